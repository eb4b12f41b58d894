import { connect } from 'node:net';
import { type Client, connectNodes, troubleOf } from './connectRedis.ts';
import { type Fault, faultOf } from './faults.ts';
import { readAddress } from './redisAddress.ts';

const patience = 1_500;

/** Finds out why a Redis cannot be used, after first commands have failed with these errors. */
export async function diagnose(url: string, client: Client, errors: readonly unknown[]): Promise<Fault> {
  const address = readAddress(url);
  const troubles = address.kind === 'cluster' ? await nodeTroubles(address) : [];
  const hosts = address.kind === 'cluster' ? address.nodes : address.kind === 'server' ? [address.url] : [];
  const greetings = await Promise.all(hosts.map(greeting));
  // Without TLS, a Redis neither takes part in the handshake of TLS nor closes the connection.
  if (url.startsWith('rediss')) {
    const plain = greetings.some((text) => /^[+-]/.test(text)) ? [new Error('it answers without TLS')] : [];
    return faultOf([...plain, ...troubles, troubleOf(client), ...errors]);
  }
  return faultOf([...troubles, troubleOf(client), ...errors, ...greetings.map((text) => new Error(text))]);
}

async function nodeTroubles(address: Parameters<typeof connectNodes>[0]): Promise<readonly unknown[]> {
  const nodes = connectNodes(address);
  const failures = await Promise.all(
    nodes.map((node) =>
      node.ping().then(
        () => [],
        (error: unknown) => [error],
      ),
    ),
  );
  const troubles = nodes.map(troubleOf);
  for (const node of nodes) node.disconnect();
  return [...troubles, ...failures.flat()];
}

/** What a server answers first, without TLS. */
function greeting(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port || 6379), hostname.replace(/^\[|\]$/g, ''), () => socket.write('PING\r\n'));
    const end = (text: string) => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(patience, () => end('nothing'));
    socket.once('error', ({ message }) => end(message)).once('close', () => end('Connection is closed'));
    socket.once('data', (bytes) => end(String(bytes)));
  });
}
