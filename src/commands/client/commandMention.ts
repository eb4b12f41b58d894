import { type Client, type RESTGetAPIApplicationCommandsResult, Routes } from 'discord.js';

const known = new WeakMap<Client, ReadonlyMap<string, string>>();

/** A command as a text that whoever reads it may press. Where Discord does not tell its id, it is to be typed. */
export async function commandMention(client: Client<true>, command: string, subcommand: string): Promise<string> {
  const id = (await idsOf(client)).get(command);
  return id === undefined ? `\`/${command} ${subcommand}\`` : `</${command} ${subcommand}:${id}>`;
}

/** The ids that Discord gave the commands. They stay the same, so they are asked for once. */
async function idsOf(client: Client<true>): Promise<ReadonlyMap<string, string>> {
  const before = known.get(client);
  if (before !== undefined) return before;
  try {
    const listed = await client.rest.get(Routes.applicationCommands(client.application.id));
    const ids = new Map((listed as RESTGetAPIApplicationCommandsResult).map(({ name, id }) => [name, id]));
    if (ids.size > 0) known.set(client, ids);
    return ids;
  } catch {
    return new Map();
  }
}
