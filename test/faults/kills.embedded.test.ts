import { openFaultTown } from './faultTown.ts';
import { killAgainAndAgain } from './killing.ts';
import { closing, faultTest } from './tally.ts';

const close = closing();

faultTest('kill -9 between two steps of a move, embedded store', async (tally) => {
  const town = await openFaultTown();
  close(town.close);
  await killAgainAndAgain(town, Number(process.env['FAULTS_KILLS'] ?? 108), 'embedded', tally);
});
