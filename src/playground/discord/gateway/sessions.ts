import { GatewayCloseCodes, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';

export interface Packet {
  readonly op: GatewayOpcodes.Dispatch;
  readonly s: number;
  readonly t: string;
  readonly d: unknown;
}

/** One login of the bot. It outlives its socket, so that the bot may come back to it. */
export interface Session {
  readonly id: string;
  readonly intents: number;
  readonly shard: readonly [index: number, count: number];
  sequence: number;
  /** The last dispatches. A resume repeats those that the bot missed. */
  sent: Packet[];
  socket: WebSocket | undefined;
}

export interface Sessions {
  open(intents: number, shard: Session['shard'], socket: WebSocket): Session;
  find(id: string): Session | undefined;
  drop(session: Session): void;
  all(): readonly Session[];
  /** Sends an event over the socket, and keeps it for a resume. */
  send(session: Session, event: string, data: unknown): void;
  /** What was sent after `sequence`, or undefined when some of it is forgotten already. */
  missed(session: Session, sequence: number): readonly Packet[] | undefined;
}

const packetsKept = 5000;
const sessionsKept = 32;

export function openSessions(): Sessions {
  const sessions = new Map<string, Session>();
  let running = 0;
  return {
    open(intents, shard, socket) {
      running += 1;
      const session: Session = { id: `session-${running}`, intents, shard, sequence: 0, sent: [], socket };
      sessions.set(session.id, session);
      const left = [...sessions.values()].filter((other) => other.socket === undefined);
      for (const old of left.slice(0, Math.max(0, left.length - sessionsKept))) sessions.delete(old.id);
      return session;
    },
    find: (id) => sessions.get(id),
    drop(session) {
      sessions.delete(session.id);
    },
    all: () => [...sessions.values()],
    send(session, event, data) {
      session.sequence += 1;
      const packet: Packet = { op: GatewayOpcodes.Dispatch, s: session.sequence, t: event, d: data };
      session.sent.push(packet);
      if (session.sent.length > packetsKept) session.sent = session.sent.slice(-packetsKept / 2);
      session.socket?.send(JSON.stringify(packet));
    },
    missed(session, sequence) {
      const oldest = session.sent[0]?.s ?? session.sequence + 1;
      if (sequence < oldest - 1) return undefined;
      return session.sent.filter(({ s }) => s > sequence);
    },
  };
}

const knownIntents = Object.values(GatewayIntentBits).filter((bit) => typeof bit === 'number');
const largestIntents = 2 * Math.max(...knownIntents) - 1;

/** What is wrong with the intents a bot asks for, as the code the gateway closes with. */
export function intentFault(
  intents: unknown,
  content: 'granted' | 'refused',
): GatewayCloseCodes.InvalidIntents | GatewayCloseCodes.DisallowedIntents | undefined {
  if (typeof intents !== 'number' || !Number.isInteger(intents)) return GatewayCloseCodes.InvalidIntents;
  if (intents < 0 || intents > largestIntents) return GatewayCloseCodes.InvalidIntents;
  const never = GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences;
  const refused = content === 'refused' ? never | GatewayIntentBits.MessageContent : never;
  return (intents & refused) === 0 ? undefined : GatewayCloseCodes.DisallowedIntents;
}

export function readsContent(session: Session): boolean {
  return (session.intents & GatewayIntentBits.MessageContent) !== 0;
}

/** Whether a session asked for this kind of event. */
export function hears(session: Session, event: string, where: 'guild' | 'direct'): boolean {
  const needed = event.startsWith('MESSAGE_REACTION')
    ? { guild: GatewayIntentBits.GuildMessageReactions, direct: GatewayIntentBits.DirectMessageReactions }[where]
    : event.startsWith('MESSAGE')
      ? { guild: GatewayIntentBits.GuildMessages, direct: GatewayIntentBits.DirectMessages }[where]
      : /^(GUILD|CHANNEL|THREAD)_/.test(event)
        ? GatewayIntentBits.Guilds
        : 0;
  return needed === 0 || (session.intents & needed) !== 0;
}
