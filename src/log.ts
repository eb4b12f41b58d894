import { type DestinationStream, type Level, type Logger, type LoggerOptions, pino } from 'pino';
import { errorRecord } from './errorRecord.ts';
import { masked } from './masked.ts';

/**
 * A line of JSON an event. An error goes under `err`, and comes out with its frames and its causes, and with nothing
 * that is secret.
 */
export function openLog(level: Level | 'silent', destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: { err: errorRecord },
    hooks: {
      logMethod(given, method) {
        // pino would take the message of an error that comes without one, unmasked.
        const [first, ...rest] = given as unknown[];
        const fields = first instanceof Error ? { err: first } : first;
        const silent = typeof fields === 'object' && fields !== null && 'err' in fields && rest[0] === undefined;
        method.apply(this, (silent ? [fields, 'an error'] : [fields, ...rest]) as typeof given);
      },
      streamWrite: masked,
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
