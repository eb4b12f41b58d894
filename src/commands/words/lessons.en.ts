/** Around the lessons of the games, whose steps have words of the games' own. */
export const lessons = {
  button: 'Try it',
  title: (p: { game: string; step: number; steps: number }) => `${p.game}: try it, ${p.step} of ${p.steps}`,
  howToType: (p: { command: string }) => `Press below, or type \`${p.command}\``,
  refused: (p: { why: string }) => `That does not work: ${p.why}`,
  next: 'Next',
  skip: 'Skip',
  again: 'Once more',
  end: (p: { name: string; rules: string }) =>
    `That is how **${p.name}** goes. Now play it! All the rules, with pictures: \`${p.rules}\``,
  changed: (p: { command: string }) => `This lesson has changed since. Begin it anew: \`${p.command}\``,
};
