import { openFaultTown } from './faultTown.ts';
import { killAgainAndAgain } from './killing.ts';
import { faultTest } from './tally.ts';

faultTest('kill -9 between two steps of a move, SQLite', async (tally, closing) => {
  await killAgainAndAgain(async () => closing(await openFaultTown()), 'sqlite', tally);
});
