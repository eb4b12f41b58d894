import type { LocalDiscord } from '../../src/playground/discord/localDiscord.ts';
import type { Message, User } from '../../src/playground/discord/world/records.ts';
import type { Town } from '../e2e/town.ts';
import { answerTo } from '../town/duels.ts';
import { boardIn, customIdsOf, nextBoard, revisionOf, textOf } from '../town/reading.ts';
import type { TwoWorlds } from './twoWorlds.ts';

/** What is played in two worlds. In each game Ada hides something from Bob and Cléo, who look at all they can. */

const ada = ({ ada }: Town): readonly User[] => [ada];

/** Does something, and waits for the boards that follow, so that none comes in one world and not in the other. */
async function leadsOn(town: Town, deed: () => unknown): Promise<void> {
  const { discord, channel } = town;
  const before = revisionOf(boardIn(discord, channel)) ?? 0;
  await deed();
  await nextBoard(discord, channel, before);
  await followed(town);
}

/** Waits until everybody has one private board at most, and each shows what the public board shows. */
async function followed({ discord, guild, channel }: Town): Promise<void> {
  const people = [...guild.members.values()].map(({ user }) => user);
  await discord.until(() => {
    const shown = revisionOf(boardIn(discord, channel)) ?? 0;
    return people.every((user) => {
      const own = discord
        .as(user)
        .see(channel)
        .filter((message) => message.visibleTo === user && !message.deleted && isDrawn(message));
      // The number of its picture also counts what its owner did in private; its controls tell what all saw.
      return own.length <= 1 && own.every((message) => (revisionOf(message) ?? 0) >= shown);
    });
  }, 'private boards to follow');
}

const isDrawn = ({ attachments }: Message): boolean => /-\d+\.png$/.test(attachments[0]?.filename ?? '');

async function begin(town: Town, game: string): Promise<void> {
  const { discord, ada, bob, channel } = town;
  await answerTo(town, ada, channel, `${game} challenge`, { opponent: bob, first: 'challenger' });
  const challenge = await nextBoard(discord, channel, 0);
  await leadsOn(town, () => discord.as(bob).click(challenge, 'Accept').acknowledged);
}

/** Bob and Cléo look at the board in every way that there is, and try what they may not do. */
async function peek(town: Town, game: string, trying: string, label?: string): Promise<void> {
  const { discord, bob, cleo, channel } = town;
  for (const user of [bob, cleo]) {
    await answerTo(town, user, channel, `${game} show`);
    await followed(town);
    await answerTo(town, user, channel, `${game} show`, { text: true });
    if (label !== undefined) await discord.as(user).click(boardIn(discord, channel), label).answered();
    await followed(town);
    await answerTo(town, user, channel, `${game} move`, { move: trying });
    await discord.as(user).autocomplete(channel, `${game} move`, 'move', trying.slice(0, 2)).acknowledged;
  }
}

/** White's base line is hidden. The pieces on b and c are never turned up. */
const zgameLines = ['x0>+Z0+x', 'x>0+Z0+x'] as const;

async function zgame(town: Town, line: string): Promise<void> {
  const { discord, ada, bob, channel } = town;
  const types = (user: User, move: string) =>
    leadsOn(town, () => answerTo(town, user, channel, 'zgame move', { move }));
  await begin(town, 'zgame');
  await answerTo(town, ada, channel, 'zgame move', { move: line });
  await answerTo(town, bob, channel, 'zgame move', { move: '+x0Z>x0+' });
  await types(ada, 'ready');
  await types(bob, 'ready');
  await peek(town, 'zgame', 'b1 b2', 'My board');
  await types(ada, 'a1-a2');
  await types(bob, 'h8-h7');
  // A hidden piece that differs moves, and one that does not is turned up.
  await types(ada, 'b1-b2');
  await types(bob, 'h7-h6');
  await types(ada, 'd1!');
  await answerTo(town, ada, channel, 'zgame show');
  await peek(town, 'zgame', 'a2 a1', 'My board');
  discord.as(bob).say(channel, 'b2 b1');
  await discord.until(() => textOf(boardIn(discord, channel)).includes('d1!'), 'the last board');
}

