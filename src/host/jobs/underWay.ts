/** Work that is done aside. What has the same name is begun once. */
export interface UnderWay {
  /** The work must not fail. */
  begin(name: string, work: () => Promise<void>): void;
  stopping(): boolean;
  /** Resolves when all that was begun is done. */
  idle(): Promise<void>;
  /** Waits for all that was begun. */
  stop(): Promise<void>;
}

export function openUnderWay(): UnderWay {
  const running = new Map<string, Promise<void>>();
  let stopping = false;

  async function idle(): Promise<void> {
    while (running.size > 0) await Promise.all(running.values());
  }

  return {
    begin(name, work) {
      if (running.has(name)) return;
      running.set(
        name,
        work().finally(() => running.delete(name)),
      );
    },
    stopping: () => stopping,
    idle,
    async stop() {
      stopping = true;
      await idle();
    },
  };
}
