import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Values } from '../games/contract.ts';
import type { Host } from '../host/host.ts';
import type { Store } from '../store/port.ts';
import type { BoardParts } from './board/board.ts';
import type { Publisher } from './board/publisher.ts';
import type { Traffic } from './board/traffic.ts';
import type { DiscordClock } from './client/discordClock.ts';

/** A solo that is to be made. */
export interface SoloTask {
  readonly game: string;
  readonly solo: string;
  readonly wish: Values;
  readonly seed: string;
}

/** What an answer to Discord may need. */
export interface Services extends BoardParts {
  readonly client: Client;
  readonly host: Host;
  readonly store: Store;
  readonly traffic: Traffic;
  readonly log: Logger;
  readonly clock: DiscordClock;
  /** Until the tables' clock is known, nobody is answered. */
  readonly open: Promise<void>;
  /** Makes the config of a solo, in a thread of its own. */
  readonly prepare: (task: SoloTask) => Promise<unknown>;
  /** A word nobody can foresee. */
  readonly chance: () => string;
  readonly trust: Publisher['trust'];
}
