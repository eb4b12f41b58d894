import type { IncomingMessage } from 'node:http';

/** Only this page talks to this server: other pages in the same browser could reach it as well. */
export interface Guard {
  /** Asked by a name of this machine, not by one that somebody else made point here. */
  knowsHost(request: IncomingMessage): boolean;
  /** Sent by a page of this server. */
  knowsOrigin(request: IncomingMessage): boolean;
}

export function openGuard(port: number): Guard {
  const hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
  return {
    knowsHost: ({ headers }) => hosts.has(headers.host ?? ''),
    knowsOrigin: ({ headers }) => headers.origin === `http://${headers.host}` && hosts.has(headers.host ?? ''),
  };
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The browser is told to ask nobody else for anything, and to let nobody else look in. */
export const safeHeaders = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;
