import type { Message } from 'discord.js';
import { revisionShown } from '../../host/match/match.ts';
import type { HostRefusal } from '../../host/match/refusals.ts';
import type { Snapshot } from '../../host/tables.ts';
import { Unreadable } from '../../host/unreadable.ts';
import type { TableId } from '../../store/address.ts';
import { StoreAway } from '../../store/port.ts';
import { explain } from '../answering.ts';
import { channelIn } from '../client/channels.ts';
import type { Services } from '../services.ts';
import { underSettings } from '../settings/underSettings.ts';
import { hasItsRights } from './counting.ts';
import { deedFor } from './deeds.ts';
import { writerOf } from './typed.ts';
import type { Wish } from './wishes.ts';

/** How often it is tried while others change the match. */
const tries = 3;

/** Does what somebody wishes who has a part in the match there, or says how. It may also be a move, or only talk. */
export async function onWish(
  message: Message<true>,
  { wish, text }: { readonly wish: Wish; readonly text: string },
  table: TableId,
  services: Services,
): Promise<'answered' | 'perhaps a move' | 'talk'> {
  const { by, name } = writerOf(message);
  for (let attempt = 0; attempt < tries; attempt++) {
    const snapshot = await seen(table, services);
    if (snapshot === undefined) return 'perhaps a move';
    // The game's own words come first.
    if (snapshot.match.stage.at === 'playing' && snapshot.game.reads(text)) return 'perhaps a move';
    const deed = deedFor(wish, snapshot, { by, name });
    if (deed === undefined) return 'talk';
    switch (deed.do) {
      case 'show':
        if (hasItsRights(message, table)) services.counting.bringDown(table);
        return 'answered';
      case 'tell':
        say(message, deed.text, services);
        return 'answered';
      case 'refuse':
        say(message, reasonOf(deed.refusal, snapshot, services), services);
        return 'answered';
      case 'act': {
        const { id: input, stamp } = writerOf(message);
        // What was meant depends on how the match stood, so it counts only there.
        const board = revisionShown(snapshot.match, snapshot.revision, 'table');
        const allowed = await underSettings(deed.act, table, message.guild, services);
        const answer =
          'ok' in allowed ? allowed : await services.host.act(table, allowed, { stamp, input, seen: { board } });
        if (answer === 'nothing') return 'answered';
        if (answer.ok) {
          if (hasItsRights(message, table)) services.host.trust(table, 'known');
          await services.counting.counts(message, table);
          return 'answered';
        }
        if (answer.refusal.of === 'host' && answer.refusal.why === 'moved-on') break;
        say(message, reasonOf(answer.refusal, answer.snapshot ?? snapshot, services), services);
        return 'answered';
      }
    }
  }
  return 'talk';
}

/** It may be talk as long as nothing is known of the match, and then it gets no answer. */
async function seen(table: TableId, { host }: Services): Promise<Snapshot | undefined> {
  try {
    return await host.look(table);
  } catch (error) {
    if (error instanceof StoreAway || error instanceof Unreadable) return undefined;
    throw error;
  }
}

function reasonOf(refusal: HostRefusal, snapshot: Snapshot, services: Services): string {
  return explain(refusal, snapshot.match.language, snapshot, services);
}

function say(message: Message<true>, text: string, { whispers }: Services): void {
  if (channelIn(message) !== undefined) whispers.whisper(message, text);
}
