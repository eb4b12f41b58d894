/** What the bot says in English to somebody who plays where it is not a member. */
export const alone = {
  helpIntro:
    'Here you play alone, and nobody else sees your boards. Press a button, or type a command, to begin. What you leave goes on whenever you like.',
  goOn: (p: { games: string }) => `\`${p.games}\` shows everything you have begun, wherever you are.`,
  goesOn: (p: { command: string }) =>
    `You are playing this game already: here it goes on. To begin another, end this one first, with \`${p.command}\`.`,
  own: 'You play alone',
  noGames: 'You have nothing going on. The help (`/plateau help`) begins something.',
  noGame: (p: { command: string }) => `You are not playing this game here. Begin with \`${p.command}\`.`,
  onlyInServers: (p: { help: string }) =>
    `That needs a server with Plateau in it. Here you can play alone: \`${p.help}\` shows what.`,
  notInThisServer: (p: { help: string }) =>
    `Plateau is not a member of this server, or Discord does not show it to me at the moment. Somebody who manages the server can add me. Until then you can play alone here: \`${p.help}\` shows what.`,
};
