import { totalmem } from 'node:os';

/** In bytes. */
export interface MemoryRoom {
  readonly available: number;
  /** What the machine, or the container, may use in all. */
  readonly limit: number;
}

const mega = 1 << 20;
/** What Plateau takes at rest, with a store of its own. */
const least = 120 * mega;
/** What it may take while all games are played. */
const ample = 600 * mega;

export function memoryRoom(): MemoryRoom {
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return { available: process.availableMemory(), limit: Math.min(totalmem(), limit) };
}

const inMega = (bytes: number): number => Math.floor(bytes / mega);

/** Says that there is too little, and what to do. */
export function memoryFault({ available }: MemoryRoom): string | undefined {
  return available < least
    ? `This machine has ${inMega(available)} MB of memory left, and Plateau takes ${inMega(least)} MB at rest. End something else, or give it more.`
    : undefined;
}

/** Says that it may become too little when much is played. */
export function memoryNote({ limit }: MemoryRoom): string | undefined {
  return limit < ample
    ? `There are ${inMega(limit)} MB in all; while all games are played, Plateau may take ${inMega(ample)} MB.`
    : undefined;
}

export const memoryTold = ({ available }: MemoryRoom): string => `${inMega(available)} MB are available`;
