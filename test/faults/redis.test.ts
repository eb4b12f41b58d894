import { openFaultyRedis } from '../store/faultyRedis.ts';
import { openTcpProxy } from '../store/tcpProxy.ts';
import { openFaultTown } from './faultTown.ts';
import { undergo } from './ordeal.ts';
import { faultTest } from './tally.ts';

const games = ['foxu', 'zgame', 'ricochet'];

faultTest('Redis stops, hangs, is slow, full, read-only, locked', async (tally, closing) => {
  const redis = closing(await openFaultyRedis());
  const town = closing(await openFaultTown(redis.url));
  await town.start();
  const delay = (milliseconds: number) => () => {
    redis.proxy.delay = milliseconds;
  };
  await undergo({
    town,
    seed: 'redis faults',
    tally,
    games,
    ordeals: [
      { name: 'killed', begin: redis.kill, lasts: 1_000, mend: redis.restart },
      { name: 'hangs', begin: redis.pause, lasts: 4_000, mend: redis.resume },
      { name: 'slow', begin: delay(200), lasts: 3_000, mend: delay(0) },
      { name: 'cut', begin: redis.proxy.cut, lasts: 0 },
      { name: 'full', begin: redis.full, lasts: 1_500, mend: redis.roomy },
      { name: 'disk full', begin: redis.diskFull, lasts: 1_500, mend: redis.diskRoomy },
      { name: 'read-only', begin: redis.readOnly, lasts: 1_500, mend: redis.writable },
      { name: 'without rights', begin: redis.takeRights, lasts: 1_500, mend: redis.giveRights },
      { name: 'another password', begin: redis.changePassword, lasts: 1_500, mend: redis.changePasswordBack },
    ],
  });
});

faultTest('Redis fails over behind one address', async (tally, closing) => {
  const redis = closing(await openFaultyRedis());
  // The test looks past the address that the program uses, so that it sees what the new primary has.
  const view = closing(await openTcpProxy(redis.proxy.target));
  const town = closing(await openFaultTown(redis.url, redis.url.replace(/\d+$/, String(view.port))));
  await town.start();
  const failOver = async () => {
    await redis.failOver();
    view.target = redis.proxy.target;
    view.cut();
  };
  const ordeal = { name: 'failover', begin: failOver, lasts: 500 };
  await undergo({ town, seed: 'failover', tally, games, ordeals: [ordeal, ordeal] });
});

faultTest('Redis is restored from an older day', async (tally, closing) => {
  const redis = closing(await openFaultyRedis());
  const town = closing(await openFaultTown(redis.url));
  await town.start();
  const restored = { name: 'restored', begin: redis.goBack, lasts: 500, order: 'press first' } as const;
  const remembered = { name: 'remembered', begin: redis.remember, lasts: 0 };
  const dayPasses = { name: 'a day passes', begin: () => undefined, lasts: 300 };
  const ordeals = [remembered, dayPasses, restored, dayPasses, restored];
  await undergo({ town, seed: 'older day', tally, games, published: 'may be gone', ordeals });
});
