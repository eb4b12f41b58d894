import type { takeOver as english } from './takeOver.en.ts';

const inSeat = (place: string | undefined): string => (place === undefined ? '' : ` (${place})`);

/** What the bot says in French about seats that somebody left and others took. */
export const takeOver: typeof english = {
  left: (p) => `${p.player} a quitté la partie\u00a0; ${p.next} joue à sa place${inSeat(p.place)}.`,
  late: (p) => `Temps écoulé pour ${p.player}\u00a0; ${p.next} joue à sa place${inSeat(p.place)}.`,
  back: (p) => `${p.player} avait quitté la partie, et revient.`,
  button: (p) => `Prendre\u00a0: ${p.place}`,
};
