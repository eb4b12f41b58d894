import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';
import { addressOf, type TableId } from '../../store/address.ts';
import type { Words } from '../words/words.en.ts';

type RightName = Exclude<keyof Words['rights'], 'missing'>;

const always: readonly RightName[] = ['ViewChannel', 'AttachFiles', 'ReadMessageHistory'];
const needed = {
  channel: [...always, 'SendMessages'],
  thread: [...always, 'SendMessagesInThreads'],
  'new-thread': [...always, 'CreatePublicThreads', 'SendMessagesInThreads'],
  /** Answered in private, which needs no right. */
  solo: [],
} as const satisfies Record<string, readonly RightName[]>;

/** Where a board is to be kept. */
export type Keeping = keyof typeof needed;

/** What is lacking to keep a board there, named as Discord names it in this language; undefined when all is there. */
export function missingRights(has: Readonly<PermissionsBitField>, keeping: Keeping, say: Words): string | undefined {
  const missing = needed[keeping].filter((right) => !has.has(PermissionFlagsBits[right]));
  return missing.length === 0
    ? undefined
    : say.rights.missing({ names: missing.map((right) => say.rights[right]).join(', ') });
}

/** What is lacking to keep this table's board. */
export function missingAt(has: Readonly<PermissionsBitField>, table: TableId, say: Words): string | undefined {
  return missingRights(has, addressOf(table).at, say);
}
