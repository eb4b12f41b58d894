import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import type { Entry, Game } from '../../games/kernel.ts';
import type { TableId } from '../../store/address.ts';
import type { Replay } from '../../store/port.ts';
import { readKept } from '../kept.ts';
import { leavesRecord, type Match, matchSchema } from '../match/match.ts';

/** What a finished match leaves: who played, how it came out, and all that is needed to play it again. */

const past = matchSchema.unwrap().pick({
  game: true,
  language: true,
  guild: true,
  began: true,
  born: true,
  seats: true,
  stage: true,
  play: true,
  opened: true,
  seed: true,
  config: true,
  level: true,
  solo: true,
  cup: true,
  replaced: true,
  recent: true,
});

const recordSchema = z
  .object({
    format: z.literal(1),
    code: z.string(),
    table: z.string().transform((table) => table as TableId),
    /** Wall time. */
    ended: z.number(),
    /** The edition of the rules that it was played by. */
    edition: z.number(),
    match: past.readonly(),
    log: z.array(z.custom<Entry>((entry) => typeof entry === 'object' && entry !== null)).readonly(),
  })
  .readonly();

/** A match without what only matters while it goes on. */
export type Past = z.infer<typeof past>;
export type MatchRecord = z.infer<typeof recordSchema>;

/** Names a match among all that were ever played. */
export const nameOf = (table: TableId, { began, born }: Pick<Match, 'began' | 'born'>): string =>
  `${table}/${began}/${born ?? 0}`;

/** Letters and digits that nobody takes for another, as people read them out or type them. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 8;

/** The code of a match, the same whoever asks. `attempt` gives another, when one is taken. */
export function codeOf(name: string, seed: string, attempt: number): string {
  const digest = createHash('sha256').update(`${name}/${seed}/${attempt}`).digest();
  return Array.from({ length: codeLength }, (_, at) => alphabet[(digest[at] ?? 0) % alphabet.length]).join('');
}

/**
 * The code under which a match is kept when it is over. Hardly ever is that taken by another match; then this one is found
 * in the list of matches.
 */
export function codeAt({ table, match }: { readonly table: TableId; readonly match: Match }): string | undefined {
  return leavesRecord(match) ? codeOf(nameOf(table, match), match.seed, 0) : undefined;
}

/** What somebody typed as a code; undefined when it can be none. */
export function readCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '');
  return code.length === codeLength && [...code].every((letter) => alphabet.includes(letter)) ? code : undefined;
}

interface Ended {
  readonly table: TableId;
  readonly match: Match;
  readonly log: readonly Entry[];
  readonly game: Game;
  readonly ended: number;
}

export function recordOf({ table, match, log, game, ended }: Ended, attempt: number): MatchRecord {
  const code = codeOf(nameOf(table, match), match.seed, attempt);
  return { format: 1, code, table, ended, edition: game.edition, match: past.parse(match), log };
}

export function replayOf(record: MatchRecord): Replay {
  const { code, table, match, ended } = record;
  return { code, match: nameOf(table, match), line: packed(record), at: ended };
}

/** Undefined when what is kept is no record that this version reads. */
export function recordIn({ line }: Pick<Replay, 'line'>): MatchRecord | undefined {
  try {
    return readKept(recordSchema, inflateRawSync(Buffer.from(line, 'base64')).toString());
  } catch {
    return undefined;
  }
}

export const packed = (record: MatchRecord): string => deflateRawSync(JSON.stringify(record)).toString('base64');
