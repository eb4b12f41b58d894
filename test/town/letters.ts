import type { Channel, User } from '../../src/playground/discord/world/records.ts';
import type { Peopled } from './people.ts';

/** Everything the bot writes to Discord from now on, and whom it answers. */
export interface Letters {
  /** How many letters were written so far. */
  count(): number;
  /** The bodies of answers to this person, after the first `since` letters. */
  to(user: User, since: number): string[];
  /**
   * The bodies of all other letters, after the first `since`. Private boards follow aside, so some may be of a game in
   * another channel: whoever asks about one channel gets only those whose controls do not say that.
   */
  besides(user: User, since: number, channel: Channel): string[];
}

export function openLetters({ discord }: Peopled): Letters {
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
    besides: (user, since, channel) => written((to) => to !== user, since).filter((body) => isAbout(channel, body)),
  };
}

function isAbout(channel: Channel, body: string): boolean {
  const tables = [...body.matchAll(/"custom_id":"1:([0-9a-z.@]+):/g)].map(([, table = '']) => table.split('.'));
  const packed = BigInt(channel.id).toString(36);
  return tables.length === 0 || tables.some((parts) => parts.includes(packed));
}
