import { expect } from 'vitest';
import type { Exchange } from '../../src/playground/discord/interactions/exchange.ts';
import type { OptionValues } from '../../src/playground/discord/people/commandCall.ts';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import type { Peopled } from './people.ts';
import { isPrivate, nextBoard, revisionOf, textOf } from './reading.ts';

/** A game of Foxu that has just begun, in a channel. */
export interface Duel {
  readonly channel: Channel;
  readonly challenge: Message;
  readonly board: Message;
  /** The player who prepares the board and moves first. */
  readonly first: User;
  readonly second: User;
}

export async function beginDuel(
  town: Peopled,
  channel: Channel,
  one = town.ada,
  other = town.bob,
  chosen: OptionValues = {},
): Promise<Duel> {
  const { discord } = town;
  await answerTo(town, one, channel, 'foxu challenge', { opponent: other, ...chosen });
  const challenge = await nextBoard(discord, channel, 0);
  discord.as(other).command(channel, 'foxu accept');
  const board = await nextBoard(discord, channel, revisionOf(challenge) ?? 0);
  const [first, second] = textOf(board).includes(`<@${one.id}>, pla`) ? [one, other] : [other, one];
  return { channel, challenge, board, first, second };
}

/** Gives a command and returns its answer, which is always private. */
export async function answerTo(
  town: Peopled,
  user: User,
  channel: Channel,
  command: string,
  values: OptionValues = {},
): Promise<Message> {
  const answer = await town.discord.as(user).command(channel, command, values).answered();
  expect(isPrivate(answer)).toBe(true);
  return answer;
}

/** The text of the last private answer in an exchange. */
export async function told(town: Peopled, exchange: Exchange): Promise<string> {
  const answer = await town.discord.until(() => exchange.followUps.at(-1) ?? ownAnswer(exchange), 'a private answer');
  expect(isPrivate(answer)).toBe(true);
  return textOf(answer);
}

/** The text below a private panel for the person who pressed on it. */
export async function toldBeside(town: Peopled, exchange: Exchange): Promise<string> {
  const answer = await town.discord.until(() => exchange.followUps.at(-1), 'a private answer');
  expect(isPrivate(answer)).toBe(true);
  return textOf(answer);
}

const ownAnswer = ({ message, thinking }: Exchange) =>
  message !== undefined && !thinking && isPrivate(message) && message.components.length > 0 ? message : undefined;
