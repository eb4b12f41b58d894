import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { bodyOf } from '../bodyOf.ts';
import type { LocalDiscord } from '../discord/localDiscord.ts';
import type { User } from '../discord/world/records.ts';
import { openGuard, refuseUpgrade } from '../guard.ts';
import type { Town } from '../town.ts';
import { asset } from './assets.ts';
import { deedShape } from './deeds.ts';
import { NotThere, openPerformer } from './perform.ts';
import { safeHeaders } from './safeHeaders.ts';
import { messageSight } from './sights.ts';
import { openWindows } from './windows.ts';

export interface Web {
  readonly address: string;
  close(): Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly type: string;
  readonly bytes: Buffer | string;
  readonly headers?: Readonly<Record<string, string>>;
}

const largestDeed = 64 * 1024;
const shownMessages = 200;
/** A browser opens a few connections for each page. */
const mostConnections = 256;
const mostWindows = 64;

const json = (status: number, body: unknown): Reply => ({
  status,
  type: 'application/json',
  bytes: JSON.stringify(body),
});
const refused = (status: number, text: string): Reply => json(status, { error: text });

/** Serves the playground's page on 127.0.0.1, and does what the page asks of the local Discord. */
export async function openWeb(discord: LocalDiscord, town: Town, port: number): Promise<Web> {
  const performer = openPerformer(discord, town, (message) => windows.gone(message));
  const windows = openWindows(discord, town, performer);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 });
  const server = createServer((request, response) => {
    answer(request)
      .catch((error: unknown) => refused(500, String(error)))
      .then((reply) => write(response, reply));
  });
  server.maxConnections = mostConnections;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  const guard = openGuard(bound);

  const [first] = town.people.values();
  /** Who names nobody is the first person. */
  const personOf = (url: URL): User | undefined => town.people.get(url.searchParams.get('as') ?? '') ?? first;

  server.on('upgrade', (request, socket, head) => {
    const url = addressed(request);
    const user = url && personOf(url);
    const full = sockets.clients.size >= mostWindows;
    if (!guard.knowsOrigin(request) || url?.pathname !== '/api/news' || user === undefined || full) {
      return refuseUpgrade(socket);
    }
    sockets.handleUpgrade(request, socket, head, (opened) => windows.open(opened, user));
  });

  async function answer(request: IncomingMessage): Promise<Reply> {
    if (!guard.knowsHost(request)) return refused(403, 'This page answers at 127.0.0.1 only.');
    const url = addressed(request);
    if (url === undefined) return refused(400, 'This is no address.');
    if (request.method === 'POST')
      return url.pathname === '/api/do' ? act(request, url) : refused(404, 'Nothing here.');
    if (request.method !== 'GET') return refused(405, 'Only GET and POST are understood.');
    if (url.pathname === '/api/messages') return messages(url);
    if (url.pathname.startsWith('/files/')) return file(url.pathname);
    const found = await asset(url.pathname);
    return found === undefined ? refused(404, 'Nothing here.') : { status: 200, ...found };
  }

  function messages(url: URL): Reply {
    const [user, channel] = [personOf(url), discord.channel(url.searchParams.get('channel') ?? '')];
    const closed = channel?.recipient !== undefined && channel.recipient !== user;
    if (user === undefined || channel === undefined || closed) return refused(404, 'Nothing here.');
    const seen = discord
      .as(user)
      .see(channel)
      .filter((message) => !performer.hasDismissed(message))
      .slice(-shownMessages);
    return json(
      200,
      seen.map((message) => messageSight(message, user, performer.commandNames)),
    );
  }

  function file(path: string): Reply {
    const found = discord.attachment(path.split('/')[2] ?? '');
    if (found === undefined) return refused(404, 'This file is gone.');
    // The browser shows pictures but opens no other file, since anybody may have sent it.
    const headers = { 'content-disposition': found.contentType.startsWith('image/') ? 'inline' : 'attachment' };
    return { status: 200, type: found.contentType, bytes: found.bytes, headers };
  }

  async function act(request: IncomingMessage, url: URL): Promise<Reply> {
    if (!guard.knowsOrigin(request)) return refused(403, 'Only the page itself may ask for this.');
    const user = personOf(url);
    if (user === undefined) return refused(404, 'Nobody of this name is here.');
    if (request.headers['content-type'] !== 'application/json') return refused(415, 'JSON is expected.');
    const body = await bodyOf(request, largestDeed);
    if (body === 'too large') return refused(413, 'This is too long.');
    const deed = deedShape.safeParse(readJson(body));
    if (!deed.success) return refused(400, 'This cannot be understood.');
    try {
      return json(200, await performer.perform(user, deed.data));
    } catch (error) {
      // An error says in words what a person may not do. The page shows it like any other answer.
      const why = error instanceof NotThere ? 'gone' : 'not so';
      return json(200, { refused: why, text: error instanceof Error ? error.message : String(error) });
    }
  }

  return {
    address: `http://127.0.0.1:${bound}`,
    async close() {
      windows.close();
      sockets.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function addressed({ url = '/' }: IncomingMessage): URL | undefined {
  return URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost') : undefined;
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

function write(response: ServerResponse, { status, type, bytes, headers }: Reply): void {
  response.writeHead(status, {
    ...safeHeaders,
    'content-type': type,
    'content-length': Buffer.byteLength(bytes),
    'cache-control': 'no-store',
    // The connection ends after a body that was not read.
    ...(status === 413 && { connection: 'close' }),
    ...headers,
  });
  response.end(bytes);
}
