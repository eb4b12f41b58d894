import type { Shape } from '../../render/scene.ts';
import type { Seat, Speech } from '../contract.ts';
import type { Box } from './box.ts';
import { proclaimed } from './statusLine.ts';

const words = {
  en: { won: (winners: readonly string[]) => (winners.length === 1 ? 'wins' : 'win'), drawn: 'A draw' },
  fr: { won: (winners: readonly string[]) => (winners.length === 1 ? 'gagne' : 'gagnent'), drawn: 'Partie nulle' },
} as const;

interface Style {
  readonly size: number;
  readonly starRadius?: number;
}

/** How a game that was ended from outside came out. Undefined when it goes on, and when it counts for nobody. */
export function verdict(
  box: Box,
  { language, player, ended }: Speech,
  { size, starRadius }: Style,
): readonly Shape[] | undefined {
  if (ended === undefined) return undefined;
  switch (ended.as) {
    case 'won': {
      const winners = ended.winners.map(player);
      const text = `${winners.join(', ')} ${words[language].won(winners)}`;
      const room = box.w - (starRadius === undefined ? 40 : 200);
      return proclaimed(box, { text, size, room, cuts: winners }, starRadius);
    }
    case 'drawn':
      return proclaimed(box, { text: words[language].drawn, size });
    case 'stopped':
      return undefined;
  }
}

export function wonFromOutside({ ended }: Speech, seat: Seat): boolean {
  return ended?.as === 'won' && ended.winners.includes(seat);
}
