import { pathToFileURL } from 'node:url';
import { config } from 'dotenv';
import { linesOf } from './backup/savedFile.ts';
import { type StoreAt, storeAt, withStore } from './withStore.ts';

/** Replaces everything in the store by what the backup holds. */
export async function restore(at: StoreAt, file: string): Promise<void> {
  await withStore(at, (store) => store.import(linesOf(file)), 'anew');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [file] = process.argv.slice(2);
  config({ quiet: true });
  try {
    if (file === undefined) throw new Error('name the backup file: npm run restore -- <file>');
    await restore(storeAt(process.env), file);
    process.stderr.write(`Restored from ${file}.\n`);
  } catch (error) {
    process.stderr.write(`Not restored: ${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
