import { types } from 'node:util';
import { masked } from './masked.ts';

/** What the log says about an error. */
export interface ErrorRecord {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  /** Where it was thrown, one frame on each line. */
  readonly stack?: string;
  readonly cause?: ErrorRecord;
  readonly errors?: readonly ErrorRecord[];
}

const longest = 500;
const mostFrames = 30;
const mostErrors = 5;
const deepest = 8;

/**
 * Takes only the fields named here. Libraries add to an error what they were doing: ioredis a command with a whole
 * state in it, discord.js the body and the address of a request.
 */
export function errorRecord(thrown: unknown): ErrorRecord {
  try {
    return recordOf(thrown, []);
  } catch {
    return { type: typeof thrown, message: 'an error that cannot be read' };
  }
}

function recordOf(thrown: unknown, outer: readonly unknown[]): ErrorRecord {
  if (typeof thrown === 'string') return { type: 'string', message: told(thrown) };
  if (!isError(thrown)) return { type: typeof thrown, message: 'something was thrown that is no error' };

  const { code, cause, lastNodeError, errors, issues } = thrown as ErrorWithMore;
  const below = [...outer, thrown];
  const follow = (next: unknown): ErrorRecord | undefined =>
    next === undefined || below.includes(next) || below.length >= deepest ? undefined : recordOf(next, below);
  const causeRecord = follow(cause ?? lastNodeError);
  const stack = framesOf(thrown);
  return {
    type: typeOf(thrown),
    message: Array.isArray(issues) ? told(issues.map(placeOf).join(', ')) : told(withoutData(thrown)),
    ...(typeof code === 'number' ? { code } : typeof code === 'string' ? { code: told(code) } : {}),
    ...(stack === '' ? {} : { stack }),
    ...(causeRecord === undefined ? {} : { cause: causeRecord }),
    ...(Array.isArray(errors) ? { errors: errors.slice(0, mostErrors).flatMap((each) => follow(each) ?? []) } : {}),
  };
}

/** An error of another realm, for instance from a test runner, is an instance of another `Error` class. */
function isError(thrown: unknown): thrown is Error {
  return thrown instanceof Error || types.isNativeError(thrown);
}

interface ErrorWithMore extends Error {
  readonly code?: unknown;
  /** The last error that ioredis got from a cluster that does not answer. */
  readonly lastNodeError?: unknown;
  readonly errors?: unknown;
  /** The faults that zod found. Their codes are safe to log; their paths may name keys of the data. */
  readonly issues?: unknown;
}

function told(text: string): string {
  const all = masked(text);
  return all.length > longest ? `${all.slice(0, longest)}…` : all;
}

function typeOf(error: Error): string {
  const { name } = error;
  return told(name && name !== 'Error' ? name : (error.constructor?.name ?? 'Error'));
}

/** Messages that quote data, which may be a state, a seed, or what somebody wrote. */
const quotations: readonly (readonly [quoted: RegExp, instead: string])[] = [
  [/(?:\.\.\.)?"[\s\S]*"(?:\.\.\.)? is not valid JSON/, '… is not valid JSON'],
  [/(with args beginning with:)[\s\S]*/, '$1 …'],
  [/(operator to search for '[^']*' in )[\s\S]*/, '$1…'],
  [/(Cannot create property '[^']*' on \w+ )[\s\S]*/, '$1…'],
  [/(Cannot convert )[\s\S]*( to a BigInt)/, '$1…$2'],
  [/(\bReceived )[\s\S]*/, '$1…'],
];

function withoutData(error: Error): string {
  const message = String(error.message);
  // Discord quotes the values that it refuses.
  if (error.name.startsWith('Discord')) return message.replace(/"[^"]*"/g, '"…"');
  return quotations.reduce((rest, [quoted, instead]) => rest.replace(quoted, instead), message);
}

function placeOf(issue: unknown): string {
  const { code, path } = Object(issue) as { code?: unknown; path?: unknown };
  return `${code} at ${Array.isArray(path) ? path.map(String).join('.') : '?'}`;
}

/** The stack without its first lines, which repeat the message unmasked. */
function framesOf({ stack, message }: Error): string {
  if (typeof stack !== 'string') return '';
  const head = message === '' ? -1 : stack.indexOf(message);
  const frames = (head < 0 ? stack : stack.slice(head + message.length)).split('\n').map((line) => line.trim());
  return masked(
    frames
      .filter((line) => /^at .*[\d)>]$/.test(line))
      .slice(0, mostFrames)
      .join('\n'),
  );
}
