import type { Speech } from '../../../contract.ts';
import type { Strip } from '../../face/strip/strip.ts';
import type { View } from '../kind.ts';
import { words } from '../words.ts';
import { shownLegs } from './shownLegs.ts';

/** The few words that say how far one is, and the number of the moves that are drawn. */
export function stripOf(view: View, { language }: Speech): Strip {
  const say = words[language].strip;
  const { standing, solved, best } = view;
  const number = String(shownLegs(view).length);
  if (best !== undefined) {
    if (solved === undefined) return { text: say.best, number };
    if (solved.legs.length <= best.length) return { text: say.solved, number, glory: true };
    return { text: say.bestAfter(solved.legs.length), number };
  }
  switch (standing) {
    case 'solved':
      return { text: say.there, number };
    case 'unturned':
      return { text: say.unturned, number };
    case 'not-there':
      return { text: solved === undefined ? say.made : say.better(solved.legs.length), number };
  }
}
