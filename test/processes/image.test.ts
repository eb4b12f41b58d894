import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'dotenv';
import { expect, test } from 'vitest';
import { variableNames } from '../../src/env.ts';

/** The lines of the shipped stage that have the form `COPY --from=build /app/<from> ./<to>`. */
async function shipped(): Promise<string[]> {
  const stages = (await readFile('Dockerfile', 'utf8')).split(/^FROM /m);
  const copies = [...(stages.at(-1) ?? '').matchAll(/^COPY --from=build \/app\/(\S+) \.\/(\S+)$/gm)];
  expect(copies.every(([, from, to]) => from === to)).toBe(true);
  return copies.map(([, from]) => from ?? '');
}

/** The arguments of `node` in the command of the image. */
async function commandOfImage(): Promise<string[]> {
  const command = /^CMD \["node", (.*)\]$/m.exec(await readFile('Dockerfile', 'utf8'))?.[1];
  return JSON.parse(`[${command}]`) as string[];
}

test('what the image ships is enough to start and play', async () => {
  const image = await mkdtemp(join(tmpdir(), 'plateau-image-'));
  try {
    for (const path of await shipped()) {
      await mkdir(dirname(join(image, path)), { recursive: true });
      if (path === 'node_modules') await symlink(join(process.cwd(), path), join(image, path));
      else await cp(path, join(image, path), { recursive: true });
    }
    const bot = spawn(process.execPath, await commandOfImage(), {
      cwd: image,
      env: { PATH: '', DATA_DIR: join(image, 'data'), PLAYGROUND_PORT: '0', HTTP_PORT: '0' },
    });
    let printed = '';
    await new Promise<void>((resolve, reject) => {
      const heard = (chunk: Buffer) => {
        printed += chunk;
        if (/^The playground is open: http:\/\/127\.0\.0\.1:\d+/m.test(printed)) resolve();
      };
      bot.stdout.on('data', heard);
      bot.stderr.on('data', heard);
      bot.once('exit', () => reject(new Error(printed)));
    });
    const ended = new Promise((resolve) => bot.once('exit', resolve));
    expect(printed.trim().split('\n').length).toBe(1);
    bot.kill('SIGTERM');
    expect(await ended).toBe(0);
  } finally {
    await rm(image, { recursive: true, force: true, maxRetries: 10 });
  }
});

test('the image never turns back to root', async () => {
  const shippedStage = (await readFile('Dockerfile', 'utf8')).split(/^FROM /m).at(-1) ?? '';
  const users = [...shippedStage.matchAll(/^USER (\S+)$/gm)].map(([, user]) => user);
  expect(users).toEqual(['node']);
  // What runs after it is the health check and the command; both run as that user.
  expect(shippedStage.split(/^USER node$/m)[1]).not.toMatch(/^(?:RUN|COPY|ADD) /m);
});

test('compose gives neither service the host, root, or files to change but its own volume', async () => {
  const compose = await readFile('compose.yaml', 'utf8');
  expect(compose).not.toMatch(/privileged: true|network_mode: host|docker\.sock|^ {4}ports:/m);
  const [, common = ''] = /^x-small: &small\n((?: {2}.*\n)+)/m.exec(compose) ?? [];
  for (const line of ['read_only: true', 'tmpfs: /tmp', 'cap_drop: [ALL]', 'no-new-privileges:true']) {
    expect(common).toContain(line);
  }
  for (const name of ['bot', 'redis']) {
    const service = serviceIn(compose, name);
    expect(service).toContain('<<: *small');
    expect(service).toMatch(/^ {4}mem_limit: \d+m$/m);
    expect([...service.matchAll(/^ {6}- (\S+):\/data$/gm)].map(([, volume]) => volume)).toEqual([name]);
    expect(service).not.toMatch(/read_only: false|cap_add|\.\/|--bind/);
  }
});

test('compose lets only the bot reach Redis, which reaches nothing, writes everything down and throws nothing away', async () => {
  const compose = await readFile('compose.yaml', 'utf8');
  const redis = serviceIn(compose, 'redis');
  expect(redis).toContain('user: redis');
  expect(redis).toContain('networks: [inside]');
  expect(serviceIn(compose, 'bot')).toContain('networks: [outside, inside]');
  expect(compose).toMatch(/^ {2}inside:\n {4}internal: true$/m);
  expect(redis).toMatch(/--appendonly yes --appendfsync everysec/);
  expect(redis).toContain('--maxmemory-policy noeviction');
  const [, kept] = /--maxmemory (\d+)mb/.exec(redis) ?? [];
  const [, limit] = /mem_limit: (\d+)m/.exec(redis) ?? [];
  // While Redis writes its file anew, it may need twice what it keeps.
  expect(Number(limit)).toBeGreaterThan(2 * Number(kept));
});

test('the image runs on Node 24, with a health check, in two stages of one base', async () => {
  const text = await readFile('Dockerfile', 'utf8');
  const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(bases).toEqual([expect.stringMatching(/^node:24-/), bases[0]]);
  expect(text).toMatch(/^HEALTHCHECK /m);
  expect(text).toMatch(/^CMD \["node",/m);
});

test('the image answers its own health check, and nobody outside the container unless asked', async () => {
  const text = await readFile('Dockerfile', 'utf8');
  const set = parse((/^ENV (.*)$/m.exec(text)?.[1] ?? '').replaceAll(' ', '\n'));
  expect(set).toMatchObject({ HTTP_HOST: '127.0.0.1', HTTP_PORT: expect.stringMatching(/^\d+$/) });
  expect(text).toMatch(/fetch\(`http:\/\/127\.0\.0\.1:\$\{process\.env\.HTTP_PORT\}\/healthz`\)/);
  expect(text).not.toMatch(/^EXPOSE /m);
  expect(await readFile('compose.yaml', 'utf8')).not.toContain('HTTP_HOST');
});

test('every image is named by its digest', async () => {
  for (const file of ['Dockerfile', 'compose.yaml']) {
    const named = (await readFile(file, 'utf8')).matchAll(/^(?:FROM|\s*image:) (\S+)/gm);
    for (const [, image] of named) expect(image).toMatch(/^[a-z/]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  }
});

/** What compose.yaml says of a service. */
function serviceIn(compose: string, name: string): string {
  return new RegExp(`^services:\\n(?:.*\\n)*? {2}${name}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(compose)?.[1] ?? '';
}

test('.env.example names exactly the variables that Plateau reads', async () => {
  const named = Object.keys(parse(await readFile('.env.example', 'utf8')));
  expect(named.sort()).toEqual([...variableNames].sort());
});
