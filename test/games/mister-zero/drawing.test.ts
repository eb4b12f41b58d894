import { describe, expect, test } from 'vitest';
import { languages, type Viewer } from '../../../src/games/contract.ts';
import { bridges, points } from '../../../src/games/mister-zero/board.ts';
import { middleOf, place } from '../../../src/games/mister-zero/face/layout.ts';
import { standing } from '../../../src/games/mister-zero/face/standing.ts';
import { besideToken } from '../../../src/games/mister-zero/face/tag.ts';
import type { Point as Spot } from '../../../src/render/scene.ts';
import { accepted, face, longNames, played, setUp, speech, viewOf } from './playing.ts';
import { draftsFor, views } from './sampleGames.ts';

describe('The picture', () => {
  test('The bare board is painted once for each language.', () => {
    const bases = views.flatMap((view) => languages.map((language) => face.draw(view, speech(language)).base));
    expect(new Set(bases.map((base) => JSON.stringify(base))).size).toBe(2);
    expect(new Set(bases.map(({ key }) => key)).size).toBe(2);
  });

  test('Every free bridge shows its letter, and nothing lies on it.', () => {
    const { base } = face.draw(viewOf(setUp()), speech('en'));
    const letters = base.shapes.flatMap((shape) => (shape.shape === 'text' ? [shape.text] : []));
    for (const bridge of bridges) expect(letters).toContain(bridge);
  });

  test('Everything drawn lies within the picture.', () => {
    for (const view of views) {
      for (const draft of draftsFor(view)) {
        const { width, height, base, shapes } = face.draw(view, speech('fr', longNames), draft);
        for (const shape of [...base.shapes, ...shapes]) {
          const [x, y] = 'x' in shape ? [shape.x, shape.y] : shape.shape === 'group' ? shape.at : [0, 0];
          expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
        }
      }
    }
  });

  test('Tags lie clear of all tokens, of each other and of the points.', () => {
    const tags = bridges.map(besideToken);
    const far = ([x, y]: Spot, [otherX, otherY]: Spot) => Math.hypot(x - otherX, y - otherY);
    for (const [nth, tag] of tags.entries()) {
      for (const bridge of bridges) expect(far(tag, middleOf(bridge))).toBeGreaterThan(35);
      for (const other of tags.slice(nth + 1)) expect(far(tag, other)).toBeGreaterThan(48);
      for (const point of points) expect(far(tag, place(point))).toBeGreaterThan(38);
    }
  });

  test('Mister Zero never hides a token or a tag.', () => {
    const half = { across: 28, up: 44 };
    for (const point of points) {
      const [x, y] = standing(point);
      for (const bridge of bridges) {
        const [tokenX, tokenY] = middleOf(bridge);
        const hides = Math.abs(tokenX - x) < half.across && Math.abs(tokenY - y) < half.up;
        expect(hides, `${point} ${bridge}`).toBe(false);
        const [tagX, tagY] = besideToken(bridge);
        expect(Math.abs(tagX - x) < half.across && Math.abs(tagY - y) < half.up, `tag ${point} ${bridge}`).toBe(false);
      }
    }
  });

  test('The picture tells partners what is advised, and nobody else.', () => {
    const { state } = accepted(played('1A', setUp(4)), 'advise 3K', 3);
    const drawn = (viewer: Viewer) => JSON.stringify(face.draw(viewOf(state, viewer), speech('en')));
    expect(drawn(1)).not.toBe(drawn('table'));
    expect(drawn(3)).toBe(drawn(1));
    for (const seat of [0, 2]) expect(drawn(seat)).toBe(drawn('table'));
  });
});
