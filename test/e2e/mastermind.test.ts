import { describe, expect, test } from 'vitest';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import { answerTo } from '../town/duels.ts';
import { type Letters, openLetters } from '../town/letters.ts';
import { shows } from '../town/race.ts';
import {
  altOf,
  boardIn,
  boardsIn,
  buttonsOf,
  isPrivate,
  menusOf,
  nextBoard,
  oneBoardIn,
  revisionOf,
  textOf,
} from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

let letters: Letters;
const town = await liveTown((opened) => {
  letters = openLetters(opened);
});

const at = ({ id }: User) => `<@${id}>`;
const others = (people: readonly User[], ...not: readonly User[]) => people.filter((user) => !not.includes(user));

/** The person whom the newest board of the channel names in these words. */
function named(channel: Channel, people: readonly User[], words: (user: string) => string): User {
  const text = textOf(boardIn(town.discord, channel));
  const found = people.find((user) => text.includes(words(at(user))));
  if (found === undefined) throw new Error(`nobody fits ${words('somebody')}: ${text}`);
  return found;
}

const panelSays = (panel: Message, words: RegExp) =>
  town.discord.until(() => words.test(textOf(panel)), `a panel that says ${words}`);

/** Types a text in the channel, and waits for the board that follows. */
async function says(user: User, channel: Channel, text: string): Promise<Message> {
  const before = revisionOf(boardIn(town.discord, channel)) ?? 0;
  town.discord.as(user).say(channel, text);
  return nextBoard(town.discord, channel, before);
}

async function moves(user: User, channel: Channel, move: string): Promise<string> {
  return textOf(await answerTo(town, user, channel, 'mastermind move', { move }));
}

/** Chooses the setter’s cards on a private panel, one menu after the other. */
async function chooseByMenus(setter: User, channel: Channel, cards: readonly string[]): Promise<Message> {
  const hand = town.discord.as(setter);
  const panel = await hand.click(boardIn(town.discord, channel), 'Choose cards').answered();
  for (const [n, place] of (['left', 'middle', 'right'] as const).entries()) {
    await panelSays(panel, new RegExp(`Choose the ${place} card`));
    hand.choose(panel, menusOf(panel)[0]?.custom_id ?? '', [`~${['cards', ...cards.slice(0, n + 1)].join(' ')}`]);
  }
  await panelSays(panel, /Set them\?/);
  const before = revisionOf(boardIn(town.discord, channel)) ?? 0;
  hand.click(panel, 'Set these cards');
  await nextBoard(town.discord, channel, before);
  return panel;
}

/** Gives a row on a private panel, token by token. */
async function giveByPanel(
  seeker: User,
  channel: Channel,
  puzzle: 'Colours' | 'Shapes',
  labels: readonly string[],
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<Message> {
  const hand = town.discord.as(seeker);
  const panel = await hand.click(boardIn(town.discord, channel), puzzle).answered();
  expect(isPrivate(panel)).toBe(true);
  for (const [n, label] of labels.entries()) {
    if (n === 2) await meanwhile();
    hand.click(panel, label);
    const tokens = labels.slice(0, n + 1).map((each) => each.split(' ')[1]?.toLowerCase());
    await panelSays(panel, new RegExp(`${puzzle}, row \\d: ${tokens.join(', ')}`));
  }
  const before = revisionOf(boardIn(town.discord, channel)) ?? 0;
  const give = buttonsOf(panel).find((each) => each.startsWith('Give ')) ?? '';
  hand.click(panel, give);
  return nextBoard(town.discord, channel, before);
}

/** The words by which each card is shown. */
const names: Readonly<Record<string, readonly string[]>> = {
  'green-triangle': ['green-triangle', 'green triangle', 'triangle vert'],
  'purple-cross': ['purple-cross', 'purple cross', 'croix mauve'],
  'yellow-star': ['yellow-star', 'yellow star', 'étoile jaune'],
  'blue-square': ['blue-square', 'blue square', 'carré bleu'],
  'green-cross': ['green-cross', 'green cross', 'croix verte'],
  'yellow-circle': ['yellow-circle', 'yellow circle', 'rond jaune'],
  'purple-square': ['purple-square', 'purple square', 'carré mauve'],
  'blue-star': ['blue-star', 'blue star', 'étoile bleue'],
  'blue-triangle': ['blue-triangle', 'blue triangle', 'triangle bleu'],
};

/** Expects that since the round began only the setter was sent the cards, and only in private. */
function expectKept(setter: User, channel: Channel, cards: readonly string[], since: number): void {
  const telling = (text: string) => cards.some((card) => names[card]?.some((name) => text.includes(name)));
  expect(letters.to(setter, since).some(telling)).toBe(true);
  const others = letters.besides(setter, since, channel);
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter(telling).map((text) => text.slice(0, 300))).toEqual([]);
  const everybodys = town.discord
    .messages(channel)
    .flatMap(({ states }) => states.map((state) => JSON.stringify(state)));
  expect(everybodys.filter(telling).map((text) => text.slice(0, 300))).toEqual([]);
}

