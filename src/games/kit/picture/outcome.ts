import type { Shape } from '../../../render/scene.ts';
import type { Seat, Speech } from '../../contract.ts';
import type { Box } from '../box.ts';
import { listed } from '../listed.ts';
import type { Look } from './look.ts';
import { plate } from './plate.ts';
import { winnerPlate } from './winner.ts';

const words = {
  en: {
    won: (winners: readonly string[]) => (winners.length === 1 ? 'wins' : 'win'),
    resign: (others: readonly string[]) => (others.length === 1 ? 'resigns' : 'resign'),
    'run-out-of-time': (others: readonly string[]) => (others.length === 1 ? 'is out of time' : 'are out of time'),
    drawn: 'A draw',
  },
  fr: {
    won: (winners: readonly string[]) => (winners.length === 1 ? 'gagne' : 'gagnent'),
    resign: (others: readonly string[]) => (others.length === 1 ? 'abandonne' : 'abandonnent'),
    'run-out-of-time': () => 'à court de temps',
    drawn: 'Partie nulle',
  },
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
      const { winners, others } = ended;
      const say = words[language];
      const sentence = (seats: readonly Seat[], does: (names: readonly string[]) => string) => {
        const names = seats.map(player);
        return `${listed(names, language)} ${does(names)}`;
      };
      const won = sentence(winners, say.won);
      const text = others === undefined ? won : `${won}, ${sentence(others.seats, say[others.did])}`;
      return winnerPlate(box, {
        sign: signOf(winners),
        text,
        cuts: [...winners, ...(others?.seats ?? [])].map(player),
      });
    }
    case 'drawn':
      return evenPlate(box, words[language].drawn, look);
    default:
      return undefined;
  }
}

export function wonFromOutside({ ended }: Speech, seat: Seat): boolean {
  return ended?.as === 'won' && ended.winners.includes(seat);
}
