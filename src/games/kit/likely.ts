/** No guess is quite certain, whatever it is made from. */
const surest = 0.98;

/** How likely somebody wins who has these odds, as a natural logarithm: from −1 to 1, as judgements say it. */
export function likely(odds: number): number {
  return Math.max(-surest, Math.min(surest, Math.tanh(odds / 2)));
}

/** The odds, as a natural logarithm, of somebody who wins so likely: the opposite of `likely`. */
export function oddsOf(worth: number): number {
  return 2 * Math.atanh(worth);
}
