import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Level } from '../../src/games/contract.ts';
import type { Game } from '../../src/games/kernel.ts';
import { games } from '../../src/games/registry.ts';
import { rngFrom } from '../../src/games/rng.ts';
import { thinkingFor } from '../../src/games/thinking.ts';
import { isLive } from '../../src/host/match/match.ts';
import type { Snapshot } from '../../src/host/tables.ts';
import { shownIn, type TableId } from '../../src/store/address.ts';
import { needs } from '../needs.ts';
import { board, type } from './boards.ts';
import { closeWindow } from './chromium.ts';
import { type LivePage, openLivePage } from './livePage.ts';

/** What is chosen so that a game does not last long. */
const short: Readonly<Record<string, string>> = {
  mastermind: 'length:short',
  ricochet: 'tokens:1 bidding:30 seed:fox',
};

const levelsOf = ({ seating, bots, companions }: Game) => (seating.open ? companions : bots);

/** Each level has a person of its own, who plays against it alone. */
const people = { easy: 'ada', medium: 'bob', hard: 'dan' } as const;

describe('somebody alone, in the page on a phone', needs.chromium, () => {
  let live: LivePage;
  beforeAll(async () => {
    live = await openLivePage();
  });
  afterAll(() => live.close());

  describe.each(games.map((game) => [game.words.en.name, game] as const))('plays %s', (_, game) => {
    // A round of bids takes its time, so those go side by side.
    (game.seating.open ? test.concurrent : test).each(levelsOf(game))(
      'against the computer (%s) to its end',
      { timeout: 240_000 },
      async (level) => {
        const opponent = game.seating.open ? `start computers:${level}` : `challenge opponent:@Plateau level:${level}`;
        const window = await live.window(people[level]);
        const { page } = window;
        await type(page, `/${game.words.en.command} ${opponent} ${short[game.id] ?? ''}`);
        const found = () => tableOf(game, level);
        await expect.poll(found, { timeout: 20_000 }).toBeDefined();
        const table = (await found()) as TableId;
        await follow(page, table);
        const over = await play(page, table);
        expect(over.match.seats).toContainEqual({ kind: 'computer', level });
        expect(over.match.stage).toEqual({ at: 'over', ending: { by: 'rules' } });
        await board(page)
          .getByRole('button', { name: game.seating.open ? 'Play again' : 'Rematch' })
          .waitFor();
        await closeWindow(window);
      },
    );
  });

  /** Where the person of this level plays this game now. */
  async function tableOf(game: Game, level: Level): Promise<TableId | undefined> {
    for (const table of await live.store.allLive()) {
      const { match } = await live.seen(table);
      if (!isLive(match) || match.game !== game.id) continue;
      if (match.seats.some((seat) => seat.kind === 'member' && seat.name.toLowerCase() === people[level])) return table;
    }
    return undefined;
  }

  /** Types one move after another until the game is over. */
  async function play(page: Page, table: TableId): Promise<Snapshot> {
    let typed = -1;
    for (;;) {
      const now = await live.seen(table);
      const { match, game } = now;
      if (match.stage.at === 'over') return now;
      const turn = match.play?.turn ?? 0;
      const text = turn === typed ? undefined : moveIn(now);
      if (text !== undefined) {
        await type(page, `/${game.words.en.command} move move:${text}`);
        typed = turn;
      }
      await page.waitForTimeout(50);
    }
  }
});

/** What the person types next, who plays a little better than a beginner. Undefined when it is not their turn. */
function moveIn({ match, game }: Snapshot): string | undefined {
  const { play } = match;
  const seat = match.seats.findIndex(({ kind }) => kind === 'member');
  if (play === undefined) return undefined;
  if (game.seating.open) return game.plan('hard', game.view(play, seat), seat, 'alone')?.move;
  const awaited = game.awaiting(play);
  if (awaited === 'anyone') return 'next';
  return awaited.includes(seat) ? ponder(game, game.view(play, seat), seat, play.turn) : undefined;
}

const ponder = (game: Game, view: unknown, seat: number, turn: number) =>
  game.ponder('medium', view, seat, thinkingFor(20, rngFrom('alone', turn)));

/** To the channel or thread where the game is, by the link in the answer. */
async function follow(page: Page, table: TableId): Promise<void> {
  await page
    .locator(`.message.ephemeral a.mention[data-channel="${shownIn(table)}"]`)
    .last()
    .click();
}
