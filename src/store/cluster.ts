import type { Cluster, Command } from 'ioredis';

/**
 * While a cluster is away, ioredis keeps what is sent, without end, and sends it when the cluster is back, hours late.
 * Here a command waits a moment for the cluster, and is never sent when that was not enough.
 */
export function sendInTime(cluster: Cluster, patience: number): void {
  const send = cluster.sendCommand.bind(cluster);
  let coming: Promise<void> | undefined;

  function ready(): Promise<void> {
    coming ??= new Promise<void>((resolve) => cluster.once('ready', resolve)).finally(() => {
      coming = undefined;
    });
    return coming;
  }

  async function sendWhenReady(command: Command, rest: readonly unknown[]): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience);
    });
    await Promise.race([ready(), late]);
    clearTimeout(timer);
    if (cluster.status === 'ready') Reflect.apply(send, cluster, [command, ...rest]);
    else command.reject(new Error('the cluster is not reached'));
  }

  cluster.sendCommand = (command: Command, ...rest: unknown[]): unknown => {
    if (['ready', 'end'].includes(cluster.status)) return Reflect.apply(send, cluster, [command, ...rest]);
    void sendWhenReady(command, rest);
    return command.promise;
  };
}
