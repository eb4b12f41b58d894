import { describe, expect, test } from 'vitest';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import { answerTo, toldBeside } from '../town/duels.ts';
import { type Letters, openLetters } from '../town/letters.ts';
import { shows } from '../town/race.ts';
import {
  altOf,
  boardAfter,
  boardIn,
  boardsIn,
  buttonsOf,
  isPrivate,
  menusOf,
  nextBoard,
  revisionOf,
  textOf,
} from '../town/reading.ts';
import { type Side, signWord, tells } from '../town/signsTold.ts';
import { liveTown } from './liveTown.ts';

let letters: Letters;
const town = await liveTown((opened) => {
  letters = openLetters(opened);
});

const at = ({ id }: User) => `<@${id}>`;
const bytesOf = (message: Message) => message.attachments[0]?.bytes.toString('base64') ?? '';

async function killed(): Promise<void> {
  await town.kill();
  await town.start();
}

async function moves(user: User, channel: Channel, move: string): Promise<string> {
  return textOf(await answerTo(town, user, channel, 'zgame move', { move }));
}

const leadsOn = (channel: Channel, deed: () => unknown) => boardAfter(town.discord, channel, deed);
const says = (user: User, channel: Channel, text: string) =>
  leadsOn(channel, () => town.discord.as(user).say(channel, text));

const panelOf = (user: User, channel: Channel, label = 'My board') =>
  town.discord.as(user).click(boardIn(town.discord, channel), label).answered();

/** The panel that opens when a piece is chosen on the public board. */
async function pieceOn(user: User, channel: Channel, square: string): Promise<Message> {
  const board = boardIn(town.discord, channel);
  return choose(user, board, 'piece', `~${square}`).answered();
}

const panelSays = (panel: Message, words: string) =>
  town.discord.until(() => (textOf(panel) + altOf(panel)).includes(words) && panel, `a panel that says ${words}`);

function choose(user: User, panel: Message, menu: string, value: string) {
  const id = menusOf(panel).find(({ custom_id }) => custom_id?.endsWith(`#${menu}`))?.custom_id;
  if (id === undefined) throw new Error(`no menu named ${menu}: ${textOf(panel)}`);
  return town.discord.as(user).choose(panel, id, [value]);
}

async function types(user: User, panel: Message, line: string) {
  const hand = town.discord.as(user);
  const modal = await hand.click(panel, 'Type it').shownModal();
  return hand.submit(modal, { typed: line });
}

/** Expects that a move is refused in both languages, that nobody else is told, and that the board does not change. */
async function refusedTo(user: User, channel: Channel, move: string, en: string, fr: string): Promise<void> {
  const before = [revisionOf(boardIn(town.discord, channel)), spoken(channel).length];
  const { locale } = user;
  for (const [language, words] of [
    ['en-US', en],
    ['fr', fr],
  ] as const) {
    town.discord.setLocale(user, language);
    expect(await moves(user, channel, move)).toContain(words);
  }
  town.discord.setLocale(user, locale);
  expect([revisionOf(boardIn(town.discord, channel)), spoken(channel).length]).toEqual(before);
}

/** The bot's public messages in the channel that are not boards. */
const spoken = (channel: Channel) =>
  town.discord
    .messages(channel)
    .filter((message) => message.author === town.discord.bot && !boardsIn(town.discord, channel).includes(message))
    .filter((message) => !isPrivate(message));

/** Everything that everybody could ever read in the channel. */
const everybodys = (channel: Channel) =>
  town.discord
    .messages(channel)
    .filter((message) => message.author === town.discord.bot && !isPrivate(message))
    .flatMap(({ states }) => states.map((state) => JSON.stringify([textOf(state), altOf(state), state.components])));

/** Expects that since then only the owner was sent what is face down, and only in private. */
function expectKept(owner: User, side: Side, line: string, channel: Channel, since: number): void {
  const telling = tells(side, line);
  expect(letters.to(owner, since).some(telling)).toBe(true);
  const others = letters.besides(owner, since, channel);
  expect(others.length).toBeGreaterThan(5);
  expect(others.filter(telling).map((text) => text.slice(0, 400))).toEqual([]);
  expect(everybodys(channel).filter(telling)).toEqual([]);
}

