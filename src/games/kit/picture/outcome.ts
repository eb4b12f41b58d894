import type { Shape } from '../../../render/scene.ts';
import type { Speech } from '../../contract.ts';
import type { Box } from '../box.ts';
import type { Look } from './look.ts';
import { plate } from './plate.ts';
import { winnerPlate } from './winner.ts';

const words = {
  en: { won: (winners: readonly string[]) => (winners.length === 1 ? 'wins' : 'win'), drawn: 'A draw' },
  fr: { won: (winners: readonly string[]) => (winners.length === 1 ? 'gagne' : 'gagnent'), drawn: 'Partie nulle' },
} as const;

/** A game that nobody won says so on a plate of its own. */
export function evenPlate(box: Box, text: string, look: Look): readonly Shape[] {
  const [x, y] = [box.x + box.w / 2, box.y + (box.h - 4) / 2];
  return [
    ...plate(box, look.lit),
    { shape: 'text', x, y, text, size: 38, least: 26, room: box.w - 60, ink: look.text, weight: 'heavy' },
  ];
}

/**
 * How a game that was ended from outside came out. Undefined when it goes on, and when it counts for nobody. `signOf`
 * draws around 0,0 what stands for these winners.
 */
export function outcomePlate(
  box: Box,
  { language, player, ended }: Speech,
  look: Look,
  signOf: (winners: readonly number[]) => readonly Shape[],
): readonly Shape[] | undefined {
  switch (ended?.as) {
    case 'won': {
      const cuts = ended.winners.map(player);
      return winnerPlate(box, {
        sign: signOf(ended.winners),
        text: `${cuts.join(', ')} ${words[language].won(cuts)}`,
        cuts,
      });
    }
    case 'drawn':
      return evenPlate(box, words[language].drawn, look);
    default:
      return undefined;
  }
}
