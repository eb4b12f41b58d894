import { createHash } from 'node:crypto';
import type { Entry, Game, Opening, Play, PlayInput } from '../../src/games/kernel.ts';

/** Games that were played once and are kept, so that today's rules can be compared with those they were played by. */
export interface KeptRecord {
  readonly edition: number;
  /** The shape of the states whose digests are kept. */
  readonly version: number;
  readonly games: readonly KeptGame[];
}

export interface KeptGame {
  readonly opening: Opening;
  /** Each entry of the log, and before it the digest of the position after it. */
  readonly log: readonly string[];
  readonly end: Play;
}

export function keptGame(
  opening: Opening,
  steps: readonly { readonly entry: Entry; readonly after: Play }[],
): KeptGame {
  const end = steps.at(-1)?.after;
  if (end === undefined) throw new Error('nothing was played');
  const log = steps.map(({ entry, after }) => `${digest(after.state)} ${entry.at} ${JSON.stringify(entry.input)}`);
  return { opening, log, end };
}

/**
 * What is wrong, as a sentence; undefined when the log gives the same positions. The digests tell nothing of states of
 * another shape: then the end is compared, as it is brought up to date.
 */
export function faultOf(game: Game, { edition, version, games }: KeptRecord): string | undefined {
  const again = `KEEP_RECORDS=1 npx vitest run test/games/keptRecords.test.ts`;
  if (edition !== game.edition) return `Keep a record of edition ${game.edition} of ${game.id}: ${again}`;
  for (const kept of games) {
    const differs = difference(game, kept, version === game.version ? 'by digest' : 'at the end');
    if (differs !== undefined) {
      return `Raise the edition of ${game.id}: by today's rules, a game that was played by edition ${edition} is another ${differs}.`;
    }
  }
  return version === game.version ? undefined : `Keep a record of version ${game.version} of ${game.id}: ${again}`;
}

function difference(game: Game, { opening, log, end }: KeptGame, compared: 'by digest' | 'at the end') {
  let play = game.open(opening);
  for (const [at, line] of log.entries()) {
    const { expected, entry } = readLine(line);
    const submitted = game.submit(play, entry.input, entry.at);
    if (!submitted.ok || !submitted.changed) return `since entry ${at + 1}, which is not taken any more`;
    play = submitted.play;
    if (compared === 'by digest' && digest(play.state) !== expected) return `after entry ${at + 1}`;
  }
  return digest(play.state) === digest(game.current(end).state) ? undefined : 'at the end';
}

function readLine(line: string): { readonly expected: string; readonly entry: Entry } {
  const [expected = '', at = '', ...input] = line.split(' ');
  return { expected, entry: { at: Number(at), input: JSON.parse(input.join(' ')) as PlayInput } };
}

/** The same for equal values, in whatever order their fields stand. */
function digest(value: unknown): string {
  const ordered = JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
  return createHash('sha256').update(ordered).digest('hex').slice(0, 10);
}
