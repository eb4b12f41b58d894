import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileIn } from './sqlite/fileIn.ts';

/** In these, Plateau 0.1.0 kept games. */
const earlier = ['embedded', 'plateau.jsonl', 'redis'];

/** Fails where games would seem to be lost. */
export function refuseEarlier(dataDir: string): void {
  const found = earlier.map((name) => join(dataDir, name)).find(existsSync);
  if (found === undefined || existsSync(fileIn(dataDir))) return;
  throw new Error(
    `${found} has games of Plateau 0.1.0. To bring them over, run there: npm run backup -- games.jsonl, and here: npm run restore -- games.jsonl. To begin without them, move it away.`,
  );
}
