import type { Moment, Step } from '../contract.ts';
import { done } from '../kit/done.ts';
import { endsAPack, halfOf, roundsOf, setterOf, totalsOf, winnersOf } from './course.ts';
import { showing } from './decided.ts';
import type { Course, Event, MastermindKind, State, StateOf } from './kind.ts';
import { type Card, inOrder, packWithout } from './pieces.ts';

/** The setter scores every row used, the cards are shown, and some cards are covered. */
export function endOfRound(
  { course, code, given }: Pick<StateOf<'seeking'>, 'course' | 'code' | 'given'>,
  at: Moment,
): { readonly state: State; readonly events: readonly Event[] } {
  const round = course.points.length;
  const points = [...course.points, given.length];
  const fresh = leaving(course, points.length, code, at);
  const next = { ...course, points, covered: inOrder([...course.covered, ...fresh]) };
  const shown = {
    what: 'shown',
    round: round + 1,
    setter: setterOf(course, round),
    code,
    points: given.length,
  } as const;
  if (points.length === roundsOf(course)) {
    const ended = { what: 'ended', winners: winnersOf(next), totals: totalsOf(next) } as const;
    return { state: { phase: 'over', course: next, code, given, fresh }, events: [shown, ended] };
  }
  const state = { phase: 'shown', course: next, code, given, fresh, until: at.now + showing } as const;
  const covered = course.seats === 3 && fresh.length > 0 ? [{ what: 'covered', cards: fresh } as const] : [];
  return { state, events: [shown, ...covered] };
}

/**
 * The cards that leave the pack. With two players it is the code. Three players keep the code, but after every third
 * round three cards drawn at random leave.
 */
function leaving(course: Course, rounds: number, code: readonly Card[], { rng }: Moment): readonly Card[] {
  if (course.seats === 2) return code;
  if (!endsAPack(course, rounds) || rounds === roundsOf(course)) return [];
  return inOrder(rng.shuffled(packWithout(course.covered)).slice(0, 3));
}

/** The next round begins, by a press or by itself. When the other player becomes the setter, the pack is fresh. */
export function nextRound({ course }: StateOf<'shown'>): Step<MastermindKind> {
  const round = course.points.length;
  const pack = round === halfOf(course) ? 'fresh' : 'same';
  const covered = pack === 'fresh' ? [] : course.covered;
  const began = { what: 'began', round: round + 1, setter: setterOf(course, round), pack } as const;
  return done({ phase: 'choosing', course: { ...course, covered } }, began);
}
