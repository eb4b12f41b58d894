import type { Entry, Game, Play } from '../../games/kernel.ts';
import type { Match } from './match.ts';

/** A match played again from its log. */
export interface Retraced {
  /** As it stood when it began, and after every entry that could be played again. */
  readonly plays: readonly Play[];
  /** Where playing again and what was kept part; undefined when they are the same. */
  readonly fault: Fault | undefined;
}

export type Fault =
  /** How the match began was not kept, or it has not begun. */
  | { readonly what: 'no-opening' }
  /** The game of today takes this entry otherwise than the game of then. */
  | { readonly what: 'refused'; readonly turn: number; readonly why: string }
  /** All entries fit, but the state is another: the first paths at which it differs. */
  | { readonly what: 'other-state'; readonly paths: readonly string[] };

/** Plays a match again and compares. An end from outside may have shown what was hidden: that is no fault. */
export function retrace(match: Match, log: readonly Entry[], game: Game): Retraced {
  const { play, opened } = match;
  if (play === undefined || opened === undefined) return { plays: [], fault: { what: 'no-opening' } };
  const { seats, at } = opened;
  const plays = [game.open({ config: play.config, seats, seed: play.seed, now: at })];
  for (const entry of log) {
    const last = plays.at(-1) as Play;
    const submitted = game.submit(last, entry.input, entry.at);
    if (!submitted.ok) {
      return { plays, fault: { what: 'refused', turn: plays.length, why: submitted.refusal.why } };
    }
    if (!submitted.changed) return { plays, fault: { what: 'refused', turn: plays.length, why: 'changes nothing' } };
    plays.push(submitted.play);
  }
  const last = plays.at(-1) as Play;
  const endedOutside = match.stage.at === 'over' && match.stage.ending.by !== 'rules';
  const paths = differences(endedOutside ? game.closed(last).state : last.state, play.state);
  return { plays, fault: paths.length === 0 ? undefined : { what: 'other-state', paths: paths.slice(0, 10) } };
}

/** The paths at which two values of JSON differ. */
export function differences(one: unknown, other: unknown, path = ''): string[] {
  if (Object.is(one, other)) return [];
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return [path || 'all'];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) =>
    differences(
      (one as Record<string, unknown>)[key],
      (other as Record<string, unknown>)[key],
      path === '' ? key : `${path}.${key}`,
    ),
  );
}
