/**
 * Where something may be kept about a person, by the kinds of keys of the store. `docs/privacy` tells of each what it is
 * for and how long it stays.
 */
export const holdings = [
  /** Who sits where, with the name that Discord shows; and the private boards of one person, whose keys bear their id. */
  'table',
  'log',
  'archive',
  'live',
  'living',
  'wakes',
  'unannounced',
  'unrecorded',
  /** Tables that were moved out of the way. */
  'cleared',
  /** Finished games. */
  'replay',
  /** Results, rankings and profiles, what is kept of one person in all servers; and which servers were seen and greeted. */
  'page',
  'list',
  'contents',
  'book',
  /** Results of the day, private boards that follow for minutes, and which calls were written to whom. */
  'shelf',
  /** How somebody wants to be called. */
  'preferences',
] as const;
