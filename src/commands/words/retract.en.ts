/** What the bot says in English about moves that are taken back. */
export const retract = {
  asked: (p: { player: string; asked: string }) =>
    `${p.player} would like to take their last move back. ${p.asked}, do you allow it?`,
  agreed: (p: { players: string }) => `Allowed so far by: ${p.players}.`,
  done: (p: { player: string }) => `${p.player} has taken their last move back.`,
  refused: (p: { players: string }) => `${p.players}, your move stands: it is not taken back.`,
};
