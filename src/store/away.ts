import { ReplyError } from 'ioredis';
import { StoreAway } from './port.ts';

const patience = 2_500;

/** The errors of a server that runs but cannot serve: it is loading, failing over, or out of memory or disk. */
const unable = /^(LOADING|CLUSTERDOWN|MASTERDOWN|TRYAGAIN|READONLY|NOREPLICAS|BUSY|OOM|MISCONF)\b/;

function isAway(error: unknown): boolean {
  return !(error instanceof ReplyError) || unable.test((error as Error).message);
}

/** Waits for the server's answer, but no longer than players would wait. */
export async function answered<Reply>(reply: Promise<Reply>): Promise<Reply> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), patience);
  });
  try {
    return await Promise.race([reply, silence]);
  } catch (error) {
    if (!isAway(error)) throw error;
    throw new StoreAway(`The store is away: ${(error as Error).message}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
