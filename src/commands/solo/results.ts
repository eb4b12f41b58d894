import { z } from 'zod';
import type { Score } from '../../games/solo.ts';
import { readKept } from '../../host/kept.ts';
import type { Snapshot } from '../../host/tables.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import type { Services } from '../services.ts';
import { words } from '../words/words.ts';
import { type SoloOf, type SoloPlayer, soloOf, today } from './playSolo.ts';

/** For how many days results are kept. */
const daysKept = 14;
const day = 24 * 60 * 60_000;

/** Writes the member's score of the daily board over an earlier one, which is never better. */
export async function noteScore({ match, game }: Snapshot, services: Services): Promise<void> {
  const found = soloOf(match, services);
  const occupant = match.seats[0];
  if (found?.solo.comes !== 'daily' || match.play === undefined || occupant?.kind !== 'member') return;
  const score = found.solo.score(game.view(match.play, 0));
  if (score === undefined) return;
  const oldest = new Date(Date.now() - daysKept * day).toISOString().slice(0, 10);
  const name = `${match.seed}/${occupant.id}`;
  await services.store.note(match.guild, shelfOf(found), name, JSON.stringify(score), oldest);
}

const shelfOf = ({ game, solo }: SoloOf): string => `${game.id}/${solo.name}`;

const scoreSchema: z.ZodType<Score> = z.object({ best: z.number(), took: z.number(), first: z.number() });

interface Result extends Score {
  readonly member: string;
}

const shownAtMost = 10;

/** Today's results. A member who has not solved the board yet learns who has, but not in how many moves. */
export async function resultsMessage(
  { guild, member, language, services }: SoloPlayer,
  found: SoloOf,
): Promise<V2Message> {
  const say = words[language];
  const notes = await services.store.notes(guild.id, shelfOf(found));
  const prefix = `${today()}/`;
  const results = [...notes].flatMap(([name, line]): Result[] => {
    const score = name.startsWith(prefix) ? readKept(scoreSchema, line) : undefined;
    return score === undefined ? [] : [{ member: name.slice(prefix.length), ...score }];
  });
  if (results.length === 0) return textMessage(say.noResults);
  const named = ({ member: id }: Result) => `<@${id}>`;
  if (!results.some(({ member: id }) => id === member.id)) {
    const solvers = results.slice(0, 2 * shownAtMost).map(named);
    return textMessage(say.solvedBy({ players: solvers.join(', ') }));
  }
  const list = (sorted: readonly Result[], tell: (result: Result) => string) =>
    sorted
      .slice(0, shownAtMost)
      .map((result, at) => `${at + 1}. ${named(result)} – ${tell(result)}`)
      .join('\n');
  const best = list(
    results.toSorted((a, b) => a.best - b.best || a.took - b.took),
    (result) => `${found.solo.tellBest(result.best, language)} (${span(result.took)})`,
  );
  const fastest = list(
    results.toSorted((a, b) => a.first - b.first),
    (result) => span(result.first),
  );
  return textMessage([`**${say.bestResults}**`, best, `**${say.fastestResults}**`, fastest].join('\n'));
}

/** Hours, minutes and seconds. */
function span(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
