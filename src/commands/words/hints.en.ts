/** What the bot says about hints, and about what would have been better. */
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
  /** What would have been better, when the game is over. */
  lookBack: {
    searching: 'I am going through this game again. It takes a few moments.',
    title: (p: { game: string }) => `### ${p.game}: what would have been better`,
    point: (p: { nth: number; player: string; played: string; came: string; better: string; prospect: string }) =>
      `**Move ${p.nth}.** ${p.player} played *${p.played}*: ${p.came}. **${p.better}** was better: ${p.prospect}.`,
    nothing: 'I have found no move that another one would have been much better than.',
    notOver: 'This game is still going on. When it is over, I can tell what would have been better.',
    unknown: 'I cannot play this game again from its beginning, so I cannot tell what would have been better.',
  },
};
