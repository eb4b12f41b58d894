import type { Guild, GuildMember } from 'discord.js';
import type { Language, Score, Solo, Values } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import type { Match } from '../../host/match/match.ts';
import type { Snapshot } from '../../host/tables.ts';
import type { TableId } from '../../store/port.ts';
import { boardMessage, textMessage, type V2Message } from '../board/board.ts';
import type { House } from '../services.ts';
import { words } from '../words/words.ts';

/** Boards for one: everybody has one of each kind, which nobody else sees. */

export interface Alone {
  readonly guild: Guild;
  readonly member: GuildMember;
  readonly language: Language;
  readonly house: House;
}

/** The board one has, or a fresh one when there is none to go on with or another is wanted. */
export async function playAlone(
  who: Alone,
  game: Game,
  solo: Solo,
  wish: Values,
  wanted: 'any' | 'another',
): Promise<V2Message> {
  const { guild, member, language, house } = who;
  const table = tableFor(solo, who);
  const present = await house.host.look(table);
  const day = today();
  if (present !== undefined && present.match.solo?.name === solo.name && goesOn(solo, present, day, wanted)) {
    return boardMessage(present, 0, language, house);
  }
  const seed = solo.comes === 'daily' ? day : (textIn(wish, 'seed') ?? house.chance());
  const config = await house.prepare({ game: game.id, solo: solo.name, wish, seed });
  const kind = { name: solo.name, comes: solo.comes };
  const by = { kind: 'member', id: member.id, name: member.displayName } as const;
  const opening = { game: solo.game.id, guild: guild.id, language, by, config, seed, solo: kind };
  const answer = await house.host.open(table, opening);
  if (!answer.ok) return textMessage(words[language].refusals.crowded);
  return boardMessage(answer.snapshot, 0, language, house);
}

/** One of each kind a person; of what has a table of results, one in each server. */
function tableFor({ comes }: Solo, { guild, member }: Alone): TableId {
  return comes === 'daily' ? `${guild.id}.${member.id}` : member.id;
}

function goesOn(solo: Solo, { match }: Snapshot, day: string, wanted: 'any' | 'another'): boolean {
  if (solo.comes === 'daily') return match.seed === day;
  return wanted === 'any' && match.stage.at === 'playing';
}

const today = (): string => new Date().toISOString().slice(0, 10);

function textIn(wish: Values, name: string): string | undefined {
  const value = wish[name];
  return value === undefined ? undefined : String(value);
}

/** Which board for one this is, and which game it belongs to. */
export function soloOf(match: Match, { host }: House): { readonly game: Game; readonly solo: Solo } | undefined {
  return [...host.games.values()]
    .flatMap((game) => game.solos.map((solo) => ({ game, solo })))
    .find(({ solo }) => solo.name === match.solo?.name && solo.game.id === match.game);
}

/** So many days of results are kept. */
const daysKept = 14;
const day = 24 * 60 * 60_000;

/** Writes down how far somebody has come today. What was written before is only bettered. */
export async function noteScore({ match, game, table }: Snapshot, house: House): Promise<void> {
  const found = soloOf(match, house);
  const occupant = match.seats[0];
  if (found?.solo.comes !== 'daily' || match.play === undefined || occupant?.kind !== 'member') return;
  const score = found.solo.score(game.view(match.play, 0));
  if (score === undefined) return;
  const oldest = new Date(Date.now() - daysKept * day).toISOString().slice(0, 10);
  const [guild = table] = table.split('.');
  await house.store.note(guild, shelfOf(found), `${match.seed}/${occupant.id}`, JSON.stringify(score), oldest);
}

const shelfOf = ({ game, solo }: { readonly game: Game; readonly solo: Solo }): string => `${game.id}/${solo.name}`;

interface Result extends Score {
  readonly member: string;
}

const shownAtMost = 10;

/** The table of a day. Whoever has not solved it yet learns who has, but not in how many moves. */
export async function resultsMessage(who: Alone, game: Game, solo: Solo): Promise<V2Message> {
  const { guild, member, language, house } = who;
  const say = words[language];
  const notes = await house.store.notes(guild.id, shelfOf({ game, solo }));
  const prefix = `${today()}/`;
  const results = [...notes].flatMap(([name, line]): Result[] =>
    name.startsWith(prefix) ? [{ member: name.slice(prefix.length), ...(JSON.parse(line) as Score) }] : [],
  );
  if (results.length === 0) return textMessage(say.noResults);
  const named = ({ member: id }: Result) => `<@${id}>`;
  if (!results.some(({ member: id }) => id === member.id)) {
    return textMessage(
      say.solvedBy({
        players: results
          .slice(0, 2 * shownAtMost)
          .map(named)
          .join(', '),
      }),
    );
  }
  const list = (sorted: readonly Result[], tell: (result: Result) => string) =>
    sorted
      .slice(0, shownAtMost)
      .map((result, at) => `${at + 1}. ${named(result)} – ${tell(result)}`)
      .join('\n');
  const best = list(
    results.toSorted((a, b) => a.best - b.best || a.took - b.took),
    (result) => `${solo.tellBest(result.best, language)} (${span(result.took)})`,
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
