import { createServer } from 'node:net';

/**
 * Ports of tests, and ten thousand higher, where a cluster node also listens. The system gives no port below 32 768 to a
 * socket that does not ask for one, so none is taken between being found free and being used.
 */
const [lowest, highest] = [11_000, 21_000];

/** Each worker of the tests has ports of its own. */
const workers = 8;
const worker = Number(process.env['VITEST_POOL_ID'] ?? 0) % workers;
/** A port that was given may not be listened at yet. */
const given = new Set<number>();

/** A port that is free together with the one ten thousand higher. Nobody else gets it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + worker + workers * Math.floor((Math.random() * (highest - lowest)) / workers);
    if (given.has(port)) continue;
    given.add(port);
    if ((await isFree(port)) && (await isFree(port + 10_000))) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
