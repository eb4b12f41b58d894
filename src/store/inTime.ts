import { StoreAway } from './port.ts';

const patience = 2_500;

/** Waits for a store, but no longer than players would wait. What was asked may be done later all the same. */
export async function inTime<Reply>(reply: Promise<Reply>): Promise<Reply> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreAway('The store is away: no answer in time')), patience);
  });
  try {
    return await Promise.race([reply, silence]);
  } finally {
    clearTimeout(timer);
  }
}
