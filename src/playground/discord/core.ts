import type { Answering } from './answering.ts';
import type { Changes } from './changes.ts';
import type { Commands } from './commands.ts';
import type { GatewaySwitches } from './gateway.ts';
import type { Messages } from './messages.ts';
import type { World } from './world.ts';
import type { Writing } from './writing.ts';

/** What the routes work on. */
export interface Core {
  readonly world: World;
  readonly messages: Messages;
  readonly writing: Writing;
  readonly answering: Answering;
  readonly commands: Commands;
  readonly changes: Changes;
  readonly switches: GatewaySwitches;
  readonly now: () => number;
  readonly mint: () => string;
  readonly gatewayUrl: () => string;
}
