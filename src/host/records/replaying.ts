import type { Speech } from '../../games/contract.ts';
import type { Game, Play, Sight } from '../../games/kernel.ts';
import type { Store } from '../../store/port.ts';
import { type Retraced, retrace } from '../match/retrace.ts';
import { type MatchRecord, recordIn } from './record.ts';

/** Finished matches, played again from their records. */

/** A position that is worth a look: the opening, and what came of each thing that everybody saw. */
export interface Position {
  readonly play: Play;
  /** What everybody was told between the position before and this one. */
  readonly events: readonly unknown[];
}

/** Why a match cannot be played again: its game is gone, or today's rules are others. */
export type Lost = 'no-game' | 'other-rules';

export type Replaying =
  | { readonly record: MatchRecord; readonly game: Game; readonly positions: readonly Position[] }
  | { readonly record: MatchRecord; readonly game: Game | undefined; readonly lost: Lost };

/** So many matches are remembered, since whoever steps through one asks again and again. */
const remembered = 20;

export interface ReplaysParts {
  readonly store: Pick<Store, 'replay'>;
  readonly everyGame: ReadonlyMap<string, Game>;
  /** Resolves when what has ended in this process is recorded. */
  readonly recorded: () => Promise<void>;
}

/** Undefined: nothing is kept under this code. */
export type ReplayOf = (code: string) => Promise<Replaying | undefined>;

export function openReplays({ store, everyGame, recorded }: ReplaysParts): ReplayOf {
  const known = new Map<string, { readonly line: string; readonly replaying: Replaying }>();

  return async (code) => {
    const kept = (await store.replay(code)) ?? (await recorded().then(() => store.replay(code)));
    if (kept === undefined) return undefined;
    const before = known.get(code);
    known.delete(code);
    // A record may be written anew.
    const replaying = before?.line === kept.line ? before.replaying : replayed(kept, everyGame);
    if (replaying === undefined) return undefined;
    known.set(code, { line: kept.line, replaying });
    if (known.size > remembered) known.delete(known.keys().next().value ?? code);
    return replaying;
  };
}

function replayed(kept: { readonly line: string }, everyGame: ReadonlyMap<string, Game>): Replaying | undefined {
  const record = recordIn(kept);
  return record && playedAgain(record, everyGame.get(record.match.game));
}

export function playedAgain(record: MatchRecord, game: Game | undefined): Replaying {
  if (game === undefined) return { record, game, lost: 'no-game' };
  if (game.edition !== record.edition) return { record, game, lost: 'other-rules' };
  const retraced = traced(record, game);
  if (retraced === undefined || retraced.fault !== undefined) return { record, game, lost: 'other-rules' };
  return { record, game, positions: positionsOf(record, game, retraced) };
}

/** Undefined when this version cannot even read what is kept. */
function traced({ match, log }: MatchRecord, game: Game): Retraced | undefined {
  try {
    return retrace(match, log, game);
  } catch {
    return undefined;
  }
}

/** A position as everybody may see it now that the match is over, or in a solo as its player saw it. */
export function seenIn({ match }: MatchRecord, game: Game, play: Play, speech: Speech): Sight {
  return match.solo === undefined && match.play !== undefined
    ? game.hindsight(play, match.play, speech)
    : game.sight(play, 0, speech);
}

/** To find out whether two positions look alike, it does not matter what anything is called. */
const anySpeech: Speech = { language: 'en', player: (seat) => `${seat}`, when: () => 'then', second: () => 0 };

function positionsOf(record: MatchRecord, game: Game, { plays, told }: Retraced): readonly Position[] {
  const { play: end, stage } = record.match;
  const described = (play: Play) => seenIn(record, game, play, anySpeech).description;
  const positions: Position[] = [];
  let shown: string | undefined;
  for (const [at, play] of plays.entries()) {
    const events = told[at - 1] ?? [];
    if (at > 0 && events.length === 0) continue;
    const description = described(play);
    const before = description === shown ? positions.pop() : undefined;
    positions.push({ play, events: [...(before?.events ?? []), ...events] });
    shown = description;
  }
  if (end === undefined) return positions;
  // Whoever ends a match from outside shows what was hidden, and who has won by that.
  const outside = stage.at === 'over' && stage.ending.by !== 'rules';
  const last = outside ? undefined : positions.pop();
  return [...positions, { play: end, events: last?.events ?? [] }];
}
