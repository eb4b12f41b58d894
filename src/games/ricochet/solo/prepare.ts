import { oneOf } from '../../kit/oneOf.ts';
import { type Rng, rngFrom } from '../../rng.ts';
import { boardCodes, boardOf } from '../board/board.ts';
import { judge } from '../board/slide.ts';
import { type Slide, targetNames } from '../board/vocabulary.ts';
import { randomCells } from '../positions.ts';
import { solve } from '../solver/solve.ts';
import type { Config, Level } from './kind.ts';
import { lengths } from './lengths.ts';

/** How many boards are tried to find one of the wanted length. About one in forty needs eleven moves. */
const tries = 300;

/** A board of this level. The same seed always gives the same board. */
export function prepare(level: Level, seed: string): Config {
  const { least, most } = lengths[level];
  const off = ({ best: { length } }: Config) => Math.max(0, least - length, length - most);
  let nearest: Config | undefined;
  for (let nth = 0; nth < tries; nth++) {
    const drawn = draw(rngFrom(`${level}/${seed}`, nth));
    const best = bestOf(drawn);
    if (best === undefined) continue;
    const found: Config = { ...drawn, best, level, seed };
    if (off(found) === 0) return found;
    if (nearest === undefined || off(found) < off(nearest)) nearest = found;
  }
  if (nearest === undefined) throw new Error('no board can be solved');
  return nearest;
}

type Drawn = Pick<Config, 'board' | 'place' | 'target'>;

function draw(rng: Rng): Drawn {
  const board = oneOf(boardCodes, rng);
  const target = oneOf(targetNames, rng);
  return { board, target, place: randomCells(board, { now: 0, rng }) };
}

function bestOf({ board, place, target }: Drawn): readonly Slide[] | undefined {
  if (judge(boardOf(board), place, target, []) !== 'not-there') return undefined;
  const answer = solve({ board, place, target });
  return answer.found === 'best' ? answer.slides : undefined;
}
