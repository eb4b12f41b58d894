import type { Entry } from '../../src/games/kernel.ts';
import { revisionShown } from '../../src/host/match/match.ts';
import { retrace } from '../../src/host/match/retrace.ts';
import type { Message } from '../../src/playground/discord/world/records.ts';
import { boardsIn, revisionOf, shownTwice } from '../town/reading.ts';
import type { FaultTown } from './faultTown.ts';
import { lookAt } from './moves.ts';
import type { PutMatch } from './putMatch.ts';
import type { Tally } from './tally.ts';

/** How long a board may be behind its table before it counts as late. Sweeps come each second; machines differ. */
const boardWithin = 12_000;

/** The newest revision that any message of the channel ever showed. */
export function publishedIn({ discord }: FaultTown, { channel }: PutMatch): number {
  const shown = discord.messages(channel).flatMap(({ states }) => states.map((state) => revisionOf(state) ?? 0));
  return Math.max(0, ...shown);
}

/** The table and its log at one moment: they are read again when the table was changed in between. */
async function keptOf(town: FaultTown, match: PutMatch) {
  for (;;) {
    const snapshot = await lookAt(town, match);
    const log = (await town.store.log(match.table)).map((line) => JSON.parse(line) as Entry);
    if ((await town.store.load(match.table)).revision === snapshot.revision) return { snapshot, log };
  }
}

/** Expects the store to know all that people have seen, and the log to give the table again. */
export async function checkKept(town: FaultTown, match: PutMatch, published: number, tally: Tally): Promise<boolean> {
  const { name } = match.channel;
  const kept = await keptOf(town, match).catch(() => undefined);
  if (kept === undefined) {
    if (published > 0) tally.lost.push(`${name}: the whole table is gone`);
    return false;
  }
  const { snapshot, log } = kept;
  const shown = revisionShown(snapshot.match, snapshot.revision, 'table');
  if (shown < published) tally.lost.push(`${name}: people saw revision ${published}, the store has ${shown}`);
  const { fault } = retrace(snapshot.match, log, snapshot.game);
  if (fault !== undefined) tally.lost.push(`${name}: the log does not give the table again: ${JSON.stringify(fault)}`);
  return true;
}

/** Waits until exactly one board shows the table as it is. Gives that board; undefined when there was none in time. */
export async function checkBoard(
  town: FaultTown,
  match: PutMatch,
  tally: Tally,
  within = boardWithin,
): Promise<Message | undefined> {
  const { discord } = town;
  const { name } = match.channel;
  let seen = '';
  const deadline = performance.now() + within;
  for (;;) {
    const { match: kept, revision } = await lookAt(town, match);
    const wanted = revisionShown(kept, revision, 'table');
    const boards = boardsIn(discord, match.channel).filter((board) => (revisionOf(board) ?? 0) >= kept.began);
    const [board] = boards;
    if (board !== undefined && boards.length === 1 && revisionOf(board) === wanted) return board;
    seen = `boards show ${boards.map(revisionOf).join(', ') || 'nothing'}, the table is at ${wanted}`;
    if (performance.now() > deadline) {
      const twice = boards.length > 1 && boards.some((each) => revisionOf(each) === wanted);
      (twice ? tally.doubled : tally.late).push(`${name}: after ${within} ms ${seen}`);
      return undefined;
    }
    await discord
      .until(() => boardsIn(discord, match.channel).some((each) => revisionOf(each) === wanted), '', 100)
      .then(
        () => new Promise((resolve) => setTimeout(resolve, 20)),
        () => undefined,
      );
  }
}

export function checkPosts({ discord }: FaultTown, { channel }: PutMatch, tally: Tally): void {
  for (const revision of shownTwice(discord, channel)) {
    tally.doubled.push(`${channel.name}: two messages showed revision ${revision}`);
  }
}
