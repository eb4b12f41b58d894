import { rmSync } from 'node:fs';
import { connectRedis } from '../../src/store/connectRedis.ts';
import { openEmbeddedServer } from '../../src/store/embedded/embeddedServer.ts';
import { quiet, temporaryFolder } from './servers.ts';

/** The server of all tests of this process, one after another: to start one takes longer than most tests. */
let shared: Promise<EmptyServer> | undefined;

export interface EmptyServer {
  readonly address: string;
  readonly ticksLost: number;
}

/** An embedded server in which nothing is kept. Nobody may use it any more who got it before. */
export async function openEmptyServer(): Promise<EmptyServer> {
  shared ??= start();
  const server = await shared;
  const client = connectRedis(server.address);
  await client.flushall();
  client.disconnect();
  return server;
}

async function start(): Promise<EmptyServer> {
  const { path } = await temporaryFolder();
  // The server ends with this process.
  process.once('exit', () => rmSync(path, { recursive: true, force: true }));
  const { address, ticksLost } = await openEmbeddedServer({ dataDir: path, log: quiet });
  return { address, ticksLost: ticksLost ?? 0 };
}
