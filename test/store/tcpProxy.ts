import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** One address in front of servers that may change, as a load balancer or a virtual address gives it. */
export interface TcpProxy {
  readonly port: number;
  /** Where new connections lead. Those that are open stay where they are. */
  target: number;
  /** How many milliseconds every byte waits, on its way there and back. */
  delay: number;
  /** How many connections were opened so far. */
  readonly opened: () => number;
  /** Breaks every open connection. */
  cut(): void;
  close(): Promise<void>;
}

export async function openTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let opened = 0;

  function pass(from: Socket, to: Socket): void {
    sockets.add(from);
    let all: Promise<void> = Promise.resolve();
    /** Whatever the delay becomes meanwhile, nothing overtakes what came before. */
    const later = (run: () => void) => {
      const waited = sleep(proxy.delay);
      all = all.then(() => waited).then(run);
    };
    from.on('data', (bytes) => later(() => to.writable && to.write(bytes)));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      // What was said last still arrives.
      later(() => to.end());
    });
  }

  const server: Server = createServer((socket) => {
    opened += 1;
    const behind = connect(proxy.target, '127.0.0.1');
    pass(socket, behind);
    pass(behind, socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const proxy: TcpProxy = {
    port: (server.address() as { port: number }).port,
    target,
    delay: 0,
    opened: () => opened,
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    close() {
      proxy.cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return proxy;
}
