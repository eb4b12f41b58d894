import type { Language } from '../../games/contract.ts';
import type { Shown } from './replayText.ts';

/** A film takes up to a megabyte. */
const kept = 4;

interface Made {
  readonly of: Shown;
  readonly film: Promise<Buffer>;
}

/** Films that were shown lately: for who asks again, not even a scene is made. */
export function openFilmsShown() {
  const made = new Map<string, Made>();

  return (of: Shown, language: Language, make: () => Promise<Buffer>): Promise<Buffer> => {
    const { code, edition } = of.record;
    const name = `${code}/${language}/${edition}`;
    const before = made.get(name);
    // The record may have been written anew, without somebody who wished to be forgotten.
    const film = before?.of === of ? before.film : make();
    made.delete(name);
    made.set(name, { of, film });
    film.catch(() => {
      if (made.get(name)?.film === film) made.delete(name);
    });
    if (made.size > kept) made.delete(made.keys().next().value ?? name);
    return film;
  };
}
