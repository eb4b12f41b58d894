import { createHash } from 'node:crypto';
import { clockKey } from '../keys.ts';
import { argsOf, command, type Reply, replyAt } from './resp.ts';
import type { Valkey } from './valkey.ts';

/** What a client asks for, as the journal sees it. */
export type Wish =
  | { readonly type: 'read' }
  | { readonly type: 'clock' }
  /** Asks whether a write would be taken, and changes nothing. */
  | { readonly type: 'trial' }
  | { readonly type: 'write'; readonly keys: readonly Buffer[] | undefined; readonly script: Script | undefined }
  | { readonly type: 'refused'; readonly why: string };

export interface Script {
  readonly digest: string;
  readonly text: Buffer;
}

/** What these do could not be found again from a journal of commands, and Plateau does not need them. */
const untaken: ReadonlySet<string> = new Set(['multi', 'select', 'swapdb', 'move', 'spop', 'function', 'fcall']);

interface Manner {
  readonly flags: ReadonlySet<string>;
  readonly keys: readonly [first: number, last: number, step: number];
}

export function digestOf(text: string | Buffer): string {
  return createHash('sha1').update(text).digest('hex');
}

/** The digests of the scripts that change nothing. */
export interface Harmless {
  readonly dump: string;
  readonly trial: string;
}

/** Tells commands apart. Valkey says itself what each does, but not what a script does. */
export function openCommands(valkey: Valkey, harmless: Harmless): (frame: Buffer) => Wish {
  const manners = new Map<string, Manner | undefined>();
  const texts = new Map<string, Buffer>();

  function mannerOf(name: string): Manner | undefined {
    if (!manners.has(name)) manners.set(name, askManner(valkey, name));
    return manners.get(name);
  }

  function scriptWish(frame: Buffer, digest: string): Wish {
    const text = texts.get(digest);
    // Valkey knows no script that did not come through here, and will say so.
    if (digest === harmless.dump || text === undefined) return { type: 'read' };
    if (digest === harmless.trial) return { type: 'trial' };
    const count = Number(argsOf(frame, 3)[2]);
    const keys = argsOf(frame, 3 + count).slice(3);
    if (keys.length === 1 && keys[0]?.toString() === clockKey) return { type: 'clock' };
    return { type: 'write', keys, script: { digest, text } };
  }

  return (frame) => {
    const [name = '', second = Buffer.alloc(0)] = argsOf(frame, 2);
    const lower = name.toString().toLowerCase();
    if (lower === 'evalsha') return scriptWish(frame, second.toString().toLowerCase());
    if (lower === 'eval') {
      const digest = digestOf(second);
      texts.set(digest, Buffer.from(second));
      return scriptWish(frame, digest);
    }
    const manner = mannerOf(lower);
    if (untaken.has(lower) || manner?.flags.has('blocking')) {
      return { type: 'refused', why: `ERR the embedded store does not take ${lower}` };
    }
    const args = argsOf(frame);
    if (lower === 'script' && args[2] !== undefined) texts.set(digestOf(args[2]), Buffer.from(args[2]));
    if (!manner?.flags.has('write')) return { type: 'read' };
    const [first, last, step] = manner.keys;
    const end = last < 0 ? args.length + last : last;
    const keys = first === 0 ? undefined : args.filter((_, i) => i >= first && i <= end && (i - first) % step === 0);
    return { type: 'write', keys, script: undefined };
  };
}

function askManner(valkey: Valkey, name: string): Manner | undefined {
  const [told] = replyAt(valkey.ask(command('COMMAND', 'INFO', name))) as readonly [
    readonly (readonly Reply[])[],
    number,
  ];
  const info = told[0];
  if (!info) return undefined;
  const [, , flags, first, last, step] = info as readonly [Reply, Reply, readonly Buffer[], number, number, number];
  return { flags: new Set(flags.map(String)), keys: [first, last, step] };
}