const labels: Readonly<Record<string, string>> = {
  circle: '● Circle',
  square: '■ Square',
  triangle: '▲ Triangle',
  star: '★ Star',
  cross: '✚ Cross',
};

/** Expects that a move is refused in both languages, and that nobody else hears of it. */
async function refusedTo(user: User, channel: Channel, move: string, en: string | RegExp, fr: string | RegExp) {
  const before = revisionOf(boardIn(town.discord, channel));
  const { locale } = user;
  for (const [language, words] of [
    ['en-US', en],
    ['fr', fr],
  ] as const) {
    town.discord.setLocale(user, language);
    expect(await moves(user, channel, move)).toMatch(words);
  }
  town.discord.setLocale(user, locale);
  expect(revisionOf(boardIn(town.discord, channel))).toBe(before);
}

/** The bot's messages in the channel that are not boards and were not deleted. */
const spoken = (channel: Channel) =>
  town.discord
    .messages(channel)
    .filter((message) => message.author === town.discord.bot && !boardsIn(town.discord, channel).includes(message))
    .map(textOf);

async function killed(): Promise<void> {
  await town.kill();
  await town.start();
}

describe('two members', () => {
  test('play two rounds by menus, buttons, typing and commands, and the process is killed in the middle of both', async () => {
    const { discord, ada, bob, channel } = town;
    const pair = [ada, bob];
    await answerTo(town, ada, channel, 'mastermind challenge', { opponent: bob, rounds: 2 });
    discord.as(bob).click(await nextBoard(discord, channel, 0), 'Accept');
    await shows(town, channel, 'choose three cards in secret');
    const one = named(channel, pair, (user) => `${user}, choose three cards`);
    const [other = one] = others(pair, one);

    let since = letters.count();
    // A seeker has no cards to choose.
    const peeking = await discord.as(other).click(boardIn(discord, channel), 'Choose cards').answered();
    expect(menusOf(peeking)).toEqual([]);
    const first = ['green-triangle', 'purple-cross', 'yellow-star'];
    const own = await chooseByMenus(one, channel, first);
    await discord.until(
      () => altOf(own).includes('Your cards, left to right: green triangle, purple cross, yellow star.'),
      'the setter’s own cards',
    );
    expect(textOf(await says(other, channel, 'colours R Y G'))).toContain(
      'row 1 of the colours: red, yellow, green – 2 white.',
    );
    const wrong = await giveByPanel(other, channel, 'Shapes', ['● Circle', '✚ Cross', '■ Square']);
    expect(textOf(wrong)).toContain('row 1 of the shapes: circle, cross, square – 1 black.');
    expect(await moves(one, channel, 'shapes star star star')).toContain('you cannot give rows');
    const solved = await giveByPanel(other, channel, 'Colours', ['🟢 Green', '🟣 Purple', '🟡 Yellow'], killed);
    expect(textOf(solved)).toContain('green, purple, yellow – 3 black. Solved!');
    expect(buttonsOf(solved)).not.toContain('Colours');
    expectKept(one, channel, first, since);
    const end = await says(other, channel, 'shapes triangle cross star');
    expect(textOf(end)).toContain(
      `The cards were green triangle, purple cross, yellow star. ${at(one)} scores 4 points.`,
    );
    expect(textOf(end)).toMatch(/Round 2 begins when somebody presses the button, at the latest <t:\d+:R>/);

    discord.as(other).click(end, 'Next round');
    await shows(town, channel, `${at(other)}, choose three cards in secret`);
    since = letters.count();
    const second = ['blue-square', 'green-cross', 'yellow-circle'];
    expect(await moves(other, channel, 'cards blue-square purple-cross yellow-circle')).toContain(
      'purple cross is covered',
    );
    expect(await moves(other, channel, `cards ${second.join(' ')}`)).toBe(
      `${at(other)} has set three cards for round 2.`,
    );
    await shows(town, channel, `${at(one)}, find their colours and their shapes`);
    for (let row = 1; row <= 8; row++) {
      const board = await says(one, channel, 'R R P');
      expect(textOf(board)).toContain(`row ${row} of the colours: red, red, purple – no peg.`);
      if (row === 4) await killed();
    }
    expect(await moves(one, channel, 'colours B G Y')).toContain('All 8 rows of the colours are used up');
    const looks = async (user: User) => textOf(await answerTo(town, user, channel, 'mastermind show', { text: true }));
    expect(await looks(other)).toContain('Your cards, left to right: blue square, green cross, yellow circle.');
    expect(await looks(one)).not.toContain('Your cards');
    expectKept(other, channel, second, since);
    const over = await says(one, channel, 'shapes square cross circle');
    expect(textOf(over)).toContain(`${at(other)} wins: ${at(one)} 4, ${at(other)} 9.`);
    expect(textOf(over)).toContain('The last cards were blue square, green cross, yellow circle');
    expect(altOf(over)).toContain(`Points as setter: ${one.displayName} 4, ${other.displayName} 9.`);
    expect(buttonsOf(over)).toEqual(['Rematch', 'Replay', 'Look back', 'In words', 'Rules']);
    await oneBoardIn(discord, channel);
  });
});

