/** What the bot says in English to a server that it has just joined. */
export const greeting = {
  hello:
    '### Hello! I am Plateau, and I bring old board games back to life.\nAlone, against the computer or with one another: press a button, and a game begins right here.',
  game: (p: { name: string; tagline: string }) => `**${p.name}** — ${p.tagline}`,
  more: (p: { help: string }) => `\`${p.help}\` tells you all the rest.`,
  manage: (p: { settings: string }) =>
    `For those who manage this server: \`${p.settings}\` has the language, the channels for games and more.`,
  lacking: (p: { names: string }) => `It all goes better here if I am also allowed: **${p.names}**.`,
};
