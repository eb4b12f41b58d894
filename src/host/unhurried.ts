import { setImmediate } from 'node:timers/promises';

/** Long work whose steps are short, on the thread that answers everybody. */
export type Work<Result> = Generator<void, Result>;

/** In milliseconds. Nobody notices that their answer comes so much later. */
const slice = 8;

/** Does it in slices. Others are answered between two. */
export async function unhurried<Result>(work: Work<Result>): Promise<Result> {
  let since = performance.now();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done === true) return step.value;
    if (performance.now() - since < slice) continue;
    await setImmediate();
    since = performance.now();
  }
}

/** Does it without a break, where little is to be done or nobody else waits. */
export function atOnce<Result>(work: Work<Result>): Result {
  for (let step = work.next(); ; step = work.next()) if (step.done === true) return step.value;
}
