import { ApplicationFlags } from 'discord-api-types/v10';
import type { GatewaySwitches } from '../gateway/gateway.ts';
import type { World } from '../world/world.ts';
import { userShape } from './memberShape.ts';

/** Which privileged intents the portal grants. A bot of few servers gets the limited ones. */
export function applicationFlags({ allowMessageContent }: Pick<GatewaySwitches, 'allowMessageContent'>): number {
  return allowMessageContent ? ApplicationFlags.GatewayMessageContentLimited : 0;
}

export function applicationShape(world: World, switches: Pick<GatewaySwitches, 'allowMessageContent'>) {
  return {
    id: world.bot.id,
    name: world.bot.displayName,
    icon: null,
    description: '',
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: applicationFlags(switches),
    owner: userShape(world.bot),
    team: null,
    interactions_endpoint_url: null,
    approximate_guild_count: world.guilds.size,
    bot: userShape(world.bot),
  };
}
