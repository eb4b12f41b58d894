import { type Client, DiscordAPIError } from 'discord.js';
import type { Logger } from 'pino';
import type { Snapshot } from '../../host/tables.ts';
import { type Store, StoreAway } from '../../store/port.ts';
import { nonceOf } from '../once/nonce.ts';
import { writeTo } from './directMessage.ts';
import { letterTo } from './letter.ts';
import { type Preferences, preferencesOf } from './preferences.ts';
import { isWritten, noteWritten } from './written.ts';

/** Calls people in the way that each has chosen. */
export interface Caller {
  /**
   * To be asked before a new message that calls these members is posted. Writes to those who want a direct message, and
   * gives those whom the new message must mention. Asked again for the same call, it writes to nobody twice.
   */
  call(snapshot: Snapshot, members: readonly string[]): Promise<string[]>;
}

export interface CallerParts {
  readonly client: Client;
  readonly store: Pick<Store, 'preferences' | 'note' | 'notes'>;
  readonly wallTime: (instant: number) => number;
  readonly log: Logger;
}

export function openCaller({ client, store, wallTime, log }: CallerParts): Caller {
  return {
    async call(snapshot, members) {
      const mentioned = members.map(async (member) => ((await isReached(snapshot, member)) ? [] : [member]));
      return (await Promise.all(mentioned)).flat();
    },
  };

  /** Whether nothing is left to do for this member. */
  async function isReached(snapshot: Snapshot, member: string): Promise<boolean> {
    try {
      const preferences = await preferencesOf(member, store);
      if (preferences.calls !== 'message') return preferences.calls === 'never';
      await writeOnce(snapshot, member, preferences);
      return true;
    } catch (error) {
      if (!(error instanceof StoreAway)) tell(snapshot, error);
      return false;
    }
  }

  function tell({ table }: Snapshot, error: unknown): void {
    // Many people take no messages from bots.
    const level = error instanceof DiscordAPIError && error.status < 500 ? 'debug' : 'warn';
    log[level]({ table, err: error }, 'a direct message could not be sent; its member is mentioned in the channel');
  }

  async function writeOnce(snapshot: Snapshot, member: string, { language }: Preferences): Promise<void> {
    const nonce = nonceOfCall(snapshot, member);
    if (await isWritten(member, nonce, store)) return;
    const content = letterTo(member, snapshot, language ?? snapshot.match.language, wallTime);
    await writeTo(member, { content, nonce }, client);
    // The message is there, also if the store is away at this moment.
    await noteWritten(member, nonce, store).catch(() => undefined);
  }
}

function nonceOfCall({ table, revision, match }: Snapshot, member: string): string {
  const { began, born, call } = match;
  return nonceOf(table, revision, began, born, call?.why, member);
}
