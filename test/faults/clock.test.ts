import { runClock } from './clock.ts';
import { faultTest } from './tally.ts';

/** Far more tables can be tried by hand: `FAULTS_CLOCK_TABLES=2000`. */
const most = Number(process.env['FAULTS_CLOCK_TABLES'] ?? 200);

const trials = [
  { tables: 24, latencyMs: 100, stallMs: 5_000, withinMs: 15_000 },
  { tables: most, latencyMs: 500, stallMs: 4_000, withinMs: 60_000 },
];

for (const trial of trials) {
  const { tables, latencyMs, stallMs } = trial;
  faultTest(`a stall of ${stallMs / 1_000} s, ${tables} rounds, ${latencyMs} ms to Discord and back`, async (tally) => {
    const { tries, late, worstMs, outages } = await runClock(trial);
    tally.tries = tries;
    for (let nth = 0; nth < late; nth++)
      tally.late.push(`a round closed later than ${trial.withinMs} ms after its time`);
    // The stall itself is one outage. If the work after it made more, the clock might never go on.
    if (outages > 2) tally.late.push(`${outages} outages after one stall`);
    tally.remark = `worst ${(worstMs / 1_000).toFixed(1)} s, ${outages} outages`;
  });
}
