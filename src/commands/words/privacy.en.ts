interface Counts {
  /** Lines in rankings, profiles and lists of results. */
  readonly lines: number;
  /** Finished games that can still be shown. */
  readonly games: number;
  readonly playing: number;
  /** Other tables that name them. */
  readonly named: number;
  readonly preferences: boolean;
}

const some = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** A line that is only there where there is something to count. */
const where = (n: number, line: string): string[] => (n > 0 ? [line] : []);

/** What the bot says in English about what is kept of a person. */
export const privacy = {
  former: 'a former player',
  forgetTitle: 'Forget me',
  whatGoes: ({ lines, games, playing, named, preferences }: Counts) =>
    [
      'On all servers where Plateau knows you, this goes for good:',
      ...where(
        lines,
        `- ${some(lines, 'entry', 'entries')} in results, rankings and profiles. What others won or lost against you stays theirs.`,
      ),
      ...where(
        games,
        `- Your name in ${some(games, 'finished game', 'finished games')} that can still be shown: you become “a former player”.`,
      ),
      ...where(
        playing,
        `- Your seat in ${some(playing, 'game', 'games')} under way: you leave, and between two players that is a loss.`,
      ),
      ...where(
        named,
        `- Your name at ${some(named, 'table', 'tables')} where a game is over, did not begin, or was put away.`,
      ),
      ...(preferences ? ['- How you wanted to be called.'] : []),
      'Messages that stand in channels are Discord’s; you or a moderator can delete them there. To read all of it first: `/plateau export-me`.',
    ].join('\n'),
  surelyForget: 'Yes, forget me',
  nothing: 'Plateau keeps nothing about you.',
  forgotten: 'Done: Plateau keeps nothing about you any more. If you play again, it begins anew.',
  unread: ({ n }: { n: number }) =>
    `${some(n, 'damaged game', 'damaged games')} could not be read; whoever hosts Plateau can delete what is left there.`,
  exported: 'This is all that Plateau keeps about you. Of games under way it holds no more than their boards show.',
  fileName: 'All that Plateau keeps about you, as JSON',
  tooLarge: 'There is too much of it for one file on Discord. Whoever hosts Plateau can give it to you.',
};
