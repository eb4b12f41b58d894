import type { Mind } from '../mind.ts';
import { companions } from './bots/companions.ts';
import type { RicochetKind } from './kind.ts';
import { notation } from './notation/notation.ts';

export const mind: Mind<RicochetKind> = {
  id: 'ricochet',
  notation,
  bots: {},
  companions,
};
