// A worker file for the tests of the pool, with jobs that succeed and jobs that fail.
import { setTimeout as sleep } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';

export const double = (number) => number * 2;

export const thread = () => threadId;

export function fail(why) {
  throw new RangeError(`This job fails: ${why}`);
}

export function vanish() {
  process.exit(3);
}

export function hoard() {
  const kept = [];
  for (;;) kept.push(new Array(100_000).fill(kept.length));
}

export function spin() {
  for (;;);
}

export async function slow(number) {
  await sleep(30);
  return number;
}
