import { execFileSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Rng, rngFrom } from '../../src/games/rng.ts';
import type { TableId } from '../../src/store/address.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { fileIn } from '../../src/store/sqlite/fileIn.ts';
import { storeOn } from '../../src/store/sqlite/sqliteStore.ts';
import { type Step, stepsIn, traced } from './recording.ts';
import { faultTest, seedOf, type Tally } from './tally.ts';

/** The file is opened again from what a disk may hold when the power fails: strace tells each write and each sync. */

const states = Number(process.env['FAULTS_CUTS'] ?? 1_000);
const [tables, moves] = [24, 60];
const busy = fileURLToPath(new URL('./busyStore.fixture.mjs', import.meta.url));
/** A disk writes so many bytes as a whole. */
const sector = 512;

type Change = Extract<Step, { readonly step: 'write' | 'truncate' }>;

/** A file: what is surely on the disk, and what may be. */
interface OnDisk {
  sure: Buffer;
  open: Change[];
}

function applied(content: Buffer, change: Change): Buffer {
  if (change.step === 'truncate') {
    const cut = Buffer.alloc(change.length);
    content.copy(cut);
    return cut;
  }
  const end = change.at + change.bytes.length;
  const grown = end <= content.length ? content : Buffer.concat([content, Buffer.alloc(end - content.length)]);
  change.bytes.copy(grown, change.at);
  return grown;
}

/** Of what was written since the last sync, each write is there, is not there, or is there in some of its sectors. */
function afterCut({ sure, open }: OnDisk, rng: Rng): Buffer {
  let content: Buffer = Buffer.from(sure);
  for (const change of open) {
    const fate = rng.int(3);
    if (fate === 0) continue;
    if (fate === 1 || change.step === 'truncate') content = applied(content, change);
    else {
      for (let from = 0; from < change.bytes.length; from += sector) {
        if (rng.int(2) === 0) continue;
        const bytes = change.bytes.subarray(from, from + sector);
        content = applied(content, { ...change, at: change.at + from, bytes });
      }
    }
  }
  return content;
}

async function recorded(folder: string): Promise<readonly Step[]> {
  const [data, log] = [join(folder, 'data'), join(folder, 'strace')];
  const options = ['-f', '-y', '-xx', '-s', '200000', '--seccomp-bpf', '-e', `trace=${traced}`, '-o', log];
  try {
    execFileSync('strace', [...options, process.execPath, busy, data, String(tables), String(moves)], {
      stdio: 'ignore',
    });
  } catch (error) {
    const { code, signal } = error as { code?: string; signal?: string };
    if (code === 'ENOENT') throw new Error('The fault suite needs strace on the PATH.', { cause: error });
    // It kills itself in the end.
    if (signal !== 'SIGKILL') throw error;
  }
  const lines: string[] = [];
  for await (const line of createInterface({ input: createReadStream(log, 'latin1') })) lines.push(line);
  return [...stepsIn(lines, data)];
}

/** Opens the file as it is after a cut, and compares it with what was acknowledged. */
async function check(files: ReadonlyMap<string, Buffer>, kept: ReadonlyMap<string, number>, at: string, tally: Tally) {
  const folder = await mkdtemp(join(at, 'cut-'));
  for (const [file, content] of files) await writeFile(join(folder, basename(file)), content);
  try {
    const database = openDatabase(fileIn(folder));
    database.check();
    const store = storeOn(database);
    for (const [table, revision] of kept) {
      const found = await store.load(table as TableId);
      const log = await store.log(table as TableId);
      if (found.revision < revision)
        tally.lost.push(`${table} has revision ${found.revision}, and ${revision} was acknowledged`);
      if (!(found.body ?? '').startsWith(`${found.revision} `) || log.length !== found.revision)
        tally.doubled.push(table);
    }
    await store.close();
  } catch (error) {
    tally.lost.push(String(error));
  }
  await rm(folder, { recursive: true });
}

faultTest('the power fails while the file is written', async (tally, closing) => {
  const made = await realpath(await mkdtemp(join(tmpdir(), 'plateau-cut-')));
  closing({ close: () => rm(made, { recursive: true, force: true }) });
  await mkdir(join(made, 'data'));
  const steps = await recorded(made);
  const seed = seedOf('cut');
  const rng = rngFrom(seed, 0);
  const cuts = new Set<number>();
  while (cuts.size < Math.min(states, steps.length)) cuts.add(rng.int(steps.length));
  const disk = new Map<string, OnDisk>();
  const kept = new Map<string, number>();
  let [syncs, acknowledged] = [0, 0];
  for (const [nth, step] of steps.entries()) {
    if (step.step === 'said') {
      const [, table = '', revision = ''] = step.line.split(' ');
      kept.set(table, Number(revision));
      acknowledged += 1;
    } else if (step.step === 'remove') disk.delete(step.file);
    else {
      const file = disk.get(step.file) ?? { sure: Buffer.alloc(0), open: [] };
      disk.set(step.file, file);
      if (step.step !== 'sync') file.open.push(step);
      else {
        file.sure = file.open.splice(0).reduce(applied, file.sure);
        syncs += 1;
      }
    }
    if (!cuts.has(nth)) continue;
    const shared = [...disk].filter(([file]) => !file.endsWith('-shm') && !file.endsWith('.lock'));
    await check(new Map(shared.map(([file, content]) => [file, afterCut(content, rng)])), kept, made, tally);
    tally.tries += 1;
  }
  if (acknowledged !== tables * moves) tally.lost.push(`${acknowledged} of ${tables * moves} moves were recorded`);
  tally.remark = `seed ${seed}, ${steps.length} steps, ${syncs} syncs`;
});
