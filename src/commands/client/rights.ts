import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';
import { addressOf, type TableId } from '../../store/address.ts';
import type { Words } from '../words/words.en.ts';

type RightName = Exclude<keyof Words['rights'], 'missing'>;

const always: readonly RightName[] = ['ViewChannel', 'AttachFiles', 'ReadMessageHistory'];
const needed = {
  channel: [...always, 'SendMessages'],
  thread: [...always, 'SendMessagesInThreads'],
  'new-thread': [...always, 'CreatePublicThreads', 'SendMessagesInThreads'],
  /** A line without a picture. */
  line: ['ViewChannel', 'SendMessages'],
  'line-in-thread': ['ViewChannel', 'SendMessagesInThreads'],
  /** A solo is answered in private, which needs no right. */
  solo: [],
} as const satisfies Record<string, readonly RightName[]>;

/** Where a board is shown. */
export type Keeping = keyof typeof needed;

/** Names the rights the bot lacks to show a board there, in Discord's words; undefined when it lacks none. */
export function missingNames(has: Readonly<PermissionsBitField>, keeping: Keeping, say: Words): string | undefined {
  const missing = needed[keeping].filter((right) => !has.has(PermissionFlagsBits[right]));
  return missing.length === 0 ? undefined : missing.map((right) => say.rights[right]).join(', ');
}

/** The same as a sentence for whoever asked. */
export function missingRights(has: Readonly<PermissionsBitField>, keeping: Keeping, say: Words): string | undefined {
  const names = missingNames(has, keeping, say);
  return names === undefined ? undefined : say.rights.missing({ names });
}

/** Names the rights the bot lacks to show this table's board. */
export function missingAt(has: Readonly<PermissionsBitField>, table: TableId, say: Words): string | undefined {
  return missingRights(has, addressOf(table).at, say);
}
