import type { z } from 'zod';

/** What a text of the store says; undefined when it is not what Plateau keeps there. */
export function readKept<Of>(schema: z.ZodType<Of>, text: string): Of | undefined {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
