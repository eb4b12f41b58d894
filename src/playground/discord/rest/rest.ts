import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { APIVersion } from 'discord-api-types/v10';
import { comesFromPage, type Guard, refuseUpgrade } from '../../guard.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { Refusal, refusal } from '../rules/refusal.ts';
import type { Messages } from '../world/messages.ts';
import type { Faults, Forced } from './faults.ts';
import { type Payload, readPayload } from './multipart.ts';
import { type Answer, type Found, match, type Route } from './routing.ts';

/** A request the bot made. */
export interface SeenRequest {
  readonly method: string;
  /** The decoded path, without `/api/v10` and the query. */
  readonly path: string;
  readonly query: string;
  readonly body: unknown;
  /** Names of the files that came along. */
  readonly files: readonly string[];
  /** 0 while it is not answered, or when the connection was broken. */
  readonly status: number;
}

export interface RestParts {
  readonly routes: readonly Route[];
  readonly token: string;
  /** The clock that answers are dated by. */
  readonly now: () => number;
  /** Whether an interaction has this token. */
  readonly knowsInteraction: (token: string) => boolean;
  /** Whether an interaction had this token, so long ago that nobody may use it any more. */
  readonly hasExpired: (token: string) => boolean;
  readonly guard: () => Guard;
  readonly faults: Faults;
  readonly gateway: Gateway;
  readonly messages: Messages;
  /** Finds faults in a request that this server's own rules do not find. */
  readonly inspect: (request: Pick<SeenRequest, 'method' | 'path' | 'body'>) => readonly string[];
  readonly violation: (text: string) => void;
  readonly seen: (request: SeenRequest, stage: 'come' | 'answered') => void;
}

/** More than a bot that plays at thousands of tables opens at once. */
const mostConnections = 4096;

function decoded(pathname: string): string {
  try {
    return pathname.split('/').map(decodeURIComponent).join('/');
  } catch {
    return pathname;
  }
}

/** Serves the API under `/api` and the attachments, and hands over sockets to the gateway. */
export function openRest(parts: RestParts): Server {
  const server = createServer((request, response) => {
    response.setHeader('date', new Date(parts.now()).toUTCString());
    void serve(request, response).catch((error: unknown) => {
      parts.violation(`the local Discord failed: ${error instanceof Error ? error.stack : String(error)}`);
      if (response.headersSent) response.destroy();
      else write(response, { status: 500, headers: {}, body: { message: '500: Internal Server Error', code: 0 } });
    });
  });
  server.on('upgrade', (request, socket, head) => {
    if (!isBot(request) || !request.url?.startsWith('/gateway')) refuseUpgrade(socket);
    else parts.gateway.upgrade(request, socket, head);
  });
  server.maxConnections = mostConnections;

  /** A page in a browser may not come here, under whatever name it found this machine. */
  const isBot = (request: IncomingMessage) => parts.guard().knowsHost(request) && !comesFromPage(request);

  function holdsToken(request: IncomingMessage, found: Found | undefined): boolean {
    if (found?.route.access === 'interaction') return parts.knowsInteraction(found.params['token'] ?? '');
    return request.headers.authorization === `Bot ${parts.token}`;
  }

  function turnedAway(found: Found | undefined): Refusal {
    if (found === undefined) return refusal('notFound');
    if (found.route.access === 'bot') return refusal('unauthorized');
    if (found.route.path.startsWith('/interactions/')) return refusal('unknownInteraction');
    return refusal(parts.hasExpired(found.params['token'] ?? '') ? 'invalidWebhookToken' : 'unknownWebhook');
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isBot(request) || !URL.canParse(request.url ?? '/', 'http://localhost')) {
      return write(response, { status: 403, headers: leaving, body: { message: 'Only a bot may come here' } });
    }
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname.startsWith('/attachments/')) return serveAttachment(url.pathname, response);
    const [, version, rest] = /^\/api(?:\/v(\d+))?(\/.*)$/.exec(url.pathname) ?? [];
    if (rest === undefined)
      return write(response, { status: 404, headers: leaving, body: { message: 'Nothing here' } });
    const path = decoded(rest);
    const method = request.method ?? 'GET';
    const found = match(parts.routes, method, path);
    if (!holdsToken(request, found)) {
      // Nobody can fill the memory without a token: the body of such a request is not read, and nothing is kept of it.
      return write(response, { headers: leaving, body: undefined, ...refuse(method, path, turnedAway(found)) });
    }
    const payload = await readPayload(request).catch((error: unknown) => error);
    const { body, files }: Payload = payload instanceof Error ? { body: undefined, files: [] } : (payload as Payload);
    const seen = { method, path, query: url.search, body, files: files.map(({ filename }) => filename), status: 0 };
    parts.seen(seen, 'come');
    const settle = (answer: Forced) => {
      seen.status = answer.status;
      write(response, answer.status === 413 ? { ...answer, headers: { ...answer.headers, ...leaving } } : answer);
      parts.seen(seen, 'answered');
    };
    const before = await parts.faults.befall(method, path, 'before');
    if (before !== undefined) return 'answer' in before ? settle(before.answer) : cut(request, before.destroy);
    // Whoever sent it gave up while it was held back.
    if (request.socket.destroyed) return;
    const answer = work(found, seen, url, payload, version);
    const after = await parts.faults.befall(method, path, 'after');
    if (after !== undefined) return 'answer' in after ? settle(after.answer) : cut(request, after.destroy);
    settle({ headers: {}, body: undefined, ...answer });
  }

  function work(found: Found | undefined, seen: SeenRequest, url: URL, payload: unknown, version?: string): Answer {
    const { method, path, body } = seen;
    try {
      if (version !== undefined && version !== APIVersion) throw refusal('invalidVersion');
      if (payload instanceof Error) throw payload;
      if (found === undefined) throw refusal('notFound');
      for (const fault of parts.inspect({ method, path, body })) parts.violation(`${method} ${path}: ${fault}`);
      return found.route.handle({ ...(payload as Payload), params: found.params, query: url.searchParams });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refuse(method, path, error);
    }
  }

  function refuse(method: string, path: string, { status, code, message, errors }: Refusal): Answer {
    const details = errors === undefined ? '' : ` ${JSON.stringify(errors)}`;
    parts.violation(`${method} ${path.slice(0, 200)}: ${status} ${code} ${message}${details}`);
    return { status, body: { code, message, ...(errors !== undefined && { errors }) } };
  }

  function serveAttachment(pathname: string, response: ServerResponse): void {
    const attachment = parts.messages.attachment(pathname.split('/')[3] ?? '');
    if (attachment === undefined) {
      response.writeHead(404).end('This content is no longer available.');
      return;
    }
    response.writeHead(200, {
      'content-type': attachment.contentType,
      'content-length': attachment.bytes.length,
      'cross-origin-resource-policy': 'same-origin',
    });
    response.end(attachment.bytes);
  }

  return server;
}

/** The connection ends, so that what was not read never comes. */
const leaving = { connection: 'close' } as const;

function cut(request: IncomingMessage, how: 'reset' | 'close'): void {
  if (how === 'reset') request.socket.resetAndDestroy();
  else request.socket.destroy();
}

function write(response: ServerResponse, { status, headers, body }: Forced): void {
  if (body === undefined) {
    response.writeHead(status, headers).end();
    return;
  }
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}
