import type { Seat } from '../../games/contract.ts';
import type { Judgement } from '../../games/judging.ts';
import type { Entry, Game, Play } from '../../games/kernel.ts';

/** A move that was made, with the play before and after it. */
export interface Made {
  /** It was the first move of the match, the second, and so on. */
  readonly nth: number;
  readonly seat: Seat;
  readonly text: string;
  readonly before: Play;
  readonly after: Play;
}

/** A move that another one would have been much better than. */
export interface TurningPoint extends Made {
  readonly better: Judgement<string>;
  /** What came of the move that was made, for whoever made it. */
  readonly came: Judgement<string>;
}

/** What can be said of a position, for whoever is to move there. */
export type Judged = ReadonlyMap<Play, Judgement<string> | undefined>;

/** By how much a move must be worse than the best one: out of the two between lost and won. */
const muchWorse = 0.3;

/**
 * What was done by those who were to move, in the order of the match. `plays` are those of its replay: the opening, and
 * after each entry.
 */
export function movesOf(plays: readonly Play[], log: readonly Entry[], game: Game): readonly Made[] {
  const moves: Made[] = [];
  for (const [at, { input }] of log.entries()) {
    const [before, after] = [plays[at], plays[at + 1]];
    if (input.type !== 'move' || before === undefined || after === undefined) continue;
    const awaited = game.awaiting(before);
    if (awaited === 'anyone' || !awaited.includes(input.seat)) continue;
    moves.push({ nth: moves.length + 1, seat: input.seat, text: input.text, before, after });
  }
  return moves;
}

/** The moves that cost most, the worst first. Each is told by what is known of the position before and after it. */
export function turningPointsIn(moves: readonly Made[], judged: Judged, game: Game): readonly TurningPoint[] {
  return moves
    .flatMap((made, at) => {
      const better = judged.get(made.before);
      if (better === undefined || better.move === made.text) return [];
      const came = better.made === undefined ? cameOf(made, moves[at + 1], judged, game) : worthIn(better, made);
      return came === undefined || lossOf(better, came) < muchWorse ? [] : { ...made, better, came };
    })
    .toSorted((a, b) => lossOf(b.better, b.came) - lossOf(a.better, a.came));
}

const lossOf = (better: Judgement<string>, came: Judgement<string>): number => better.worth - came.worth;

/** What the move was worth, as whoever made it could know: with what is hidden, seldom for certain. */
const worthIn = ({ made = 0, certain }: Judgement<string>, { text }: Made): Judgement<string> => ({
  move: text,
  worth: made,
  certain: Math.abs(made) === 1 ? certain : 'guessed',
});

/** What came of a move: the end of the game, or the next position as its mover judges it. */
function cameOf(
  { seat, text, after }: Made,
  next: Made | undefined,
  judged: Judged,
  game: Game,
): Judgement<string> | undefined {
  const outcome = game.outcome(after);
  if (outcome !== undefined) {
    const worth = outcome.winners.length === 0 ? 0 : outcome.winners.includes(seat) ? 1 : -1;
    return { move: text, worth, certain: 'proved' };
  }
  if (next === undefined) return undefined;
  const then = judged.get(next.before);
  if (then === undefined) return undefined;
  const side = (of: Seat) => game.side(game.view(next.before, of), of);
  return { ...then, move: text, worth: side(seat) === side(next.seat) ? then.worth : -then.worth };
}
