import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readCustomId } from '../../src/commands/press/customId.ts';
import type { Message, User } from '../../src/playground/discord/world/records.ts';
import { altOf, boardIn, buttonsOf, customIdsOf, menusOf, nextBoard, revisionOf, textOf } from '../town/reading.ts';
import { minutes, openPanelTown, type PanelTown } from './panelTown.ts';

let town: PanelTown;
let white: User;
let black: User;

beforeEach(async () => {
  town = await openPanelTown();
});
afterEach(async () => {
  const { violations } = town.discord;
  await town.close();
  expect(violations).toEqual([]);
});

/** A Z-Game in which both players still arrange their pieces, with a bot that is running. */
async function arranging(): Promise<() => Promise<void>> {
  const end = await town.start();
  const { discord, ada, bob, channel } = town;
  await discord.as(ada).command(channel, 'zgame challenge', { opponent: bob, first: 'challenger' }).answered();
  discord.as(bob).click(await nextBoard(discord, channel, 0), 'Accept');
  [white, black] = [ada, bob];
  await discord.until(() => textOf(boardIn(discord, channel)).includes('arrange your pieces'), 'a game');
  return end;
}

async function playing(): Promise<() => Promise<void>> {
  const end = await arranging();
  for (const user of [white, black]) await leadsOn(() => moves(user, 'ready'));
  return end;
}

const moves = (user: User, move: string) =>
  town.discord.as(user).command(town.channel, 'zgame move', { move }).answered();

/** The same, where Discord does not take the answer. */
const moved = (user: User, move: string) =>
  town.discord.as(user).command(town.channel, 'zgame move', { move }).acknowledged;

async function leadsOn(deed: () => Promise<unknown>): Promise<Message> {
  const before = revisionOf(boardIn(town.discord, town.channel)) ?? 0;
  await deed();
  return nextBoard(town.discord, town.channel, before);
}

const opened = (user: User) => town.discord.as(user).click(boardIn(town.discord, town.channel), 'My board').answered();

const says = (panel: Message, words: string) =>
  town.discord.until(() => `${textOf(panel)}${altOf(panel)}`.includes(words), `a panel that says ${words}`);

/** The private boards that somebody can still see. */
const boardsOf = (user: User) =>
  town.discord
    .as(user)
    .see(town.channel)
    .filter((message) => message.visibleTo === user && !message.deleted && altOf(message) !== '');

const kept = () => town.store.notes(town.guild.id, 'passing-panels');

const isKept = async (state: 'old' | 'ended') => [...(await kept()).values()].join().includes(`"state":"${state}"`);

async function choose(user: User, message: Message, menu: string, value: string): Promise<Message> {
  const id = menusOf(message).find(({ custom_id }) => custom_id?.endsWith(`#${menu}`))?.custom_id ?? '';
  return town.discord.as(user).choose(message, id, [value]).answered();
}

const oldLine = 'no longer follows the game';

