interface Counts {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
}

/** Who is meant, by what they are called here. */
type Named = { readonly name: string };

/** What is counted: whole games, or rounds where each counts by itself. */
type Unit = 'games' | 'rounds';

const counted = (n: number, unit: Unit): string => (n === 1 ? `1 ${unit.slice(0, -1)}` : `${n} ${unit}`);

/** What the bot says in English about rankings and profiles. */
export const standing = {
  periods: { month: 'this month', 'all-time': 'all time' },
  title: (p: { game: string }) => `${p.game}: ranking`,
  of: (p: { n: number }) => (p.n === 1 ? 'one player' : `${p.n} players`),
  rating: 'rating',
  wonOf: (p: Counts) => `${p.won} of ${p.played} won`,
  line: (p: Counts & Named & { place: number; rating: number; unit: Unit }) =>
    `${p.place}. ${p.name}: ${p.rating}, ${p.won} of ${p.unit === 'rounds' ? counted(p.played, p.unit) : p.played} won`,
  you: 'you',
  nobody: (p: { game: string; period: string }) =>
    `Nobody here is ranked in ${p.game} yet (${p.period}). A game counts when it was played to its end, given up, or lost on time.`,
  notCounted: 'This server does not count results.',
  how: 'The rating is cautious: you are almost certainly at least this strong. Newcomers begin at 1000. Games against the computer do not count. The more often the same two play within 30 days, the less it moves, and who has met fewer than three others hardly counts as an opponent. With Ricochet Robots, each round counts that somebody wins.',
  show: 'Show everybody',
  shownBy: (p: Named) => `${p.name} shows:`,

  profile: 'profile',
  played: (p: Counts & { unit: Unit }) =>
    `${counted(p.played, p.unit)}, ${p.won} won${p.drawn === 0 ? '' : `, ${p.drawn} drawn`}`,
  place: (p: { place: number; of: number }) => `place ${p.place} of ${p.of}`,
  run: (p: { run: number; longest: number }) =>
    p.run > 1 ? `${p.run} wins in a row, at best ${p.longest}` : `at best ${p.longest} wins in a row`,
  game: (p: { game: string; rating: number; rest: string }) => `${p.game}: rating ${p.rating}, ${p.rest}`,
  section: (p: { title: string; lines: string }) => `${p.title}: ${p.lines}.`,
  opponents: 'Plays most with',
  opponent: (p: Named & { played: number; won: number; lost: number }) =>
    `${p.name}: ${counted(p.played, 'games')}, ${p.won} won, ${p.lost} lost`,
  feats: (p: { game: string }) => `Best rounds of ${p.game}`,
  /** With the code of its replay or, when that is gone, with its day. */
  feat: (p: { moves: number; where: string }) =>
    `solved in ${p.moves === 1 ? '1 move' : `${p.moves} moves`}, which nobody can beat (${p.where})`,
  computers: 'Against the computer',
  computer: (p: { game: string; level: string; tally: string }) => `${p.game}, ${p.level}: ${p.tally}`,
  daily: 'Board of the day',
  days: (p: { solved: number; run: number; longest: number }) =>
    `solved on ${p.solved === 1 ? '1 day' : `${p.solved} days`}, ${p.run} in a row now, at best ${p.longest}`,
  nothing: (p: Named) => `${p.name} has not finished a game here yet.`,
  bot: 'The computer has no profile. Games against it stand in the profiles of those who played them.',
};
