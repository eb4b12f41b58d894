import { clockKey } from '../keys.ts';
import { type Harmless, openCommands, type Script } from './commands.ts';
import type { Journal } from './journal.ts';
import { commandsFor } from './keyed.ts';
import { command } from './resp.ts';
import type { Valkey } from './valkey.ts';

/**
 * While nothing but the clock moves, it is written this rarely. Lost ticks do no harm: a bot that hosted on knows them,
 * and when it was killed as well players get the time back.
 */
export const clockPause = 60_000;

export interface GateParts {
  readonly valkey: Valkey;
  readonly dump: string;
  readonly harmless: Harmless;
  /** The journal of this moment. */
  readonly journal: () => Journal;
  /** Before a write: what a snapshot that is being taken must keep first. Undefined: nobody knows which keys. */
  readonly before: (keys: readonly Buffer[] | undefined) => void;
  readonly onFault: (error: unknown) => void;
  readonly onMended: () => void;
}

/** What Valkey is given for a command: this very command, or one whose answer says why not. */
export interface Admitted {
  readonly frame: Buffer;
  /** `now` must be executed before the next command of anybody is admitted. */
  readonly execute: 'now' | 'soon';
}

export interface Gate {
  admit(frame: Buffer): Admitted;
  /** Journals the clock as it is. Throws when the disk does not take it. */
  writeClock(): void;
}

/**
 * Every write passes here before Valkey executes it, and is in the journal when Valkey does. So nothing is answered that
 * a killed process would lose, and what the disk does not take is not done.
 */
export function openGate({ valkey, dump, harmless, journal, before, onFault, onMended }: GateParts): Gate {
  const wishOf = openCommands(valkey, harmless);
  let clock: 'written' | 'ahead' = 'written';
  let clockWritten = Number.NEGATIVE_INFINITY;
  let disk: 'well' | 'failing' = 'well';

  function clockCommands(): Buffer[] {
    return [command('DEL', clockKey), ...commandsFor(valkey, dump, [clockKey])];
  }

  /** Journals the clock, if it has moved, and then these commands. Throws when the disk does not take them. */
  function append(...commands: readonly Buffer[]): void {
    const moved = clock === 'ahead';
    const all = Buffer.concat([...(moved ? clockCommands() : []), ...commands]);
    try {
      // On a full disk small writes may still find a place. It works again when it has room for more than that.
      if (disk === 'failing') journal().tryRoom();
      if (all.length > 0) journal().append(all);
    } catch (error) {
      if (disk === 'well') onFault(error);
      disk = 'failing';
      throw error;
    }
    if (disk === 'failing') onMended();
    disk = 'well';
    if (moved) clockWritten = performance.now();
    clock = 'written';
  }

  function unlessFull(frame: Buffer, ...commands: readonly Buffer[]): Admitted {
    try {
      append(...commands);
      return { frame, execute: 'now' };
    } catch (error) {
      const { code = 'a fault' } = error as NodeJS.ErrnoException;
      return refusal(`MISCONF the journal of the embedded store cannot be written (${code})`);
    }
  }

  function tick(frame: Buffer): Admitted {
    before([Buffer.from(clockKey)]);
    const due = performance.now() - clockWritten > clockPause;
    // What stands in the journal is the clock before this tick. While the disk fails, ticks ask whether it works again.
    if (due || disk === 'failing') clock = 'ahead';
    const admitted = due || disk === 'failing' ? unlessFull(frame) : ({ frame, execute: 'now' } as const);
    if (admitted.execute === 'now') clock = 'ahead';
    return admitted;
  }

  /** A journal has each script once, before the first command that names it. */
  function withScript(frame: Buffer, script: Script | undefined): Buffer[] {
    if (!script || journal().scripts.has(script.digest)) return [frame];
    return [command('SCRIPT', 'LOAD', script.text), frame];
  }

  function write(frame: Buffer, keys: readonly Buffer[] | undefined, script: Script | undefined): Admitted {
    before(keys);
    const admitted = unlessFull(frame, ...withScript(frame, script));
    if (script && admitted.execute === 'now') journal().scripts.add(script.digest);
    return admitted;
  }

  return {
    admit(frame) {
      const wish = wishOf(frame);
      switch (wish.type) {
        case 'read':
          return { frame, execute: 'soon' };
        case 'refused':
          return refusal(wish.why);
        case 'clock':
          return tick(frame);
        case 'trial':
          return disk === 'failing' ? unlessFull(frame) : { frame, execute: 'soon' };
        case 'write':
          return write(frame, wish.keys, wish.script);
      }
    },
    writeClock() {
      if (clock === 'ahead') append();
    },
  };
}

function refusal(why: string): Admitted {
  return { frame: command('EVAL', `return redis.error_reply('${why}')`, '0'), execute: 'soon' };
}
