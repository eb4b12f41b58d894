import { createServer, type Server } from 'node:http';
import type { KeptBot } from './keepBot.ts';
import type { Store } from './store/port.ts';

export interface HealthParts {
  readonly host: string;
  readonly port: number;
  readonly store: Store;
  /** Undefined until it has entered Discord. */
  readonly bot: () => Pick<KeptBot, 'hearing' | 'guilds' | 'picturesWaiting' | 'setAside'> | undefined;
}

interface Reply {
  readonly status: 200 | 404 | 503;
  readonly text: string;
}

const fine: Reply = { status: 200, text: 'ok\n' };
const memory = 1_000;

/** Gives the last answer again for a second, so that whoever asks often costs the store little. */
function remembered<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let last: { readonly answer: Promise<Answer>; readonly at: number } | undefined;
  return () => {
    if (last === undefined || performance.now() - last.at > memory) last = { answer: ask(), at: performance.now() };
    return last.answer;
  };
}

/**
 * Serves `/livez`, `/readyz` and `/metrics`, for whoever monitors the bot. It lives as long as it answers: it mends by itself
 * what a new start could mend, or ends. `/healthz` is the usual name where there is but one question.
 */
export function openHealth({ host, port, store, bot }: HealthParts): Promise<Server> {
  const check = remembered(() => store.check());
  const hearing = () => bot()?.hearing() ?? false;

  async function metrics(): Promise<string> {
    const [{ live, waking, unannounced }, { writable }] = await Promise.all([store.counts(), check()]);
    const gauges = {
      plateau_hearing: hearing() ? 1 : 0,
      plateau_guilds: bot()?.guilds() ?? 0,
      plateau_store_parts_writable: writable,
      plateau_tables_live: live,
      plateau_tables_waking: waking,
      plateau_tables_unannounced: unannounced,
      plateau_pictures_waiting: bot()?.picturesWaiting() ?? 0,
      plateau_tables_set_aside: bot()?.setAside() ?? 0,
      process_resident_memory_bytes: process.memoryUsage.rss(),
      process_uptime_seconds: Math.round(process.uptime()),
    };
    return Object.entries(gauges)
      .map(([name, value]) => `# TYPE ${name} gauge\n${name} ${value}\n`)
      .join('');
  }

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
      case '/healthz':
        return readiness();
      case '/metrics':
        return { status: 200, text: await metrics() };
      default:
        return { status: 404, text: 'try /livez, /readyz, /healthz or /metrics\n' };
    }
  }

  const server = createServer((request, response) => {
    reply(request.url?.split('?')[0]).then(
      ({ status, text }) => response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text),
      () => response.writeHead(503).end('the store does not answer\n'),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`HTTP_PORT ${port} cannot be used at HTTP_HOST ${host} (${error.message}). Choose another.`)),
    );
    server.listen(port, host, () => resolve(server));
  });
}
