import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel } from '../../src/playground/discord/world/records.ts';
import { openPlainRedis } from '../store/plainRedis.ts';
import { boardsIn } from '../town/reading.ts';
import { openFaultTown } from './faultTown.ts';
import { openGames } from './games.ts';
import { putMatch } from './putMatch.ts';
import { faultTest } from './tally.ts';

faultTest('a board or a channel is deleted, rights are taken and given back', async (tally, closing) => {
  const redis = closing(await openPlainRedis());
  const town = closing(await openFaultTown(redis.url));
  const { discord } = town;
  await town.start();
  const games = await openGames({ town, seed: 'channels', tally });

  async function suffer(fault: () => void, mend: () => void = () => undefined) {
    const memory = await games.remember();
    fault();
    await games.moveAll(memory);
    await sleep(500);
    mend();
    tally.tries += 1;
    await games.check(memory, { order: 'press first' });
  }

  await suffer(() => {
    for (const { channel } of games.matches)
      for (const board of boardsIn(discord, channel)) discord.as(discord.bot).remove(board);
  });
  const everywhere = (change: (channel: Channel) => void) => () => {
    for (const { channel } of games.matches) change(channel);
  };
  await suffer(
    everywhere((channel) => discord.denyBot(channel, 'SendMessages', 'ViewChannel')),
    everywhere((channel) => discord.allowBot(channel, 'SendMessages', 'ViewChannel')),
  );
  // A channel that is gone must not hold up the others, nor stay on the list of what is to be announced.
  const doomed = discord.addChannel(town.guild, { name: 'doomed' });
  const people = town.people.slice(0, 2);
  await putMatch({ store: town.store, channel: doomed, game: 'foxu', people, seed: 'doomed' });
  await discord.until(() => boardsIn(discord, doomed).length === 1, 'the board of the channel that will go');
  const memory = await games.remember();
  for (const player of people) discord.as(player).command(doomed, 'foxu move', { move: 'shuffle' });
  discord.removeChannel(doomed);
  await games.moveAll(memory);
  tally.tries += 1;
  await games.check(memory);
  const deadline = performance.now() + 30_000;
  while ((await town.store.counts()).unannounced > 0) {
    if (performance.now() > deadline) {
      tally.late.push('a table is still to be announced after 30 s, though its channel is gone');
      break;
    }
    await sleep(100);
  }
});
