import { openFaultTown } from './faultTown.ts';
import { killAgainAndAgain } from './killing.ts';
import { openRedis } from './redisServer.ts';
import { closing, faultTest } from './tally.ts';

const close = closing();

faultTest('kill -9 between two steps of a move, Redis', async (tally) => {
  const redis = await openRedis();
  close(redis.close);
  const town = await openFaultTown(redis.url);
  close(town.close);
  await killAgainAndAgain(town, Number(process.env['FAULTS_KILLS'] ?? 108), 'redis', tally);
});
