import { describe } from 'vitest';
import { type ClockTrial, runClock } from './clock.ts';
import { faultTest } from './tally.ts';

/** Fewer or more tables can be tried by hand: `FAULTS_CLOCK_TABLES=200`. */
const most = Number(process.env['FAULTS_CLOCK_TABLES'] ?? 2_000);

const kinds = ['round', 'reminder', 'limit', 'nothing'] as const;
/** Discord takes fifty requests a second, so not everything can be handled at once. */
const fewDue = [...kinds, 'nothing', 'nothing', 'nothing', 'nothing'] as const;

const trials: readonly ClockTrial[] = [
  { tables: 24, waiting: kinds, latencyMs: 100, stallMs: 5_000, bidding: 30, withinMs: 15_000 },
  { tables: 200, waiting: kinds, latencyMs: 500, stallMs: 4_000, bidding: 30, withinMs: 60_000 },
  { tables: most, waiting: fewDue, latencyMs: 20, stallMs: 4_000, bidding: 50, withinMs: 60_000 },
  { tables: most, waiting: fewDue, latencyMs: 250, stallMs: 4_000, bidding: 50, withinMs: 60_000 },
];

// Most of the time they wait.
describe.concurrent('the clock', () => {
  for (const trial of trials) {
    const { tables, latencyMs, stallMs } = trial;
    const fault = `a stall of ${stallMs / 1_000} s, ${tables} tables, ${latencyMs} ms to Discord and back`;
    faultTest(fault, async (tally) => {
      const { tries, late, worstMs, outages, rereads } = await runClock(trial);
      tally.tries = tries;
      for (let nth = 0; nth < late; nth++)
        tally.late.push(`a table was handled later than ${trial.withinMs} ms after its time`);
      // The stall itself is one outage. If the work after it made more, the clock might never go on.
      if (outages !== 1) tally.late.push(`${outages} outages after one stall`);
      tally.remark = `worst ${(worstMs / 1_000).toFixed(1)} s, ${outages} outages, ${rereads} channels read`;
    });
  }
});
