import type { Entry, Game, Play } from '../../games/kernel.ts';
import { atOnce, type Work } from '../unhurried.ts';
import type { Match } from './match.ts';

/** A match played again from its log. */
export interface Retraced {
  /** The play as it began, and after every entry that could be played again. */
  readonly plays: readonly Play[];
  /** What everybody was told, entry by entry. */
  readonly told: readonly (readonly unknown[])[];
  /** Where the replay first differs from what was kept; undefined when they are the same. */
  readonly fault: Fault | undefined;
}

export type Fault =
  /** The match has not begun, or what it began with was not kept. */
  | { readonly what: 'no-opening' }
  /** Today's version of the game no longer accepts this entry. */
  | { readonly what: 'refused'; readonly turn: number; readonly why: string }
  /** All entries are accepted, but the state differs. `paths` are the first places where it differs. */
  | { readonly what: 'other-state'; readonly paths: readonly string[] };

type Traced = Pick<Match, 'play' | 'opened' | 'stage'>;

/** Replays a match and compares. A match that was ended from outside may have shown its secrets: that is no fault. */
export const retrace = (match: Traced, log: readonly Entry[], game: Game): Retraced =>
  atOnce(retracing(match, log, game));

/** The same, entry by entry. */
export function* retracing(match: Traced, log: readonly Entry[], game: Game): Work<Retraced> {
  const { play, opened } = match;
  if (play === undefined || opened === undefined) return { plays: [], told: [], fault: { what: 'no-opening' } };
  const { seats, at } = opened;
  const plays = [game.open({ config: play.config, seats, seed: play.seed, now: at })];
  const told: unknown[][] = [];
  for (const entry of log) {
    const last = plays.at(-1) as Play;
    const submitted = game.submit(last, entry.input, entry.at);
    if (!submitted.ok) {
      return { plays, told, fault: { what: 'refused', turn: plays.length, why: submitted.refusal.why } };
    }
    if (!submitted.changed)
      return { plays, told, fault: { what: 'refused', turn: plays.length, why: 'changes nothing' } };
    plays.push(submitted.play);
    told.push(submitted.events.filter(({ to }) => to === 'table').map(({ event }) => event));
    yield;
  }
  const last = plays.at(-1) as Play;
  const endedOutside = match.stage.at === 'over' && match.stage.ending.by !== 'rules';
  const kept = play.version === game.version ? play : game.current(play);
  const paths = differences(endedOutside ? game.closed(last).state : last.state, kept.state);
  return { plays, told, fault: paths.length === 0 ? undefined : { what: 'other-state', paths: paths.slice(0, 10) } };
}

/** The paths at which two JSON values differ. */
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
