/** What somebody sent that Discord wants answered at once. */
export type Asked = 'press' | 'command' | 'form' | 'suggestion';

/**
 * What is measured while the bot works. The wiring fills this in when somebody wants to know, and leaves it out otherwise.
 * Durations are in milliseconds. Nothing here may name a person, a server or a table.
 */
export interface Measures {
  /** Discord took the first answer, so long after the bot had heard what it answers. */
  acknowledged(what: Asked, took: number): void;
  /** Discord refused a request. `code` is what it says why, undefined where it says nothing. */
  refused(status: number, code: number | string | undefined): void;
  /** A board has come to Discord, so long after the commit of the oldest change that it shows for the first time. */
  published(took: number): void;
  /** One sweep has looked at everything. */
  swept(took: number): void;
  /** What time does to a table was done so long after it fell due. */
  late(by: number): void;
  /** The store was asked something. */
  stored(question: string, outcome: 'answered' | 'failed', took: number): void;
  /** A picture waited for a painter, and was painted. */
  painted(what: 'picture' | 'film', waited: number, took: number): void;
}
