import { ReplyError } from 'ioredis';
import { refusalOf } from './faults.ts';
import { inTime } from './inTime.ts';
import { StoreAway } from './port.ts';

/** A server that answers is away too when it cannot serve; any other error it answers with is a fault of a command. */
function isAway(error: unknown): boolean {
  return !(error instanceof ReplyError) || refusalOf(error as Error) !== undefined;
}

/** Waits for the server's answer. */
export async function answered<Reply>(reply: Promise<Reply>): Promise<Reply> {
  try {
    return await inTime(reply);
  } catch (error) {
    if (error instanceof StoreAway || !isAway(error)) throw error;
    throw new StoreAway(`The store is away: ${(error as Error).message}`, { cause: error });
  }
}
