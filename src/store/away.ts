import { ReplyError } from 'ioredis';
import { StoreAway } from './port.ts';

const patience = 2_500;

/** What a server says that is there but cannot serve: loading, failing over, out of memory or of disk. */
const unable = /^(LOADING|CLUSTERDOWN|MASTERDOWN|TRYAGAIN|READONLY|NOREPLICAS|BUSY|OOM|MISCONF)\b/;

function isAway(error: unknown): boolean {
  return !(error instanceof ReplyError) || unable.test((error as Error).message);
}

/** Waits for what the server says, and no longer than players would. */
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
