/** What the bot says in English to who watches. */
export const watching = {
  willTell:
    'When this game ends, I send you a direct message, once. If Discord does not let me write to you, I mention you in its channel.',
  tellsNot: 'Then I do not tell you how this game ends.',
  notPlaying: 'Nothing is being played here whose end I could tell you.',
  playsHere: 'You play here yourself, so you will see it.',
  over: (p: { game: string; players: string }) =>
    `A game of **${p.game}** that you watched is over${p.players === '' ? '' : ` (${p.players})`}.`,
  here: (p: { player: string; game: string }) =>
    `${p.player}, the game of **${p.game}** that you watched here is over.`,
  whyYou: 'You asked me to tell you how it ends.',
};
