import { createServer, type Server } from 'node:http';
import { masked } from './masked.ts';
import type { Metrics } from './metrics.ts';
import type { Store } from './store/port.ts';

export interface HealthParts {
  readonly host: string;
  readonly port: number;
  readonly check: Store['check'];
  readonly hearing: () => boolean;
  readonly metrics: Pick<Metrics, 'written'>;
}

interface Reply {
  readonly status: 200 | 404 | 500 | 503;
  readonly text: string;
  readonly type?: string;
}

const fine: Reply = { status: 200, text: 'ok\n' };
const plain = 'text/plain; charset=utf-8';

/**
 * Serves `/livez`, `/readyz` and `/metrics`, for whoever monitors the bot. It lives as long as it answers: it mends by itself
 * what a new start could mend, or ends. `/healthz` is the usual name where there is but one question: it tells both apart in
 * its lines, and answers as `/readyz` does.
 */
export function openHealth({ host, port, check, hearing, metrics }: HealthParts): Promise<Server> {
  async function readiness(): Promise<Reply> {
    const missing = hearing() ? [] : ['Discord is not heard'];
    // A store that can be read may still refuse to write.
    const { parts, writable, fault } = await check();
    if (writable < parts) {
      const rest = writable === 0 ? '' : `, ${writable} of ${parts} parts can be written to`;
      missing.push(`the store cannot be written to: ${fault}${rest}`);
    }
    return missing.length === 0 ? fine : { status: 503, text: `${missing.join('; ')}\n` };
  }

  async function reply(path: string | undefined): Promise<Reply> {
    switch (path) {
      case '/livez':
        return fine;
      case '/readyz':
        return readiness();
      case '/healthz': {
        const { status, text } = await readiness();
        return { status, text: `live: ok\nready: ${text}` };
      }
      case '/metrics':
        return { status: 200, ...(await metrics.written()) };
      default:
        return { status: 404, text: 'try /livez, /readyz, /healthz or /metrics\n' };
    }
  }

  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    void reply(path)
      .catch((error: unknown): Reply => ({ status: 500, text: `${path} failed: ${masked(String(error))}\n` }))
      .then(({ status, text, type = plain }) => response.writeHead(status, { 'content-type': type }).end(text));
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`HTTP_PORT ${port} cannot be used at HTTP_HOST ${host} (${error.message}). Choose another.`)),
    );
    server.listen(port, host, () => resolve(server));
  });
}
