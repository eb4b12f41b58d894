import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rngFrom } from '../../src/games/rng.ts';
import { thinkingFor } from '../../src/games/thinking.ts';
import { shownIn, type TableId } from '../../src/store/address.ts';
import { needs } from '../needs.ts';
import { type } from './boards.ts';
import { closeWindow, phone, type Window } from './chromium.ts';
import { type LivePage, openLivePage } from './livePage.ts';

const people = ['ada', 'bob', 'cleo', 'dan'] as const;
/** So many games are played by moves; in the others, whoever begins gives up. */
const playedOut = 2;

describe('a cup of four, in the page on a phone', needs.chromium, () => {
  let live: LivePage;
  const windows = new Map<string, Window>();
  beforeAll(async () => {
    live = await openLivePage();
    for (const name of people) windows.set(name, await live.window(name));
  });
  afterAll(() => live.close());

  const pageOf = (name: string): Page => {
    const window = windows.get(name);
    if (window === undefined) throw new Error(`${name} has no window`);
    return window.page;
  };
  const nameOf = (id: string): string => [...live.town.people].find(([, user]) => user.id === id)?.[0] ?? '';

  test('is signed up for, played to its end and won', { timeout: 480_000 }, async () => {
    const ada = pageOf('ada');
    await type(ada, '/plateau cup game:mister-zero players:4 turn-limit:1h');
    const signUp = publicIn(ada, 'Cup: Mister Zero').first();
    await signUp.getByRole('button', { name: 'Join' }).waitFor();
    await expectOneRow(signUp, ['Join', 'Leave', 'Start', 'Call off']);
    for (const name of people) {
      await publicIn(pageOf(name), 'Cup: Mister Zero').first().getByRole('button', { name: 'Join' }).click();
      await pageOf(name)
        .locator('.message.ephemeral', { hasText: /You have signed up|vous participez/ })
        .waitFor();
    }
    await signUp.getByText('the cup has begun').waitFor();

    const over = new Set<TableId>();
    const end = publicIn(ada, 'Congratulations!');
    for (let round = 1; round <= 3; round++) {
      const post = publicIn(ada, `· round ${round} of 3`);
      await post.locator('a.mention[data-channel]').nth(1).waitFor({ timeout: 30_000 });
      await expectOneRow(post, ['Table', 'Drop out']);
      const tables = await newTables(over);
      expect(tables.length).toBe(2);
      for (const table of tables) {
        await playOrResign(table, over.size < playedOut ? 'play' : 'resign');
        over.add(table);
      }
      for (const name of people) await pageOf(name).goto(live.addressOf(name));
      await post.getByText('This round is over.').waitFor({ timeout: 30_000 });
    }
    await end.waitFor({ timeout: 30_000 });
    const picture = end.locator('.picture img');
    expect(await picture.getAttribute('alt')).toMatch(/^Cup: Mister Zero, the end\.\n1\. .+: \d+½? \(/);
    const box = await picture.boundingBox();
    expect(box && box.x + box.width).toBeLessThanOrEqual(phone.width);
    expect(await ada.evaluate('document.documentElement.scrollWidth')).toBe(phone.width);

    await end.getByRole('button', { name: 'Table' }).click();
    await ada.locator('.message.ephemeral .picture').last().waitFor();
    await type(pageOf('cleo'), '/plateau tournoi');
    await pageOf('cleo').locator('.message.ephemeral', { hasText: 'remporté par' }).waitFor();
    for (const window of windows.values()) await closeWindow(window);
  });

  /** The tables of the round that has begun, once both are there. */
  async function newTables(known: ReadonlySet<TableId>): Promise<readonly TableId[]> {
    const begun = async () => (await live.store.allLive()).filter((table) => !known.has(table));
    await expect.poll(async () => (await begun()).length, { timeout: 20_000 }).toBe(2);
    return begun();
  }

  async function playOrResign(table: TableId, how: 'play' | 'resign'): Promise<void> {
    const { match } = await live.seen(table);
    const names = match.seats.map((seat) => (seat.kind === 'member' ? nameOf(seat.id) : ''));
    for (const name of names) await follow(pageOf(name), table);
    const [first = ''] = names;
    if (how === 'resign') await type(pageOf(first), first === 'cleo' ? '/misterzero abandonner' : '/misterzero resign');
    let typed = -1;
    for (;;) {
      const { match, game } = await live.seen(table);
      if (match.stage.at === 'over') break;
      const turn = match.play?.turn ?? 0;
      const [seat = 0] = match.play === undefined ? [] : (game.awaiting(match.play) as readonly number[]);
      if (how === 'play' && match.play !== undefined && turn > typed) {
        const view = game.view(match.play, seat);
        const move = game.ponder('easy', view, seat, thinkingFor(20, rngFrom('cup', turn)));
        await type(pageOf(names[seat] ?? ''), String(move));
        typed = turn;
      }
      await pageOf(first).waitForTimeout(50);
    }
    await pageOf(first)
      .getByRole('button', { name: /Replay|Revoir/ })
      .last()
      .waitFor();
    expect(
      await pageOf(first)
        .getByRole('button', { name: /Rematch|Revanche/ })
        .count(),
    ).toBe(0);
  }
});

const publicIn = (page: Page, text: string): Locator => page.locator('.message:not(.ephemeral)', { hasText: text });

/** To the thread of a game, by the link in the post of the round. */
async function follow(page: Page, table: TableId): Promise<void> {
  await page
    .locator(`.message:not(.ephemeral) a.mention[data-channel="${shownIn(table)}"]`)
    .last()
    .click();
}

/** The buttons stand in one line, and nothing is wider than the phone. They are measured at once: the page may scroll. */
async function expectOneRow(message: Locator, names: readonly string[]): Promise<void> {
  const boxes = await message.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { top, right } = button.getBoundingClientRect();
      return { name: button.textContent ?? '', top, right };
    }),
  );
  const row = boxes.filter(({ name }) => names.includes(name));
  expect(row.map(({ name }) => name)).toEqual(names);
  expect(new Set(row.map(({ top }) => top)).size).toBe(1);
  expect(Math.max(...row.map(({ right }) => right))).toBeLessThanOrEqual(phone.width);
}