/** Ada shuffles so often before she lays her base line, and again before the second game. */
async function zgameShuffled(town: Town, times: number): Promise<void> {
  const { discord, ada, bob, channel } = town;
  const types = (user: User, move: string) => answerTo(town, user, channel, 'zgame move', { move });
  const shuffles = async () => {
    for (let n = 0; n < times; n++) await types(ada, 'shuffle');
  };
  await begin(town, 'zgame');
  await types(bob, '+x0Z>x0+');
  await shuffles();
  await types(ada, zgameLines[0]);
  await leadsOn(town, () => types(ada, 'ready'));
  await leadsOn(town, () => types(bob, 'ready'));
  await leadsOn(town, () => types(ada, 'a1-a2'));
  await leadsOn(town, () => answerTo(town, bob, channel, 'zgame resign'));
  for (const user of [ada, bob]) {
    await leadsOn(town, () => discord.as(user).click(boardIn(discord, channel), 'Rematch').acknowledged);
  }
  await shuffles();
  // The line that he gets by chance is another in each world.
  await types(bob, zgameLines[1]);
  // A private board that stays open follows the game aside, so they look when nothing follows.
  await peek(town, 'zgame', 'b1 b2', 'My board');
}

/** The colours of the hidden cards are changed round in such a way that the rows get the same answers. */
const mastermindCards = [
  'cards green-triangle purple-cross yellow-star',
  'cards yellow-triangle green-cross purple-star',
] as const;

async function mastermind(town: Town, cards: string): Promise<void> {
  const { discord, ada, bob, channel } = town;
  await begin(town, 'mastermind');
  const [setter, seeker] = textOf(boardIn(discord, channel)).includes(`<@${ada.id}>, choose`) ? [ada, bob] : [bob, ada];
  if (setter !== ada) throw new Error('who challenges and begins should hide the cards');
  await leadsOn(town, () => answerTo(town, setter, channel, 'mastermind move', { move: cards }));
  await peek(town, 'mastermind', 'cards green-star blue-star red-star', 'Colours');
  for (const row of ['colours R Y G', 'shapes circle cross square', 'shapes circle circle circle']) {
    await leadsOn(town, () => answerTo(town, seeker, channel, 'mastermind move', { move: row }));
  }
  await peek(town, 'mastermind', 'shapes circle');
}

/** What Dora advises Ada, her partner, is for Ada's eyes only. Everybody learns that she gave advice. */
const misterZeroAdvice = ['advise 3K', 'advise 5C'] as const;

const partners = ({ ada, discord }: Town): readonly User[] => [ada, dora(discord)];

const doras = new WeakMap<LocalDiscord, User>();

function dora(discord: LocalDiscord): User {
  const known = doras.get(discord) ?? discord.addUser({ name: 'dora', displayName: 'Dora' });
  doras.set(discord, known);
  return known;
}

async function misterZero(town: Town, advice: string): Promise<void> {
  const { discord, ada, bob, cleo, guild, channel } = town;
  const partner = dora(discord);
  discord.addMember(guild, partner);
  await answerTo(town, ada, channel, 'misterzero table', { players: 4 });
  await nextBoard(discord, channel, 0);
  for (const [seat, user] of [bob, partner, cleo].entries()) {
    const board = boardIn(discord, channel);
    const button = customIdsOf(board).find((id) => id.endsWith(`:@sit-${seat + 1}`)) ?? '';
    await leadsOn(town, () => discord.as(user).click(board, button).acknowledged);
  }
  const placing = async (user: User, move: string) =>
    leadsOn(town, () => answerTo(town, user, channel, 'misterzero move', { move }));
  // The lot has said which pair begins. One of theirs advises the other in either's first turn.
  const begins = toPlace(town, [ada, bob, partner, cleo]);
  if (begins === bob || begins === cleo) await placing(begins, '1B');
  const advised = toPlace(town, [ada, partner]);
  await placing(advised === ada ? partner : ada, advice);
  await answerTo(town, advised, channel, 'misterzero show');
  await peek(town, 'misterzero', '3K');
  await placing(advised, '7A');
  await peek(town, 'misterzero', 'advise 3K');
}

function toPlace({ discord, channel }: Town, some: readonly User[]): User {
  const text = textOf(boardIn(discord, channel));
  const found = some.find(({ id }) => new RegExp(`<@${id}>[^\\n]*your turn`).test(text));
  if (found === undefined) throw new Error(`nobody of theirs is to place: ${text}`);
  return found;
}

export const zgameWorlds: TwoWorlds<string> = { secrets: zgameLines, script: zgame, knowing: ada };
export const zgameInPrivate: TwoWorlds<number> = {
  secrets: [0, 5],
  script: zgameShuffled,
  knowing: ada,
  secret: 'how often',
};
export const mastermindWorlds: TwoWorlds<string> = { secrets: mastermindCards, script: mastermind, knowing: ada };
export const misterZeroWorlds: TwoWorlds<string> = {
  secrets: misterZeroAdvice,
  script: misterZero,
  knowing: partners,
  lots: 'alike',
};
