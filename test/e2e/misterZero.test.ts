import { describe, expect, test } from 'vitest';
import { everyComponent } from '../../src/playground/discord/world/content.ts';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import { answerTo, told } from '../town/duels.ts';
import { shows } from '../town/race.ts';
import {
  altOf,
  boardIn,
  boardsIn,
  buttonsOf,
  isPrivate,
  nextBoard,
  revisionOf,
  shownTwice,
  textOf,
} from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();

const at = ({ id }: User) => `<@${id}>`;
const isOver = (board: Message) => buttonsOf(board).includes('Rematch');

/** The member who must place a token; undefined when no member must. */
function toPlace(board: Message, people: readonly User[]): User | undefined {
  const text = textOf(board);
  return people.find((user) => new RegExp(`^${at(user)} \\([a-z, ]+\\), your turn`, 'm').test(text));
}

/** A later board that waits for a member or shows the end. The computer may move in between. */
function turnAfter(channel: Channel, before: Message | number, people: readonly User[]): Promise<Message> {
  const after = typeof before === 'number' ? before : (revisionOf(before) ?? 0);
  return town.discord.until(
    () =>
      boardsIn(town.discord, channel).find(
        (board) => (revisionOf(board) ?? 0) > after && (isOver(board) || toPlace(board, people) !== undefined),
      ),
    `somebody’s turn after revision ${after}`,
  );
}

/** The same after a member has placed a token. While they think, a partner’s advice makes a newer board, too. */
async function turnOfAnother(user: User, channel: Channel, before: number, people: readonly User[]): Promise<Message> {
  let board = await turnAfter(channel, before, people);
  while (toPlace(board, people) === user) board = await turnAfter(channel, board, people);
  return board;
}

/** The moves that are suggested while a move is typed: the token is chosen first, then the bridge. */
async function legal(user: User, channel: Channel): Promise<string[]> {
  const asking = town.discord.as(user).autocomplete(channel, 'misterzero move', 'move', '');
  await asking.acknowledged;
  return (asking.choices ?? []).map(({ value }) => String(value));
}

/** Types one token after the other until the game is over. `meanwhile` gets the number of each. */
async function playOut(
  channel: Channel,
  people: readonly User[],
  first: Message,
  meanwhile: (placed: number, board: Message) => Promise<Message> = async (_placed, board) => board,
): Promise<Message> {
  let board = first;
  for (let placed = 0; !isOver(board); placed++) {
    board = await meanwhile(placed, board);
    const user = toPlace(board, people);
    if (user === undefined) throw new Error(`nobody is to place: ${textOf(board)}`);
    const moves = await legal(user, channel);
    const move = moves[(placed * 5) % moves.length] ?? '';
    expect(move).toMatch(/^\d[A-T]$/);
    const before = revisionOf(board) ?? 0;
    town.discord.as(user).say(channel, move);
    board = await turnOfAnother(user, channel, before, people);
    if (placed > 20) throw new Error('the game does not end');
  }
  return board;
}

