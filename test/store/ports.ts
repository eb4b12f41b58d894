import { createServer } from 'node:net';

/**
 * Ports of tests, and ten thousand higher, where a cluster node also listens. The system gives no port below 32 768 to a
 * socket that does not ask for one, so none is taken between being found free and being used.
 */
const [lowest, highest] = [11_000, 22_000];

/** A port that is free together with the one ten thousand higher. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
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
