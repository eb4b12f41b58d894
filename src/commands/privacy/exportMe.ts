import { gzipSync } from 'node:zlib';
import { ComponentType } from 'discord.js';
import { container, paragraph, textMessage, type V2Message } from '../board/board.ts';
import type { Services } from '../services.ts';
import type { AnyCall } from '../slash/asked.ts';
import { languageOf, words } from '../words/words.ts';

/** Discord takes ten megabytes. A file this large is packed, so that it is far smaller. */
const large = 4_000_000;

/** `/plateau export-me`: all that is kept about whoever asks, as a file. */
export async function exportMe(call: AnyCall, { host }: Services): Promise<V2Message> {
  const say = words[languageOf(call.locale)].privacy;
  const told = await host.exportOf(call.user.id);
  const text = Buffer.from(JSON.stringify(told, undefined, 2));
  const packs = text.length > large;
  const name = `plateau-${call.user.id}.json${packs ? '.gz' : ''}`;
  const attachment = packs ? gzipSync(text) : text;
  const file = { type: ComponentType.File, file: { url: `attachment://${name}` } } as const;
  if (attachment.length > 2 * large) return textMessage(say.tooLarge);
  return container([paragraph(say.exported), file], [{ attachment, name, description: say.fileName }], []);
}
