import { freemem, totalmem } from 'node:os';
import { cachedFiles } from './cachedFiles.ts';

/** In bytes. */
export interface MemoryRoom {
  readonly available: number;
  /** What the machine, or the container, may use in all. */
  readonly limit: number;
}

/** Whose memory is looked at. */
export interface MemoryUse {
  readonly store: 'its own' | 'a Redis';
  readonly bot: 'is to start' | 'runs here';
}

const mega = 1 << 20;
/** In megabytes: what was measured for Plateau at rest and while all games were played, and what it is to have. */
const needs: { readonly [store in MemoryUse['store']]: { readonly [what in 'rest' | 'work' | 'ample']: number } } = {
  'its own': { rest: 110, work: 465, ample: 600 },
  // Without the 10 that SQLite takes. The limit in compose.yaml is 512.
  'a Redis': { rest: 100, work: 455, ample: 512 },
};

export function memoryRoom(): MemoryRoom {
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  if (limit >= totalmem()) return { available: process.availableMemory(), limit: totalmem() };
  // What a container keeps of files counts as used there, and the machine may have less than the container may use.
  return { available: Math.min(freemem(), process.availableMemory() + cachedFiles()), limit };
}

const inMega = (bytes: number): number => Math.floor(bytes / mega);

/** Says that there is too little, and what to do. A bot that runs has already what it takes at rest. */
export function memoryFault({ available }: MemoryRoom, { store, bot }: MemoryUse): string | undefined {
  const { rest } = needs[store];
  return bot === 'is to start' && available < rest * mega
    ? `This machine has ${inMega(available)} MB of memory left, and Plateau takes ${rest} MB at rest. End something else, or give it more.`
    : undefined;
}

/** Says that it may become too little when much is played. */
export function memoryNote({ limit }: MemoryRoom, { store }: MemoryUse): string | undefined {
  const { work, ample } = needs[store];
  return limit < ample * mega
    ? `There are ${inMega(limit)} MB in all; while all games were played, Plateau took up to ${work} MB. Let it have ${ample} MB.`
    : undefined;
}

export const memoryTold = ({ available }: MemoryRoom, { bot }: MemoryUse): string =>
  `${inMega(available)} MB are available${bot === 'runs here' ? ' beside the bot that runs here' : ''}`;
