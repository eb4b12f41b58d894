import { type CommandBody, readCommand, readCommands, typeOf } from '../../rules/commandRules.ts';
import { refusal } from '../../rules/refusal.ts';
import { type Command, commandShape } from '../../world/commands.ts';
import type { Guild } from '../../world/records.ts';
import type { Core } from '../core.ts';
import { type Call, done, ok, param, type Route } from '../routing.ts';
import { guildOf } from './access.ts';

/** The same routes for commands of every guild and for those of one. */
export function commandRoutes(core: Core): readonly Route[] {
  return [
    ...scoped(core, '/applications/:application/commands', () => undefined),
    ...scoped(core, '/applications/:application/guilds/:guild/commands', (call) => guildOf(core, call)),
  ];
}

function scoped(core: Core, path: string, scope: (call: Call) => Guild | undefined): readonly Route[] {
  const { commands, world } = core;
  const shape = (command: Command) => commandShape(command, world.bot.id);

  function guildIn(call: Call): Guild | undefined {
    if (param(call, 'application') !== world.bot.id) throw refusal('unknownApplication');
    return scope(call);
  }

  function found(call: Call): { readonly guild: Guild | undefined; readonly command: Command } {
    const guild = guildIn(call);
    const command = commands.of(guild).find(({ id }) => id === param(call, 'command'));
    if (command === undefined) throw refusal('unknownCommand');
    return { guild, command };
  }

  /** Writes one command beside the others of its scope. */
  function write(guild: Guild | undefined, body: CommandBody, others: readonly Command[]) {
    const written = commands.replace(guild, [...others, body]).at(-1);
    return written === undefined ? undefined : shape(written);
  }

  return [
    { method: 'GET', path, access: 'bot', handle: (call) => ok(commands.of(guildIn(call)).map(shape)) },
    {
      method: 'PUT',
      path,
      access: 'bot',
      handle: (call) => ok(commands.replace(guildIn(call), readCommands(call.body)).map(shape)),
    },
    {
      method: 'POST',
      path,
      access: 'bot',
      handle(call) {
        const guild = guildIn(call);
        const body = readCommand(call.body);
        const same = (command: Command) => command.name === body.name && typeOf(command) === typeOf(body);
        const there = commands.of(guild);
        const others = there.filter((command) => !same(command));
        return { status: there.some(same) ? 200 : 201, body: write(guild, body, others) };
      },
    },
    { method: 'GET', path: `${path}/:command`, access: 'bot', handle: (call) => ok(shape(found(call).command)) },
    {
      method: 'PATCH',
      path: `${path}/:command`,
      access: 'bot',
      handle(call) {
        const { guild, command } = found(call);
        const body = readCommand({ ...command, ...(call.body as Partial<CommandBody>) });
        const others = commands.of(guild).filter((other) => other !== command);
        return ok(write(guild, body, others));
      },
    },
    {
      method: 'DELETE',
      path: `${path}/:command`,
      access: 'bot',
      handle(call) {
        const { guild, command } = found(call);
        commands.replace(
          guild,
          commands.of(guild).filter((other) => other !== command),
        );
        return done;
      },
    },
  ];
}
