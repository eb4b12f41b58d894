import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import type { OptionValues } from '../../src/playground/discord/people/commandCall.ts';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import { idOf, packId } from '../../src/store/address.ts';
import { chosenFor, playAt, type Seated } from '../town/alone.ts';
import { type Place, placesOf } from '../town/anywhere.ts';
import { altOf, buttonsOf, isPrivate, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();
const { discord, ada, cleo } = town;
const places = placesOf(town, ada);
const [direct, group, far] = places;

const given = (channel: Channel, command: string, values: OptionValues = {}, user: User = ada): Promise<Message> =>
  discord.as(user).command(channel, command, values).answered();

/** Somebody plays where each answer to a command of theirs shows the board. */
function seatedAt(channel: Channel, first: Message, user = ada): Seated {
  let shown = first;
  return {
    channel,
    board: () => shown,
    async give(command, values) {
      const answer = await given(channel, command, values, user);
      if (answer.attachments.length > 0) shown = answer;
    },
  };
}

const seated = games.filter(({ bots }) => bots.length > 0);
const cases = seated.map((game, nth) => {
  const place: Place = places[nth % places.length] ?? direct;
  return { id: game.id, game, ...place, level: game.bots[nth % game.bots.length] };
});

describe('against the computer', () => {
  test.each(cases)('$id ($level) is played to its end in $where, by commands and what they show', async (one) => {
    const { game, channel, stays, level } = one;
    const command = game.words.en.command;
    const board = await given(channel, `${command} computer`, { ...chosenFor(game), ...(level && { level }) });
    expect(isPrivate(board)).toBe(!stays);
    expect(buttonsOf(board).length).toBeGreaterThan(0);
    const last = await playAt(town, ada, game, seatedAt(channel, board));
    expect(`${textOf(last)} ${altOf(last)}`).toMatch(new RegExp(`the computer \\(${level}\\)`, 'i'));
    // Nobody else sees anything of it.
    expect(isPrivate(last)).toBe(!stays);
    await discord.as(ada).click(last, 'Rematch').acknowledged;
    await discord.until(() => !buttonsOf(last).includes('Rematch'), 'the next game');
    expect(textOf(await given(channel, `${command} resign`))).toContain(`<@${ada.id}> resigns`);
  });

  test('it is asked by a button how well it is to play', async () => {
    const help = await given(direct.channel, 'plateau help');
    const asked = await discord
      .as(ada)
      .click(help, `1:${packId(idOf({ at: 'solo', member: ada.id }))}:0:@begin.foxu.computer`)
      .answered();
    expect(textOf(asked)).toBe('How well is the computer to play?');
    const board = await discord.as(ada).click(asked, 'Easy').answered();
    expect(buttonsOf(board)).toContain('More…');
    expect(textOf(await given(direct.channel, 'foxu resign'))).toContain('The computer (easy) wins');
  });

  const isHers = (board: Message) => textOf(board).includes(`\n<@${ada.id}>,`);

  test('its move comes by an edit of the answer, also when the bot was killed meanwhile', async () => {
    await town.stop();
    await town.start({ environment: { THINKING_MS: '2000' } });
    const board = await given(direct.channel, 'foxu computer', { level: 'medium', first: 'opponent' });
    expect(isHers(board)).toBe(false);
    await discord.until(() => isHers(board), 'the turn of who plays');
    const asking = discord.as(ada).autocomplete(direct.channel, 'foxu move', 'move', '');
    await asking.acknowledged;
    const after = await given(direct.channel, 'foxu move', { move: String(asking.choices?.[0]?.value) });
    await discord.until(() => board.deleted, 'the older board to be taken away');
    expect(isHers(after)).toBe(false);
    await town.kill();
    await town.start({});
    await discord.until(() => isHers(after), 'the answer of the computer', 30_000);
  });

  test('one game goes on at a time: its command shows it again and says how to end it', async () => {
    const again = await given(group.channel, 'foxu computer', { level: 'hard' });
    expect(textOf(again)).toContain('You are playing this game already');
    expect(textOf(again)).toContain('/foxu resign');
    expect(buttonsOf(again)).toContain('More…');
    await discord.as(ada).click(again, 'More…').acknowledged;
    await discord.until(() => buttonsOf(again).includes('Resign'), 'more');
    expect(buttonsOf(again)).not.toContain('Watch');
  });

  test('it goes on by the list of games after a kill, and when a quarter of an hour has passed', async () => {
    const present = altOf(await given(direct.channel, 'foxu show'));
    const goesOnIn = async (channel: Channel) => {
      const list = await given(channel, 'plateau games');
      expect(textOf(list)).toContain('You play alone');
      await discord.as(ada).click(list, 'Foxu').acknowledged;
      await discord.until(() => list.attachments.length > 0, 'the board');
      expect(altOf(list)).toBe(present);
    };
    await town.kill();
    await town.start();
    await goesOnIn(far.channel);
    await town.stop();
    await town.start();
    discord.now = () => Date.now() + 16 * 60_000;
    await goesOnIn(town.channel);
    const words = await given(far.channel, 'foxu show', { text: true });
    expect(textOf(words)).toContain('Ada, your turn');
    const ended = await given(far.channel, 'foxu resign');
    expect(textOf(ended)).toContain('resigns');
    expect(textOf(await given(far.channel, 'plateau games'))).toContain('You have nothing going on');
    const asking = discord.as(ada).autocomplete(group.channel, 'plateau replay', 'code', 'foxu');
    await asking.acknowledged;
    const code = String(asking.choices?.[0]?.value);
    expect(textOf(await given(group.channel, 'plateau replay', { code }))).toContain('The computer (medium)');
  });

  test('what goes on is in the export, and goes when its player is forgotten', async () => {
    discord.install(cleo);
    const channel = discord.direct(cleo);
    const asCleo = (command: string, values: OptionValues = {}) => given(channel, command, values, cleo);
    const board = await asCleo('zgame ordinateur');
    expect(textOf(board)).toContain('L’ordinateur (moyen)');
    const file = (await asCleo('plateau export-me')).attachments[0];
    const told = JSON.parse(String(file?.bytes)) as { playing: { table: string }[] };
    expect(told.playing.map(({ table }) => table)).toEqual([`@${cleo.id}-zgame`]);
    const asked = await asCleo('plateau forget-me');
    await discord.as(cleo).click(asked, 'Oui, oubliez-moi').acknowledged;
    await discord.until(() => !buttonsOf(asked).includes('Oui, oubliez-moi'), 'to be forgotten');
    expect(textOf(await asCleo('plateau parties'))).toContain('Vous n’avez rien en cours');
    expect(textOf(await asCleo('zgame voir'))).toContain('/zgame ordinateur');
  });
});

test('nothing was logged as wrong, but that the clock of Discord had been put forward', () => {
  const wrong = town
    .output()
    .split('\n')
    .filter((line) => /"level":[456]0/.test(line));
  expect(wrong.filter((line) => !line.includes('the clock of this machine differs'))).toEqual([]);
});
