import type { Language, Seat } from '../contract.ts';

/** The colours that the seats have in the first game of a series. */
const pairs = { en: ['Red', 'Green'], fr: ['Rouge', 'Vert'] } as const;
const partners = {
  en: ['Red, odd', 'Green, odd', 'Red, even', 'Green, even'],
  fr: ['Rouge, impairs', 'Vert, impairs', 'Rouge, pairs', 'Vert, pairs'],
} as const;

export function seatName(seat: Seat, seats: number, language: Language): string {
  return (seats === 2 ? pairs : partners)[language][seat] ?? '';
}
