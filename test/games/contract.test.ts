import { games } from '../../src/games/registry.ts';
import { contractSuite } from './contractSuite.ts';

for (const playable of games) contractSuite(playable);
