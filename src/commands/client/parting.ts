import { GatewayCloseCodes } from 'discord.js';

/** Why this connection to Discord is over, in one line that says what to do, and what Plateau does then. */
export interface Parting {
  readonly next: 'end' | 'join anew';
  readonly why: string;
}

const end = (why: string): Parting => ({ next: 'end', why });
const joinAnew = (why: string): Parting => ({ next: 'join anew', why });

const fromPortal = 'Copy it again from discord.com/developers, under Bot';

export const intentsRefused = joinAnew(
  'Discord no longer lets this bot hear all that it heard (closed with 4014); the bot connects anew with what is allowed',
);

/** After these codes, discord.js does not connect again. */
const partings: { readonly [code in GatewayCloseCodes]?: Parting } = {
  [GatewayCloseCodes.AuthenticationFailed]: end(
    `Discord does not know this DISCORD_TOKEN (closed with 4004). ${fromPortal}.`,
  ),
  [GatewayCloseCodes.InvalidShard]: end(
    'Discord does not take these SHARDS of SHARD_COUNT (closed with 4010). Each shard must be below SHARD_COUNT.',
  ),
  [GatewayCloseCodes.ShardingRequired]: end(
    'This bot is in too many servers for so few shards (closed with 4011). Set SHARDS and a larger SHARD_COUNT.',
  ),
  [GatewayCloseCodes.InvalidAPIVersion]: end(
    'Discord no longer speaks this version of its API (closed with 4012). Update Plateau.',
  ),
  [GatewayCloseCodes.InvalidIntents]: end(
    'Discord does not know what Plateau asks to hear (closed with 4013). Update Plateau.',
  ),
  [GatewayCloseCodes.DisallowedIntents]: intentsRefused,
};

export function partingOf(code: number): Parting | undefined {
  return partings[code as GatewayCloseCodes];
}

export const tokenRefused = end(`Discord does not know this DISCORD_TOKEN. ${fromPortal}.`);

export const unheard = joinAnew('Discord was not heard for too long; the bot connects anew');
