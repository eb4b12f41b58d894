import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { APIVersion, GatewayCloseCodes, GatewayOpcodes } from 'discord-api-types/v10';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Changes } from '../changes.ts';
import { isObject } from '../rules/form.ts';
import { applicationFlags } from '../shapes/applicationShape.ts';
import { guildCreateShape } from '../shapes/guildShape.ts';
import { userShape } from '../shapes/memberShape.ts';
import type { Guild } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { hears, intentFault, openSessions, type Session } from './sessions.ts';

/** A payload a bot sent over its socket. */
export interface GatewayMessage {
  readonly op: number;
  readonly d?: unknown;
}

function isGatewayMessage(given: unknown): given is GatewayMessage {
  return isObject(given) && typeof given['op'] === 'number';
}

export interface GatewaySwitches {
  readonly token: string;
  ackHeartbeats: boolean;
  allowMessageContent: boolean;
}

export interface Gateway {
  readonly received: readonly GatewayMessage[];
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Tells every session that listens. `shape` makes the data for each session, since intents differ. */
  dispatch(event: string, guild: Guild | undefined, shape: (session: Session) => unknown): number;
  /** How many bots are logged in. */
  connected(): number;
  close(code: number): void;
  kill(): void;
  sendReconnect(): void;
  invalidate(session: 'resumable' | 'lost', shard?: number): void;
  shut(): void;
}

const heartbeatMs = 41_250;
const receivedKept = 20_000;
/** Discord takes payloads of at most 4096 bytes. */
const largestPayload = 4096;
/** So many sockets may be open without a login. */
const mostStrangers = 64;
/** A bot that closes with one of these codes logs out. With any other code it may resume its session. */
const farewells = [1000, 1001];

