import { MessageFlags } from 'discord.js';
import { readCustomId } from '../../src/commands/press/customId.ts';
import type { LocalDiscord } from '../../src/playground/discord/localDiscord.ts';
import { type Component, everyComponent } from '../../src/playground/discord/world/content.ts';
import type { Channel, Message, MessageState } from '../../src/playground/discord/world/records.ts';

/** What a person can read and press on a message. */

export function textOf({ components }: Pick<MessageState, 'components'>): string {
  return everyComponent(components)
    .flatMap(({ content }) => content ?? [])
    .join('\n');
}

export function altOf({ components }: Pick<MessageState, 'components'>): string {
  return everyComponent(components)
    .flatMap(({ items }) => (items ?? []).map(({ description }) => description ?? ''))
    .join('\n');
}

export function menusOf({ components }: Pick<MessageState, 'components'>): Component[] {
  return everyComponent(components).filter(({ options }) => options !== undefined);
}

export function buttonsOf({ components }: Pick<MessageState, 'components'>): string[] {
  return everyComponent(components).flatMap(({ type, label }) => (type === 2 && label ? [label] : []));
}

export function customIdsOf({ components }: Pick<MessageState, 'components'>): string[] {
  return everyComponent(components).flatMap(({ custom_id }) => custom_id ?? []);
}

/** The revision of the table that a board shows; undefined for other messages and for replaced boards. */
export function revisionOf({ components }: Pick<MessageState, 'components'>): number | undefined {
  return everyComponent(components)
    .map(({ custom_id }) => (custom_id === undefined ? undefined : readCustomId(custom_id)?.revision))
    .find((revision) => revision !== undefined);
}

const everPosted = new WeakMap<LocalDiscord, Message[]>();

/** From now on, `posted` knows all messages. */
export function rememberAll(discord: LocalDiscord): void {
  const posted: Message[] = [];
  everPosted.set(discord, posted);
  discord.on((change) => {
    if (change.type === 'message' && change.what === 'new') posted.push(change.message);
  });
}

/** All messages that were ever posted in a channel, also those that are gone. */
export function posted(discord: LocalDiscord, channel: Channel): Message[] {
  return (everPosted.get(discord) ?? []).filter((message) => message.channel === channel && !isPrivate(message));
}

/**
 * What Discord refused. A process that takes over from one that was killed takes an old board away, public or private,
 * which that one may have done before it could note it: that is no fault.
 */
export function refusals({ violations }: Pick<LocalDiscord, 'violations'>): string[] {
  return violations.filter((line) => !takenAwayTwice.test(line));
}

const takenAwayTwice = /^DELETE \/(channels\/\d+|webhooks\/\d+\/[^/]+)\/messages\/(\d+|@original): 404 10008/;

/** The public boards of a channel, as they are now. */
export function boardsIn(discord: LocalDiscord, channel: Channel): Message[] {
  return discord.messages(channel).filter((message) => !message.deleted && revisionOf(message) !== undefined);
}

/** Waits until a single public board is left: one that was replaced is deleted a moment later. */
export async function oneBoardIn(discord: LocalDiscord, channel: Channel): Promise<Message> {
  await discord.until(() => boardsIn(discord, channel).length === 1, 'one board to be left', 20_000);
  return boardIn(discord, channel);
}

export function boardIn(discord: LocalDiscord, channel: Channel): Message {
  const board = boardsIn(discord, channel).at(-1);
  if (board === undefined) throw new Error(`no board in ${channel.name}`);
  return board;
}

/** Waits until the channel's board shows more than this revision. */
export function nextBoard(discord: LocalDiscord, channel: Channel, after: number): Promise<Message> {
  return discord.until(
    () => boardsIn(discord, channel).find((board) => (revisionOf(board) ?? 0) > after),
    `a board after revision ${after}`,
  );
}

/** Does something, and waits for the board that follows. */
export async function boardAfter(discord: LocalDiscord, channel: Channel, deed: () => unknown): Promise<Message> {
  const before = revisionOf(boardIn(discord, channel)) ?? 0;
  await deed();
  return nextBoard(discord, channel, before);
}

/** The revisions that more than one message has shown. */
export function shownTwice(discord: LocalDiscord, channel: Channel): number[] {
  const by = new Map<number, Set<string>>();
  for (const message of discord.messages(channel)) {
    for (const state of message.states) {
      const revision = revisionOf(state);
      if (revision !== undefined) by.set(revision, (by.get(revision) ?? new Set()).add(message.id));
    }
  }
  return [...by].flatMap(([revision, messages]) => (messages.size > 1 ? [revision] : []));
}

export function isPrivate(message: Message): boolean {
  return (message.flags & MessageFlags.Ephemeral) !== 0;
}
