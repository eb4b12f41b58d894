import { setTimeout as sleep } from 'node:timers/promises';
import { recordKey } from '../../src/store/keys.ts';
import { openFaultyCluster } from '../store/faultyCluster.ts';
import { openFaultTown } from './faultTown.ts';
import { openGames } from './games.ts';
import { faultTest } from './tally.ts';

const lostFor = 2_000;

faultTest('a Redis Cluster loses a node, hangs in one, moves slots', async (tally, closing) => {
  const cluster = closing(await openFaultyCluster({ fullCoverage: 'no' }));
  const town = closing(await openFaultTown(cluster.url));
  await town.start();
  const games = await openGames({ town, seed: 'cluster', tally });

  /** Moves are made before something happens, and while it does. */
  async function suffer(fault: (moveAll: () => Promise<void>) => Promise<unknown>) {
    const memory = await games.remember();
    await games.moveAll(memory);
    await fault(() => games.moveAll(memory));
    tally.tries += 1;
    await games.check(memory);
  }

  for (const node of [0, 1, 2]) {
    await suffer(async (moveAll) => {
      await cluster.kill(node);
      await sleep(lostFor / 2);
      await moveAll();
      await sleep(lostFor / 2);
      await cluster.restart(node);
      await cluster.untilWhole();
    });
  }
  await suffer(async (moveAll) => {
    cluster.pause(1);
    await sleep(lostFor / 2);
    await moveAll();
    await sleep(lostFor / 2);
    cluster.resume(1);
    await cluster.untilWhole();
  });
  for (const { table } of [...games.matches]) {
    const key = recordKey(table);
    await suffer(async (moveAll) => cluster.moveSlot(key, ((await cluster.ownerOf(key)) + 1) % 3, moveAll));
  }
});
