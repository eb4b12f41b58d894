import { mount } from '../../../src/games/kernel.ts';
import { easy } from '../../../src/games/mister-zero/bots/easy.ts';
import { misterZero } from '../../../src/games/mister-zero/index.ts';
import { contractSuite } from '../contractSuite.ts';

/** A series also has all that happens between two games. */
contractSuite(
  mount({
    ...misterZero,
    id: 'mister-zero-series',
    bots: { easy },
    presets: { standard: { games: 2, advice: 'forbidden', pause: 1 } },
  }),
);
