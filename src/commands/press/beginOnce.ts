import { isLive } from '../../host/match/match.ts';
import type { Begun } from '../common/roomFor.ts';
import type { Beginner } from '../slash/asked.ts';

/** Begins a game once for presses of one person that come quickly one after another, and tells of it each time. */
export type BeginOnce = (beginner: Beginner, how: string, begin: () => Promise<Begun>) => Promise<Begun>;

/** Whoever presses again later wants another game. */
const quick = 3_000;

export function openBeginOnce(): BeginOnce {
  const lately = new Map<string, { readonly pressed: number; readonly begun: Promise<Begun> }>();

  function beginAnew(name: string, pressed: number, begin: () => Promise<Begun>): Promise<Begun> {
    const begun = begin();
    lately.set(name, { pressed, begun });
    const forget = () => {
      if (lately.get(name)?.begun === begun) lately.delete(name);
    };
    // What was refused may be allowed in a moment.
    begun.then(({ ok }) => ok !== true && forget(), forget);
    return begun;
  }

  return async ({ call, game, services }, how, begin) => {
    const pressed = call.createdTimestamp;
    for (const [name, before] of lately) if (Math.abs(pressed - before.pressed) > quick) lately.delete(name);
    const name = `${call.channelId}/${call.user.id}/${game.id}/${how}`;
    const before = lately.get(name);
    if (before === undefined) return beginAnew(name, pressed, begin);
    const begun = await before.begun;
    if (begun.ok !== true) return begun;
    const now = await services.host.look(begun.snapshot.table);
    if (now?.match.began === begun.snapshot.match.began && isLive(now.match)) return begun;
    const since = lately.get(name);
    return since === undefined || since === before ? beginAnew(name, pressed, begin) : since.begun;
  };
}
