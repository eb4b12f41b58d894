import type { Press } from '../../games/contract.ts';
import type { TableId } from '../../store/port.ts';

/** What a pressed control carries: `1:<table>:<revision>:<verb><rest>`, so that a process that never saw it understands it. */

export const houseButtons = [
  'accept',
  'decline',
  'more',
  'board',
  'text',
  'rules',
  'draw',
  'play-on',
  'resign',
  'surely-resign',
  'rematch',
  'again',
  'leave',
  'surely-leave',
  'sit-0',
  'sit-1',
  'sit-2',
  'sit-3',
  'stand',
  'fill',
  'another',
  'results',
] as const;
/** A seat each, for tables that are filled by buttons. */
export const seatButtons = ['sit-0', 'sit-1', 'sit-2', 'sit-3'] as const satisfies readonly HouseButton[];

export type HouseButton = (typeof houseButtons)[number];

export type Pressed = Press | { readonly house: HouseButton };

export interface Target {
  readonly table: TableId;
  readonly revision: number;
}

export type CustomId = Target &
  (
    | { readonly pressed: Pressed }
    | { readonly menu: string }
    /** A field: what is typed is read after this, on this very board or on any of its match. */
    | { readonly typedAfter: string; readonly board: 'this' | 'any' }
  );

const longest = 100;

export function writePressed(pressed: Pressed): string {
  if ('move' in pressed) return `=${pressed.move}`;
  if ('anytime' in pressed) return `!${pressed.anytime}`;
  if ('draft' in pressed) return `~${pressed.draft}`;
  if ('form' in pressed) return `?${pressed.form}`;
  return `@${pressed.house}`;
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
      const house = houseButtons.find((button) => button === rest);
      return house && { house };
    }
    default:
      return undefined;
  }
}

export function writeCustomId(id: CustomId): string {
  const tail = 'pressed' in id ? writePressed(id.pressed) : 'menu' in id ? `#${id.menu}` : writeField(id);
  const text = `1:${writeTable(id.table)}:${id.revision.toString(36)}:${tail}`;
  if (text.length > longest) throw new Error(`a custom id of ${text.length} characters: ${text}`);
  return text;
}

export function readCustomId(text: string): CustomId | undefined {
  const [, table36, revision36, tail] = /^1:([0-9a-z.]{1,40}):([0-9a-z]{1,8}):(.+)$/s.exec(text) ?? [];
  if (table36 === undefined || revision36 === undefined || tail === undefined) return undefined;
  const target = { table: readTable(table36), revision: Number.parseInt(revision36, 36) };
  if (tail[0] === '#') return { ...target, menu: tail.slice(1) };
  if (tail[0] === '+') return { ...target, typedAfter: tail.slice(1), board: 'this' };
  if (tail[0] === '%') return { ...target, typedAfter: tail.slice(1), board: 'any' };
  const pressed = readPressed(tail);
  return pressed && { ...target, pressed };
}

const writeField = (id: { readonly typedAfter: string; readonly board: 'this' | 'any' }): string =>
  `${id.board === 'this' ? '+' : '%'}${id.typedAfter}`;

/** Snowflakes are long in decimal: a channel and its thread would leave no room for a move. */
function writeTable(table: TableId): string {
  return table
    .split('.')
    .map((snowflake) => BigInt(snowflake).toString(36))
    .join('.');
}

function readTable(text: string): TableId {
  return text
    .split('.')
    .map((part) => [...part].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n).toString())
    .join('.');
}
