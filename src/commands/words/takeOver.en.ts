interface Gone {
  readonly player: string;
  /** Who plays in that seat now. */
  readonly next: string;
  /** What the seat is called, where several were left. */
  readonly place: string | undefined;
}

const inSeat = ({ place }: Gone): string => (place === undefined ? '' : ` (${place})`);

/** What the bot says in English about seats that somebody left and others took. */
export const takeOver = {
  left: (p: Gone) => `${p.player} has left; ${p.next} plays on in that seat${inSeat(p)}.`,
  late: (p: Gone) => `${p.player} ran out of time; ${p.next} plays on in that seat${inSeat(p)}.`,
  back: (p: { player: string }) => `${p.player} had left and is back.`,
  button: (p: { place: string }) => `Take over: ${p.place}`,
};
