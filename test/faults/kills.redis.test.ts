import { openPlainRedis } from '../store/plainRedis.ts';
import { openFaultTown } from './faultTown.ts';
import { killAgainAndAgain } from './killing.ts';
import { faultTest } from './tally.ts';

faultTest('kill -9 between two steps of a move, Redis', async (tally, closing) => {
  const open = async () => closing(await openFaultTown(closing(await openPlainRedis()).url));
  await killAgainAndAgain(open, 'redis', tally);
});
