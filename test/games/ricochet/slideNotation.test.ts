import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/games/contract.ts';
import { notation } from './playing.ts';

const written = (typed: string, language?: (typeof languages)[number]) => {
  const move = notation.read(typed, language);
  return move && notation.write(move);
};

describe('Slides', () => {
  test.each([
    ['r^', 'r^'],
    ['r^ b<', 'r^ b<'],
    ['r^b<', 'r^ b<'],
    ['R↑ B←', 'r^ b<'],
    ['r⬆️ b⬅️ g➡️ y⬇️', 'r^ b< g> yv'],
    ['rv gv bv yv', 'rv gv bv yv'],
    ['red up, blue left', 'r^ b<'],
    ['Red up; blue left.', 'r^ b<'],
    ['red up then blue left and green down', 'r^ b< gv'],
    ['red to the left', 'r<'],
    ['red-up', 'r^'],
    ['r u b l', 'r^ b<'],
    ['ru bl', 'r^ b<'],
    ['ru, bl', 'r^ b<'],
    ['ru rl', 'r^ r<'],
    ['ru - bl', 'r^ b<'],
    ['ru -> bl', 'r^ b<'],
    ['ru => bl', 'r^ b<'],
    ['ru → bl', 'r^ b<'],
    ['r→b', undefined],
    ['r→ b↓', 'r> bv'],
    ['r-> b<-', 'r> b<'],
    ['r> > b<', 'r> b<'],
    ['rouge haut', 'r^'],
    ['rouge en haut puis bleu à gauche', 'r^ b<'],
    ['Rouge vers le bas, et vert vers la droite !', 'rv g>'],
    ['rh bg', 'r^ b<'],
    ['r h b g', 'r^ b<'],
    ['vh jb', 'g^ yv'],
    ['vert haut; jaune bas', 'g^ yv'],
    ['v>', 'g>'],
    ['vv', 'gv'],
    ['jv', 'yv'],
    ['j↓', 'yv'],
    ['rouge up', 'r^'],
    ['red haut', 'r^'],
    ['g u g l', 'g^ g<'],
    ['bb', 'bv'],
    ['rr', 'r>'],
  ])('“%s” is %s.', (typed, canonical) => {
    for (const language of [undefined, ...languages]) expect(written(typed, language)).toBe(canonical);
  });

  /**
   * `d` is down or droite. The language of the other words decides; if they do not tell, the writer's language does.
   */
  test.each([
    ['rd', 'rv', 'r>'],
    ['r d', 'rv', 'r>'],
    ['bd', 'bv', 'b>'],
    ['rd b^', 'rv b^', 'r> b^'],
    ['rd bv', 'rv bv', 'r> bv'],
    ['rd ru', 'rv r^', 'rv r^'],
    ['rd bl', 'rv b<', 'rv b<'],
    ['rr bd', 'r> bv', 'r> bv'],
    ['gd', 'gv', 'gv'],
    ['yd', 'yv', 'yv'],
    ['rd, blue up', 'rv b^', 'rv b^'],
    ['red d', 'rv', 'rv'],
    ['rd then bd', 'rv bv', 'rv bv'],
    ['rd rh', 'r> r^', 'r> r^'],
    ['rd bb', 'r> bv', 'r> bv'],
    ['rd bg', 'r> b<', 'r> b<'],
    ['vd', 'g>', 'g>'],
    ['jd', 'y>', 'y>'],
    ['rouge d', 'r>', 'r>'],
    ['rd puis bd', 'r> b>', 'r> b>'],
    ['rd et bd', 'r> b>', 'r> b>'],
    ['rd jh bu', 'rv y^ b^', 'r> y^ b^'],
    ['red down bd vert h', 'rv bv g^', 'rv b> g^'],
  ])('“%s” is %s for a writer of English, and %s for a writer of French.', (typed, english, french) => {
    expect(written(typed, 'en')).toBe(english);
    expect(written(typed, 'fr')).toBe(french);
    expect(written(typed)).toBe(english);
  });

  test.each([
    'r',
    'up',
    '^',
    'ur',
    'r^ b',
    'r^ b< u',
    'r^ ^',
    'r^ b => l',
    'r^ b puis',
    'r x',
    'x^',
    'rubl',
    'r up up',
    'red blue',
    'r b u',
    '> r^',
    'r^ 7',
    '7 r^',
    'r^?',
    'gg',
    'GG!',
    'vu',
    'bug',
    'hello',
    'bonjour',
    'rouge et bleu',
    'I go right',
    'go up',
  ])('“%s” is no slide.', (typed) => {
    for (const language of [undefined, ...languages]) {
      expect(notation.read(typed, language)?.act).not.toBe('slide');
    }
  });

  test('At most twenty slides are read at once, since 60 characters hold no more.', () => {
    expect(notation.read(Array(20).fill('r^').join(' '))).toMatchObject({ act: 'slide' });
    expect(notation.read(Array(21).fill('r^').join(' '))).toBeUndefined();
    expect(notation.read(Array(20).fill('rouge vers le haut').join(', puis '))).toMatchObject({ act: 'slide' });
  });
});
