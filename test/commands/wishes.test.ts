import { describe, expect, test } from 'vitest';
import { wishIn } from '../../src/commands/chat/wishes.ts';
import { words } from '../../src/commands/words/words.ts';
import { games } from '../../src/games/registry.ts';

const said = {
  yes: ['yes', 'Oui !', 'OUI'],
  no: ['no', 'Non.'],
  accept: ['accept', 'I accept!', 'accepter', 'J’accepte'],
  decline: ['decline', 'refuser'],
  draw: ['draw', 'nulle'],
  retract: ['take back', 'Take-back!', 'reprendre', 'Reprendre le coup', 'revenir en arrière'],
  'play-on': ['play on', 'continuer'],
  sit: ['sit', 'take over', 'Prendre place', 'je prends la place !'],
  resign: ['resign', 'I resign.', 'abandonner', "J'abandonne !"],
  leave: ['leave', 'quitter'],
  stop: ['stop', 'STOP!!', 'arrêter', 'arreter'],
  rematch: ['rematch', 'play again', 'revanche !', 'rejouer'],
  show: ['show', 'montrer', 'voir'],
  rules: ['rules', 'Règles', 'regles'],
  replay: ['replay', 'Revoir !'],
} as const;

const all = Object.entries(said).flatMap(([wish, texts]) => texts.map((text) => [text, wish] as const));

describe('a wish', () => {
  test.each(all)('is “%s” alone: %s', (text, wish) => {
    expect(wishIn(text)).toBe(wish);
  });

  test.each(['yes please', 'no way', 'stop it', 'I will not resign', 'the rules?', 'show me', 'draw?', '', '!'])(
    'is not “%s”',
    (text) => expect(wishIn(text)).toBeUndefined(),
  );

  test('may be the name of the command that does it, in each language', () => {
    for (const { commands } of Object.values(words)) {
      for (const wish of Object.keys(said)) {
        if (wish === 'yes' || wish === 'no' || wish === 'play-on') continue;
        expect(wishIn(commands[wish as keyof typeof commands].name)).toBe(wish);
      }
    }
  });

  test('is no move of any game, but for giving up in French in Ricochet Robots', () => {
    const moves = all.flatMap(([text]) => games.filter((game) => game.reads(text)).map(({ id }) => `${id}: ${text}`));
    expect(moves).toEqual(['ricochet: abandonner', "ricochet: J'abandonne !"]);
  });
});
