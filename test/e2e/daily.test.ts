import { describe, expect, test } from 'vitest';
import { dayIn, dayInWords, daysBefore } from '../../src/commands/daily/days.ts';
import type { Slide } from '../../src/games/ricochet/board/vocabulary.ts';
import { notation } from '../../src/games/ricochet/notation/notation.ts';
import { solos } from '../../src/games/ricochet/solo/solos.ts';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import { answerTo } from '../town/duels.ts';
import { altOf, buttonsOf, isPrivate, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();
const { discord } = town;

const manager = discord.addUser({ name: 'mia', displayName: 'Mia' });
discord.addMember(town.guild, manager);
discord.setPermissions(town.guild, manager, ['ManageGuild']);

/** A server that moves from one end of the world's clocks to the other: there it is always another day. */
const dora = discord.addUser({ name: 'dora', displayName: 'Dora' });
const club = discord.addGuild({
  name: 'Far away',
  preferredLocale: 'en-US',
  members: [manager, dora, town.bob, town.ada],
});
const islands = discord.addChannel(club, { name: 'islands' });
discord.setPermissions(club, manager, ['ManageGuild']);

const room = (): Channel => discord.addChannel(town.guild, { name: 'daily' });

/** By UTC, which is the clock of this server. */
const today = () => new Date().toISOString().slice(0, 10);

function solution(day = today()): { readonly best: readonly Slide[]; readonly moves: number } {
  const daily = solos.find(({ name }) => name === 'daily');
  if (daily === undefined) throw new Error('no daily');
  const { best } = daily.prepare({}, day) as { best: readonly Slide[] };
  return { best, moves: best.length };
}

const typed = (slides: readonly Slide[]) => notation.write({ act: 'slide', slides });

async function typeInto(user: User, board: Message, moves: string): Promise<void> {
  const before = textOf(board);
  const pressed = discord.as(user).click(board, 'Type moves');
  const modal = await discord.until(() => pressed.modal, 'a field');
  await discord.as(user).submit(modal, { typed: moves }).acknowledged;
  await discord.until(() => textOf(board) !== before, 'the board to change');
}

async function told(user: User, board: Message, label: string): Promise<string> {
  const exchange = discord.as(user).click(board, label);
  return textOf(await discord.until(() => exchange.followUps.at(-1), 'a private answer'));
}

const publicIn = (channel: Channel) =>
  discord.messages(channel).filter((message) => !isPrivate(message) && message.author.bot && !message.deleted);

describe('the post of the board of the day', () => {
  test('comes in the channel that was chosen, and its button opens a private board', async () => {
    const channel = room();
    const panel = await answerTo(town, manager, channel, 'plateau settings', { 'daily-hour': '0' });
    expect(textOf(panel)).toContain(`Each day at 0:00 in <#${channel.id}>`);
    // What was chosen before the start is due at once.
    await town.stop();
    await town.start();
    const post = await discord.until(() => publicIn(channel)[0], 'the post');
    expect(textOf(post)).toContain('The board of the day');
    expect(altOf(post)).toContain(`The board of ${today()}, the same for everybody.`);
    expect(post.attachments.length).toBe(1);
    const opened = discord.as(town.ada).click(post, 'Play');
    const board = await opened.answered();
    expect(isPrivate(board)).toBe(true);
    expect(altOf(board)).toContain(today());
    await town.stop();
    await town.start();
    const again = await answerTo(town, manager, channel, 'plateau settings');
    expect(textOf(again)).toContain('Each day at 0:00');
    expect(publicIn(channel).length).toBe(1);
  });

  test('that cannot be posted is told of where the settings are shown', async () => {
    const channel = room();
    const settings = { 'daily-channel': channel, 'daily-hour': '0' };
    await answerTo(town, manager, room(), 'plateau settings', settings);
    discord.denyBot(channel, 'AttachFiles');
    const panel = await answerTo(town, manager, room(), 'plateau settings');
    expect(textOf(panel)).toContain('I cannot post there yet; allow me in that channel: Attach Files');
    discord.removeChannel(channel);
    const after = await answerTo(town, manager, room(), 'plateau settings');
    expect(textOf(after)).toContain('that channel is gone');
    await answerTo(town, manager, room(), 'plateau settings', { 'daily-hour': 'off' });
  });
});

describe('a result of the board of the day', () => {
  test('is shared once in each channel, by button, by command and by typing, and spoils nothing', async () => {
    const { ada } = town;
    const [one, two, three] = [room(), room(), room()];
    const board = await answerTo(town, ada, one, 'ricochet daily');
    expect(buttonsOf(board)).not.toContain('Share');
    const early = await answerTo(town, ada, two, 'ricochet daily', { share: true });
    expect(textOf(early)).toContain('Solve today’s board first');
    discord.as(ada).say(three, 'share daily');
    const refusal = await discord.until(() => publicIn(three)[0], 'a refusal');
    expect(`${refusal.content}${textOf(refusal)}`).toContain('Solve today’s board first');
    const { best, moves } = solution();
    await typeInto(ada, board, typed(best));
    expect(buttonsOf(board)).toEqual(['Results', 'Share', 'In words', 'Rules', 'Replay']);

    expect(await told(ada, board, 'Share')).toBe('Shared with everybody here.');
    const [shared] = publicIn(one);
    const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format();
    expect(shared && textOf(shared)).toMatch(
      new RegExp(`^Ada · ${day} · ${moves} moves \\(best ${moves}\\) · \\d+:\\d\\d · ★★★$`),
    );
    expect(shared?.attachments).toEqual([]);
    expect(await told(ada, board, 'Share')).toBe('You have shared this here already.');
    expect(publicIn(one).length).toBe(1);

    const told2 = await answerTo(town, ada, two, 'ricochet daily', { share: true });
    expect(textOf(told2)).toBe('Shared with everybody here.');
    expect(publicIn(two).map(textOf)).toEqual([shared && textOf(shared)]);

    discord.as(ada).say(three, 'Share daily!');
    discord.as(ada).say(three, 'share daily');
    await discord.until(() => publicIn(three).some((message) => textOf(message).startsWith('Ada ·')), 'the result');
  });

  test('is shared once when the process is killed before Discord has answered', async () => {
    const channel = room();
    const { path, method } = { path: new RegExp(`^/channels/${channel.id}/messages$`), method: 'POST' };
    const held = discord.fail({ path, method, when: 'after', delayMs: 30_000, times: 9 });
    discord.as(town.ada).command(channel, 'ricochet daily', { share: true });
    await discord.until(() => publicIn(channel).length === 1, 'the result');
    await town.kill();
    held.stop();
    await town.start();
    const again = () => answerTo(town, town.ada, channel, 'ricochet daily', { share: true });
    expect(textOf(await again())).toBe('You have shared this here already.');
    expect(textOf(await again())).toBe('You have shared this here already.');
    expect(publicIn(channel).length).toBe(1);
  });

  test('is shared once when the button is pressed twice at once, in the language of the server', async () => {
    const { cleo, club, salon } = town;
    const board = await answerTo(town, cleo, salon, 'ricochet daily');
    const pressed = discord.as(cleo).click(board, 'Au clavier');
    const modal = await discord.until(() => pressed.modal, 'a field');
    // A French server lives by the clock of Paris, where the day begins before that of UTC.
    const { best } = solution(dayIn('Europe/Paris', Date.now()));
    await discord.as(cleo).submit(modal, { typed: typed(best) }).acknowledged;
    await discord.until(() => buttonsOf(board).includes('Partager'), 'the button');
    await Promise.all([told(cleo, board, 'Partager'), told(cleo, board, 'Partager')]);
    expect(club.preferredLocale).toBe('fr');
    expect(publicIn(salon).map(textOf)).toEqual([expect.stringMatching(/^Cléo · .*coups \(meilleur\u00a0: \d+\)/)]);
  });

  test('is refused where Plateau may not write', async () => {
    const channel = room();
    discord.denyBot(channel, 'SendMessages');
    const answer = await answerTo(town, town.ada, channel, 'ricochet daily', { share: true });
    expect(textOf(answer)).toContain('Send Messages');
    expect(publicIn(channel)).toEqual([]);
  });
});

describe('the day of a server', () => {
  const moveTo = (zone: string) => answerTo(town, manager, islands, 'plateau settings', { 'time-zone': zone });
  const dayOf = (board: Message) => /The board of ([\d-]+)/.exec(altOf(board))?.[1] ?? '';

  test('is that of its time zone, and a board counts until its solution is posted', async () => {
    const { ada, bob } = town;
    await moveTo('Pacific/Kiritimati');
    const hers = await answerTo(town, ada, islands, 'ricochet daily');
    const later = dayOf(hers);
    expect(later).toBe(dayIn('Pacific/Kiritimati', Date.now()));
    await moveTo('Pacific/Honolulu');
    const boards = [];
    for (const user of [bob, dora]) boards.push(await answerTo(town, user, islands, 'ricochet daily'));
    const [his, doras] = boards as [Message, Message];
    const day = dayOf(his);
    expect([day, dayOf(doras)]).toEqual([daysBefore(later, 1), day]);
    // Her board goes on, though its day has not come yet: no day comes twice.
    expect(dayOf(await answerTo(town, ada, islands, 'ricochet daily'))).toBe(later);

    // Midnight has passed.
    await moveTo('Pacific/Kiritimati');
    const { best, moves } = solution(day);
    await typeInto(bob, his, typed(best));
    expect(await told(bob, his, 'Share')).toBe('Shared with everybody here.');
    expect(publicIn(islands).map(textOf)).toEqual([
      expect.stringContaining(`Bob · ${dayInWords(day, 'en')} · ${moves}`),
    ]);
    await answerTo(town, manager, islands, 'plateau settings', { 'daily-hour': '0' });
    await town.stop();
    await town.start();
    const post = await discord.until(() => publicIn(islands)[1], 'the post');
    expect(textOf(post)).toContain(`Yesterday’s board · ${dayInWords(day, 'en')}`);
    expect(textOf(post)).toContain(`1. Bob – ${moves} moves`);
    expect(post.attachments.map(({ filename }) => filename)).toEqual([`daily-${later}.png`, `daily-${day}.gif`]);
    await typeInto(dora, doras, typed(best));
    expect(await told(dora, doras, 'Share')).toContain('solved too late');
  });
});
