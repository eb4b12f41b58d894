import { isDeepStrictEqual } from 'node:util';
import { type Client, type RESTGetAPIApplicationCommandsResult, Routes } from 'discord.js';
import type { CommandBody } from '../slash/commandSet.ts';

/** Tells Discord the commands, but only when they differ from those it knows. */
export async function registerCommands(
  client: Client<true>,
  bodies: readonly CommandBody[],
): Promise<'changed' | 'same'> {
  if ((await changedCommands(client.rest, client.application.id, bodies)).length === 0) return 'same';
  await client.rest.put(Routes.applicationCommands(client.application.id), { body: bodies });
  return 'changed';
}

/** Names the commands that Discord does not know as they are now, and those that it knows and are no more. */
export async function changedCommands(
  rest: Pick<Client['rest'], 'get'>,
  application: string,
  bodies: readonly CommandBody[],
): Promise<readonly string[]> {
  const query = new URLSearchParams({ with_localizations: 'true' });
  const known = (await rest.get(Routes.applicationCommands(application), {
    query,
  })) as RESTGetAPIApplicationCommandsResult;
  const essences = (commands: readonly { readonly name: string }[]) => commands.map(essence);
  const [before, after] = [essences(known), essences(bodies)];
  const lonely = (these: typeof before, those: typeof before) =>
    these.filter((one) => !those.some((other) => isDeepStrictEqual(one, other)));
  const changed = [...lonely(after, before), ...lonely(before, after)];
  return [...new Set(changed.map((command) => String(command['name'])))];
}

const telling = [
  'type',
  'name',
  'name_localizations',
  'description',
  'description_localizations',
  'options',
  'choices',
  'value',
  'required',
  'autocomplete',
  'min_value',
  'max_value',
  'min_length',
  'max_length',
  'contexts',
  'integration_types',
];

/** A command without the fields that Discord adds, so that the two can be compared. */
function essence(command: object): Record<string, unknown> {
  const fields = Object.entries(command).filter(([field, value]) => telling.includes(field) && !isDefault(value));
  return Object.fromEntries(
    fields.map(([field, value]) => [field, field === 'options' || field === 'choices' ? value.map(essence) : value]),
  );
}

function isDefault(value: unknown): boolean {
  return value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0);
}
