import { addressOf, type TableId } from '../../store/address.ts';
import type { Store } from '../../store/port.ts';
import { mentions } from '../match/formerly.ts';
import { type MatchRecord, readCode, recordIn } from '../records/record.ts';

/** What the books of servers and persons say about somebody. */

export interface LineAbout {
  readonly what: 'pages' | 'shelves';
  /** The page or the shelf. */
  readonly on: string;
  readonly name: string;
  readonly text: string;
}

export interface ScoreAbout {
  readonly list: string;
  readonly score: number;
}

/** All lines of a home whose name or text mentions the person. */
export async function linesAbout(home: string, person: string, store: Store): Promise<readonly LineAbout[]> {
  const { pages, shelves } = await store.contents(home);
  const found = new Map<string, LineAbout>();
  const look = (what: LineAbout['what'], on: string, lines: Iterable<readonly [string, string]>) => {
    for (const [name, text] of lines) {
      if (home !== person && !mentions(name, person) && !mentions(text, person)) continue;
      found.set(JSON.stringify([what, on, name]), { what, on, name, text });
    }
  };
  for (const page of pages) for await (const lines of store.portions(home, page)) look('pages', page, lines);
  for (const shelf of shelves) look('shelves', shelf, await store.notes(home, shelf));
  return [...found.values()];
}

/** So many replays are read side by side: somebody may have played very many. */
const sideBySide = 100;

export interface ReplayAbout {
  readonly code: string;
  /** Undefined where this version cannot read it. */
  readonly record: MatchRecord | undefined;
}

/** The finished matches that these lines name by their codes. */
export async function replaysIn(lines: readonly LineAbout[], store: Store): Promise<readonly ReplayAbout[]> {
  const codes = lines.map(({ name }) => name).filter((name) => readCode(name) === name);
  const found: ReplayAbout[] = [];
  for (let at = 0; at < codes.length; at += sideBySide) {
    const replays = await Promise.all(codes.slice(at, at + sideBySide).map((code) => store.replay(code)));
    found.push(
      ...replays.flatMap((replay) => (replay === undefined ? [] : [{ code: replay.code, record: recordIn(replay) }])),
    );
  }
  return found;
}

/** The lists of a home on which the person stands. */
export async function scoresAbout(home: string, person: string, store: Store): Promise<readonly ScoreAbout[]> {
  const found: ScoreAbout[] = [];
  for (const list of (await store.contents(home)).lists) {
    const score = await store.scoreOn(home, list, person);
    if (score !== undefined) found.push({ list, score });
  }
  return found;
}

/** Whether this person plays alone there. */
export function isOwn(table: TableId, person: string): boolean {
  const address = addressOf(table);
  return address.at === 'solo' && address.member === person;
}

/** What a text of the store says. Not all are JSON. */
export function saidIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
