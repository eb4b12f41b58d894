import type { IncomingMessage } from 'node:http';

/** Lets only this page talk to this server, since other pages in the same browser could reach it too. */
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

/** These tell the browser to load nothing from elsewhere, and to let no other page look in. */
export const safeHeaders = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;
