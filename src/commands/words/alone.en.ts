/** What the bot says in English to somebody who plays where it is not a member. */
export const alone = {
  helpIntro:
    'Here you play alone, and nobody else sees your boards. Press a button, or type a command, to begin. What you leave goes on whenever you like.',
  onlyInServers: (p: { help: string }) =>
    `That needs a server with Plateau in it. Here you can play alone: \`${p.help}\` shows what.`,
  notInThisServer: (p: { help: string }) =>
    `Plateau is not a member of this server, or Discord does not show it to me at the moment. Somebody who manages the server can add me. Until then you can play alone here: \`${p.help}\` shows what.`,
};
