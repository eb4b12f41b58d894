import type { Snapshot } from '../tables.ts';

/**
 * The newest state of a table, to be shown in the message it has; with a wish, in a new one at the end of the channel.
 * Every try to fulfil a wish has the same name for it.
 */
export interface Notice extends Snapshot {
  /** `found`: an earlier try did not end well, in this process or in another. Part of it may have been sent. */
  readonly origin: 'made' | 'found';
  /** Bulletins of other messages that may show this table. Only one of them stays its board. */
  readonly strays?: readonly string[];
  /** Aborted when a newer state waits to be shown, so that this one need not be painted or sent. */
  readonly superseded?: AbortSignal;
}

export interface Shown {
  /** What the herald wants to know when it shows this table again. */
  readonly bulletin: string;
  /**
   * `nothing`: Discord refuses boards there. `superseded`: it was not sent, since a newer one waits. `gone`: the place
   * where the table was shown is no longer there.
   */
  readonly posted: 'new' | 'edited' | 'nothing' | 'superseded' | 'gone';
  /** The message that shows it now. */
  readonly place?: string;
  /** Bulletins of other messages that still show it, since something did not work. */
  readonly left?: readonly string[];
}

/** Shows tables to people. When it gets the same notice twice, it must not show anything twice. */
export interface Herald {
  announce(notice: Notice): Promise<Shown>;
}
