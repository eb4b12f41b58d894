/** The protocol of Redis, as far as a server needs it that reads commands and asks some itself. */

export type Reply = Buffer | number | null | readonly Reply[];

const [plus, minus, colon, dollar, star] = [...Buffer.from('+-:$*')];
const crlf = '\r\n';

export function command(...args: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from(`*${args.length}${crlf}`)];
  for (const arg of args) {
    parts.push(Buffer.from(`$${Buffer.byteLength(arg)}${crlf}`), Buffer.from(arg), Buffer.from(crlf));
  }
  return Buffer.concat(parts);
}

/** The number in the line at `at`, after its first character, and where the next line begins. */
export function numberAt(bytes: Buffer, at: number): readonly [value: number, next: number] | undefined {
  const end = bytes.indexOf(crlf, at);
  return end < 0 ? undefined : [Number(bytes.toString('latin1', at + 1, end)), end + 2];
}

/** The first arguments of a whole command, at most `most`. */
export function argsOf(frame: Buffer, most = Number.POSITIVE_INFINITY): readonly Buffer[] {
  const [count, first] = numberAt(frame, 0) ?? [0, 0];
  const args: Buffer[] = [];
  let at = first;
  while (args.length < Math.min(count, most)) {
    const [length, begin] = numberAt(frame, at) ?? [0, frame.length];
    args.push(frame.subarray(begin, begin + length));
    at = begin + length + 2;
  }
  return args;
}

/** Reads one whole reply, and says where it ends. Throws when the server answered with an error. */
export function replyAt(bytes: Buffer, at = 0): readonly [reply: Reply, end: number] {
  const end = bytes.indexOf(crlf, at);
  if (end < 0) throw new Error('A reply was cut off.');
  const line = bytes.subarray(at + 1, end);
  const next = end + 2;
  switch (bytes[at]) {
    case plus:
      return [line, next];
    case minus:
      throw new Error(line.toString());
    case colon:
      return [Number(line.toString()), next];
    case dollar: {
      const length = Number(line.toString());
      return length < 0 ? [null, next] : [bytes.subarray(next, next + length), next + length + 2];
    }
    case star: {
      const replies: Reply[] = [];
      let from = next;
      for (let left = Number(line.toString()); left > 0; left--) {
        const [reply, after] = replyAt(bytes, from);
        replies.push(reply);
        from = after;
      }
      return [replies, from];
    }
  }
  throw new Error('This is not a reply.');
}
