import { mount } from '../../../src/games/kernel.ts';
import { misterZero } from '../../../src/games/mister-zero/index.ts';
import { contractSuite } from '../contractSuite.ts';
import { anybody } from './playing.ts';

/** A series also has all that happens between two games. */
contractSuite(
  mount({
    ...misterZero,
    id: 'mister-zero-series',
    bots: { easy: anybody },
    presets: { standard: { games: 2, advice: 'forbidden', pause: 1 } },
  }),
);