describe('three members', () => {
  test('play three rounds, each seeker with their own puzzle; refusals are private and in the player’s language', async () => {
    const { discord, ada, bob, cleo, guild } = town;
    const trio = [ada, bob, cleo];
    const channel = discord.addChannel(guild, { name: 'three' });
    await answerTo(town, ada, channel, 'mastermind challenge', { opponent: bob, third: cleo, rounds: 3 });
    const challenge = await nextBoard(discord, channel, 0);
    expect(challenge.pings.users).toEqual([bob, cleo]);
    discord.as(bob).click(challenge, 'Accept');
    const half = await shows(town, channel, `${at(bob)} accepts.`);
    expect(half.id).toBe(challenge.id);
    expect(await moves(ada, channel, 'cards random')).toContain('The game has not begun');
    expect(textOf(await answerTo(town, bob, channel, 'mastermind accept'))).toContain('You have accepted already');
    await answerTo(town, cleo, channel, 'mastermind accepter');
    await shows(town, channel, 'choose three cards in secret');
    discord.setLocale(cleo, 'en-US');

    const rounds = [
      { cards: ['green-triangle', 'purple-cross', 'yellow-star'], colours: 'G P Y', shapes: 'triangle cross star' },
      { cards: ['blue-square', 'green-cross', 'yellow-circle'], colours: 'B G Y', shapes: 'square cross circle' },
      { cards: ['purple-square', 'blue-star', 'blue-triangle'], colours: 'P B B', shapes: 'square star triangle' },
    ];
    const points: string[] = [];
    for (const [n, { cards, colours, shapes }] of rounds.entries()) {
      const since = letters.count();
      const setter = named(channel, trio, (user) => `${user}, choose three cards`);
      await refusedTo(
        others(trio, setter)[0]!,
        channel,
        'cards random',
        'sets the cards of this round',
        'pose les cartes',
      );
      const twice = `cards ${cards[0]} ${cards[0]} ${cards[1]}`;
      await refusedTo(setter, channel, twice, / twice, but there is only one/, /Vous avez nommé deux fois l/);
      await chooseByMenus(setter, channel, cards);
      const seekers = {
        colours: named(channel, trio, (user) => `${user}, find the colours`),
        shapes: named(channel, trio, (user) => `${user}, find the shapes`),
      };
      expect(new Set([setter, seekers.colours, seekers.shapes])).toEqual(new Set(trio));
      await refusedTo(setter, channel, `colours ${colours}`, 'so you cannot give rows', 'à vous de compter vos points');
      await refusedTo(
        seekers.colours,
        channel,
        `shapes ${shapes}`,
        'you seek the colours',
        'vous cherchez les couleurs',
      );
      await refusedTo(seekers.shapes, channel, `colours ${colours}`, 'you seek the shapes', 'vous cherchez les formes');
      const four = `colours ${colours} R`;
      await refusedTo(seekers.colours, channel, four, 'three tokens, and you gave 4', 'vous en avez donné 4');
      // Whichever puzzle's button is pressed, seekers are shown the tokens of their own puzzle.
      const panel = await discord.as(seekers.colours).click(boardIn(discord, channel), 'Shapes').answered();
      expect(buttonsOf(panel)).toContain('🔴 Red');
      expect(buttonsOf(panel)).not.toContain('● Circle');

      if (n === 0) await says(seekers.colours, channel, 'colours R R R');
      await says(seekers.colours, channel, `colours ${colours}`);
      await refusedTo(seekers.colours, channel, 'colours R R R', 'are solved already', 'sont déjà trouvées');
      expectKept(setter, channel, cards, since);
      const solved = await giveByPanel(
        seekers.shapes,
        channel,
        'Shapes',
        shapes.split(' ').map((shape) => labels[shape]!),
      );
      expect(textOf(solved)).toContain(`Round ${n + 1} is over.`);
      points.push(`${at(setter)} ${n === 0 ? 3 : 2}`);
      if (n < 2) await says(setter, channel, 'next');
    }
    const over = boardIn(discord, channel);
    expect(textOf(over)).toContain(`${points[0]?.split(' ')[0]} wins: ${points.join(', ')}.`);
    expect(spoken(channel)).toEqual([]);
  });
});
