import { describe, expect, test } from 'vitest';
import { boardMessage } from '../../src/commands/board/board.ts';
import { languages } from '../../src/games/contract.ts';
import type { Game, Play } from '../../src/games/kernel.ts';
import { games } from '../../src/games/registry.ts';
import type { Ending, Match } from '../../src/host/match/match.ts';
import type { Scene } from '../../src/render/scene.ts';
import { usualSettings } from '../commands/usualSettings.ts';
import { textsOf } from '../render/walk.ts';
import { guestOf } from './guestOf.ts';
import { playOut } from './playing.ts';

const duels = games.filter(({ seating }) => seating.least === 2).map((game): [string, Game] => [game.id, game]);

/** The texts of the picture and the alt text of a board whose game was ended so. */
async function shown(game: Game, play: Play, ending: Ending, language: 'en' | 'fr') {
  const match = {
    ...{ game: game.id, language, play: game.closed(play), stage: { at: 'over', ending }, rematch: [], recent: [] },
    seats: ['Ada', 'Bob'].map((name, seat) => ({ kind: 'member', id: String(seat), name })),
  } as unknown as Match;
  let painted: Scene | undefined;
  const parts = {
    paint: async (scene: Scene) => {
      painted = scene;
      return new Uint8Array();
    },
    film: async () => new Uint8Array(),
    wallTime: (instant: number) => instant,
    settings: usualSettings,
  };
  const snapshot = { table: '7000', revision: 3, match, game, bulletin: undefined } as const;
  const { files } = await boardMessage(snapshot, 'table', language, parts);
  const texts = painted === undefined ? [] : textsOf(painted).map(({ text }) => text);
  return { texts, alt: files[0]?.description ?? '', painted };
}

describe.each(duels)('the picture of %s', (id, game) => {
  const plays = async () => {
    const opening = { config: game.presets.standard, seats: 2, seed: 'ended', now: 0 };
    const steps = playOut(game, opening, { by: 'mixture', guest: await guestOf(id) });
    return [0, 3, 8, Math.floor(steps.length / 2)].flatMap((at) => steps[at]?.before ?? []);
  };

  test.each(languages)(
    'says who won when the other resigned or was late, and so does its alt text (%s)',
    async (language) => {
      const won = language === 'en' ? 'wins' : 'gagne';
      for (const play of await plays()) {
        for (const loser of [0, 1]) {
          const winner = ['Bob', 'Ada'][loser];
          for (const ending of [
            { by: 'resigning', seat: loser },
            { by: 'time', late: [loser] },
          ] as const) {
            const { texts, alt } = await shown(game, play, ending, language);
            const said = `${winner} ${won}, ${['Ada', 'Bob'][loser]}`;
            expect(
              texts.filter((text) => text.startsWith(said)),
              said,
            ).toHaveLength(1);
            expect(alt.split('\n')[0]).toContain(language === 'en' ? `${winner} wins!` : `Victoire de ${winner}`);
          }
        }
      }
    },
  );

  test.each(languages)('says who has won when the time of a round of a cup is over (%s)', async (language) => {
    for (const play of await plays()) {
      for (const [places, winner] of [
        [[1, 2], 'Ada'],
        [[2, 1], 'Bob'],
      ] as const) {
        const { texts, alt } = await shown(game, play, { by: 'round', places }, language);
        expect(texts.some((text) => text.startsWith(`${winner} ${language === 'en' ? 'wins' : 'gagne'}`))).toBe(true);
        expect(alt.split('\n')[0]).toContain(language === 'en' ? `${winner} wins!` : `Victoire de ${winner}`);
      }
      const { texts } = await shown(game, play, { by: 'round', places: [1, 1] }, language);
      expect(texts).toContain(language === 'en' ? 'A draw' : 'Partie nulle');
    }
  });

  test.each(languages)('says that a draw was agreed to (%s)', async (language) => {
    for (const play of await plays()) {
      const { texts } = await shown(game, play, { by: 'agreement' }, language);
      expect(texts).toContain(language === 'en' ? 'A draw' : 'Partie nulle');
    }
  });

  test.each([{ by: 'moderator' }, { by: 'silence' }, { by: 'time', late: [0, 1] }] as const)(
    'names no winner of a game that counts for nobody: $by',
    async (ending) => {
      for (const play of await plays()) {
        const { texts } = await shown(game, play, ending, 'en');
        expect(texts.join('\n')).not.toMatch(/wins|draw/);
      }
    },
  );
});
