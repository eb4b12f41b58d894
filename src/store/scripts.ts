import { readFileSync } from 'node:fs';
import type { Client } from './connectRedis.ts';

const names = [
  'commit',
  'announced',
  'remind',
  'lease',
  'pulse',
  'note',
  'trial',
  'clear',
  'putBack',
  'dump',
  'restore',
  'ended',
  'recorded',
  'enter',
  'keepReplay',
  'rewriteReplay',
  'saveSettings',
] as const;

export type Script = (keys: readonly string[], args: readonly (string | number)[]) => Promise<unknown>;
export type Scripts = Readonly<Record<(typeof names)[number], Script>>;

/** Scripts are sent by their digest, and in full when the server does not know them yet. */
export function loadScripts(client: Client): Scripts {
  return Object.fromEntries(names.map((name) => [name, loadScript(client, name)])) as unknown as Scripts;
}

export function loadScript(client: Client, name: string): Script {
  // This path is right from src/store and from dist/store.
  const lua = readFileSync(new URL(`../../src/store/lua/${name}.lua`, import.meta.url), 'utf8');
  const command = `plateau-${name}`;
  client.defineCommand(command, { lua });
  const send = Reflect.get(client, command) as (...args: unknown[]) => Promise<unknown>;
  return (keys, args) => send.call(client, keys.length, keys, args);
}