describe('two members', () => {
  test('play a whole game by typing, look at the walk step by step, and play again', async () => {
    const { discord, ada, bob, cleo, channel } = town;
    const pair = [ada, bob];
    await answerTo(town, ada, channel, 'misterzero challenge', { opponent: bob });
    discord.as(bob).click(await nextBoard(discord, channel, 0), 'Accept');
    const begun = await turnAfter(channel, 1, pair);
    const red = toPlace(begun, pair);
    expect(textOf(begun)).toContain('(red), your turn: place a token.');
    const over = await playOut(channel, pair, begun);
    const text = textOf(over);
    expect(text).toMatch(/placed \d on [A-T]\./);
    const jumps = Number(/Mister Zero jumps (\d+) times \([A-T]+\): /.exec(text)?.[1]);
    expect(jumps).toBeGreaterThan(1);
    expect(text).toMatch(/\((red|green)\) wins \d+ to \d+\.|A draw: \d+ each\./);
    expect(altOf(over)).toMatch(/Taken: red \d+, green \d+\./);
    expect(over.attachments.map(({ filename }) => filename.split('.').at(-1))).toEqual(['gif']);
    expect(shownTwice(discord, channel)).toEqual([]);

    // Anybody may look, each in their own language and without changing what others see.
    const revision = revisionOf(over);
    const panel = await discord.as(ada).click(over, 'Step by step').answered();
    expect(isPrivate(panel)).toBe(true);
    const pages = (words: string | RegExp) =>
      discord.until(() => (textOf(panel).match(words) ? panel : undefined), `a page that says ${words}`);
    await pages(`Mister Zero stands in the centre. He will jump ${jumps} times.`);
    expect(buttonsOf(panel)).toEqual(['Forward ▶', 'To the end']);
    discord.as(ada).click(panel, 'Forward ▶');
    await pages(`Jump 1 of ${jumps}: `);
    discord.as(ada).click(panel, 'Forward ▶');
    await pages(`Jump 2 of ${jumps}: `);
    discord.as(ada).click(panel, '◀ Back');
    await pages(`Jump 1 of ${jumps}: `);
    discord.as(ada).click(panel, 'To the end');
    await pages(new RegExp(`Jump ${jumps} of ${jumps}: .* he stops`));
    expect(buttonsOf(panel)).toEqual(['◀ Back']);
    const french = await discord.as(cleo).click(over, 'Step by step').answered();
    expect(isPrivate(french)).toBe(true);
    expect(textOf(french)).toContain('au centre');
    expect(revisionOf(boardIn(discord, channel))).toBe(revision);

    discord.as(ada).click(over, 'Rematch');
    await shows(town, channel, `${at(ada)} would like a rematch`);
    await answerTo(town, bob, channel, 'misterzero rematch');
    const again = await turnAfter(channel, (revision ?? 0) + 1, pair);
    expect(toPlace(again, pair)).not.toBe(red);
    expect(again.id).not.toBe(over.id);
    await answerTo(town, ada, channel, 'misterzero resign');
  });
});

describe('a table of four', () => {
  test('is filled by buttons; the computer replaces a player who leaves; the process is killed in between', async () => {
    const { discord, ada, bob, cleo, guild } = town;
    const channel = discord.addChannel(guild, { name: 'four' });
    const [dora, eve] = ['dora', 'eve'].map((name) => {
      const user = discord.addUser({ name, displayName: name });
      discord.addMember(guild, user);
      return user;
    }) as [User, User];
    // Whoever of them leaves presses buttons in English.
    discord.setLocale(cleo, 'en-US');
    await answerTo(town, ada, channel, 'misterzero table', { level: 'hard' });
    const table = await nextBoard(discord, channel, 0);
    expect(freeSeats(table)).toEqual([1, 2, 3]);
    expect(buttonsOf(table).slice(3)).toEqual(['Computer fills up', 'Give up my seat', 'Rules']);
    expect(buttonsOf(table).slice(0, 3)).toEqual(['Team B · 1', 'Team A · 2', 'Team B · 2']);
    expect(textOf(table)).toContain(`Team A · 1 – ${at(ada)}`);
    expect(textOf(table)).toContain('Level of the computer at this table: hard.');

    const [taker, late] = await race([bob, eve], table, 1, 'That seat is taken');
    expect(freeSeats(await shows(town, channel, ` – ${at(taker)}`))).toEqual([2, 3]);
    discord.as(late).click(boardIn(discord, channel), seatButton(boardIn(discord, channel), 2));
    const three = await shows(town, channel, ` – ${at(late)}`);
    expect(freeSeats(three)).toEqual([3]);
    const gathered = revisionOf(three) ?? 0;
    const moving = await answerTo(town, ada, channel, 'misterzero move', { move: '3K' });
    expect(textOf(moving)).toContain('The game has not begun');
    const [fourth, fifth] = await race([cleo, dora], three, 3, 'All seats are taken');
    const four = [ada, taker, late, fourth];
    const begun = await turnAfter(channel, gathered, four);
    // The lot says who begins; all sit round the table as they chose.
    const first = four.indexOf(toPlace(begun, four) as User);
    expect(textOf(begun)).toContain('(red, odd), your turn');
    const outside = await answerTo(town, fifth, channel, 'misterzero move', { move: '3K' });
    expect(textOf(outside)).toContain('This game is between other players');

    let staying = four;
    let leaver: User | undefined;
    let killedTwice = false;
    const over = await playOut(channel, four, begun, async (placed, board) => {
      const before = revisionOf(board) ?? 0;
      if (placed === 5) {
        leaver = toPlace(board, four) as User;
        const more = await discord.as(leaver).click(board, 'More…').answered();
        discord.as(leaver).click(more, 'Leave');
        await discord.until(() => textOf(more).includes('You can come back as long as'), 'a question');
        staying = four.filter((user) => user !== leaver);
        expect(textOf(await answerTo(town, leaver, channel, 'misterzero leave'))).toBe('Done.');
        const replaced = await turnAfter(channel, before, staying);
        expect(textOf(replaced)).toContain('The computer (hard) placed');
        const back = await answerTo(town, leaver, channel, 'misterzero move', { move: '3K' });
        expect(textOf(back)).toContain('between other players');
        return replaced;
      }
      if (placed === 9) await killed();
      // The process is killed while it is the computer’s turn. When it is back, the computer still places its token.
      if (placed > 9 && !killedTwice && four[(four.indexOf(toPlace(board, four) as User) + 1) % 4] === leaver) {
        killedTwice = true;
        const user = toPlace(board, four) as User;
        const [move = ''] = await legal(user, channel);
        await discord.as(user).command(channel, 'misterzero move', { move }).answered();
        await killed();
        return turnOfAnother(user, channel, before, staying);
      }
      return board;
    });
    expect(killedTwice).toBe(true);
    expect(textOf(over)).toMatch(/Mister Zero jumps \d+ times/);
    expect(textOf(over)).toMatch(/ and .* \((red|green)\) win \d+ to \d+\.|A draw: \d+ each\./);
    expect(altOf(over)).toContain('Taken: red');
    expect(shownTwice(discord, channel)).toEqual([]);

    const ended = revisionOf(over) ?? 0;
    for (const user of staying) await answerTo(town, user, channel, 'misterzero rematch');
    // Somebody else begins, as in every rematch. Here it is the computer, which keeps the seat it took.
    const again = await turnAfter(channel, ended + staying.length - 1, staying);
    expect(textOf(again)).toContain('The computer (hard) placed');
    expect(toPlace(again, staying)).toBe(four[(first + 2) % 4]);
  });
});

