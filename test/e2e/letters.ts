import type { User } from '../../src/playground/discord/world/records.ts';
import type { Town } from './town.ts';

/** Everything the bot writes to Discord from now on, and whom it answers. */
export interface Letters {
  /** How many letters were written so far. */
  count(): number;
  /** The bodies of answers to this person, after the first `since` letters. */
  to(user: User, since: number): string[];
  /** The bodies of all other letters, after the first `since`. */
  besides(user: User, since: number): string[];
}

export function openLetters({ discord }: Town): Letters {
  const users = new Map<string, User>();
  discord.on((change) => {
    if (change.type === 'exchange') users.set(change.exchange.id, change.exchange.user);
  });

  /** Who is answered by each token. Only the first answer names the interaction too; later ones name only the token. */
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
