import { clockKey } from '../keys.ts';
import { openCommands, type Script } from './commands.ts';
import type { Journal } from './journal.ts';
import { commandsFor } from './keyed.ts';
import { command } from './resp.ts';
import type { Valkey } from './valkey.ts';

/** While nothing but the clock moves, it is written this rarely. Lost ticks do no harm: players get the time back. */
const clockPause = 60_000;

export interface GateParts {
  readonly valkey: Valkey;
  readonly dump: string;
  readonly readers: ReadonlySet<string>;
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
export function openGate({ valkey, dump, readers, journal, before, onFault, onMended }: GateParts): Gate {
  const wishOf = openCommands(valkey, readers);
  let clock: 'written' | 'ahead' = 'written';
  let clockWritten = Number.NEGATIVE_INFINITY;
  let disk: 'well' | 'failing' = 'well';

  function clockCommands(): Buffer[] {
    return [command('DEL', clockKey), ...commandsFor(valkey, dump, [clockKey])];
  }

  function append(commands: readonly Buffer[]): void {
    const now = clock === 'ahead' ? [...clockCommands(), ...commands] : commands;
    try {
      if (now.length > 0) journal().append(Buffer.concat(now));
    } catch (error) {
      if (disk === 'well') onFault(error);
      disk = 'failing';
      throw error;
    }
    if (disk === 'failing') onMended();
    disk = 'well';
    if (clock === 'ahead') clockWritten = performance.now();
    clock = 'written';
  }

  /** A journal has each script once, before the first command that names it. */
  function withScript(frame: Buffer, script: Script | undefined): Buffer[] {
    if (!script || journal().scripts.has(script.digest)) return [frame];
    return [command('SCRIPT', 'LOAD', script.text), frame];
  }

  function unlessFull(frame: Buffer, write: () => void): Admitted {
    try {
      write();
      return { frame, execute: 'now' };
    } catch (error) {
      const { code = 'a fault' } = error as NodeJS.ErrnoException;
      return refusal(`MISCONF the journal of the embedded store cannot be written (${code})`);
    }
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
          return unlessFull(frame, () => {
            before([Buffer.from(clockKey)]);
            // While the disk fails, the clock asks it each second whether it works again.
            if (disk === 'failing' || performance.now() - clockWritten > clockPause) {
              clock = 'ahead';
              append([]);
            }
            clock = 'ahead';
          });
        case 'write':
          return unlessFull(frame, () => {
            before(wish.keys);
            append(withScript(frame, wish.script));
            if (wish.script) journal().scripts.add(wish.script.digest);
          });
      }
    },
    writeClock() {
      if (clock === 'ahead') append([]);
    },
  };
}

function refusal(why: string): Admitted {
  return { frame: command('EVAL', `return redis.error_reply('${why}')`, '0'), execute: 'soon' };
}