export function openGateway(
  world: World,
  changes: Changes,
  switches: GatewaySwitches,
  address: () => string,
  violation: (text: string) => void,
): Gateway {
  const server = new WebSocketServer({ noServer: true, maxPayload: largestPayload });
  const sessions = openSessions();
  const received: GatewayMessage[] = [];
  const bySocket = new Map<WebSocket, Session | undefined>();

  const send = (socket: WebSocket, payload: { op: number; d: unknown; s?: null; t?: null }) =>
    socket.send(JSON.stringify({ s: null, t: null, ...payload }));
  const refuse = (socket: WebSocket, code: number, reason: string) => {
    violation(`gateway closed with ${code}: ${reason}`);
    socket.close(code, reason);
  };
  const shardOf = (guild: Guild | undefined, count: number) =>
    guild === undefined ? 0 : Number((BigInt(guild.id) >> 22n) % BigInt(count));

  function identify(socket: WebSocket, given: unknown) {
    const d: { token?: unknown; intents?: unknown; shard?: unknown } = isObject(given) ? given : {};
    if (d.token !== switches.token)
      return refuse(socket, GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
    const [index, count] = Array.isArray(d.shard) ? (d.shard as [number, number]) : ([0, 1] as const);
    if (!(index >= 0 && index < count)) return refuse(socket, GatewayCloseCodes.InvalidShard, 'Invalid shard.');
    const fault = intentFault(d.intents, switches.allowMessageContent ? 'granted' : 'refused');
    if (fault !== undefined) {
      return refuse(
        socket,
        fault,
        fault === GatewayCloseCodes.DisallowedIntents ? 'Disallowed intent(s).' : 'Invalid intent(s).',
      );
    }
    const session = sessions.open(d.intents as number, [index, count], socket);
    bySocket.set(socket, session);
    const guilds = [...world.guilds.values()].filter(
      (guild) => guild.members.has(world.bot.id) && shardOf(guild, count) === index,
    );
    sessions.send(session, 'READY', {
      v: Number(APIVersion),
      user: { ...userShape(world.bot), verified: true, mfa_enabled: false, email: null, flags: 0 },
      guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: address(),
      shard: [index, count],
      application: { id: world.bot.id, flags: applicationFlags(switches) },
      session_type: 'normal',
      private_channels: [],
      relationships: [],
      user_settings: {},
      geo_ordered_rtc_regions: [],
      guild_join_requests: [],
      presences: [],
    });
    for (const guild of guilds) {
      if (hears(session, 'GUILD_CREATE', 'guild')) {
        sessions.send(session, 'GUILD_CREATE', guildCreateShape(guild, world));
      }
    }
    changes.tell({ type: 'gateway', what: 'ready' });
  }

  function resume(socket: WebSocket, given: unknown) {
    const d: { token?: unknown; session_id?: unknown; seq?: unknown } = isObject(given) ? given : {};
    if (d.token !== switches.token)
      return refuse(socket, GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
    const session = sessions.find(String(d.session_id));
    const sequence = Number(d.seq ?? 0);
    if (session !== undefined && sequence > session.sequence)
      return refuse(socket, GatewayCloseCodes.InvalidSeq, 'Invalid seq.');
    const missed = session === undefined ? undefined : sessions.missed(session, sequence);
    if (session === undefined || missed === undefined)
      return send(socket, { op: GatewayOpcodes.InvalidSession, d: false });
    if (session.socket !== undefined && session.socket !== socket) session.socket.terminate();
    session.socket = socket;
    bySocket.set(socket, session);
    for (const packet of missed) socket.send(JSON.stringify(packet));
    sessions.send(session, 'RESUMED', { _trace: [] });
    changes.tell({ type: 'gateway', what: 'resumed' });
  }

  function take(socket: WebSocket, message: GatewayMessage): void {
    const session = bySocket.get(socket);
    if (message.op === GatewayOpcodes.Heartbeat) {
      if (switches.ackHeartbeats) send(socket, { op: GatewayOpcodes.HeartbeatAck, d: null });
    } else if (message.op === GatewayOpcodes.Identify || message.op === GatewayOpcodes.Resume) {
      if (session !== undefined) refuse(socket, GatewayCloseCodes.AlreadyAuthenticated, 'Already authenticated.');
      else if (message.op === GatewayOpcodes.Identify) identify(socket, message.d);
      else resume(socket, message.d);
    } else if (message.op === GatewayOpcodes.PresenceUpdate || message.op === GatewayOpcodes.RequestGuildMembers) {
      if (session === undefined) refuse(socket, GatewayCloseCodes.NotAuthenticated, 'Not authenticated.');
      else if (message.op === GatewayOpcodes.RequestGuildMembers) answerMembers(session, message.d);
    } else {
      refuse(socket, GatewayCloseCodes.UnknownOpcode, 'Unknown opcode.');
    }
  }

  function answerMembers(session: Session, given: unknown): void {
    const d: { guild_id?: unknown; user_ids?: unknown; nonce?: unknown } = isObject(given) ? given : {};
    const wanted = [d.user_ids ?? []].flat();
    const members = [...(world.guilds.get(String(d.guild_id))?.members.values() ?? [])];
    const found = members.filter(({ user }) => wanted.includes(user.id));
    sessions.send(session, 'GUILD_MEMBERS_CHUNK', {
      guild_id: d.guild_id,
      members: found.map((member) => ({ user: userShape(member.user), roles: [], flags: 0, deaf: false, mute: false })),
      chunk_index: 0,
      chunk_count: 1,
      not_found: wanted.filter((id) => !found.some(({ user }) => user.id === id)),
      nonce: d.nonce,
    });
  }

  function forget(socket: WebSocket, code: number): void {
    const session = bySocket.get(socket);
    bySocket.delete(socket);
    if (session === undefined || session.socket !== socket) return;
    session.socket = undefined;
    if (farewells.includes(code)) sessions.drop(session);
    changes.tell({ type: 'gateway', what: 'closed' });
  }

  server.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    const query = new URL(request.url ?? '', 'ws://localhost').searchParams;
    const strangers = [...bySocket].flatMap(([other, session]) => (session === undefined ? [other] : []));
    if (strangers.length >= mostStrangers) strangers[0]?.terminate();
    bySocket.set(socket, undefined);
    socket.on('error', () => socket.terminate());
    socket.on('close', (code) => forget(socket, code));
    if (query.has('compress') || (query.get('encoding') ?? 'json') !== 'json') {
      return refuse(socket, GatewayCloseCodes.DecodeError, 'Only plain JSON is spoken here.');
    }
    socket.on('message', (raw) => {
      let message: unknown;
      try {
        message = JSON.parse(String(raw));
      } catch {
        return refuse(socket, GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
      }
      if (!isGatewayMessage(message)) {
        return refuse(socket, GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
      }
      received.push(message);
      if (received.length > receivedKept) received.splice(0, receivedKept / 2);
      take(socket, message);
    });
    send(socket, { op: GatewayOpcodes.Hello, d: { heartbeat_interval: heartbeatMs, _trace: [] } });
  });

  return {
    received,
    upgrade(request, socket, head) {
      server.handleUpgrade(request, socket, head, (opened) => server.emit('connection', opened, request));
    },
    dispatch(event, guild, shape) {
      let heard = 0;
      if (guild?.members.has(world.bot.id) === false && event !== 'INTERACTION_CREATE') return heard;
      for (const session of sessions.all()) {
        const [index, count] = session.shard;
        if (shardOf(guild, count) !== index) continue;
        if (!hears(session, event, guild === undefined ? 'direct' : 'guild')) continue;
        sessions.send(session, event, shape(session));
        heard += 1;
      }
      return heard;
    },
    connected: () => [...bySocket.values()].filter((session) => session !== undefined).length,
    close(code) {
      for (const [socket, session] of bySocket) {
        if (session !== undefined && farewells.includes(code)) sessions.drop(session);
        socket.close(code);
      }
    },
    kill() {
      for (const socket of bySocket.keys()) socket.terminate();
    },
    sendReconnect() {
      for (const socket of bySocket.keys()) send(socket, { op: GatewayOpcodes.Reconnect, d: null });
    },
    invalidate(what, shard) {
      for (const [socket, session] of bySocket) {
        if (shard !== undefined && session?.shard[0] !== shard) continue;
        bySocket.set(socket, undefined);
        if (session !== undefined) {
          session.socket = undefined;
          if (what === 'lost') sessions.drop(session);
        }
        send(socket, { op: GatewayOpcodes.InvalidSession, d: what === 'resumable' });
      }
    },
    shut() {
      for (const socket of bySocket.keys()) socket.terminate();
      server.close();
    },
  };
}
