import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const someRoom = Buffer.alloc(1 << 16);

/** What is wrong with the disk, and what to do about it, in words. */
export function diskFault(error: unknown): string {
  const { code, message = String(error) } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return 'it is a file, or lies in one. Name a folder in DATA_DIR.';
    case 'EACCES':
    case 'EPERM':
      return 'Plateau may not write there. Give the folder to its user, or name another in DATA_DIR.';
    case 'EROFS':
      return 'the disk is read-only. Make it writable, or name a folder elsewhere in DATA_DIR.';
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return `there is no room left (${code}). Make room.`;
    default:
      return message;
  }
}

/** Makes the folder, unless it is there, and makes sure that files may be made in it. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(`${folder} cannot be used: ${diskFault(error)}`, { cause: error });
  }
}

/** Why this folder takes no file; undefined when it takes one. */
export function faultIn(folder: string): string | undefined {
  const trial = join(folder, `trial-${process.pid}`);
  try {
    writeFileSync(trial, someRoom);
    return undefined;
  } catch (error) {
    return diskFault(error);
  } finally {
    try {
      rmSync(trial, { force: true });
    } catch {}
  }
}
