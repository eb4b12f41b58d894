import type { IncomingMessage } from 'node:http';
import { bodyOf } from '../../bodyOf.ts';
import { largestFile } from '../rules/attachments.ts';
import { refusal } from '../rules/refusal.ts';

export interface Upload {
  /** The number in `files[n]`. */
  readonly index: number;
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

export interface Payload {
  readonly body: unknown;
  readonly files: readonly Upload[];
}

/** A few of the largest files, and the JSON beside them. */
const largestRequest = 3 * largestFile + 1024 * 1024;

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw refusal('invalidJson');
  }
}

/** Reads a request: plain JSON, or a form of `payload_json` and `files[n]`. */
export async function readPayload(request: IncomingMessage): Promise<Payload> {
  const raw = await bodyOf(request, largestRequest);
  if (raw === 'too large') throw refusal('tooLarge');
  const contentType = request.headers['content-type'] ?? '';
  if (!contentType.startsWith('multipart/form-data')) return { body: parseJson(raw.toString('utf8')), files: [] };
  const form = await new Response(raw, { headers: { 'content-type': contentType } }).formData();
  const files: Upload[] = [];
  for (const [name, value] of form) {
    const index = /^files\[(\d+)\]$/.exec(name)?.[1];
    if (index === undefined || typeof value === 'string') continue;
    const bytes = Buffer.from(await value.arrayBuffer());
    files.push({ index: Number(index), filename: value.name, contentType: value.type, bytes });
  }
  const payload = form.get('payload_json');
  return { body: typeof payload === 'string' ? parseJson(payload) : {}, files };
}
