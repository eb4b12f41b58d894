import { register } from 'node:module';

// Threads that never have room for one more job.
const load = `export async function load(url, context, next) {
  if (!url.endsWith('/dist/workers/turnstile.js')) return next(url, context);
  const source = 'export class PoolBusy extends Error {}' +
    ' export const openTurnstile = () =>' +
    ' ({ enter: async () => { throw new PoolBusy(); }, leave() {}, waiting: () => 0, shut() {} });';
  return { format: 'module', shortCircuit: true, source };
}`;
register(`data:text/javascript,${encodeURIComponent(load)}`);
