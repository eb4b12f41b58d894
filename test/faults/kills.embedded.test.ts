import { openFaultTown } from './faultTown.ts';
import { killAgainAndAgain } from './killing.ts';
import { faultTest } from './tally.ts';

faultTest('kill -9 between two steps of a move, embedded store', async (tally, closing) => {
  const town = closing(await openFaultTown());
  await killAgainAndAgain(town, Number(process.env['FAULTS_KILLS'] ?? 102), 'embedded', tally);
});