/** White turns up the plus on d and captures along the column: first a hidden zero that comes between, then the Z. */
const lines = { White: 'x0>+Z0+x', Black: '+x0Z>x0+' } as const;

describe('two members', () => {
  test('arrange in private and play until the Z is taken; the process is killed twice in between', async () => {
    const { discord, ada, bob, cleo, channel } = town;
    await answerTo(town, ada, channel, 'zgame challenge', { opponent: bob });
    const challenge = await nextBoard(discord, channel, 0);
    expect(challenge.pings.users).toEqual([bob]);
    for (const eager of [ada, bob]) {
      expect(await moves(eager, channel, lines.White)).toContain('The game has not begun');
    }
    discord.as(bob).click(challenge, 'Accept');
    const fresh = await shows(town, channel, 'arrange your pieces');
    const white = textOf(fresh).includes(`${at(ada)} (White) and`) ? ada : bob;
    const black = white === ada ? bob : ada;
    const since = letters.count();

    // White types a line, then swaps two pieces by menus.
    const drawn = revisionOf(fresh);
    const whites = await panelOf(white, channel);
    expect(isPrivate(whites)).toBe(true);
    await types(white, whites, '0x>+Z0+x');
    await panelSays(whites, 'Your base line from a to h: zero, cross, arrow, plus, Z, zero, plus, cross.');
    choose(white, whites, 'piece', '~swap a');
    await panelSays(whites, 'Your zero on a: choose the piece to swap it with.');
    choose(white, whites, 'with', '!swap a b');
    await panelSays(whites, 'Your base line from a to h: cross, zero, arrow, plus, Z, zero, plus, cross.');
    await killed();
    // Black takes a ready-made line, types one that is wrong, and gives the right one by command.
    const blacks = await panelOf(black, channel);
    choose(black, blacks, 'preset', '!+x0>Z0x+');
    await panelSays(blacks, 'plus, cross, zero, arrow, Z, zero, cross, plus.');
    expect(await toldBeside(town, await types(black, blacks, '+x0>Zx00'))).toContain('You have two zeros, not 3.');
    expect(await toldBeside(town, await types(black, blacks, 'Z+x0>x0+'))).toContain('in the middle of the base line');
    await moves(black, channel, lines.Black);
    expect(revisionOf(boardIn(discord, channel))).toBe(drawn);
    expect(altOf(boardIn(discord, channel))).toContain('Ready: nobody yet.');
    // The panel is older than the line given by command. *Ready* still works, and the panel shows the new line.
    const half = await leadsOn(channel, () => discord.as(black).click(blacks, 'Ready'));
    expect(textOf(half)).toContain(`${at(black)} is ready.`);
    await panelSays(blacks, 'Your base line from a to h: plus, cross, zero, Z, arrow, cross, zero, plus.');
    await discord.until(() => menusOf(blacks).length === 0, 'a panel with no menus');
    await refusedTo(black, channel, 'swap a b', 'Your base line is fixed', 'Elle ne peut plus changer');
    await refusedTo(black, channel, 'h8 h7', 'First both players arrange', 'Les deux joueurs placent d’abord');
    const begun = await leadsOn(channel, () => discord.as(white).click(whites, 'Ready'));
    expect(textOf(begun)).toContain('The Z of White stands on e1, the Z of Black on d8.');
    expect(altOf(begun)).toContain('Row 8: Black face-down a b c e f g h, Z d.');
    expect(altOf(begun)).toContain('Row 1: White face-down a b c d f g h, Z e.');
    await panelSays(whites, 'your turn: move one piece, or turn one face up.');

    // Whoever opens a private panel sees only what they may see.
    discord.setLocale(cleo, 'en-US');
    const strangers = await panelOf(cleo, channel);
    expect([menusOf(strangers), buttonsOf(strangers)]).toEqual([[], ['More…']]);
    expect(altOf(strangers)).toBe(altOf(begun));
    expect(bytesOf(strangers)).toBe(bytesOf(begun));
    const opponents = await panelOf(black, channel);
    expect(menusOf(opponents)).toEqual([]);
    expect(altOf(opponents)).toContain('Row 1: White face-down a b c d f g h, Z e.');
    expect(altOf(opponents)).toContain('Row 8: Black face-down plus a h, face-down cross b f, face-down zero c g, Z d');
    expect(bytesOf(opponents)).not.toBe(bytesOf(begun));
    await refusedTo(black, channel, 'h8 h7', 'Please wait for yours', 'Attendez le vôtre');
    await refusedTo(white, channel, 'h8 h7', 'is your opponent’s', 'est à votre adversaire');
    await refusedTo(cleo, channel, 'a1 a2', 'between other players', 'entre d’autres joueurs');

    // A move begins on the public board and ends in private. A newer panel takes the older one away.
    const chosen = await pieceOn(white, channel, 'a1');
    expect(textOf(chosen)).toContain('a1, your face-down cross: choose where it goes, or turn it face up.');
    await discord.until(() => whites.deleted, 'the older panel to be taken away');
    const first = await leadsOn(channel, () => discord.as(white).click(chosen, 'a2'));
    expect(textOf(first)).toContain(`${at(white)}: White a1-a2.`);
    expect(textOf(await says(black, channel, 'h8 h7'))).toContain(`${at(black)}: Black h8-h7.`);
    // The panel follows by itself.
    await panelSays(chosen, 'Last turn: Black h8-h7.');
    expect(menusOf(chosen).length).toBe(1);
    expect(altOf(chosen)).toContain('Row 2: White face-down cross a.');
    await killed();
    expect(altOf(boardIn(discord, channel))).toContain('Last turn: Black h8-h7.');
    expectKept(white, 'White', lines.White, channel, since);
    expectKept(black, 'Black', lines.Black, channel, since);
    for (const text of everybodys(channel)) expect(text).not.toMatch(new RegExp(`\\b${signWord.en}\\b`));

    await refusedTo(white, channel, 'a2 a1', 'is not forward. A face-down piece', 'ce n’est pas avancer');
    expect(textOf(await says(white, channel, 'd1!'))).toContain('White d1!, turns up a plus.');
    // The panel was opened before the process was killed, and still follows.
    await panelSays(chosen, 'Last turn: White d1!, turns up a plus.');
    const turn = await panelOf(black, channel);
    choose(black, turn, 'piece', '~c8');
    await panelSays(turn, 'c8, your face-down zero');
    await leadsOn(channel, () => discord.as(black).click(turn, 'd7'));
    await refusedTo(white, channel, 'd1 d8', 'The piece on d7 bars the way', 'La pièce en d7 barre la route');
    await refusedTo(white, channel, 'd1!', 'is face up already', 'est déjà retournée');
    await refusedTo(white, channel, 'd1 e2', 'A plus moves along a row or column', 'ne peut pas aller de d1 à e2');
    expect(textOf(await says(white, channel, 'd1xd7'))).toContain('White plus d1xd7, takes a face-down piece: a zero.');
    await moves(black, channel, 'h7-h6');
    const ending = await shows(town, channel, 'Black h7-h6.');
    expectKept(white, 'White', lines.White, channel, since);
    expectKept(black, 'Black', lines.Black, channel, since);
    for (const text of everybodys(channel)) expect(text).not.toMatch(/\b(?:arrow|cross)\b/);
    expect(buttonsOf(ending)).not.toContain('Replay');

    const winning = await panelOf(white, channel);
    choose(white, winning, 'piece', '~d7');
    await panelSays(winning, 'd7, your plus');
    const over = await leadsOn(channel, () => discord.as(white).click(winning, 'Take the Z on d8'));
    expect(textOf(over)).toContain(`${at(white)} takes the Z of Black and wins!`);
    expect(altOf(over)).toContain(
      'Row 8: White plus d; Black face-down plus a, face-down cross b f, face-down arrow e, face-down zero g.',
    );
    expect(altOf(over)).toContain(
      'Row 1: White face-down zero b f, face-down arrow c, Z e, face-down plus g, face-down cross h.',
    );
    for (const side of ['White', 'Black'] as const) {
      expect(everybodys(channel).some(tells(side, lines[side]))).toBe(true);
    }
    expect(buttonsOf(over)).toEqual(['Rematch', 'Replay', 'Look back', 'In words', 'Rules']);
    expect(await moves(black, channel, 'a8 a7')).toContain('This game is over');
    await discord.until(() => boardsIn(discord, channel).length === 1, 'one board to be left');

    // Anybody may step through the game, on their own and in their own language.
    discord.setLocale(cleo, 'fr');
    const replay = await panelOf(cleo, channel, 'Replay');
    expect(textOf(replay)).toContain('**Le début.** 9 étapes suivent.');
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      discord.as(cleo).click(replay, 'Avancer ▶');
      await panelSays(replay, `Étape ${n} sur 9`);
      if (n > 1) expect(altOf(replay)).toContain('Z d');
      // What was hidden is shown all along.
      if (n > 1 && n < 9) expect(altOf(replay)).toContain('face cachée');
    }
    expect(textOf(replay)).toContain(`${at(white)} prend le Z`);
    expect(altOf(replay)).toContain('Rangée 8');
    expect(revisionOf(boardIn(discord, channel))).toBe(revisionOf(over));
  });
});

