import { oneOf } from '../../kit/oneOf.ts';
import { chancesOf } from './chances.ts';
import { codeAt } from './codes.ts';
import { positionOf } from './position.ts';
import type { Choose } from './turns.ts';

/** Sets codes that take seekers many rows more often than others, and yet any code, so that nobody can foresee it. */
export const dearCards: Choose = ({ covered }, thinking) => {
  const position = positionOf({ covered, given: [] });
  thinking.best(codeAt(oneOf([...position.codes], thinking.rng)));
  const chances = chancesOf(position, thinking);
  const lots = 2 ** 30;
  let left = thinking.rng.int(lots) / lots;
  const place = chances.findIndex((chance) => {
    left -= chance;
    return left < 0;
  });
  return codeAt(position.codes.at(place) ?? 0);
};
