import { answered } from './away.ts';
import { DamagedKey } from './port.ts';

/** Keys that are not what Plateau keeps there: somebody else wrote them, or a disk failed. */

/** Lists of which any may be damaged. What is on the others is given all the same. */
export interface Lists {
  /** What a list answers, or `none` when it has a wrong type. It is named until it answers again. */
  ask<Reply>(key: string, reply: Promise<Reply>, none: Reply): Promise<Reply>;
  damaged(): readonly string[];
}

export function openLists(): Lists {
  const damaged = new Set<string>();
  return {
    async ask(key, reply, none) {
      try {
        const found = await reply;
        damaged.delete(key);
        return found;
      } catch (error) {
        if (!isWrongType(error)) throw error;
        damaged.add(key);
        return none;
      }
    },
    damaged: () => [...damaged],
  };
}

/** Waits for what concerns one table. A key of a wrong type is that table's fault, and no other's. */
export async function ofTable<Reply>(reply: Promise<Reply>, key = 'a key'): Promise<Reply> {
  try {
    return await answered(reply);
  } catch (error) {
    if (!isWrongType(error)) throw error;
    // Our scripts name the key, the server does not.
    const named = /WRONGTYPE (plateau:\S+ is a \w+)/.exec(String(error))?.[1];
    throw new DamagedKey(named ?? `${key} is not of the type that Plateau keeps there`, { cause: error });
  }
}

const isWrongType = (error: unknown): boolean => /WRONGTYPE/.test(String(error));
