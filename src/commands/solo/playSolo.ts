import type { Guild, GuildMember } from 'discord.js';
import type { Language, Values } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import type { Solo } from '../../games/solo.ts';
import type { Match } from '../../host/match/match.ts';
import type { Snapshot } from '../../host/tables.ts';
import { Unreadable } from '../../host/unreadable.ts';
import { idOf, type TableId } from '../../store/address.ts';
import { boardMessage, textMessage, type V2Message } from '../board/board.ts';
import type { Services } from '../services.ts';
import { words } from '../words/words.ts';

/** Solos: each member has a board of their own, which nobody else sees. */

export interface SoloPlayer {
  readonly guild: Guild;
  readonly member: GuildMember;
  readonly language: Language;
  readonly services: Services;
}

/** A solo, and the game it belongs to. */
export interface SoloOf {
  readonly game: Game;
  readonly solo: Solo;
}

/** Shows the member's present board, or a new one when there is none to go on with or another is wanted. */
export async function playSolo(
  who: SoloPlayer,
  { game, solo }: SoloOf,
  wish: Values,
  wanted: 'any' | 'another',
): Promise<V2Message> {
  const { guild, member, language, services } = who;
  const table = tableFor(solo, who);
  const present = await boardAt(table, services);
  const day = today();
  if (present !== undefined && present.match.solo?.name === solo.name && goesOn(solo, present, day, wanted)) {
    return boardMessage(present, 0, language, services);
  }
  const seed = solo.comes === 'daily' ? day : (textIn(wish, 'seed') ?? services.chance());
  const config = await services.prepare({ game: game.id, solo: solo.name, wish, seed });
  const kind = { name: solo.name, comes: solo.comes };
  const by = { kind: 'member', id: member.id, name: member.displayName } as const;
  const opening = { game: solo.game.id, guild: guild.id, language, by, config, seed, solo: kind };
  const answer = await services.host.open(table, opening);
  if (!answer.ok) return textMessage(words[language].refusals.crowded);
  return boardMessage(answer.snapshot, 0, language, services);
}

/** Undefined also for a board that cannot be read: the next one takes its place. */
async function boardAt(table: TableId, { host }: Services): Promise<Snapshot | undefined> {
  try {
    return await host.look(table);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return undefined;
  }
}

/** Each member has one table for solos; for solos with results, one in each server. */
function tableFor({ comes }: Solo, { guild, member }: SoloPlayer): TableId {
  return idOf({ at: 'solo', member: member.id, ...(comes === 'daily' ? { guild: guild.id } : {}) });
}

function goesOn(solo: Solo, { match }: Snapshot, day: string, wanted: 'any' | 'another'): boolean {
  if (solo.comes === 'daily') return match.seed === day;
  return wanted === 'any' && match.stage.at === 'playing';
}

/** Today's date, which is the seed of the daily board. */
export const today = (): string => new Date().toISOString().slice(0, 10);

function textIn(wish: Values, name: string): string | undefined {
  const value = wish[name];
  return value === undefined ? undefined : String(value);
}

/** The solo that a match plays. */
export function soloOf(match: Match, { host }: Services): SoloOf | undefined {
  return [...host.games.values()]
    .flatMap((game) => game.solos.map((solo) => ({ game, solo })))
    .find(({ solo }) => solo.name === match.solo?.name && solo.game.id === match.game);
}
