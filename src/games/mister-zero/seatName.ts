import type { Language, Seat } from '../contract.ts';
import { teamOf } from './seats.ts';

/** The colours that two players have in the first game of a series. */
const pairs = { en: ['Red', 'Green'], fr: ['Rouge', 'Vert'] } as const;

export function seatName(seat: Seat, _seats: number, language: Language): string {
  return pairs[language][teamOf(seat)];
}

const team = { en: 'Team', fr: 'Équipe' } as const;

/** Four choose their partners by taking places. Their colours are drawn when the game begins. */
export function placeName(seat: Seat, seats: number, language: Language): string | undefined {
  return seats === 4 ? `${team[language]} ${'AB'.charAt(teamOf(seat))} · ${seat < 2 ? 1 : 2}` : undefined;
}
