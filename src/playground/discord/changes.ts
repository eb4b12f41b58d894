import type { Exchange } from './interactions/exchange.ts';
import type { SeenRequest } from './rest/rest.ts';
import type { Channel, Guild, Member, Message, Role, User } from './world/records.ts';

/** Everything that happens here, for whoever watches. */
export type Change =
  | { readonly type: 'message'; readonly what: 'new' | 'edited' | 'deleted'; readonly message: Message }
  /** A message that was promised before has come, and notifies people only now. */
  | { readonly type: 'notified'; readonly message: Message }
  /** Somebody's phone shows something else than before. */
  | { readonly type: 'push'; readonly user: User }
  | {
      readonly type: 'reaction';
      readonly what: 'added' | 'removed';
      readonly message: Message;
      readonly user: User;
      readonly emoji: string;
    }
  | { readonly type: 'channel'; readonly what: 'new' | 'changed' | 'deleted'; readonly channel: Channel }
  | { readonly type: 'user'; readonly user: User }
  /** A server is there for the bot, is another, or no longer there for it. */
  | { readonly type: 'guild'; readonly what: 'new' | 'changed' | 'gone'; readonly guild: Guild }
  | { readonly type: 'member'; readonly guild: Guild; readonly member: Member }
  | { readonly type: 'role'; readonly guild: Guild; readonly role: Role }
  | { readonly type: 'typing'; readonly channel: Channel }
  | { readonly type: 'commands' }
  | { readonly type: 'exchange'; readonly exchange: Exchange }
  | { readonly type: 'gateway'; readonly what: 'ready' | 'resumed' | 'closed' }
  | { readonly type: 'request'; readonly request: SeenRequest }
  | { readonly type: 'violation'; readonly text: string }
  | { readonly type: 'clock' };

export interface Changes {
  tell(change: Change): void;
  /** Calls the listener on every change. What it returns stops that. */
  on(listener: (change: Change) => void): () => void;
  /** Waits for a condition and tries it again on every change. When it never comes true, the error names `what`. */
  until<T>(condition: () => T | undefined | null | false, what: string, withinMs?: number): Promise<T>;
}

/** A condition may depend on something outside this server, whose changes nobody tells. So it is tried regularly. */
const lookAgainMs = 100;

export function openChanges(complaints: () => readonly string[]): Changes {
  const listeners = new Set<(change: Change) => void>();
  const on = (listener: (change: Change) => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    on,
    tell(change) {
      for (const listener of [...listeners]) listener(change);
    },
    until(condition, what, withinMs = 40_000) {
      return new Promise((resolve, reject) => {
        const stop = () => {
          off();
          clearInterval(again);
          clearTimeout(guard);
        };
        const look = () => {
          try {
            const found = condition();
            if (found === undefined || found === null || found === false) return;
            stop();
            resolve(found);
          } catch (error) {
            stop();
            reject(error);
          }
        };
        const off = on(look);
        const again = setInterval(look, lookAgainMs);
        const guard = setTimeout(() => {
          stop();
          const refused = complaints().slice(-3).join('\n');
          reject(new Error(`waited ${withinMs} ms in vain for ${what}${refused && `\nlast refusals:\n${refused}`}`));
        }, withinMs);
        look();
      });
    },
  };
}
