import { describe, expect, test } from 'vitest';
import { boardMessage, textMessage } from '../../src/commands/board/board.ts';
import { pictureWithCapitals, withCapitals } from '../../src/commands/board/sentences.ts';
import type { Language } from '../../src/games/contract.ts';
import type { Game } from '../../src/games/kernel.ts';
import { games } from '../../src/games/registry.ts';
import { challengeMatch } from '../../src/host/match/challenge.ts';
import type { Scene, Shape } from '../../src/render/scene.ts';
import { usualSettings } from './usualSettings.ts';

describe('a name that the bot gives', () => {
  test.each([
    ['the computer (easy) plays e4.', 'The computer (easy) plays e4.'],
    ['-# the computer (hard) placed 3 on K.', '-# The computer (hard) placed 3 on K.'],
    ['l’ordinateur (fort) pose le 3 en K.', 'L’ordinateur (fort) pose le 3 en K.'],
    ['Ada resigns. the computer (easy) wins!', 'Ada resigns. The computer (easy) wins!'],
    ['Fini\u00a0!\nl’ordinateur (facile) gagne.', 'Fini\u00a0!\nL’ordinateur (facile) gagne.'],
    ['player 2 (green), your turn.', 'Player 2 (green), your turn.'],
    ['joueur 2 pose. joueur 1 attend.', 'Joueur 2 pose. Joueur 1 attend.'],
  ])('has a capital where the sentence begins: %s', (text, right) => {
    expect(withCapitals(text)).toBe(right);
  });

  test.each([
    'Ada challenges the computer (easy) to a game.',
    'Victoire de l’ordinateur (fort)\u00a0!',
    'Points: player 1 3, player 2 4.',
    'Place 2 – l’ordinateur (facile)',
    'ada (red), your turn. bob waits.',
    'the computer is a word of its own here.',
  ])('stays small inside a sentence, and no other word is changed: %s', (text) => {
    expect(withCapitals(text)).toBe(text);
  });

  test('has a capital in every message', () => {
    expect(JSON.stringify(textMessage('the computer (easy) plays.'))).toContain('"The computer (easy) plays."');
  });
});

test('in a picture, the parts that may be cut are still parts of the text', () => {
  const text = (...cuts: readonly string[]): Shape => {
    const [text, room, size, ink] = [`${cuts.join(' and ')} win`, 90, 30, '#2c1d12'] as const;
    return { shape: 'text', x: 0, y: 0, text, room, size, ink, cuts };
  };
  const scene: Scene = {
    width: 1,
    height: 1,
    ground: '#f5ecda',
    colours: 'f5ecda2c1d12',
    base: { key: '', shapes: [] },
    shapes: [
      text('the computer (hard)', 'the computer (hard)'),
      { shape: 'group', at: [0, 0], shapes: [text('the computer (hard)')] },
    ],
  };
  expect(pictureWithCapitals(scene).shapes).toMatchObject([
    {
      text: 'The computer (hard) and the computer (hard) win',
      cuts: ['The computer (hard)', 'the computer (hard)'],
    },
    { shapes: [{ text: 'The computer (hard) win' }] },
  ]);
});

describe.each(games.filter(({ bots }) => bots.length > 0).map((game): [string, Game] => [game.id, game]))(
  'against the computer, the boards of %s',
  (_, game) => {
    test.each(['en', 'fr'] as const)('begin no line with a small letter (%s)', async (language: Language) => {
      const against = [{ kind: 'computer', level: 'easy' }] as const;
      const by = { kind: 'member', id: '1', name: 'Ada' } as const;
      const challenge = {
        game: game.id,
        guild: '1',
        language,
        by,
        against,
        turnLimit: undefined,
        first: 'opponent',
      } as const;
      const match = challengeMatch(challenge, game, 1, 'seed', 0);
      const painted: Scene[] = [];
      const parts = {
        paint: async (scene: Scene) => {
          painted.push(scene);
          return new Uint8Array();
        },
        film: async () => new Uint8Array(),
        wallTime: (instant: number) => instant,
        settings: usualSettings,
      };
      const ended = { ...match, stage: { at: 'over', ending: { by: 'resigning', seat: 1 } } } as const;
      for (const each of [match, ended]) {
        const snapshot = { table: '7000', revision: 1, match: each, game, bulletin: undefined } as const;
        const message = await boardMessage(snapshot, 'table', language, parts);
        expect(JSON.stringify(message)).not.toMatch(/(?:"|\\n|\\n-# |[.!?] )(?:the computer|l’ordinateur) \(/u);
        expect(JSON.stringify(message)).toMatch(/computer|ordinateur/);
      }
      expect(JSON.stringify(painted.map(({ shapes }) => shapes))).not.toMatch(/"text":"(?:the comp|l’ord)/);
    });
  },
);
