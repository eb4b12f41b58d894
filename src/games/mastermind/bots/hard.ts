import { packWithout } from '../pieces.ts';
import { seekBest } from './seekBest.ts';
import { playerWho } from './turns.ts';

export const hard = playerWho(({ covered }, { rng }) => rng.shuffled(packWithout(covered)).slice(0, 3), seekBest);
