import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { digestOf, renewed } from '../tools/images.mjs';

const old = `sha256:${'0'.repeat(64)}`;
const today = `sha256:${'a'.repeat(64)}`;
const tomorrow = `sha256:${'b'.repeat(64)}`;

let server: Server | undefined;
afterEach(() => server?.close());

/** A registry that wants a token for reading, as Docker's does. */
async function openRegistry(digests: Readonly<Record<string, string>>): Promise<string> {
  const opened = createServer(({ url = '', method, headers }, answer) => {
    const { pathname, searchParams } = new URL(url, 'http://here');
    const address = `http://${headers.host}`;
    if (pathname === '/token') {
      answer.end(JSON.stringify({ token: `for ${searchParams.get('scope')} at ${searchParams.get('service')}` }));
      return;
    }
    const [, repository, tag] = /^\/v2\/(.+)\/manifests\/(.+)$/.exec(pathname) ?? [];
    const scope = `repository:${repository}:pull`;
    if (headers.authorization !== `Bearer for ${scope} at here`) {
      answer.setHeader('www-authenticate', `Bearer realm="${address}/token",service="here",scope="${scope}"`);
      answer.writeHead(401).end();
      return;
    }
    const digest = digests[`${repository}:${tag}`];
    const fits = method === 'HEAD' && headers.accept?.includes('application/vnd.oci.image.index.v1+json');
    if (digest === undefined || !fits) return void answer.writeHead(404).end();
    answer.setHeader('docker-content-digest', digest).end();
  });
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`;
}

test('the digests of a Dockerfile and of compose are renewed from a registry, and nothing else is changed', async () => {
  const registry = await openRegistry({ 'library/node:24-slim': today, 'some/one:1.2': tomorrow });
  const text = [
    `FROM node:24-slim@${old} AS build`,
    'RUN true',
    `FROM node:24-slim@${old}`,
    `    image: some/one:1.2@${old}`,
    `# node:24-slim@${old} and image: 7`,
    'COPY --from=build /app ./app',
  ];
  const after = await renewed(text.join('\n'), (name, tag) => digestOf(name, tag, registry));
  expect(after.split('\n')).toEqual([
    `FROM node:24-slim@${today} AS build`,
    'RUN true',
    `FROM node:24-slim@${today}`,
    `    image: some/one:1.2@${tomorrow}`,
    `# node:24-slim@${today} and image: 7`,
    'COPY --from=build /app ./app',
  ]);
});

test('a tag that the registry does not know is told, and nothing is renewed', async () => {
  const registry = await openRegistry({});
  await expect(digestOf('redis', 'nowhere', registry)).rejects.toThrow(/redis:nowhere.*404/);
});
