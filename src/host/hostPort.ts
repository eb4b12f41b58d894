import type { Game } from '../games/kernel.ts';
import type { TableId } from '../store/address.ts';
import type { Cups } from './cups/cups.ts';
import type { LookBack } from './jobs/lookBack.ts';
import type { Listing } from './listing.ts';
import type { Act } from './match/act.ts';
import type { Challenge } from './match/challenge.ts';
import type { Gathering } from './match/gather.ts';
import type { OpenMatch } from './match/openMatch.ts';
import type { Notice } from './outbox/herald.ts';
import type { Rights } from './outbox/setbacks.ts';
import type { Exported } from './privacy/exporting.ts';
import type { Forgotten } from './privacy/forgetting.ts';
import type { ServerSeen } from './privacy/servers.ts';
import type { RecentReplays } from './records/recentReplays.ts';
import type { ReplayOf } from './records/replaying.ts';
import type { Running } from './running.ts';
import type { Answer, Seen, Snapshot } from './tables.ts';

export interface Circumstances {
  /** When Discord received the input, in wall time. */
  readonly stamp?: number;
  readonly seen?: Seen;
  /** The id of the message or interaction. It counts once, whichever process heard it. */
  readonly input?: string;
}

export interface Host {
  readonly games: ReadonlyMap<string, Game>;
  challenge(table: TableId, challenge: Challenge): Promise<Answer>;
  /** Opens a table whose seats are free for members to take. */
  gather(table: TableId, gathering: Gathering): Promise<Answer>;
  /** Begins an open game: whoever makes a move sits down. */
  open(table: TableId, opening: OpenMatch): Promise<Answer>;
  act(table: TableId, act: Act, circumstances?: Circumstances): Promise<Answer | 'nothing'>;
  look(table: TableId): Promise<Snapshot | undefined>;
  /** The tournaments of servers. */
  readonly cups: Cups;
  /** What would have been better in a match that is over. `unknown`: it cannot be played again. */
  lookBack: LookBack;
  /** A finished match, by its code. */
  replayOf: ReplayOf;
  /** The finished matches of a server that can be shown again, the last first. */
  recentReplays: RecentReplays;
  /** Deletes or makes nameless all that is kept about a person, who leaves what they still play. */
  forget(person: string): Promise<Forgotten>;
  readonly servers: {
    /** The bot is in these servers now. */
    seen(servers: readonly ServerSeen[]): Promise<void>;
    /** In these it was not seen for thirty days. */
    longUnseen(): Promise<readonly string[]>;
    forget(guild: string): Promise<void>;
  };
  /** All that is kept about a person. */
  exportOf(person: string): Promise<Exported>;
  /** The live tables of a channel and its threads. */
  live(table: TableId): Promise<ReadonlyMap<TableId, Listing>>;
  /** The live tables of these channels and their threads. */
  running(channels: readonly string[]): Promise<readonly Running[]>;
  /** Shows a table again, in a new message at the end of its channel. */
  show(table: TableId): Promise<void>;
  /** Shows a table again where it is, or further down if its board is out of sight. */
  showAgain(table: TableId, origin: Notice['origin']): void;
  /** Somebody pressed a control on this message that is not of the newest board. If it is stuck, it is shown again. */
  mend(snapshot: Snapshot, pressed: { readonly place: string; readonly bulletin: string }): void;
  /** Somebody acted there, and the bot has its rights, so what Discord refused there is tried sooner. */
  trust(table: TableId, rights: Rights): void;
  /** Beats and looks once for all that is due, and waits until it is done. A running host does this by itself. */
  sweep(): Promise<void>;
  /** Resolves when the tables' clock is known. */
  start(): Promise<void>;
  /** Reads the channels again: what was typed since this wall time may not have been heard. */
  missed(since: number): void;
  /** How many tables this process could not handle and has set aside. */
  setAside(): number;
  /** Finishes the work under way. The next process finds in the store what was left undone. */
  stop(): Promise<void>;
}
