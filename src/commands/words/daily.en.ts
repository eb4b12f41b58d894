/** About the board of the day as the whole server sees it. */
export const daily = {
  play: 'Play',
  yesterday: (p: { day: string }) => `Yesterday’s board · ${p.day}`,
  nobody: 'Nobody has solved it.',
  best: 'Shortest',
  fastest: 'Fastest to a first solution',
  solution: (p: { moves: string }) => `It can be done in ${p.moves}, like this:`,
  streaks: 'Days in a row',
  unnamed: 'a member',
  /** The time is that of the solution. */
  shared: (p: { player: string; day: string; moves: string; best: number; time: string; stars: string }) =>
    `${p.player} · ${p.day} · ${p.moves} (best ${p.best}) · ${p.time} · ${p.stars}`,
  sharedNow: 'Shared with everybody here.',
  refusals: {
    unsolved: 'Solve today’s board first; then you can share how well you did.',
    already: 'You have shared this here already.',
    late: 'That board was solved too late, so it does not count.',
  },
  /** Beside the setting. */
  cannotPost: {
    gone: 'that channel is gone, so nothing is posted; choose another one',
    missing: (p: { names: string }) => `I cannot post there yet; allow me in that channel: ${p.names}`,
  },
};
