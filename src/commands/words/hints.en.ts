/** What the bot says about hints. */
export const hints = {
  searching: (p: { player: string }) => `${p.player} asks for a hint. I am looking for one.`,
  hint: (p: { player: string; move: string; prospect: string }) =>
    `A hint for ${p.player}: **${p.move}** (${p.prospect}).`,
  nothing: (p: { player: string }) => `I have no hint for ${p.player} here.`,
  /** What comes of a move, for whoever makes it. */
  prospects: {
    won: 'a sure win',
    drawn: 'a sure draw',
    lost: 'lost, if the others find everything',
    chance: (p: { percent: number }) => `about ${p.percent} % to win`,
  },
};
