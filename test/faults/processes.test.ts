import { setTimeout as sleep } from 'node:timers/promises';
import type { Exchange } from '../../src/playground/discord/interactions/exchange.ts';
import type { Channel, Guild, Message } from '../../src/playground/discord/world/records.ts';
import { openPlainRedis } from '../store/plainRedis.ts';
import { boardsIn, revisionOf } from '../town/reading.ts';
import type { BotProcess } from './botProcess.ts';
import { checkBoard } from './checks.ts';
import { type FaultTown, openFaultTown } from './faultTown.ts';
import { lookAt, movesIn } from './moves.ts';
import { type PutMatch, putMatch } from './putMatch.ts';
import { faultTest, type Tally } from './tally.ts';

/** How long a board may show something older than it has shown. */
const mended = 5_000;

/** Begins games of Foxu that stay in their first turn, where the pegs may be shuffled as often as one likes. */
async function shuffling(town: FaultTown, guilds: readonly Guild[], tally: Tally): Promise<readonly PutMatch[]> {
  const people = town.people.slice(0, 2);
  const matches = guilds.map((guild, nth) => {
    const channel = town.discord.addChannel(guild, { name: `shuffle-${nth}` });
    return putMatch({ store: town.store, channel, game: 'foxu', people, seed: `shuffle${nth}` });
  });
  const begun = await Promise.all(matches);
  await Promise.all(begun.map((match) => checkBoard(town, match, tally)));
  return begun;
}

async function mover(town: FaultTown, match: PutMatch) {
  const [first] = (await lookAt(town, match)).match.seats;
  const user = town.people.find(({ id }) => first?.kind === 'member' && first.id === id);
  if (user === undefined) throw new Error('nobody is to move');
  return town.discord.as(user);
}

function board(town: FaultTown, channel: Channel) {
  const found = boardsIn(town.discord, channel).at(-1);
  if (found === undefined) throw new Error(`no board in ${channel.name}`);
  return found;
}

/**
 * Watches whether a board shows something older than it has shown. Two processes may edit a board at the same moment, and
 * none knows whose edit comes last; but the board must be right again soon.
 */
function watchBoards({ discord }: FaultTown, tally: Tally): () => void {
  const newest = new Map<Message, number>();
  const behindSince = new Map<Message, number>();
  const caughtUp = (message: Message) => {
    const since = behindSince.get(message);
    behindSince.delete(message);
    const lasted = since === undefined ? 0 : performance.now() - since;
    if (lasted > mended) tally.lost.push(`${message.channel.name}: a board went back for ${Math.round(lasted)} ms`);
  };
  discord.on((change) => {
    if (change.type !== 'message' || change.what === 'deleted') return;
    const { message } = change;
    const revision = revisionOf(message);
    if (revision === undefined) return caughtUp(message);
    const before = newest.get(message) ?? 0;
    newest.set(message, Math.max(before, revision));
    if (revision >= before) caughtUp(message);
    else if (!behindSince.has(message)) behindSince.set(message, performance.now());
  });
  return () => {
    for (const message of [...behindSince.keys()]) caughtUp(message);
  };
}

faultTest('two processes on one shard for a moment', async (tally, closing) => {
  const redis = closing(await openPlainRedis());
  const town = closing(await openFaultTown(redis.url));
  let bot = await town.start();
  const matches = await shuffling(town, [town.guild, town.guild], tally);
  const checkOrder = watchBoards(town, tally);
  const [pressed, typed] = matches as [PutMatch, PutMatch];
  const counted = new Map(matches.map((match) => [match, 0]));
  for (let overlap = 0; overlap < 3; overlap++) {
    const next = await town.start();
    const hands = [await mover(town, pressed), await mover(town, typed)] as const;
    for (let move = 0; move < 5; move++) {
      // A board that is behind would refuse the press, so it is awaited as a person does.
      const newest = await checkBoard(town, pressed, tally);
      if (newest !== undefined) hands[0].click(newest, 'Shuffle');
      hands[1].say(typed.channel, 'shuffle');
      tally.tries += 2;
      await sleep(200);
    }
    await bot.stop();
    bot = next;
    for (const match of matches) {
      counted.set(match, (counted.get(match) ?? 0) + 5);
      await checkBoard(town, match, tally);
      const moves = (await movesIn(town, match)).length;
      const wanted = counted.get(match) ?? 0;
      if (moves > wanted) tally.doubled.push(`${match.channel.name}: ${wanted} moves were made, ${moves} count`);
      if (moves < wanted) tally.lost.push(`${match.channel.name}: ${wanted} moves were made, ${moves} count`);
      counted.set(match, moves);
    }
  }
  checkOrder();
});

const shardOf = ({ id }: Guild) => Number((BigInt(id) >> 22n) % 2n);
const pressEvery = 300;

faultTest('two shards, restarted in turn under presses', async (tally, closing) => {
  const redis = closing(await openPlainRedis());
  const town = closing(await openFaultTown(redis.url));
  const { discord } = town;
  const guilds: Guild[] = [];
  for (let n = 0; ![0, 1].every((shard) => guilds.filter((each) => shardOf(each) === shard).length >= 4); n++) {
    guilds.push(discord.addGuild({ name: `Club ${n}`, members: town.people }));
    await sleep(1);
  }
  const start = (shard: number) => town.start({ SHARDS: String(shard), SHARD_COUNT: '2' });
  const bots: BotProcess[] = [await start(0), await start(1)];
  const eight = [0, 1].flatMap((shard) => guilds.filter((each) => shardOf(each) === shard).slice(0, 4));
  const matches = await shuffling(town, eight, tally);

  const checkOrder = watchBoards(town, tally);
  const presses: Exchange[] = [];
  let pressing = true;
  const away = new Set<number>();
  async function press() {
    for (let nth = 0; pressing; nth++) {
      await sleep(pressEvery);
      const match = matches[nth % matches.length] as PutMatch;
      // While no process has this shard, nobody can answer.
      if (away.has(nth % matches.length < 4 ? 0 : 1)) continue;
      presses.push((await mover(town, match)).click(board(town, match.channel), 'Shuffle'));
    }
  }
  const running = press();
  for (const shard of [0, 1, 0, 1]) {
    await sleep(800);
    away.add(shard);
    await sleep(100);
    await bots[shard]?.stop();
    bots[shard] = await start(shard);
    away.delete(shard);
    tally.tries += 1;
  }
  await sleep(1_000);
  pressing = false;
  await running;
  for (const match of matches) {
    await checkBoard(town, match, tally);
  }
  checkOrder();
  const unanswered = await Promise.all(presses.map(({ acknowledged }) => acknowledged));
  const failed = unanswered.filter((answered) => !answered).length;
  if (failed > 0) tally.late.push(`${failed} of ${presses.length} presses were not acknowledged in 3 s`);
  for (const match of matches) {
    const newest = await checkBoard(town, match, tally);
    if (newest === undefined) continue;
    const before = (await movesIn(town, match)).length;
    (await mover(town, match)).click(newest, 'Shuffle');
    await discord
      .until(() => boardsIn(discord, match.channel).length === 1, 'one board')
      .catch(() => tally.doubled.push(`${match.channel.name}: more than one board`));
    const deadline = performance.now() + 12_000;
    while ((await movesIn(town, match)).length === before && performance.now() < deadline) await sleep(30);
    if ((await movesIn(town, match)).length === before) tally.lost.push(`${match.channel.name}: a press is not taken`);
  }
});
