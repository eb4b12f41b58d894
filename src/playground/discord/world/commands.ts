import { ApplicationIntegrationType } from 'discord-api-types/v10';
import type { Changes } from '../changes.ts';
import { type CommandBody, typeOf } from '../rules/commandRules.ts';
import type { Guild } from './records.ts';

export interface Command extends CommandBody {
  readonly id: string;
  readonly version: string;
  /** Undefined when the command is there in every guild. */
  readonly guild: Guild | undefined;
}

/** What the bot registered, everywhere and in single guilds. */
export interface Commands {
  of(guild: Guild | undefined): readonly Command[];
  /** What a person in this guild, or in a direct channel, can use. */
  usableIn(guild: Guild | undefined): readonly Command[];
  /** Replaces all commands of a scope. A command whose name was there keeps its id. */
  replace(guild: Guild | undefined, bodies: readonly CommandBody[]): readonly Command[];
}

export function openCommands(mint: () => string, changes: Changes): Commands {
  const byScope = new Map<string, readonly Command[]>();
  const of = (guild: Guild | undefined) => byScope.get(guild?.id ?? '') ?? [];
  return {
    of,
    usableIn: (guild) => (guild === undefined ? of(undefined) : [...of(guild), ...of(undefined)]),
    replace(guild, bodies) {
      const before = of(guild);
      const after = bodies.map((body): Command => {
        const same = before.find((each) => each.name === body.name && typeOf(each) === typeOf(body));
        return { ...body, id: same?.id ?? mint(), version: mint(), guild };
      });
      byScope.set(guild?.id ?? '', after);
      changes.tell({ type: 'commands' });
      return after;
    },
  };
}

/** Whether it goes with servers that added the app, with people who did, or with both. */
export function installsOf({ integration_types }: CommandBody): readonly ApplicationIntegrationType[] {
  return integration_types ?? [ApplicationIntegrationType.GuildInstall];
}

export function commandShape(command: Command, application: string) {
  const { guild, ...body } = command;
  const permissions = body.default_member_permissions;
  return {
    ...body,
    type: typeOf(body),
    application_id: application,
    description: body.description ?? '',
    options: body.options ?? [],
    default_member_permissions: permissions === undefined || permissions === null ? null : String(permissions),
    name_localizations: body.name_localizations ?? null,
    description_localizations: body.description_localizations ?? null,
    dm_permission: true,
    contexts: body.contexts ?? null,
    integration_types: installsOf(body),
    nsfw: body.nsfw ?? false,
    ...(guild !== undefined && { guild_id: guild.id }),
  };
}
