import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { diskFault, faultIn } from './diskFault.ts';

/** What a folder has and needs, in bytes. */
export interface DiskRoom {
  readonly free: number;
  /** What is kept in the folder. */
  readonly kept: number;
}

const mega = 1 << 20;
/** Less than this is soon full, however little is kept. */
const least = 100 * mega;

export const inMegabytes = (bytes: number): string => `${Math.floor(bytes / mega)} MB`;

/** Why games cannot be kept in this folder of `dataDir`: no file can be made there, or it will soon be full. */
export function diskAdvice(dataDir: string, folder: string): readonly string[] {
  const fault = troubleIn(dataDir) ?? troubleIn(folder);
  return fault === undefined ? roomAdvice(dataDir, { free: freeAt(dataDir), kept: sizeOf(folder) }) : [fault];
}

/** Looks at a folder that is not there yet without making it. */
function troubleIn(folder: string): string | undefined {
  const path = resolve(folder);
  const there = nearest(path);
  const fault = there === path && statSync(there).isDirectory() ? faultIn(there) : refusal(there);
  return fault === undefined ? undefined : `${folder} cannot be used: ${fault}`;
}

/** A snapshot is written beside the one before it, so what is kept may for a while take twice as much. */
export function roomAdvice(folder: string, { free, kept }: DiskRoom): readonly string[] {
  const wanted = Math.max(least, kept);
  return free < wanted
    ? [
        `The disk of ${folder} has ${inMegabytes(free)} left, and ${inMegabytes(wanted)} may soon be needed. Make room, or games stand still when it is full.`,
      ]
    : [];
}

/** How many bytes may still be written below this path. */
export function freeAt(path: string): number {
  const { bavail, bsize } = statfsSync(nearest(resolve(path)));
  return bavail * bsize;
}

/** The folder, or the one above it in which it would be made. */
function nearest(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearest(dirname(path));
}

function refusal(folder: string): string | undefined {
  try {
    if (!statSync(folder).isDirectory()) return diskFault({ code: 'ENOTDIR' });
    accessSync(folder, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return diskFault(error);
  }
}

function sizeOf(folder: string): number {
  if (!existsSync(folder)) return 0;
  const sizes = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sizeOf(path);
    // A file may be replaced while they are counted.
    return entry.isFile() ? (statSync(path, { throwIfNoEntry: false })?.size ?? 0) : 0;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
