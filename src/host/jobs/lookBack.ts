import type { Play } from '../../games/kernel.ts';
import type { Store } from '../../store/port.ts';
import { retracing } from '../match/retrace.ts';
import { type Made, movesOf, type TurningPoint, turningPointsIn } from '../match/turningPoints.ts';
import { logOf } from '../reading.ts';
import type { Snapshot } from '../tables.ts';
import { unhurried } from '../unhurried.ts';
import type { JudgePosition } from './hints.ts';

/** What would have been better in a match that is over, in the order of the match. */
export type LookBack = (snapshot: Snapshot) => Promise<readonly TurningPoint[] | 'unknown'>;

/** Milliseconds for each position of the first look through a match, and for those that matter then. */
const first = { altogether: 6_000, least: 40, most: 300 } as const;
const second = { positions: 12, each: 700 } as const;
const shown = 3;
/** So many matches are remembered, so that everybody who asks gets the same answer at once. */
const remembered = 50;

export function openLookBack(judge: JudgePosition, store: Pick<Store, 'log'>): LookBack {
  const known = new Map<string, ReturnType<LookBack>>();
  /** One match after another: players who wait for a computer's move wait for one position at most. */
  let last: Promise<unknown> = Promise.resolve();

  async function lookBack({ table, match, game }: Snapshot): ReturnType<LookBack> {
    const log = await logOf(store, table);
    const { plays, fault } = await unhurried(retracing(match, log, game));
    if (fault !== undefined) return 'unknown';
    const moves = movesOf(plays, log, game);
    const judged = new Map<Play, Awaited<ReturnType<JudgePosition>>>();
    const time = Math.min(first.most, Math.max(first.least, first.altogether / moves.length));
    for (const made of moves) judged.set(made.before, await judgeAt(made, time));
    const found = turningPointsIn(moves, judged, game);
    const doubtful = positionsOf(found, moves).filter(({ before }) => judged.get(before)?.certain !== 'proved');
    for (const made of doubtful.slice(0, second.positions)) {
      judged.set(made.before, await judgeAt(made, second.each));
    }
    const points = turningPointsIn(moves, judged, game).slice(0, shown);
    return points.toSorted((a, b) => a.nth - b.nth);

    function judgeAt({ seat, text: made, before }: Made, time: number) {
      const view = game.view(before, seat);
      const seed = `${match.seed}/look back`;
      return judge({ game: match.game, seat, view, seed, turn: before.turn, made }, time);
    }
  }

  return (snapshot) => {
    const name = `${snapshot.table}/${snapshot.match.began}/${snapshot.match.born}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    const looking = last.then(() => lookBack(snapshot));
    last = looking.catch(() => known.delete(name));
    known.set(name, looking);
    if (known.size > remembered) known.delete(known.keys().next().value ?? name);
    return looking;
  };
}

/** The positions before and after these moves, those of the worst moves first. */
function positionsOf(points: readonly TurningPoint[], moves: readonly Made[]): readonly Made[] {
  return [...new Set(points.flatMap(({ nth }) => moves.slice(nth - 1, nth + 1)))];
}
