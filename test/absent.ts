import { existsSync } from 'node:fs';
import { documentPath } from './playground/openapi.ts';

/** Said once for a whole run, by whoever starts it: what is not checked here. */
export function setup(): void {
  if (existsSync(documentPath)) return;
  process.stdout.write(`No Discord API document at ${documentPath}: requests are not checked against it.\n`);
}
