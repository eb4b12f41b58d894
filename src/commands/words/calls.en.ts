const withOthers = (others: string): string => (others === '' ? '' : ` with ${others}`);

/** What the bot says in English about who is called, and about the games of one person. */
export const calls = {
  ways: { here: 'here, by a mention', message: 'by direct message', never: 'not at all' },
  holds: {
    here: 'When a game needs you, I mention you in its channel. This holds in all servers.',
    message:
      'When a game needs you, I send you a direct message. This holds in all servers. If Discord does not let me write to you, I mention you in the channel of the game.',
    never:
      'I do not call you any more, in any server. Your turns still end in time: `/plateau games` tells you where it is your turn.',
  },

  /** What a direct message says. `others` is empty when nobody else is at the table. */
  letters: {
    challenge: (p: { by: string; game: string }) => `${p.by} challenges you to a game of **${p.game}**.`,
    meeting: (p: { others: string; game: string }) =>
      `A game of a cup waits for you: **${p.game}**${withOthers(p.others)}. Say so in its thread when you are there.`,
    begins: (p: { others: string; game: string }) => `Your game of **${p.game}**${withOthers(p.others)} begins now.`,
    turn: (p: { others: string; game: string }) => `It is your turn in **${p.game}**${withOthers(p.others)}.`,
    reminder: (p: { others: string; game: string }) =>
      `A reminder: it is your turn in **${p.game}**${withOthers(p.others)}.`,
    offer: (p: { by: string; game: string }) => `${p.by} offers you a draw in **${p.game}**.`,
    declined: (p: { others: string; game: string }) =>
      `Your challenge to a game of **${p.game}**${withOthers(p.others)} was declined.`,
    refusal: (p: { others: string; game: string }) =>
      `Your offer of a draw in **${p.game}**${withOthers(p.others)} was turned down: play on.`,
    retract: (p: { by: string; game: string }) =>
      `${p.by} would like to take their last move back in **${p.game}**. Do you allow it?`,
    'no-retract': (p: { others: string; game: string }) =>
      `Your move in **${p.game}**${withOthers(p.others)} stands: it is not taken back.`,
    end: (p: { others: string; game: string }) => `Your game of **${p.game}**${withOthers(p.others)} is over.`,
    rematch: (p: { by: string; game: string }) => `${p.by} would like a rematch of **${p.game}**.`,
    other: (p: { others: string; game: string }) => `See how **${p.game}**${withOthers(p.others)} stands.`,
  },
  lapses: (p: { when: string }) => `The challenge lapses ${p.when}.`,
  meets: (p: { when: string }) => `Whoever has not said so when the round ends, ${p.when}, loses the game.`,
  place: (p: { url: string }) => `The board is here: ${p.url}`,
  whyYou: (p: { command: string }) => `You asked for direct messages. \`${p.command}\` in a server changes that.`,

  standings: {
    acts: 'It is your turn',
    challenged: 'You are challenged',
    waits: 'You wait for others',
    'may-join': 'You can join',
  },
  everything: 'Everything that runs in this server',
  game: (p: { game: string; others: string }) => `**${p.game}**${withOthers(p.others)}`,
  challengedBy: (p: { game: string; by: string }) => `**${p.game}**, challenged by ${p.by}`,
  waitsFor: (p: { names: string }) => `waiting for ${p.names}`,
  freeSeats: (p: { n: number }) => (p.n === 1 ? 'one free seat' : `${p.n} free seats`),
  until: (p: { when: string }) => `time ends ${p.when}`,
  since: (p: { when: string }) => `began ${p.when}`,
  more: (p: { n: number }) => `…and ${p.n} more`,
  noGames: 'No game in this server waits for you, and none is open to join.',
  nothingRuns: 'No game runs in the channels that you see here.',
  help: (p: { games: string; notify: string }) =>
    `\`${p.games}\` tells where it is your turn, and \`${p.notify}\` chooses how you are called.`,
  afterwards: (p: { rank: string; profile: string; replay: string; cup: string }) =>
    `\`${p.cup}\` calls a small tournament, \`${p.rank}\` shows who plays best here, \`${p.profile}\` what somebody has played and won, and \`${p.replay}\` a finished game again.`,
};
