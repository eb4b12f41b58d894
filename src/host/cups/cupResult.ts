import type { Game } from '../../games/kernel.ts';
import type { Store } from '../../store/port.ts';
import type { Match } from '../match/match.ts';
import type { MatchRecord } from '../records/record.ts';
import { placesOf } from '../records/result.ts';
import type { CupResult } from './cup.ts';
import { cupPage, cupsPage, gameLine } from './keeping.ts';

/** How a finished match came out for its cup. Undefined when it belongs to none. */
export function cupResultOf({ match, log }: MatchRecord, game: Game): CupResult | undefined {
  const { play, stage, seats } = match;
  if (match.cup === undefined || play === undefined || stage.at !== 'over') return undefined;
  const by = endedBy(stage.ending);
  const places = placesOf(match, game) ?? seats.map(() => 1);
  const moved = seats.map((_, seat) => log.some(({ input }) => input.type === 'move' && input.seat === seat));
  const level = places.every((place) => place === places[0]);
  const timedOut = stage.ending.by === 'time' || stage.ending.by === 'round';
  const came = stage.ending.by === 'round' ? (stage.ending.came ?? []) : [];
  const idle = seats.flatMap((_, seat) =>
    timedOut && !moved[seat] && !came.includes(seat) && (level || (places[seat] ?? 1) > 1) ? [seat] : [],
  );
  // Who never came has lost to who did.
  const after = idle.length === 0 ? places : seats.map((_, seat) => (idle.includes(seat) ? 2 : 1));
  const late = stage.ending.by === 'round' ? stage.ending.late : undefined;
  const won = game.cup.won(play);
  return {
    ...{ by, places: after, idle },
    ...(won === undefined ? {} : { won }),
    ...(late === undefined ? {} : { late }),
  };
}

function endedBy(ending: Extract<Match['stage'], { at: 'over' }>['ending']): CupResult['by'] {
  switch (ending.by) {
    case 'rules':
    case 'agreement':
      return 'played';
    case 'resigning':
    case 'time':
      return 'absent';
    case 'round':
      return 'limit';
    case 'moderator':
    case 'member':
    case 'silence':
      return 'stopped';
  }
}

/** The line with this result, unless the cup is not kept any more, or the game has a result already. */
export async function cupLines(
  { match }: MatchRecord,
  result: CupResult | undefined,
  store: Pick<Store, 'page'>,
): Promise<readonly { readonly page: string; readonly name: string; readonly text: string }[]> {
  if (match.cup === undefined || result === undefined) return [];
  const { id, round, game } = match.cup;
  const [page, name] = [cupPage(id), gameLine(round, game)];
  const [cups, known] = await Promise.all([
    store.page(match.guild, cupsPage, [id]),
    store.page(match.guild, page, [name]),
  ]);
  return cups.has(id) && !known.has(name) ? [{ page, name, text: JSON.stringify(result) }] : [];
}
