import { loadSaved } from './saved.ts';

/** Who and what is in the playground kept in a folder, by name. */
export interface TownMap {
  readonly guild: string;
  readonly channels: ReadonlyMap<string, string>;
  readonly people: ReadonlyMap<string, { readonly id: string; readonly name: string }>;
}

export async function readTown(dataDir: string): Promise<TownMap> {
  const loaded = await loadSaved(dataDir);
  const records = loaded.found === 'saved' ? loaded.saved.records : undefined;
  const guild = records?.guilds[0]?.id;
  if (records === undefined || guild === undefined) {
    throw new Error(`There is no playground in ${dataDir} yet. Open it once: npm start`);
  }
  const people = records.users.filter(({ bot }) => !bot);
  return {
    guild,
    channels: new Map(records.channels.flatMap(({ id, name, guild: home }) => (home === guild ? [[name, id]] : []))),
    people: new Map(people.map(({ id, name, displayName }) => [name, { id, name: displayName }])),
  };
}
