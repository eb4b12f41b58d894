import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { oneProcess } from '../../tools/dev/oneProcess.mjs';
import { watchFolders } from '../../tools/dev/watchFolders.mjs';

/** A small program in place of Plateau. It prints that it is up and, when it is stopped, that it has saved. */
const main = (name: string) => `
const name: string = '${name}';
const life = setInterval(() => undefined, 1_000);
process.once('SIGTERM', () => {
  clearInterval(life);
  process.stdout.write(\`\${name} has saved\\n\`);
});
process.stdout.write(\`\${name} is up\\n\`);
`;

describe('npm run dev', () => {
  let folder: string;
  let dev: ChildProcess;
  let printed = '';

  /** What was printed since the last call, up to this text. */
  async function printedUntil(text: string): Promise<string> {
    for (let tries = 0; !printed.includes(text); tries++) {
      if (tries === 1_500) throw new Error(`${text} was never printed, but: ${printed}`);
      await sleep(20);
    }
    const end = printed.indexOf(text) + text.length;
    const until = printed.slice(0, end);
    printed = printed.slice(end);
    return until;
  }

  const write = (path: string, text: string) => writeFile(join(folder, path), text);

  beforeEach(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'plateau-dev-')));
    for (const path of ['tsconfig.json', 'tsconfig.build.json', 'package.json']) await cp(path, join(folder, path));
    await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    await mkdir(join(folder, 'src/playground/page'), { recursive: true });
    await write('src/main.ts', main('one'));
    printed = '';
    dev = spawn(process.execPath, [join(process.cwd(), 'tools/dev.mjs')], { cwd: folder });
    for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (chunk: Buffer) => (printed += chunk));
    await printedUntil('one is up\n');
  });

  afterEach(async () => {
    if (dev.exitCode === null) {
      dev.kill('SIGTERM');
      await once(dev, 'exit');
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  });

  test('lets the running program save, and starts the changed one', async () => {
    await write('src/main.ts', main('two'));
    expect(await printedUntil('two is up\n')).toContain('one has saved\n');
    await mkdir(join(folder, 'src/store/lua'), { recursive: true });
    await write('src/store/lua/commit.lua', 'return 1');
    expect(await printedUntil('two is up\n')).toBe('two has saved\ntwo is up\n');
    await write('.env', 'LOG_LEVEL=debug');
    expect(await printedUntil('two is up\n')).toBe('two has saved\ntwo is up\n');
    await write('src/playground/page/look.css', '* {}');
    expect(await printedUntil('Reload the page.\n')).toContain('dev: src/playground/page/look.css has changed.');
  });

  test('keeps the old program running while there are faults, and shows them', async () => {
    await write('src/main.ts', main('two').replace("'two'", '2'));
    const shown = await printedUntil('dev: there are faults. What ran before goes on.\n');
    expect(shown).toContain("src/main.ts(2,7): error TS2322: Type 'number' is not assignable to type 'string'.");
    await write('.env', 'LOG_LEVEL=debug');
    const still = await printedUntil('dev: there are faults. What ran before goes on.\n');
    expect(shown + still).not.toContain('one has saved');
    await write('src/main.ts', main('three'));
    expect(await printedUntil('three is up\n')).toContain('one has saved\n');
  });

  test('goes on when the program it started crashes', async () => {
    await write('src/main.ts', "throw new Error('two has fallen');\n");
    await printedUntil('dev: Plateau has ended (1). It starts again when something changes.\n');
    await write('src/main.ts', main('three'));
    await printedUntil('three is up\n');
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('ends everything on %s, and leaves nothing behind', async (signal) => {
    dev.kill(signal);
    const [code] = (await once(dev, 'exit')) as [number];
    expect(code).toBe(0);
    await printedUntil('one has saved\n');
    for (let tries = 0; tries < 100 && workingIn(folder).length > 0; tries++) await sleep(20);
    expect(workingIn(folder)).toEqual([]);
  });
});

/** The commands of the processes that run in a folder. Only Linux tells this. */
function workingIn(folder: string): string[] {
  const processes = process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return processes.flatMap((id) => {
    try {
      return readlinkSync(`/proc/${id}/cwd`) === folder ? [readFileSync(`/proc/${id}/cmdline`, 'utf8')] : [];
    } catch {
      return [];
    }
  });
}

test('a folder is watched also after it was removed and made again, as when Git changes branches', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plateau-watch-'));
  try {
    await mkdir(join(folder, 'a/b'), { recursive: true });
    const heard: string[] = [];
    watchFolders(folder, (path) => heard.push(relative(folder, path)));
    const hears = async (path: string) => {
      for (let tries = 0; !heard.includes(path); tries++) {
        if (tries === 500) throw new Error(`${path} was not heard, but: ${heard}`);
        await sleep(10);
      }
      heard.length = 0;
    };
    await writeFile(join(folder, 'a/b/one'), '');
    await hears('a/b/one');
    await rm(join(folder, 'a'), { recursive: true });
    await hears('a');
    await mkdir(join(folder, 'a/b'), { recursive: true });
    await writeFile(join(folder, 'a/b/two'), '');
    await hears('a/b/two');
    await writeFile(join(folder, 'a/b/two'), 'changed');
    await hears('a/b/two');
  } finally {
    await rm(folder, { recursive: true });
  }
});

describe('one process at a time', () => {
  function bench() {
    const events: string[] = [];
    let number = 0;
    const start = () => {
      const name = ++number;
      const child = new EventEmitter() as ChildProcess;
      child.kill = () => {
        events.push(`${name} stops`);
        setTimeout(() => child.emit('exit', 0), 5);
        return true;
      };
      child.once('exit', () => events.push(`${name} ended`));
      events.push(`${name} starts`);
      return child;
    };
    return { events, keeper: oneProcess({ start, onFall: () => events.push('fell') }) };
  }

  test('begins when the last one has ended', async () => {
    const { events, keeper } = bench();
    await keeper.again();
    await keeper.again();
    expect(events).toEqual(['1 starts', '1 stops', '1 ended', '2 starts']);
  });

  test('starts once, however often something changes while it stops', async () => {
    const { events, keeper } = bench();
    await keeper.again();
    await Promise.all([keeper.again(), keeper.again(), sleep(1).then(() => keeper.again())]);
    expect(events).toEqual(['1 starts', '1 stops', '1 ended', '2 starts']);
  });

  test('starts nothing more once it was told to stop', async () => {
    const { events, keeper } = bench();
    await keeper.again();
    await Promise.all([keeper.again(), sleep(1).then(() => keeper.stop())]);
    expect(events).toEqual(['1 starts', '1 stops', '1 ended']);
  });
});
