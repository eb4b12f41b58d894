import { type Asked, askDiscord } from './commands/doctor/askDiscord.ts';
import { type Finding, findingsAbout } from './commands/doctor/finding.ts';
import { chosenPlaces, livePlaces, type Places } from './commands/doctor/places.ts';
import type { Played } from './commands/doctor/serverRights.ts';
import { commandSet } from './commands/slash/commandSet.ts';
import type { Env } from './env.ts';
import { games } from './games/registry.ts';
import { type MemoryUse, memoryFault, memoryNote, memoryRoom, memoryTold } from './memoryRoom.ts';
import { runsHere } from './runsHere.ts';
import { diskAdvice } from './store/diskRoom.ts';
import { settingsKey } from './store/keys.ts';
import { lookAtStore, type StoreLook } from './store/lookAtStore.ts';
import { type Store, StoreAway } from './store/port.ts';

export interface Checkup {
  readonly findings: readonly Finding[];
  readonly invite: string | undefined;
}

type Wanted = Pick<Env, 'DISCORD_TOKEN' | 'DISCORD_API_URL' | 'REDIS_URL' | 'DATA_DIR'>;

interface Seen {
  readonly live: Places;
  /** By server. */
  readonly chosen: ReadonlyMap<string, Places>;
  /** A line for each key that holds something else than Plateau keeps there. */
  readonly damaged: readonly string[];
}

const nowhere: Places = new Map();
const nothing: Seen = { live: nowhere, chosen: new Map(), damaged: [] };

/** Looks at everything that Plateau needs, whether or not it runs. */
export async function checkUp(env: Wanted): Promise<Checkup> {
  const asked = env.DISCORD_TOKEN === undefined ? undefined : await ask(env.DISCORD_TOKEN, env.DISCORD_API_URL);
  try {
    const look = await lookAtStore({ redisUrl: env.REDIS_URL, dataDir: env.DATA_DIR }, (store) => seenIn(store, asked));
    const rights = asked === undefined ? [] : await asked.rights(playedBy(look));
    return {
      findings: [
        ...(asked?.findings ?? [playground]),
        ...rights,
        ...storeFindings(look),
        ...playgroundDisk(env),
        ...memoryFindings(env),
      ],
      invite: asked?.invite,
    };
  } finally {
    await asked?.close();
  }
}

const ask = (token: string, api: string | undefined): Promise<Asked> => askDiscord({ token, api }, commandSet(games));

const playground = findingsAbout('Discord').note(
  'There is no DISCORD_TOKEN, so Plateau opens the playground: Discord is not asked, and neither token, intents, rights, commands nor clock are looked at.',
);

async function seenIn(store: Store, asked: Asked | undefined): Promise<Seen> {
  const chosen = new Map<string, Places>();
  const unread: string[] = [];
  for (const { id } of asked?.servers ?? []) {
    try {
      chosen.set(id, await chosenPlaces(store, id));
    } catch (error) {
      if (error instanceof StoreAway) throw error;
      unread.push(settingsDamaged(settingsKey(id)));
    }
  }
  const live = await livePlaces(store);
  return { live, chosen, damaged: [...store.damagedLists().map(listDamaged), ...unread] };
}

/** Where the bot plays; undefined when the store was not read. */
function playedBy({ seen }: StoreLook<Seen>): ((guild: string) => Played) | undefined {
  if (seen === undefined) return undefined;
  const { live, chosen } = seen === 'nothing kept' ? nothing : seen;
  return (guild) => ({ live, chosen: chosen.get(guild) ?? nowhere });
}

const listDamaged = (key: string): string =>
  `${key} is no list, so the tables on it are not found. Delete it; then npm run table -- <id> --try puts each live table back.`;

const settingsDamaged = (key: string): string =>
  `${key} holds no settings, so that server cannot be played in. Put it back from a backup, or delete it: then the usual settings hold.`;

function storeFindings({ well, faults, seen }: StoreLook<Seen>): readonly Finding[] {
  const about = findingsAbout('store');
  const damaged = seen === undefined || seen === 'nothing kept' ? [] : seen.damaged;
  return [...well.map(about.well), ...[...faults, ...damaged].map(about.fault)];
}

/** The playground keeps its own Discord on the disk, also when games are in a Redis. */
function playgroundDisk({ DISCORD_TOKEN, REDIS_URL, DATA_DIR }: Wanted): readonly Finding[] {
  if (DISCORD_TOKEN !== undefined || REDIS_URL === undefined) return [];
  return diskAdvice(DATA_DIR).map(findingsAbout('disk').fault);
}

function memoryFindings({ REDIS_URL }: Wanted): readonly Finding[] {
  const { well, note, fault } = findingsAbout('memory');
  const room = memoryRoom();
  const use: MemoryUse = {
    store: REDIS_URL === undefined ? 'its own' : 'a Redis',
    bot: runsHere() ? 'runs here' : 'is to start',
  };
  const wrong = memoryFault(room, use);
  const little = memoryNote(room, use);
  return [
    wrong === undefined ? well(memoryTold(room, use)) : fault(wrong),
    ...(little === undefined ? [] : [note(little)]),
  ];
}
