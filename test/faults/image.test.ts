import { spawn, spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { openLocalDiscord } from '../../src/playground/discord/localDiscord.ts';
import { findProgram } from '../needs.ts';
import { freePort } from '../store/ports.ts';
import { ended } from '../store/servers.ts';

/** No Docker is needed here: the steps of the Dockerfile are done in clean folders, and the commands of compose.yaml run. */

const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

/** An instruction of a Dockerfile, such as COPY, and what it says. */
type Instruction = readonly [string, string];

async function stagesOf(file: string): Promise<readonly (readonly Instruction[])[]> {
  const lines = (await readFile(file, 'utf8')).replaceAll(/^#.*\n/gm, '').replaceAll(/\\\n\s*/g, '');
  return lines
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((stage) => [...stage.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, name = '', says = '']) => [name, says] as const));
}

function run(command: string, cwd: string): void {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8' });
  expect({ command, status, ...(status === 0 ? {} : { stdout, stderr }) }).toEqual({ command, status: 0 });
}

/** What `docker build` would see: `.dockerignore` leaves everything out, and takes some in again. */
async function visible(): Promise<readonly string[]> {
  const [first, ...others] = (await readFile('.dockerignore', 'utf8')).trim().split('\n');
  expect(first).toBe('*');
  return others.map((line) => line.replace(/^!/, ''));
}

/** Does the steps of the first stage in this folder. */
async function build(instructions: readonly Instruction[], into: string): Promise<void> {
  const seen = await visible();
  for (const [name, says] of instructions) {
    if (name === 'RUN') run(says, into);
    if (name !== 'COPY') continue;
    const paths = says.split(' ');
    const to = paths.pop() ?? '';
    for (const path of paths) {
      expect(seen).toContain(path);
      await cp(path, to === './' ? join(into, basename(path)) : join(into, to), { recursive: true });
    }
  }
}

/** Puts together what the second stage ships. Nobody may write to it. */
async function ship(instructions: readonly Instruction[], from: string, into: string): Promise<void> {
  for (const [name, says] of instructions) {
    const [, path, to] = /^--from=build \/app\/(\S+) \.\/(\S+)$/.exec(says) ?? [];
    if (name === 'COPY' && path !== undefined && to !== undefined) {
      await mkdir(join(into, to, '..'), { recursive: true });
      await cp(join(from, path), join(into, to), { recursive: true });
    }
  }
  run('chmod -R a+rX,a-w .', into);
}

const instruction = (stage: readonly Instruction[], wanted: string): string =>
  stage.find(([name]) => name === wanted)?.[1] ?? '';

test('the steps of the Dockerfile give an image that plays with the Redis of compose.yaml, without root and on files it cannot change', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plateau-steps-'));
  await chmod(folder, 0o755);
  const [stage, image, data] = ['build', 'image', 'data'].map((name) => join(folder, name)) as [string, string, string];
  for (const each of [stage, image, data]) await mkdir(each);
  run(isRoot ? `chown ${nobody}:${nobody} data` : 'true', folder);
  const [first = [], second = []] = await stagesOf('Dockerfile');
  await build(first, stage);
  await ship(second, stage, image);
  await rm(stage, { recursive: true });

  const here = (await readdir(image)).toSorted();
  expect(here).toEqual(['dist', 'node_modules', 'package.json', 'src']);
  expect(await readdir(join(image, 'src'))).toEqual(['playground', 'store']);
  const { dependencies, devDependencies } = JSON.parse(await readFile('package.json', 'utf8'));
  const packages = await readdir(join(image, 'node_modules'));
  for (const name of Object.keys(dependencies)) await stat(join(image, 'node_modules', name));
  for (const name of Object.keys(devDependencies)) expect(packages).not.toContain(name);

  const program = findProgram();
  if (program === undefined) throw new Error('The fault suite needs redis-server or valkey-server on the PATH.');
  const [, options = ''] = /^ {4}command: redis-server (.*)$/m.exec(await readFile('compose.yaml', 'utf8')) ?? [];
  expect(options).toContain('--appendonly yes');
  const who = isRoot ? { uid: nobody, gid: nobody } : {};
  const [port, health] = [await freePort(), await freePort()];
  const redis = spawn(program, [...options.split(' '), '--port', String(port), '--bind', '127.0.0.1', '--dir', data], {
    stdio: 'ignore',
    ...who,
  });
  const discord = await openLocalDiscord();
  const environment = {
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.api,
    REDIS_URL: `redis://127.0.0.1:${port}`,
    DATA_DIR: data,
    HTTP_HOST: /HTTP_HOST=(\S+)/.exec(instruction(second, 'ENV'))?.[1] ?? '',
    HTTP_PORT: String(health),
    TMPDIR: data,
  };
  const [, ...args] = JSON.parse(instruction(second, 'CMD')) as string[];
  const bot = spawn(process.execPath, args, { cwd: image, env: environment, ...who });
  let printed = '';
  for (const stream of [bot.stdout, bot.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk));
  try {
    await expect.poll(() => printed, { timeout: 60_000 }).toContain('"msg":"ready"');
    const check = JSON.parse(instruction(second, 'HEALTHCHECK').replace(/^.* CMD /, '')) as string[];
    const healthy = spawn(process.execPath, check.slice(1), { env: environment, stdio: 'ignore' });
    expect(await new Promise((resolve) => healthy.once('exit', resolve))).toBe(0);
    bot.kill('SIGTERM');
    expect(await new Promise((resolve) => bot.once('exit', resolve))).toBe(0);
    expect(printed).not.toMatch(/"level":(?:50|60)/);
  } finally {
    bot.kill('SIGKILL');
    redis.kill('SIGKILL');
    await ended(redis);
    await discord.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}, 300_000);
