import { openFaultTown } from './faultTown.ts';
import { killAgainAndAgain } from './killing.ts';
import { openRedis } from './redisServer.ts';
import { faultTest } from './tally.ts';

faultTest('kill -9 between two steps of a move, Redis', async (tally, closing) => {
  const redis = closing(await openRedis());
  const town = closing(await openFaultTown(redis.url));
  await killAgainAndAgain(town, Number(process.env['FAULTS_KILLS'] ?? 102), 'redis', tally);
});
