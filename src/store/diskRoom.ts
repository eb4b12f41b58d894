import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { diskFault, faultIn } from './diskFault.ts';

const mega = 1 << 20;
/** Less than this is soon full. */
const least = 100 * mega;

export const inMegabytes = (bytes: number): string => `${Math.floor(bytes / mega)} MB`;

/** Why games cannot be kept in this folder: no file can be made there, or it will soon be full. */
export function diskAdvice(folder: string): readonly string[] {
  const fault = troubleIn(folder);
  return fault === undefined ? roomAdvice(folder, freeAt(folder)) : [fault];
}

/** Looks at a folder that is not there yet without making it. */
function troubleIn(folder: string): string | undefined {
  const path = resolve(folder);
  const there = nearest(path);
  const fault = there === path && statSync(there).isDirectory() ? faultIn(there) : refusal(there);
  return fault === undefined ? undefined : `${folder} cannot be used: ${fault}`;
}

/** `free`: bytes. */
export function roomAdvice(folder: string, free: number): readonly string[] {
  return free < least
    ? [
        `The disk of ${folder} has ${inMegabytes(free)} left, and ${inMegabytes(least)} may soon be needed. Make room, or games stand still when it is full.`,
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
