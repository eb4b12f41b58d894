import { games } from '../../src/games/registry.ts';
import { contractSuite } from './contractSuite.ts';
import { guestOf } from './guestOf.ts';
import { lessonSuite } from './lessonSuite.ts';

for (const game of games) {
  contractSuite(game, await guestOf(game.id));
  lessonSuite(game);
}
