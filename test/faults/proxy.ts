import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Stands between the program and its Redis, so that the way between them can be made bad. */
export interface Proxy {
  readonly port: number;
  /** Every piece of data comes so much later, in either direction. */
  delay(milliseconds: number): void;
  /** Cuts all connections and takes no new ones. */
  refuse(): void;
  /** New connections lead to another server. With `leave open`, the old ones still lead to the old one. */
  lead(port: number, old?: 'leave open'): void;
  close(): Promise<void>;
}

export async function openProxy(target: number): Promise<Proxy> {
  let port: number | undefined = target;
  let latency = 0;
  const sockets = new Set<Socket>();

  function pass(from: Socket, to: Socket) {
    sockets.add(from);
    from.on('data', (data) => void setTimeout(() => to.write(data), latency));
    from.on('error', () => undefined);
    from.once('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  }

  const server = createServer((inner) => {
    if (port === undefined) return void inner.destroy();
    const outer = connect(port, '127.0.0.1');
    pass(inner, outer);
    pass(outer, inner);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    delay(milliseconds) {
      latency = milliseconds;
    },
    refuse() {
      port = undefined;
      cut();
    },
    lead(next, old) {
      port = next;
      if (old === undefined) cut();
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
