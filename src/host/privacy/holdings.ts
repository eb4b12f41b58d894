/**
 * All kinds of keys in the store, and all that stands in the books of servers and of persons. Whoever keeps something new
 * names it here, and `docs/privacy` tells of what is about people what it is for and how long it stays.
 *
 * A kind of key stands alone; a page, a list or a shelf behind its kind, whosever book it is in. `*` stands for the rest.
 */
export const holdings = {
  /** What names somebody, by their id or as Discord shows them, in its text or in its key. */
  people: [
    /** Who sits where; and the boards that somebody has alone, whose keys bear their id. */
    'table',
    'log',
    'archive',
    'live',
    'living',
    'wakes',
    'unrecorded',
    /** Tables that were moved out of the way. */
    'cleared',
    'cleared-*',
    /** Finished games. */
    'replay',
    /** Results, profiles and rankings. What is kept of one person in all servers is in a book under their own id. */
    'page:results-*',
    'page:member/*',
    'list:rank/*',
    'contents',
    'book',
    /** Tournaments. */
    'page:cups',
    /** The board of the day: results, where they were shared, and who solves it day after day. */
    'shelf:*/*',
    'page:streaks/*',
    /** Private boards that follow for minutes. */
    'shelf:passing-panels',
    /** Which calls were written to whom. */
    'shelf:letters',
    /** Who wants to be told how a game ends. */
    'shelf:watchers',
    /** Who has asked to be forgotten. */
    'page:asked',
    /** How somebody wants to be called. */
    'preferences',
  ],
  /** What names nobody. */
  nobody: [
    'clock',
    'replays',
    'settings',
    /** Tables that everybody there sees. */
    'unannounced',
    /** The last results by their codes, and the months that have a ranking. */
    'list:recent',
    'page:rankings',
    /** How the games of a tournament came out, by seats. */
    'page:cup-*',
    'page:daily-posts',
    /** Answers to refused moves, until they are deleted. */
    'shelf:whispers',
    /** The servers that have the bot, and where it greeted them. */
    'page:seen',
    'page:greetings',
  ],
} as const;
