/** The steps by which a process changed the files of a folder, read from what strace wrote of them. */

export type Step =
  | { readonly step: 'write'; readonly file: string; readonly at: number; readonly bytes: Buffer }
  | { readonly step: 'truncate'; readonly file: string; readonly length: number }
  | { readonly step: 'sync'; readonly file: string }
  | { readonly step: 'remove'; readonly file: string }
  | { readonly step: 'said'; readonly line: string };

export const traced = 'pwrite64,write,fsync,fdatasync,ftruncate,unlink';

/** strace writes each byte as `\x00` with `-xx`, and with `-y` the path of each file. */
export function* stepsIn(lines: Iterable<string>, folder: string): Generator<Step> {
  /** By thread: a sync that is not done yet. */
  const begun = new Map<string, string>();
  for (const line of lines) {
    const [, thread = '', call = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    if (/^<\.\.\. f(?:data)?sync resumed>.* = 0$/.test(call)) {
      const file = begun.get(thread);
      if (file !== undefined) yield { step: 'sync', file };
    }
    const [, name, rest = ''] = /^(\w+)\((.*)$/.exec(call) ?? [];
    const [, path = ''] = /^(?:\d+<|")((?:\\x[0-9a-f]{2})+|[^>"]*)[>"]/.exec(rest) ?? [];
    const file = path.startsWith('\\x') ? bytesOf(path).toString() : path;
    if (name === 'write' && rest.startsWith('1<')) {
      const text = bytesOf(/"((?:\\x[0-9a-f]{2})*)"/.exec(rest)?.[1] ?? '').toString();
      yield { step: 'said', line: text.trimEnd() };
    }
    if (!file.startsWith(folder)) continue;
    if (name === 'pwrite64') {
      const [, text = '', at = ''] = /"((?:\\x[0-9a-f]{2})*)", \d+, (\d+)/.exec(rest) ?? [];
      yield { step: 'write', file, at: Number(at), bytes: bytesOf(text) };
    } else if (name === 'ftruncate') {
      yield { step: 'truncate', file, length: Number(/, (\d+)/.exec(rest)?.[1]) };
    } else if (name === 'unlink') yield { step: 'remove', file };
    else if (name === 'fsync' || name === 'fdatasync') {
      if (call.endsWith('= 0')) yield { step: 'sync', file };
      else begun.set(thread, file);
    }
  }
}

const bytesOf = (text: string): Buffer => Buffer.from(text.replaceAll('\\x', ''), 'hex');
