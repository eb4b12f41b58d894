import { setTimeout as pause } from 'node:timers/promises';
import type { Game } from '../../src/games/kernel.ts';
import { type Rng, rngFrom } from '../../src/games/rng.ts';
import type { OptionValues } from '../../src/playground/discord/people/commandCall.ts';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import { answerTo } from './duels.ts';
import type { Peopled } from './people.ts';
import { boardIn, buttonsOf, nextBoard } from './reading.ts';

/** Whoever has had no move so often in a row waits for something that does not come. */
const patience = 3_000;

interface Way {
  /** What is chosen when the game begins, so that it is short. */
  readonly values?: OptionValues;
  /** The first move, where by chance it would come late. */
  readonly first?: string;
  /** A move for when none is suggested, because it takes several presses. It may be refused. */
  readonly blind?: (rng: Rng) => string;
}

const tokens = (rng: Rng) => [1, 2, 3].map(() => rng.int(5));
const ways: Readonly<Record<string, Way>> = {
  zgame: { first: 'ready' },
  mastermind: {
    values: { rounds: 2 },
    blind: (rng) =>
      rng.int(2) === 0
        ? `colours ${tokens(rng).map((each) => 'RYGBP'[each])}`
        : `shapes ${tokens(rng).map((each) => ['circle', 'square', 'triangle', 'star', 'cross'][each])}`,
  },
};

/** Where somebody plays: how they give a command there, and the board as they see it. */
export interface Seated {
  readonly channel: Channel;
  give(command: string, values: OptionValues): Promise<unknown>;
  board(): Message;
}

export const chosenFor = (game: Game): OptionValues => ways[game.id]?.values ?? {};

const isOver = (board: Message): boolean => buttonsOf(board).includes('Rematch');

/** Somebody challenges the computer and plays to the end. Gives the last board. */
export async function playAlone(
  town: Peopled,
  user: User,
  channel: Channel,
  game: Game,
  values: OptionValues,
): Promise<Message> {
  const chosen = { opponent: town.discord.bot, ...chosenFor(game), ...values };
  await answerTo(town, user, channel, `${game.words.en.command} challenge`, chosen);
  await nextBoard(town.discord, channel, 0);
  return playOn(town, user, channel, game);
}

/** Plays to the end against computers, mostly by what is suggested while a move is typed. Gives the last board. */
export function playOn(town: Peopled, user: User, channel: Channel, game: Game): Promise<Message> {
  return playAt(town, user, game, {
    channel,
    give: (command, values) => answerTo(town, user, channel, command, values),
    board: () => boardIn(town.discord, channel),
  });
}

export async function playAt(
  { discord }: Pick<Peopled, 'discord'>,
  user: User,
  game: Game,
  { channel, give, board }: Seated,
): Promise<Message> {
  const { first, blind } = ways[game.id] ?? {};
  const command = `${game.words.en.command} move`;
  const move = (text: string) => give(command, { move: text });
  if (first !== undefined) await move(first);
  let idle = 0;
  for (let looks = 0; !isOver(board()); looks++) {
    if (idle > patience) throw new Error(`${game.id} does not go on`);
    const asking = discord.as(user).autocomplete(channel, command, 'move', '');
    await asking.acknowledged;
    const choices = asking.choices ?? [];
    const rng = rngFrom(`${channel.name}`, looks);
    const choice = choices[rng.int(Math.max(1, choices.length))];
    const text = choice === undefined ? blind?.(rng) : String(choice.value);
    if (text !== undefined) await move(text);
    idle = choice === undefined ? idle + 1 : 0;
    if (choice === undefined) await pause(20);
  }
  return board();
}
