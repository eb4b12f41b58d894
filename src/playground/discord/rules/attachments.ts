import type { Upload } from '../rest/multipart.ts';
import type { Component, Embed, Media } from '../world/content.ts';
import type { Attachment } from '../world/records.ts';
import { isObject, openForm } from './form.ts';
import { refusal } from './refusal.ts';

export const largestFile = 10 * 1024 * 1024;
const mostFiles = 10;

const typesByEnding: Readonly<Record<string, string>> = {
  png: 'image/png',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** In a PNG, width and height are always the same bytes. */
function sizeOfPng(bytes: Buffer): { readonly width: number; readonly height: number } | undefined {
  if (bytes.length < 24 || bytes.readUInt32BE(0) !== 0x89504e47) return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Discord keeps letters, digits, dots, dashes and underscores of a file's name. */
function tidy(filename: string): string {
  return filename.replaceAll(' ', '_').replace(/[^\p{L}\p{N}._-]/gu, '') || 'unknown';
}

interface Listed {
  readonly id: string;
  readonly description: string | undefined;
}

function readList(given: unknown): readonly Listed[] | undefined {
  if (given === undefined || given === null) return undefined;
  const form = openForm();
  const listed = form.list(given, ['attachments'], 0, mostFiles).map((item, index) => {
    const { id, description }: { id?: unknown; description?: unknown } = isObject(item) ? item : {};
    form.need(id, ['attachments', index, 'id']);
    return { id: String(id), description: form.text(description, ['attachments', index, 'description'], 0, 1024) };
  });
  form.done();
  return listed;
}

/**
 * The attachments of a message after an edit. The old files stay when the list names them, or when there is no list.
 * Uploads are added; the entry of the list whose id is an upload's index describes it.
 */
export function attachmentsAfter(
  before: readonly Attachment[],
  given: unknown,
  uploads: readonly Upload[],
  addressing: { readonly mint: () => string; readonly url: (id: string, filename: string) => string },
): readonly Attachment[] {
  const list = readList(given);
  if (uploads.some(({ bytes }) => bytes.length > largestFile)) throw refusal('tooLarge');
  const kept =
    list === undefined
      ? before
      : before.flatMap((attachment) => {
          const entry = list.find(({ id }) => id === attachment.id);
          if (entry === undefined) return [];
          return [entry.description === undefined ? attachment : { ...attachment, description: entry.description }];
        });
  const known = new Set([...before.map(({ id }) => id), ...uploads.map(({ index }) => String(index))]);
  const form = openForm();
  for (const [index, { id }] of (list ?? []).entries()) {
    if (!known.has(id)) form.wrong(['attachments', index], 'ATTACHMENT_NOT_FOUND', 'Attachment data not found');
  }
  if (kept.length + uploads.length > mostFiles) {
    form.wrong(['attachments'], 'BASE_TYPE_MAX_LENGTH', `Must be ${mostFiles} or fewer in length.`);
  }
  form.done();
  const added = uploads.map((upload): Attachment => {
    const id = addressing.mint();
    const filename = tidy(upload.filename);
    const size = sizeOfPng(upload.bytes);
    const ending = filename.split('.').at(-1)?.toLowerCase() ?? '';
    return {
      id,
      filename,
      description: list?.find((entry) => entry.id === String(upload.index))?.description,
      contentType: typesByEnding[ending] ?? (upload.contentType || 'application/octet-stream'),
      bytes: upload.bytes,
      url: addressing.url(id, filename),
      width: size?.width,
      height: size?.height,
    };
  });
  return [...kept, ...added];
}

/** Numbers the components, and replaces each `attachment://` by the address of the file. */
export function linkComponents(components: readonly Component[], attachments: readonly Attachment[]): Component[] {
  let running = 0;
  const media = (given: Media): Media => {
    const attachment = named(given.url, attachments);
    if (attachment === undefined) return given;
    const { url, width, height, contentType } = attachment;
    const size = width === undefined ? {} : { width, height };
    return Object.assign({ url, proxy_url: url, content_type: contentType, attachment_id: attachment.id }, size);
  };
  const link = (component: Component): Component => {
    running += 1;
    return {
      ...component,
      id: component.id || running,
      ...(component.components && { components: component.components.map(link) }),
      ...(component.accessory && { accessory: link(component.accessory) }),
      ...(component.media && { media: media(component.media) }),
      ...(component.file && { file: media(component.file) }),
      ...(component.items && { items: component.items.map((item) => ({ ...item, media: media(item.media) })) }),
    };
  };
  return components.map(link);
}

export function linkEmbeds(embeds: readonly Embed[], attachments: readonly Attachment[]): Embed[] {
  const picture = (given: Embed['image']) => {
    const attachment = named(given?.url ?? '', attachments);
    return attachment === undefined ? given : { ...given, url: attachment.url };
  };
  return embeds.map((embed) => ({
    ...embed,
    ...(embed.image && { image: picture(embed.image) ?? null }),
    ...(embed.thumbnail && { thumbnail: picture(embed.thumbnail) ?? null }),
  }));
}

function named(url: string, attachments: readonly Attachment[]): Attachment | undefined {
  const name = /^attachment:\/\/(.+)$/.exec(url)?.[1];
  return attachments.findLast(({ filename }) => filename === name);
}
