import { pathToFileURL } from 'node:url';
import { config } from 'dotenv';
import { writeLines } from './backup/savedFile.ts';
import { type StoreAt, storeAt, withStore } from './withStore.ts';

/** Writes everything to a file, or to standard output. */
export async function backup(at: StoreAt, file: string | undefined): Promise<void> {
  await withStore(at, async (store) => {
    if (file !== undefined) return writeLines(file, store.export());
    for await (const line of store.export()) await print(line);
  });
}

function print(line: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${line}\n`, (error) => (error ? reject(error) : resolve()));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [file] = process.argv.slice(2);
  config({ quiet: true });
  try {
    await backup(storeAt(process.env), file);
    process.stderr.write(`Backed up to ${file ?? 'standard output'}.\n`);
  } catch (error) {
    process.stderr.write(`Not backed up: ${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
