import type { IncomingMessage } from 'node:http';

/** Who may talk to a server of the playground. Other pages in the same browser, and other programs, could reach it too. */
export interface Guard {
  /** Whether the request names this machine, and not a foreign name that was made to point here. */
  knowsHost(request: IncomingMessage): boolean;
  /** Whether a page of this server sent the request. */
  knowsOrigin(request: IncomingMessage): boolean;
}

export function openGuard(port: number): Guard {
  const hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
  return {
    knowsHost: ({ headers }) => hosts.has(headers.host ?? ''),
    knowsOrigin: ({ headers }) => headers.origin === `http://${headers.host}` && hosts.has(headers.host ?? ''),
  };
}

/** Whether a browser sent the request on behalf of a page. A bot sends neither of these headers. */
export function comesFromPage({ headers }: IncomingMessage): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}

export function refuseUpgrade(socket: { end(text: string): unknown }): void {
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
}
