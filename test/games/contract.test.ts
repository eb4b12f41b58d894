import { games } from '../../src/games/registry.ts';
import { contractSuite } from './contractSuite.ts';
import { guestOf } from './guestOf.ts';

for (const game of games) contractSuite(game, await guestOf(game.id));
