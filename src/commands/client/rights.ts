import { OAuth2Scopes, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { addressOf, type TableId } from '../../store/address.ts';
import type { Words } from '../words/words.en.ts';

export type RightName = Exclude<keyof Words['rights'], 'missing'>;

const always: readonly RightName[] = ['ViewChannel', 'AttachFiles', 'ReadMessageHistory'];
const needed = {
  channel: [...always, 'SendMessages'],
  thread: [...always, 'SendMessagesInThreads'],
  'new-thread': [...always, 'CreatePublicThreads', 'SendMessagesInThreads'],
  /** A line without a picture. */
  line: ['ViewChannel', 'SendMessages'],
  'line-in-thread': ['ViewChannel', 'SendMessagesInThreads'],
  /** The mark under a typed move. */
  mark: ['AddReactions'],
  /** A solo is answered in private, which needs no right. */
  solo: [],
} as const satisfies Record<string, readonly RightName[]>;

/** What is to be shown, and where. */
export type Keeping = keyof typeof needed;

/** The address by which whoever manages a server lets the bot in, with all the rights that it ever looks for and no others. */
export function inviteLink(application: string): string {
  const permissions = new PermissionsBitField(Object.values(needed).flat()).bitfield;
  const scope = [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands].join('+');
  return `https://discord.com/oauth2/authorize?client_id=${application}&scope=${scope}&permissions=${permissions}`;
}

/** The rights the bot lacks there. */
export function lacking(has: Readonly<PermissionsBitField>, keeping: Keeping): readonly RightName[] {
  return needed[keeping].filter((right) => !has.has(PermissionFlagsBits[right]));
}

/** Names the rights the bot lacks to show a board there, in Discord's words; undefined when it lacks none. */
export function missingNames(has: Readonly<PermissionsBitField>, keeping: Keeping, say: Words): string | undefined {
  const missing = lacking(has, keeping);
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
