import { expect } from 'vitest';
import WebSocket from 'ws';
import { type LocalDiscord, openLocalDiscord } from '../../src/playground/discord/localDiscord.ts';
import type { Channel, User } from '../../src/playground/discord/world/records.ts';

export interface RawAnswer {
  readonly status: number;
  readonly body: { readonly code?: number; readonly message?: string; readonly errors?: unknown };
}

/** A bot with no library: bare requests and a bare socket, with one command `/play`. */
export interface RawBot {
  readonly discord: LocalDiscord;
  readonly channel: Channel;
  readonly ann: User;
  readonly wire: WebSocket;
  /** Interactions that came over the socket. */
  readonly arrived: readonly { readonly id: string; readonly token: string }[];
  readonly messages: string;
  readonly commands: string;
  send(method: string, path: string, body?: unknown, files?: readonly Buffer[]): Promise<RawAnswer>;
  /** Refused as Discord refuses a form, and noted. */
  expectInvalid(answer: RawAnswer, code: string): void;
}

export function gatewayOf(discord: LocalDiscord): string {
  return discord.api.replace('http', 'ws').replace('/api', '/gateway');
}

function codesIn(errors: unknown): string[] {
  if (Array.isArray(errors)) return errors.map((error: { code: string }) => error.code);
  return typeof errors === 'object' && errors !== null ? Object.values(errors).flatMap(codesIn) : [];
}

export async function openRawBot(): Promise<RawBot> {
  const discord = await openLocalDiscord();
  const ann = discord.addUser({ name: 'ann' });
  const channel = discord.addChannel(discord.addGuild({ name: 'The Club', members: [ann] }), { name: 'games' });
  const arrived: { id: string; token: string }[] = [];
  const wire = new WebSocket(`${gatewayOf(discord)}?v=10&encoding=json`);
  wire.on('message', (given) => {
    const packet = JSON.parse(String(given)) as { t: string | null; d: { id: string; token: string } };
    if (packet.t === 'INTERACTION_CREATE') arrived.push(packet.d);
  });
  await new Promise((resolve) => wire.once('message', resolve));
  wire.send(JSON.stringify({ op: 2, d: { token: discord.token, intents: 513, properties: {} } }));
  await discord.until(() => discord.connected() === 1, 'the login');

  async function send(method: string, path: string, body?: unknown, files: readonly Buffer[] = []) {
    const headers: Record<string, string> = { authorization: `Bot ${discord.token}` };
    let payload: string | FormData | undefined;
    if (files.length > 0) {
      payload = new FormData();
      payload.set('payload_json', JSON.stringify(body));
      for (const [index, bytes] of files.entries()) payload.set(`files[${index}]`, new Blob([bytes]), `f${index}.png`);
    } else if (body !== undefined) {
      payload = JSON.stringify(body);
      headers['content-type'] = 'application/json';
    }
    const answer = await fetch(`${discord.api}/v10${path}`, { method, headers, ...(payload && { body: payload }) });
    const words = await answer.text();
    return { status: answer.status, body: words === '' ? {} : JSON.parse(words) };
  }

  const commands = `/applications/${discord.application}/commands`;
  await send('PUT', commands, [{ name: 'play', description: 'plays' }]);
  return {
    discord,
    channel,
    ann,
    wire,
    arrived,
    messages: `/channels/${channel.id}/messages`,
    commands,
    send,
    expectInvalid(answer, code) {
      expect(answer).toMatchObject({ status: 400, body: { code: 50035, message: 'Invalid Form Body' } });
      expect(codesIn(answer.body.errors)).toContain(code);
      expect(discord.violations.at(-1)).toContain(code);
    },
  };
}
