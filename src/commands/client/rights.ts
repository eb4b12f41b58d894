import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';
import type { Words } from '../words/words.en.ts';

type RightName = Exclude<keyof Words['rights'], 'missing'>;

const always: readonly RightName[] = ['ViewChannel', 'AttachFiles', 'ReadMessageHistory'];
const needed = {
  channel: [...always, 'SendMessages'],
  thread: [...always, 'SendMessagesInThreads'],
  'new-thread': [...always, 'CreatePublicThreads', 'SendMessagesInThreads'],
} as const satisfies Record<string, readonly RightName[]>;

export type Place = keyof typeof needed;

/** What is lacking to keep a board in such a place, named as Discord names it in this language; undefined when all is there. */
export function missingRights(has: Readonly<PermissionsBitField>, place: Place, say: Words): string | undefined {
  const missing = needed[place].filter((right) => !has.has(PermissionFlagsBits[right]));
  return missing.length === 0
    ? undefined
    : say.rights.missing({ names: missing.map((right) => say.rights[right]).join(', ') });
}