describe('A private board', () => {
  test('follows each turn of the other player, and after its own player’s typed move', async () => {
    await playing();
    const panel = await opened(black);
    await moves(white, 'a1 a2');
    await says(panel, 'Last turn: White a1-a2.');
    expect(menusOf(panel)).toHaveLength(1);
    await moves(black, 'h8 h7');
    await says(panel, 'Last turn: Black h8-h7.');
    expect(menusOf(panel)).toHaveLength(0);
    expect(altOf(panel)).toMatch(/^You are Black\./);
  });

  test('is the only one of its person at the table: a newer one takes the older away, however it is opened', async () => {
    await playing();
    const { discord, channel } = town;
    const first = await opened(white);
    const second = await discord.as(white).command(channel, 'zgame show').answered();
    await discord.until(() => first.deleted, 'the first to be taken away');
    const third = await choose(white, boardIn(discord, channel), 'piece', '~a1');
    await discord.until(() => second.deleted, 'the second to be taken away');
    expect(third.deleted).toBe(false);
    await Promise.all([opened(white), opened(white)]);
    await discord.until(() => boardsOf(white).length === 1, 'one board to stay');
    await town.untilKept(async () => (await kept()).size === 1, 'one board to be kept');
  });

  test('shows the end with everything revealed, and follows no more', async () => {
    await playing();
    const { discord, channel } = town;
    const panel = await opened(white);
    const over = await leadsOn(() => discord.as(black).command(channel, 'zgame resign').answered());
    await says(panel, 'Everything is shown now.');
    const rows = (message: Message) =>
      altOf(message)
        .split('\n')
        .filter((line) => line.startsWith('Row '));
    expect(rows(panel)).toEqual(rows(over));
    expect(rows(panel).join()).toMatch(/Black face-down (?:arrow|cross|plus|zero)/);
    await town.untilKept(async () => isKept('ended'), 'its end to be kept');
    const edits = town.edits();
    await leadsOn(() => discord.as(black).click(boardIn(discord, channel), 'Rematch').acknowledged);
    await town.time.until(town.time.now() + minutes(16));
    await town.untilKept(async () => (await kept()).size === 0, 'its token to be forgotten');
    expect(town.edits()).toBe(edits);
    expect(textOf(panel)).not.toContain(oldLine);
  });

  test('follows the public board for somebody who only watches, and in the language of each person', async () => {
    await playing();
    const { discord, cleo } = town;
    discord.setLocale(cleo, 'fr');
    const panel = await opened(cleo);
    await moves(white, 'a1 a2');
    await says(panel, 'Dernier coup');
    expect(altOf(panel)).not.toMatch(/flèche|croix/);
  });

  test('says that the table has moved on in its own place, when something too old is pressed on it', async () => {
    await playing();
    const { discord, channel } = town;
    const panel = await choose(white, boardIn(discord, channel), 'piece', '~a1');
    // What was pressed comes before the panel could follow.
    const edits = discord.fail({ method: 'PATCH', path: /^\/webhooks\//, status: 500, times: 1_000 });
    await leadsOn(() => moved(white, 'b1 b2'));
    await leadsOn(() => moved(black, 'h8 h7'));
    edits.stop();
    discord.as(white).click(panel, 'a2');
    await says(panel, 'The table has moved on');
    expect(altOf(panel)).toContain('Last turn: Black h8-h7.');
    expect(boardsOf(white)).toHaveLength(1);
  });
});

describe('A control of a public board that is not the newest', () => {
  test('opens the private board instead, which then follows', async () => {
    await town.start();
    const { discord, ada, bob, channel } = town;
    await discord.as(ada).command(channel, 'foxu challenge', { opponent: bob, first: 'challenger' }).answered();
    discord.as(bob).click(await nextBoard(discord, channel, 0), 'Accept');
    const board = await discord.until(
      () => movesOn(boardIn(discord, channel)).length > 0 && boardIn(discord, channel),
      'a board to move on',
    );
    const older = await discord.as(ada).command(channel, 'foxu show').answered();
    // The table has moved on, and Discord does not show it yet.
    const edits = discord.fail({ method: 'PATCH', path: /^\/channels\//, status: 500, times: 1_000 });
    const before = altOf(older);
    await discord.as(ada).command(channel, 'foxu move', { move: 'ready' }).answered();
    const pressed = discord.as(ada).click(board, movesOn(board)[0] ?? '');
    const panel = await discord.until(() => pressed.followUps.at(-1), 'a private board');
    expect(textOf(panel)).toContain('The table has moved on');
    expect(altOf(panel)).not.toBe(before);
    await discord.until(() => older.deleted, 'the older one to be taken away');
    edits.stop();
    await leadsOn(() => discord.as(bob).command(channel, 'foxu resign').answered());
    await says(panel, 'resigns');
  });

  const movesOn = (board: Message): string[] =>
    customIdsOf(board).filter((id) => {
      const read = readCustomId(id);
      return read !== undefined && 'pressed' in read && 'move' in read.pressed;
    });
});

describe('What others do in secret', () => {
  test('edits no board but that of whoever did it, and leaves alone what was begun on the others', async () => {
    await arranging();
    // Two that differ are swapped below.
    await moves(black, '+x0Z>x0+');
    const [hers, his] = [await opened(white), await opened(black)];
    await choose(white, hers, 'piece', '~swap a');
    await says(hers, 'choose the piece to swap it with');
    const before = { edits: town.edits(), states: hers.states.length };
    const line = altOf(his);
    await moves(black, 'swap a b');
    await says(his, 'Your base line');
    await town.discord.until(() => altOf(his) !== line, 'his own line to be shown');
    // One answer to the command, and one edit of his own board.
    expect(town.edits()).toBe(before.edits + 2);
    expect(hers.states.length).toBe(before.states);
    // What he does in public is shown, and what she had begun is still there: she is still to act.
    await leadsOn(() => moves(black, 'ready'));
    await says(hers, 'is ready.');
    expect(textOf(hers)).toContain('choose the piece to swap it with');
    await leadsOn(() => moves(white, 'ready'));
    await says(hers, 'The game begins.');
    expect(textOf(hers)).not.toContain('swap');
  });
});

describe('A private board that grows old', () => {
  test('says so after fourteen minutes, and follows again when it is brought up to date', async () => {
    await playing();
    const { discord, time } = town;
    const panel = await opened(white);
    const begun = time.now();
    await time.until(begun + minutes(13));
    await leadsOn(() => moves(white, 'a1 a2'));
    await says(panel, 'Last turn: White a1-a2.');
    expect(textOf(panel)).not.toContain(oldLine);
    await time.until(begun + minutes(14));
    await says(panel, oldLine);
    expect(textOf(panel).indexOf(oldLine)).toBeLessThan(textOf(panel).indexOf('Z-Game'));
    expect(buttonsOf(panel)[0]).toBe('Bring up to date');
    const edits = town.edits();
    await leadsOn(() => moves(black, 'h8 h7'));
    expect(town.edits()).toBe(edits + 1);
    await time.until(begun + minutes(20));
    discord.as(white).click(panel, 'Bring up to date');
    await says(panel, 'Last turn: Black h8-h7.');
    expect(textOf(panel)).not.toContain(oldLine);
    await leadsOn(() => moves(white, 'b1 b2'));
    await says(panel, 'Last turn: White b1-b2.');
    await time.until(begun + minutes(34));
    await says(panel, oldLine);
    expect(boardsOf(white)).toEqual([panel]);
  });

  test('says so too when the bot was restarted in between, and is first brought up to date', async () => {
    const end = await playing();
    const { discord, time, store, guild } = town;
    const panel = await opened(white);
    const begun = time.now();
    await time.until(begun + minutes(5));
    // The bot ends before the board could follow.
    const edits = discord.fail({ method: 'PATCH', path: /^\/webhooks\/.*original$/, status: 500, times: 1_000 });
    await leadsOn(() => moved(white, 'a1 a2'));
    await end();
    edits.stop();
    await town.start();
    await says(panel, 'Last turn: White a1-a2.');
    await time.until(begun + minutes(14));
    await says(panel, oldLine);
    await town.untilKept(async () => isKept('old'), 'that to be kept');
    await time.until(begun + minutes(15));
    await town.untilKept(
      async () => (await store.notes(guild.id, 'passing-panels')).size === 0,
      'its token to be forgotten',
    );
  });
});

describe('A private board that cannot be edited', () => {
  test('is tried again when Discord fails, and shows the newest state then', async () => {
    await playing();
    const { discord, time } = town;
    const panel = await opened(black);
    await town.untilKept(async () => (await kept()).size === 1, 'its token to be kept');
    const token = /"token":"([^"]+)"/.exec([...(await kept()).values()].join())?.[1] ?? '';
    const edits = discord.fail({ method: 'PATCH', path: new RegExp(token), status: 500, times: 1_000 });
    await leadsOn(() => moves(white, 'a1 a2'));
    await leadsOn(() => moves(black, 'h8 h7'));
    await discord.until(() => edits.hits() >= 4, 'edits that fail');
    edits.stop();
    await discord.until(() => {
      void time.until(time.now() + 1_000);
      return altOf(panel).includes('Last turn: Black h8-h7.');
    }, 'the panel to follow after a while');
  });

  test('is given up when its person has put it away', async () => {
    await playing();
    const { discord } = town;
    await opened(black);
    const gone = { status: 404, body: { code: 10008, message: 'Unknown Message' } };
    discord.fail({ method: 'PATCH', path: /^\/webhooks\//, ...gone, times: 1_000 });
    await leadsOn(() => moved(white, 'a1 a2'));
    await town.untilKept(async () => (await kept()).size === 0, 'its token to be forgotten');
  });

  test('stays what it was made into: a question or the rules do not follow', async () => {
    await playing();
    const { discord, channel } = town;
    const panel = await discord.as(black).command(channel, 'zgame show').answered();
    discord.as(black).click(panel, 'More…');
    await says(panel, 'What would you like?');
    const states = panel.states.length;
    await leadsOn(() => moves(white, 'a1 a2'));
    discord.as(black).click(panel, 'Board');
    await says(panel, 'Last turn: White a1-a2.');
    expect(panel.states.length).toBe(states + 1);
    await leadsOn(() => moves(black, 'h8 h7'));
    await says(panel, 'Last turn: Black h8-h7.');
  });
});
