import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { needs } from '../needs.ts';
import { openPlainRedis } from './plainRedis.ts';
import { freePort } from './ports.ts';

test('a Redis of a test that gets no port is told of at once', needs.server, async () => {
  const port = await freePort();
  // Whoever has the port hears what is sent, and does not answer.
  const taken = createServer().listen(port, '127.0.0.1');
  await once(taken, 'listening');
  await expect(openPlainRedis({ port })).rejects.toThrow(`on port ${port} ended`);
  taken.close();
});
