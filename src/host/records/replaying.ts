import type { Logger } from 'pino';
import type { Speech } from '../../games/contract.ts';
import type { Game, Play, Sight } from '../../games/kernel.ts';
import type { Store } from '../../store/port.ts';
import { type Retraced, retracing } from '../match/retrace.ts';
import { unhurried, type Work } from '../unhurried.ts';
import { type MatchRecord, recordIn } from './record.ts';

/** Finished matches, played again from their records. */

/** A position that is worth a look: the opening, and what came of each thing that everybody saw. */
export interface Position {
  readonly play: Play;
  /** What everybody was told between the position before and this one. */
  readonly events: readonly unknown[];
}

/** Why a match cannot be played again: its game is gone, today's rules are others, or its log does not give its end. */
export type Lost = 'no-game' | 'other-rules' | 'damaged';

export type Replaying =
  | { readonly record: MatchRecord; readonly game: Game; readonly positions: readonly Position[] }
  | { readonly record: MatchRecord; readonly game: Game | undefined; readonly lost: Lost; readonly fault?: unknown };

/** So many matches are remembered, since whoever steps through one asks again and again. */
const remembered = 20;

export interface ReplaysParts {
  readonly store: Pick<Store, 'replay'>;
  readonly everyGame: ReadonlyMap<string, Game>;
  /** Resolves when what has ended in this process is recorded. */
  readonly recorded: () => Promise<void>;
  readonly log: Logger;
}

/** Undefined: nothing is kept under this code. */
export type ReplayOf = (code: string) => Promise<Replaying | undefined>;

export function openReplays({ store, everyGame, recorded, log }: ReplaysParts): ReplayOf {
  const known = new Map<string, { readonly line: string; readonly replaying: Promise<Replaying | undefined> }>();

  return async (code) => {
    const kept = (await store.replay(code)) ?? (await recorded().then(() => store.replay(code)));
    if (kept === undefined) return undefined;
    const before = known.get(code);
    known.delete(code);
    // A record may be written anew.
    const replaying = before?.line === kept.line ? before.replaying : replayed(kept);
    known.set(code, { line: kept.line, replaying });
    if (known.size > remembered) known.delete(known.keys().next().value ?? code);
    return replaying;
  };

  async function replayed(kept: { readonly line: string }): Promise<Replaying | undefined> {
    const record = recordIn(kept);
    if (record === undefined) return undefined;
    const replaying = await playedAgain(record, everyGame.get(record.match.game));
    if ('lost' in replaying && replaying.lost === 'damaged') {
      const { code, table } = record;
      log.error(
        { code, table, err: replaying.fault },
        'a finished game cannot be shown again: its log does not give its end',
      );
    }
    return replaying;
  }
}

export async function playedAgain(record: MatchRecord, game: Game | undefined): Promise<Replaying> {
  if (game === undefined) return { record, game, lost: 'no-game' };
  const { match, log, edition } = record;
  if (game.edition !== edition || (match.play?.version ?? 0) > game.version)
    return { record, game, lost: 'other-rules' };
  try {
    const retraced = await unhurried(retracing(match, log, game));
    if (retraced.fault !== undefined) return { record, game, lost: 'damaged', fault: retraced.fault };
    return { record, game, positions: await unhurried(positionsOf(record, game, retraced)) };
  } catch (error) {
    return { record, game, lost: 'damaged', fault: error };
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

function* positionsOf(record: MatchRecord, game: Game, { plays, told }: Retraced): Work<readonly Position[]> {
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
    yield;
  }
  if (end === undefined) return positions;
  // Whoever ends a match from outside shows what was hidden, and who has won by that.
  const outside = stage.at === 'over' && stage.ending.by !== 'rules';
  const last = outside ? undefined : positions.pop();
  return [...positions, { play: end, events: last?.events ?? [] }];
}
