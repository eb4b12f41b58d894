import type { Pushes } from '../world/pushes.ts';
import type { World } from '../world/world.ts';
import type { Snapshot } from './snapshot.ts';

/** Puts back what each phone has shown, without what names somebody who is missing. */
export function restorePushes({ phones }: Snapshot, { users }: World, pushes: Pushes): void {
  for (const phone of phones) {
    const user = users.get(phone.user);
    if (user === undefined) continue;
    const shown = phone.pushes.flatMap(({ author: id, ...push }) => {
      const author = users.get(id);
      return author === undefined ? [] : [{ ...push, user, author }];
    });
    pushes.restore(shown, new Map([[user, Math.min(phone.unseen, shown.length)]]));
  }
}
