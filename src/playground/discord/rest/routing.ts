import type { Payload, Upload } from './multipart.ts';

export interface Call {
  /** The decoded values of the parameters in the route's path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly files: readonly Upload[];
}

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Such as `/channels/:channel/messages`. */
  readonly path: string;
  /** The bot's token must come along, or the path must hold the token of an interaction. */
  readonly access: 'bot' | 'interaction';
  handle(call: Call): Answer;
}

export const done: Answer = { status: 204 };

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

/** Reads a parameter that the route's own path names. */
export function param(call: Call, name: string): string {
  const value = call.params[name];
  if (value === undefined) throw new Error(`the route has no ${name}`);
  return value;
}

export function payloadOf(call: Call): Payload {
  return { body: call.body, files: call.files };
}

export interface Found {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the first route that fits a request. */
export function match(routes: readonly Route[], method: string, path: string): Found | undefined {
  const given = path.split('/');
  for (const route of routes) {
    const wanted = route.path.split('/');
    if (route.method !== method || wanted.length !== given.length) continue;
    const fits = wanted.every((part, index) => part.startsWith(':') || part === given[index]);
    if (!fits) continue;
    const params = Object.fromEntries(
      wanted.flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), given[index] ?? '']] : [])),
    );
    return { route, params };
  }
  return undefined;
}
