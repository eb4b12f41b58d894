import { ReplyError } from 'ioredis';
import { refusalOf } from './faults.ts';
import { StoreAway } from './port.ts';

const patience = 2_500;

/** A server that answers is away too when it cannot serve; any other error it answers with is a fault of a command. */
function isAway(error: unknown): boolean {
  return !(error instanceof ReplyError) || refusalOf(error as Error) !== undefined;
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
