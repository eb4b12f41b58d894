import type { Changes } from '../changes.ts';
import type { GatewaySwitches } from '../gateway/gateway.ts';
import type { Answering } from '../interactions/answering.ts';
import type { Writing } from '../rules/writing.ts';
import type { Commands } from '../world/commands.ts';
import type { Messages } from '../world/messages.ts';
import type { World } from '../world/world.ts';

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
