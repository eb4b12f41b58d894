import type { Guild, GuildMember } from 'discord.js';
import type { Language, Values } from '../../games/contract.ts';
import type { Solo } from '../../games/solo.ts';
import type { Snapshot } from '../../host/tables.ts';
import { Unreadable } from '../../host/unreadable.ts';
import { idOf, type TableId } from '../../store/address.ts';
import { boardMessage, textMessage, type V2Message } from '../board/board.ts';
import { todayIn } from '../daily/today.ts';
import type { Services } from '../services.ts';
import { words } from '../words/words.ts';
import { noteScore } from './results.ts';
import { type SoloOf, soloOf } from './soloOf.ts';

/** Solos: each member has a board of their own, which nobody else sees. */

export interface SoloPlayer {
  /** The server; where the bot is not a member, what `ownHome` makes of the player. */
  readonly guild: Pick<Guild, 'id' | 'preferredLocale'>;
  readonly member: Pick<GuildMember, 'id' | 'displayName'>;
  readonly language: Language;
  readonly services: Services;
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
  const present = await boardOf({ game, solo }, who);
  const day = await todayIn(guild, services);
  if (present !== undefined && goesOn(solo, present, day, wanted)) {
    // A process may have been killed before it could note what was solved.
    await noteScore(present, services);
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

/** The member's present board of this solo. Undefined also for one that cannot be read: the next takes its place. */
export async function boardOf({ game, solo }: SoloOf, who: SoloPlayer): Promise<Snapshot | undefined> {
  const { host } = who.services;
  try {
    const snapshot = await host.look(tableFor(solo, who));
    const found = snapshot && soloOf(snapshot.match);
    return found?.solo.name === solo.name && found.game.id === game.id ? snapshot : undefined;
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
  // When the server's clock was set back to another time zone, what is solved already does not come again.
  if (solo.comes === 'daily') return match.seed >= day;
  return wanted === 'any' && match.stage.at === 'playing';
}

function textIn(wish: Values, name: string): string | undefined {
  const value = wish[name];
  return value === undefined ? undefined : String(value);
}
