import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../../bench/figures.mjs';
import { rngFrom } from '../../src/games/rng.ts';
import type { Channel } from '../../src/playground/discord/world/records.ts';
import { openPlainRedis } from '../store/plainRedis.ts';
import { boardIn, revisionOf } from '../town/reading.ts';
import { checkBoard } from './checks.ts';
import { openFaultTown } from './faultTown.ts';
import { movesIn } from './moves.ts';
import { type PutMatch, putMatch } from './putMatch.ts';
import { faultTest } from './tally.ts';

const tables = 2_000;
const perSecond = 50;
/** The tables that are played at; the others only wait. */
const played = 200;
const seconds = Number(process.env['FAULTS_LOAD_SECONDS'] ?? 30);
/** A move whose board comes later than this is late. */
const soon = 5_000;
/** A move is lost when its board has not come in this time after the last move. */
const atLast = 15_000;
const patience = 60_000;
/** If boards come this many times as late in the last quarter as in the second, moves pile up. */
const most = 2;

faultTest(`${perSecond} moves a second on ${tables} tables for ${seconds} s`, async (tally, closing) => {
  const redis = closing(await openPlainRedis());
  const town = closing(await openFaultTown(redis.url));
  const { discord, store } = town;
  const people = town.people.slice(0, 2);
  const [ada] = people;
  if (ada === undefined) throw new Error('nobody is there');
  const channels = Array.from({ length: tables }, (_, n) => discord.addChannel(town.guild, { name: `load-${n}` }));
  const put = (channel: Channel, nth: number) =>
    putMatch({ store, channel, game: 'foxu', people, seed: channel.id, announcing: nth < played ? 'due' : 'noted' });
  const matches = (await Promise.all(channels.map(put))).slice(0, played);
  await town.start();
  for (const match of matches) await checkBoard(town, match, tally, patience);

  /** When the move that waits in each channel was made, and what the board showed then. */
  const waiting = new Map<Channel, { readonly since: number; readonly shown: number }>();
  const took: number[] = [];
  discord.on((change) => {
    if (change.type !== 'message' || change.what === 'deleted') return;
    const move = waiting.get(change.message.channel);
    // A board that comes down to the end of its channel shows nothing new.
    if (move === undefined || (revisionOf(change.message) ?? 0) <= move.shown) return;
    waiting.delete(change.message.channel);
    took.push(performance.now() - move.since);
  });

  const rng = rngFrom('load', 0);
  const made = new Map<PutMatch, number>();
  const begun = performance.now();
  for (let nth = 0; nth < perSecond * seconds; nth++) {
    await sleep(Math.max(0, begun + (nth * 1_000) / perSecond - performance.now()));
    const match = matches[rng.int(matches.length)] as PutMatch;
    // Whoever waits for a board makes no other move meanwhile.
    if (waiting.has(match.channel)) continue;
    const board = boardIn(discord, match.channel);
    waiting.set(match.channel, { since: performance.now(), shown: revisionOf(board) ?? 0 });
    made.set(match, (made.get(match) ?? 0) + 1);
    // In the first turn the pegs may be shuffled as often as one likes.
    if (nth % 4 === 0) discord.as(ada).say(match.channel, 'shuffle');
    else discord.as(ada).click(board, 'Shuffle');
    tally.tries += 1;
  }
  await discord.until(() => waiting.size === 0, 'all boards', atLast).catch(() => undefined);
  for (const { name } of waiting.keys()) tally.lost.push(`${name}: no board came in ${atLast} ms`);
  // A slow machine is slow for all boards: late is one that took much longer than most.
  const late = Math.max(soon, most * 2 * median(took));
  for (const time of took) if (time > late) tally.late.push(`a board came after ${Math.round(time)} ms`);
  for (const [match, wanted] of made) {
    const moves = (await movesIn(town, match)).length;
    if (moves < wanted) tally.lost.push(`${match.channel.name}: ${wanted} moves were made, ${moves} count`);
    if (moves > wanted) tally.doubled.push(`${match.channel.name}: ${wanted} moves were made, ${moves} count`);
  }
  const sorted = took.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  const quarter = Math.floor(took.length / 4);
  const ratio = median(took.slice(-quarter)) / median(took.slice(quarter, 2 * quarter));
  if (ratio > most) tally.late.push(`boards come ${ratio.toFixed(1)} times as late in the end as in the beginning`);
  const rate = (tally.tries / seconds).toFixed(0);
  tally.remark = `${rate} a second, board after ${at(0.5)} ms, p99 ${at(0.99)} ms; last quarter by second ${ratio.toFixed(2)}`;
});
