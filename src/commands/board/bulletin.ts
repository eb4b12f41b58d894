import { type Message, SnowflakeUtil } from 'discord.js';
import { z } from 'zod';
import { readKept } from '../../host/kept.ts';
import type { Match } from '../../host/match/match.ts';
import type { Snapshot } from '../../host/tables.ts';
import type { TableId } from '../../store/address.ts';
import { readCustomId } from '../press/customId.ts';

const bulletinSchema = z.object({
  message: z.string(),
  /** The match it shows. Another match gets a message of its own. */
  began: z.number(),
  born: z.number().optional(),
  /** The newest revision at which this message called somebody. */
  called: z.number(),
  posted: z.number(),
  /** The message that carried the call, when it is another: only its line with a link is left. */
  caller: z.string().optional(),
  /** What the match waited for when this was last shown. */
  awaiting: z.string().optional(),
});

/** What the publisher notes of the message that shows a match. */
export type Bulletin = z.infer<typeof bulletinSchema>;

/** Undefined when there is none, or when what is kept there is no bulletin. The board is then looked for. */
export function readBulletin(text: string | undefined): Bulletin | undefined {
  return text === undefined ? undefined : (readKept(bulletinSchema.nullable(), text) ?? undefined);
}

/** The bulletin of this match, if it is one. In a store that was emptied, another match begins at the same revision. */
export function bulletinOf(known: Bulletin | undefined, { match, revision }: Snapshot): Bulletin | undefined {
  if (known === undefined || known.began !== match.began) return undefined;
  if (known.born !== undefined && match.born !== undefined && known.born !== match.born) return undefined;
  // The store has lost what this message showed. It calls nobody for that, but for what comes now it calls again.
  return { ...known, called: Math.min(known.called, revision) };
}

export function posted(message: Message, snapshot: Snapshot): Bulletin {
  const { match, revision } = snapshot;
  const { id, createdTimestamp } = message;
  return { ...ofMatch(match), message: id, called: revision, posted: createdTimestamp, awaiting: awaitingOf(snapshot) };
}

/** What a match waits for. When it becomes another thing, everybody concerned must see the board. */
export function awaitingOf({ match, game }: Snapshot): string {
  const { stage, play } = match;
  if (play === undefined || stage.at !== 'playing') return stage.at;
  const timed = game.deadline(play) === undefined ? 'untimed' : 'timed';
  return [stage.at, game.awaiting(play), timed].join(' ');
}

/** A message that may show the match, though it was not noted. */
export function strayOf(message: string, { match, revision }: Snapshot): Bulletin {
  return { ...ofMatch(match), message, called: revision, posted: SnowflakeUtil.timestampFrom(message) };
}

const ofMatch = ({ began, born }: Match) => ({ began, ...(born === undefined ? {} : { born }) });

/** The revision that this message shows of a table; undefined when it is no board of it. */
export function revisionOnMessage(message: Message, table: TableId): number | undefined {
  return customIdsIn(message.components.map((component) => component.toJSON()))
    .map(readCustomId)
    .find((id) => id?.table === table)?.revision;
}

export function customIdsIn(components: unknown): string[] {
  if (Array.isArray(components)) return components.flatMap(customIdsIn);
  if (typeof components !== 'object' || components === null) return [];
  const own = 'custom_id' in components && typeof components.custom_id === 'string' ? [components.custom_id] : [];
  return [...own, ...('components' in components ? customIdsIn(components.components) : [])];
}