describe('a table that nobody else comes to', () => {
  test('can be closed by whoever opened it, whatever seat they have', async () => {
    const { discord, ada, bob, guild } = town;
    const channel = discord.addChannel(guild, { name: 'alone' });
    await answerTo(town, ada, channel, 'misterzero table', { players: 2 });
    const table = await nextBoard(discord, channel, 0);
    discord.as(ada).click(table, seatButton(table, 1));
    const moved = await nextBoard(discord, channel, revisionOf(table) ?? 0);
    expect(freeSeats(moved)).toEqual([0]);
    expect(textOf(await answerTo(town, bob, channel, 'misterzero stop'))).toContain('between other players');
    await answerTo(town, ada, channel, 'misterzero stop');
    const board = await shows(town, channel, 'This table has been put away');
    expect(buttonsOf(board)).toEqual(['Rules']);
  });
});

async function killed(): Promise<void> {
  await town.kill();
  await town.start();
}

/** The id of the button that takes this free seat. */
function seatButton(board: Message, seat: number): string {
  const ids = everyComponent(board.components).flatMap(({ custom_id }) => custom_id ?? []);
  return ids.find((id) => id.endsWith(`:@sit-${seat}`)) ?? '';
}

const freeSeats = (board: Message) => [0, 1, 2, 3].filter((seat) => seatButton(board, seat) !== '');

/** Two take the same seat at once. One gets it, and the other is told privately why not. */
async function race(both: readonly [User, User], board: Message, seat: number, why: string) {
  const button = seatButton(board, seat);
  const presses = both.map((user) => ({ user, exchange: town.discord.as(user).click(board, button) }));
  const refused = await town.discord.until(
    () => presses.find(({ exchange }) => exchange.followUps.length > 0),
    `somebody to be refused seat ${seat}`,
  );
  expect(await told(town, refused.exchange)).toContain(why);
  const [one, other] = both;
  return refused.user === one ? ([other, one] as const) : ([one, other] as const);
}
