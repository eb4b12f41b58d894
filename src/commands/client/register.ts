import { isDeepStrictEqual } from 'node:util';
import { type Client, type RESTGetAPIApplicationCommandsResult, Routes } from 'discord.js';
import type { CommandBody } from '../slash/commandSet.ts';

/** Tells Discord the commands, but only when they differ from those it knows. */
export async function registerCommands(
  client: Client<true>,
  bodies: readonly CommandBody[],
): Promise<'changed' | 'same'> {
  const route = Routes.applicationCommands(client.application.id);
  const query = new URLSearchParams({ with_localizations: 'true' });
  const known = (await client.rest.get(route, { query })) as RESTGetAPIApplicationCommandsResult;
  const order = (commands: readonly { name: string }[]) =>
    commands.map(essence).sort((a, b) => String(a['name']).localeCompare(String(b['name'])));
  if (isDeepStrictEqual(order(known), order(bodies))) return 'same';
  await client.rest.put(route, { body: bodies });
  return 'changed';
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
