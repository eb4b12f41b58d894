import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'dotenv';
import { expect, test } from 'vitest';
import { variableNames } from '../src/env.ts';

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

test('the image never turns back to root, and compose opens no port of Redis, nor gives it the host', async () => {
  const shippedStage = (await readFile('Dockerfile', 'utf8')).split(/^FROM /m).at(-1) ?? '';
  const users = [...shippedStage.matchAll(/^USER (\S+)$/gm)].map(([, user]) => user);
  expect(users).toEqual(['node']);
  // What runs after it is the health check and the command; both run as that user.
  expect(shippedStage.split(/^USER node$/m)[1]).not.toMatch(/^(?:RUN|COPY|ADD) /m);
  const compose = await readFile('compose.yaml', 'utf8');
  const [, redis = ''] = /^ {2}redis:\n((?: {4}.*\n|\n)+)/m.exec(compose) ?? [];
  expect(redis).toContain('image: redis');
  expect(redis).not.toMatch(/^ {4}(?:ports|network_mode|privileged|user):/m);
  expect(redis).not.toMatch(/protected-mode no|--bind/);
  expect(compose).not.toMatch(/privileged: true|network_mode: host|docker\.sock/);
});

test('the image runs on Node 24, not as root, with a health check and in two stages', async () => {
  const text = await readFile('Dockerfile', 'utf8');
  expect(text.match(/^FROM node:24-slim/gm)?.length).toBe(2);
  expect(text).toMatch(/^USER node$/m);
  expect(text).toMatch(/^HEALTHCHECK /m);
  expect(text).toMatch(/^CMD \["node",/m);
});

test('.env.example names exactly the variables that Plateau reads', async () => {
  const named = Object.keys(parse(await readFile('.env.example', 'utf8')));
  expect(named.sort()).toEqual([...variableNames].sort());
});
