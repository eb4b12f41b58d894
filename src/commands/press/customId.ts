import type { Seat } from '../../games/contract.ts';
import type { Press } from '../../games/controls.ts';
import { packId, type TableId, unpackId } from '../../store/address.ts';
import { type ButtonName, isButtonName } from '../words/words.ts';

/**
 * A control's id is `1:<table>:<revision>:<verb><rest>`, on a private panel `1:<table>:<revision>.<own>:<verb><rest>`, so
 * that a process that did not post it understands it too.
 */

/** A game to begin, and how. */
export interface Beginning {
  readonly game: string;
  readonly how: string;
  /** How well the computer is to play; asked when left out. */
  readonly level?: string;
}

/** What of a replay is shown: a position, counted from 0, or the whole of it. */
export type ReplayPart = number | 'start' | 'end' | 'film' | 'text';

export interface ReplayPress {
  readonly code: string;
  readonly part: ReplayPart;
}

/** A step of a game's lesson, counted from 1: to open it, to go on to it, or a control of its board. */
export interface LessonPress {
  readonly game: string;
  readonly step: number;
  readonly does: 'open' | 'go-on' | LessonDeed;
}

/** What the game's own control carries, and the move that was made before it in the same step. */
export type LessonDeed = Exclude<Press, { form: unknown }> & { readonly after?: string };

/** What was pressed: a control of the game, a button that every game has, a free seat, a game to begin, or a replay. */
export type Pressed =
  | Press
  | { readonly common: ButtonName }
  | { readonly sit: Seat }
  | { readonly begin: Beginning }
  | { readonly replay: ReplayPress }
  | { readonly lesson: LessonPress };

export interface Target {
  readonly table: TableId;
  /** The number of what everybody saw. */
  readonly revision: number;
  /** On a private panel: how many changes of this match its owner alone saw until then. Left out when there were none. */
  readonly own?: number;
}

export function targetOf({ table, revision, own }: CustomId): Target {
  return { table, revision, ...(own === undefined ? {} : { own }) };
}

export type CustomId = Target &
  (
    | { readonly pressed: Pressed }
    | { readonly menu: string }
    /** A form: what is typed is added to this text. It counts on this board only, or on any board of its match. */
    | { readonly typedAfter: string; readonly board: 'this' | 'any' }
  );

const longest = 100;

export function writePressed(pressed: Pressed): string {
  if ('move' in pressed) return `=${pressed.move}`;
  if ('anytime' in pressed) return `!${pressed.anytime}`;
  if ('draft' in pressed) return `~${pressed.draft}`;
  if ('form' in pressed) return `?${pressed.form}`;
  if ('sit' in pressed) return `@sit-${pressed.sit}`;
  if ('begin' in pressed) {
    const { game, how, level } = pressed.begin;
    return `@begin.${[game, how, level].filter((part) => part !== undefined).join('.')}`;
  }
  if ('replay' in pressed) return `@replay.${pressed.replay.code}.${pressed.replay.part}`;
  if ('lesson' in pressed) return `@try.${writeLesson(pressed.lesson)}`;
  return `@${pressed.common}`;
}

export function readPressed(text: string): Pressed | undefined {
  const rest = text.slice(1);
  switch (text[0]) {
    case '=':
      return { move: rest };
    case '!':
      return { anytime: rest };
    case '~':
      return { draft: rest };
    case '?':
      return { form: rest };
    case '@': {
      const seat = /^sit-(\d{1,2})$/.exec(rest)?.[1];
      if (seat !== undefined) return { sit: Number(seat) };
      const [, game, how, level] = /^begin\.([a-z-]{1,30})\.([a-z-]{1,20})(?:\.([a-z]{1,10}))?$/.exec(rest) ?? [];
      if (game !== undefined && how !== undefined) {
        return { begin: { game, how, ...(level === undefined ? {} : { level }) } };
      }
      const [, code, part] = /^replay\.([2-9A-Z]{8})\.(start|end|film|text|\d{1,4})$/.exec(rest) ?? [];
      if (code !== undefined && part !== undefined) return { replay: { code, part: readPart(part) } };
      const lesson = rest.startsWith('try.') ? readLesson(rest) : undefined;
      if (lesson !== undefined) return { lesson };
      return isButtonName(rest) ? { common: rest } : undefined;
    }
    default:
      return undefined;
  }
}

export function writeCustomId(id: CustomId): string {
  const tail = 'pressed' in id ? writePressed(id.pressed) : 'menu' in id ? `#${id.menu}` : writeField(id);
  const own = id.own === undefined ? '' : `.${id.own.toString(36)}`;
  const text = `1:${packId(id.table)}:${id.revision.toString(36)}${own}:${tail}`;
  if (text.length > longest) throw new Error(`a custom id of ${text.length} characters is longer than Discord allows`);
  return text;
}

export function readCustomId(text: string): CustomId | undefined {
  const [, packed, revision36, own36, tail] =
    /^1:([0-9a-z.@-]{1,40}):([0-9a-z]{1,8})(?:\.([0-9a-z]{1,8}))?:(.+)$/s.exec(text) ?? [];
  if (packed === undefined || revision36 === undefined || tail === undefined) return undefined;
  const table = unpackId(packed);
  if (table === undefined) return undefined;
  const own = own36 === undefined ? {} : { own: Number.parseInt(own36, 36) };
  const target = { table, revision: Number.parseInt(revision36, 36), ...own };
  if (tail[0] === '#') return { ...target, menu: tail.slice(1) };
  if (tail[0] === '+') return { ...target, typedAfter: tail.slice(1), board: 'this' };
  if (tail[0] === '%') return { ...target, typedAfter: tail.slice(1), board: 'any' };
  const pressed = readPressed(tail);
  return pressed && { ...target, pressed };
}

function writeLesson({ game, step, does }: LessonPress): string {
  if (typeof does === 'string') return `${game}.${step}.${does}`;
  const { after, ...press } = does;
  return `${game}.${step}.${after === undefined ? '' : `+${after};`}${writePressed(press)}`;
}

/** A move that others may follow in its step contains no `;`. */
function readLesson(text: string): LessonPress | undefined {
  const [, game, nth, rest = ''] = /^try\.([a-z-]{1,30})\.([1-9])\.(.+)$/s.exec(text) ?? [];
  if (game === undefined) return undefined;
  const step = Number(nth);
  if (rest === 'open' || rest === 'go-on') return { game, step, does: rest };
  const [, after, tail] = /^\+([^;]+);(.+)$/s.exec(rest) ?? [];
  const press = readPressed(tail ?? rest);
  if (press === undefined || !('move' in press || 'anytime' in press || 'draft' in press)) return undefined;
  return { game, step, does: { ...press, ...(after === undefined ? {} : { after }) } };
}

const writeField = (id: { readonly typedAfter: string; readonly board: 'this' | 'any' }): string =>
  `${id.board === 'this' ? '+' : '%'}${id.typedAfter}`;

const readPart = (text: string): ReplayPart =>
  text === 'start' || text === 'end' || text === 'film' || text === 'text' ? text : Number(text);
