import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { findProgram } from '../../src/store/pathServer.ts';
import { openPlainRedis } from './plainRedis.ts';
import { freePort } from './ports.ts';
import { say } from './servers.ts';

test('a Redis of a test that gets no port is told of at once', async () => {
  if ((await findProgram()) === undefined) return say('No server on the PATH: none can miss its port.');
  const port = await freePort();
  // Whoever has the port hears what is sent, and does not answer.
  const taken = createServer().listen(port, '127.0.0.1');
  await once(taken, 'listening');
  await expect(openPlainRedis({ port })).rejects.toThrow(`on port ${port} ended`);
  taken.close();
});
