import type { User } from '../../src/playground/discord/world/records.ts';
import type { Town } from './town.ts';

/** Everything the bot writes to Discord, in answer to whom. Kept from when it is opened. */
export interface Letters {
  /** So many were written until now. */
  count(): number;
  /** Bodies of answers to this person, since so many were written. */
  to(user: User, since: number): string[];
  /** All others. */
  besides(user: User, since: number): string[];
}

export function openLetters({ discord }: Town): Letters {
  const users = new Map<string, User>();
  discord.on((change) => {
    if (change.type === 'exchange') users.set(change.exchange.id, change.exchange.user);
  });

  /** The first answer names the interaction beside its token, later ones only the token. */
  function answered(): ReadonlyMap<string, User> {
    const tokens = discord.requests.flatMap(({ path }) => {
      const [, id = '', token] = /^\/interactions\/(\d+)\/([^/]+)\/callback$/.exec(path) ?? [];
      const user = users.get(id);
      return token === undefined || user === undefined ? [] : [[token, user] as const];
    });
    return new Map(tokens);
  }

  function written(fits: (to: User | undefined) => boolean, since: number): string[] {
    const by = answered();
    const reader = (path: string) => path.split('/').flatMap((part) => by.get(part) ?? [])[0];
    return discord.requests
      .slice(since)
      .filter(({ body, path }) => body !== undefined && fits(reader(path)))
      .map(({ body }) => JSON.stringify(body));
  }

  return {
    count: () => discord.requests.length,
    to: (user, since) => written((to) => to === user, since),
    besides: (user, since) => written((to) => to !== user, since),
  };
}
