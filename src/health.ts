import { createServer, type Server } from 'node:http';
import type { Store } from './store/port.ts';

export interface HealthParts {
  readonly port: number;
  readonly store: Store;
  readonly hearing: () => boolean;
  readonly guilds: () => number;
  readonly picturesWaiting: () => number;
}

/** Serves `/healthz` and `/metrics`, for whoever monitors the bot. */
export function openHealth({ port, store, hearing, guilds, picturesWaiting }: HealthParts): Promise<Server> {
  async function metrics(): Promise<string> {
    const { live, waking, unannounced } = await store.counts();
    const gauges = {
      plateau_hearing: hearing() ? 1 : 0,
      plateau_guilds: guilds(),
      plateau_tables_live: live,
      plateau_tables_waking: waking,
      plateau_tables_unannounced: unannounced,
      plateau_pictures_waiting: picturesWaiting(),
      process_resident_memory_bytes: process.memoryUsage.rss(),
      process_uptime_seconds: Math.round(process.uptime()),
    };
    return Object.entries(gauges)
      .map(([name, value]) => `# TYPE ${name} gauge\n${name} ${value}\n`)
      .join('');
  }

  async function health(): Promise<{ readonly status: 200 | 503; readonly text: string }> {
    if (!hearing()) return { status: 503, text: 'Discord is not heard\n' };
    try {
      await store.counts();
      return { status: 200, text: 'ok\n' };
    } catch {
      return { status: 503, text: 'the store does not answer\n' };
    }
  }

  const server = createServer((request, response) => {
    const answer = async () => {
      if (request.url === '/healthz') return health();
      if (request.url === '/metrics') return { status: 200, text: await metrics() };
      return { status: 404, text: 'try /healthz or /metrics\n' };
    };
    answer().then(
      ({ status, text }) => response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text),
      () => response.writeHead(503).end('the store does not answer\n'),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`HTTP_PORT ${port} cannot be used (${error.message}). Choose another.`)),
    );
    server.listen(port, () => resolve(server));
  });
}