describe('a game that is resigned', () => {
  test('says first who resigned, then shows what was hidden and steps through it', async () => {
    const { discord, ada, bob, salon } = town;
    await answerTo(town, ada, salon, 'zgame challenge', { opponent: bob });
    discord.as(bob).click(await nextBoard(discord, salon, 0), 'Accepter');
    const fresh = await shows(town, salon, 'placez vos pièces');
    const [white, black] = textOf(fresh).includes(`${at(ada)} (Blancs) et`) ? [ada, bob] : [bob, ada];
    const since = letters.count();
    await moves(white, salon, lines.White);
    await moves(white, salon, 'ready');
    await moves(black, salon, lines.Black);
    await moves(black, salon, 'prêt');
    await shows(town, salon, 'La partie commence.');
    await moves(white, salon, 'a1 a2');
    const playing = await shows(town, salon, 'a1-a2');
    expect(buttonsOf(playing)).toContain('Mon plateau');
    await panelOf(white, salon, 'Mon plateau');
    await panelOf(black, salon, 'Mon plateau');
    expectKept(white, 'White', lines.White, salon, since);
    expectKept(black, 'Black', lines.Black, salon, since);
    const over = await leadsOn(salon, () => answerTo(town, black, salon, 'zgame resign'));
    const said = textOf(over).split('\n');
    const resigned = said.findIndex((line) => line.includes(`${at(black)} abandonne. Victoire de ${at(white)}`));
    expect(resigned).toBeGreaterThan(0);
    expect(said[resigned + 1]).toBe('La partie s’est arrêtée avant la fin. Tout est maintenant visible.');
    expect(altOf(over)).toMatch(/^.* abandonne\. Victoire de /);
    expect(altOf(over)).toContain('Blancs croix face cachée a.');
    expect(altOf(over)).toContain('Noirs plus face cachée a h, croix face cachée b f');
    for (const side of ['White', 'Black'] as const) {
      expect(everybodys(salon).some(tells(side, lines[side]))).toBe(true);
    }
    expect(buttonsOf(over)).toEqual(['Revanche', 'Revoir', 'Analyser', 'En mots', 'Règles']);
    const replay = await panelOf(ada, salon, 'Revoir');
    expect(textOf(replay)).toContain('**The beginning.** 4 steps follow.');
    discord.as(ada).click(replay, 'End');
    await panelSays(replay, 'Step 4 of 4');
    expect(textOf(replay)).toContain(`${at(black)} resigns. ${at(white)} wins!`);
    const asked = await leadsOn(salon, () => discord.as(bob).click(over, 'Revanche'));
    expect(textOf(asked)).toContain('abandonne');
  });
});

test('a draw offered before somebody acts in private is agreed to on their own panel after it', async () => {
  const { discord, ada, bob, quiet } = town;
  discord.setLocale(ada, 'en-US');
  await answerTo(town, ada, quiet, 'zgame challenge', { opponent: bob });
  discord.as(bob).click(await nextBoard(discord, quiet, 0), 'Accept');
  await shows(town, quiet, 'arrange your pieces');
  await answerTo(town, bob, quiet, 'zgame draw');
  await shows(town, quiet, 'offers a draw');
  await moves(ada, quiet, 'shuffle');
  const panel = await answerTo(town, ada, quiet, 'zgame show');
  discord.as(ada).click(panel, 'Agree to draw');
  await shows(town, quiet, 'The players agree to a draw.');
});
