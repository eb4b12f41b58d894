import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Host } from '../host/host.ts';
import type { Store } from '../store/port.ts';
import type { Workers } from '../workers/openWorkers.ts';
import type { BoardParts } from './board/board.ts';
import type { Publisher } from './board/publisher.ts';
import type { Traffic } from './board/traffic.ts';
import type { DiscordClock } from './client/discordClock.ts';

/** What every answer to Discord may need. */
export interface House extends BoardParts {
  readonly client: Client;
  readonly host: Host;
  readonly store: Store;
  readonly traffic: Traffic;
  readonly log: Logger;
  readonly clock: DiscordClock;
  /** Until the tables' clock is known, nobody is answered. */
  readonly open: Promise<void>;
  /** Makes what is to be played at a board for one. */
  readonly prepare: Workers['prepare'];
  /** A word nobody can foresee. */
  readonly chance: () => string;
  readonly trust: Publisher['trust'];
}
