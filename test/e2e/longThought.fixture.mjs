import { register } from 'node:module';

// Computer players that never come to an end.
const load = `export async function load(url, context, next) {
  if (!url.endsWith('/dist/workers/pondering.js')) return next(url, context);
  return { format: 'module', shortCircuit: true, source: 'export function ponder() { for (;;); }' };
}`;
register(`data:text/javascript,${encodeURIComponent(load)}`);
