/** What the bot says in English about replays of finished games. */
export const replays = {
  button: 'Replay',
  /** On the final board. */
  code: (p: { code: string }) => `Replay: \`${p.code}\``,
  /** To whoever typed it. */
  inPrivate: (p: { command: string; code: string }) =>
    `This game is shown again in private: \`${p.command}\`, code \`${p.code}\`.`,
  title: (p: { game: string; code: string }) => `### ${p.game}: replay \`${p.code}\``,
  beginning: (p: { of: number }) => `**The beginning.** ${p.of} ${p.of === 1 ? 'step follows' : 'steps follow'}.`,
  step: (p: { at: number; of: number; what: string }) => `**Step ${p.at} of ${p.of}:** ${p.what}`,
  /** Ended from outside, so the last step is no move. */
  ended: 'The end.',
  open: 'Hidden things are shown all along, since the game is over.',
  controls: { start: 'Start', back: '◀ Back', next: 'Forward ▶', end: 'End', film: 'Film', text: 'As text' },
  film: (p: { shown: number; of: number }) =>
    p.shown === p.of
      ? `The whole game in ${p.of} pictures.`
      : `The game in ${p.shown} of its ${p.of} pictures: it is too long to show them all.`,
  filmDescription: (p: { shown: number; last: string }) =>
    `A film of the game in ${p.shown} pictures. It ends like this:\n${p.last}`,
  text: {
    file: 'The whole game is in this file.',
    players: (p: { players: string }) => `Players: ${p.players}`,
    over: (p: { when: string }) => `Over: ${p.when}`,
    result: 'How it ended:',
  },
  lost: {
    'no-game': 'This version of Plateau no longer has this game, so it cannot be shown again. This is how it went:',
    'other-rules':
      'The rules have changed since this game was played, so it cannot be shown again. This is how it went:',
    damaged: 'What is kept of this game is damaged, so it cannot be shown again. This is what can be read of it:',
  },
  unknown:
    'There is no such replay. Check the code; a game is kept for a while only, and is shown to those who could see it.',
  option: {
    code: { name: 'code', description: 'The code that stands below the final board' },
    step: { name: 'step', description: 'Which step to show first; the beginning, unless you say' },
    as: { name: 'as', description: 'Pictures one by one, a film, or text' },
  },
  as: { steps: 'pictures one by one', film: 'a film', text: 'text' },
  /** A line of the list to choose from. */
  suggestion: (p: { game: string; players: string; day: string }) => `${p.game}: ${p.players}, ${p.day}`,
};
