import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Values } from '../games/contract.ts';
import type { Host } from '../host/host.ts';
import type { Store } from '../store/port.ts';
import type { BoardParts } from './board/board.ts';
import type { Sight } from './board/sight.ts';
import type { Counting } from './chat/counting.ts';
import type { Whispers } from './chat/whispers.ts';
import type { DiscordClock } from './client/discordClock.ts';
import type { CupPosts } from './cups/cupPosts.ts';
import type { Panels } from './panels/panels.ts';
import type { BeginOnce } from './press/beginOnce.ts';
import type { ServerSettings } from './settings/serverSettings.ts';
import type { Watching } from './watching/watching.ts';

/** The order to make a solo. */
export interface SoloTask {
  readonly game: string;
  readonly solo: string;
  readonly wish: Values;
  readonly seed: string;
}

/** What the answers to Discord may need. */
export interface Services extends BoardParts {
  readonly client: Client;
  readonly host: Host;
  readonly store: Store;
  readonly settings: ServerSettings;
  readonly sight: Sight;
  readonly log: Logger;
  readonly clock: DiscordClock;
  /** Resolves when the tables' clock is known. Nobody is answered before. */
  readonly open: Promise<void>;
  /** Makes the config of a solo, in a thread of its own. Fails with `TooBusy`. */
  readonly prepare: (task: SoloTask) => Promise<unknown>;
  /** A random word, as a seed that nobody can guess. */
  readonly chance: () => string;
  readonly counting: Counting;
  readonly whispers: Whispers;
  readonly panels: Panels;
  readonly watching: Watching;
  readonly beginOnce: BeginOnce;
  readonly cupPosts: CupPosts;
}
