import { type DestinationStream, type Level, type Logger, type LoggerOptions, pino } from 'pino';
import { errorRecord } from './errorRecord.ts';
import { masked } from './masked.ts';

/**
 * The log writes one line of JSON for each event. An error is given as `err`, and is written with its frames and its
 * causes, but without secrets.
 */
export function openLog(level: Level | 'silent', destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: { err: errorRecord },
    hooks: {
      logMethod(given, method) {
        // For an error logged without a message, pino would use the error's own message, unmasked.
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
