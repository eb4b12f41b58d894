import type { Language } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { isLive } from '../../host/match/match.ts';
import type { Snapshot } from '../../host/tables.ts';
import { Unreadable } from '../../host/unreadable.ts';
import { idOf, type TableId } from '../../store/address.ts';
import { todayIn } from '../daily/today.ts';
import type { Services } from '../services.ts';
import { ownHome } from '../solo/ownHome.ts';
import { dailyScore } from '../solo/soloOf.ts';

/** What one person plays alone, wherever they are. */

/** Where they play this game against the computer. */
export const ownTable = (member: string, { id }: Game): TableId => idOf({ at: 'solo', member, game: id });

/** Undefined also for one that cannot be read: the next takes its place. */
export async function lookAtOwn(table: TableId, { host }: Services): Promise<Snapshot | undefined> {
  try {
    return await host.look(table);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return undefined;
  }
}

/** The match of this game: against the computer, or of several boards for one the one they last acted on. */
export async function ownMatch(member: string, game: Game, services: Services): Promise<Snapshot | undefined> {
  const tables = game.solos.length === 0 ? [ownTable(member, game)] : soloTables(member);
  const found = await Promise.all(tables.map((table) => lookAtOwn(table, services)));
  return found
    .flatMap((snapshot) => snapshot ?? [])
    .toSorted((a, b) => b.match.clock.since - a.match.clock.since)
    .toSorted((a, b) => Number(isLive(b.match)) - Number(isLive(a.match)))[0];
}

/** What goes on: boards for one that are not solved, and games against the computer. */
export async function ownGames(member: string, language: Language, services: Services): Promise<readonly Snapshot[]> {
  const seated = [...services.host.games.values()].map((game) => ownTable(member, game));
  const found = await Promise.all([...soloTables(member), ...seated].map((table) => lookAtOwn(table, services)));
  const today = await todayIn(ownHome(member, language), services);
  const goesOn = (snapshot: Snapshot) =>
    isLive(snapshot.match) &&
    (snapshot.match.solo?.comes !== 'daily' || (snapshot.match.seed >= today && dailyScore(snapshot) === undefined));
  return found.flatMap((snapshot) => (snapshot !== undefined && goesOn(snapshot) ? [snapshot] : []));
}

const soloTables = (member: string): readonly TableId[] => [
  idOf({ at: 'solo', member }),
  idOf({ at: 'solo', member, guild: member }),
];
