import { MessageFlags } from 'discord-api-types/v10';
import type { Component, Embed } from '../world/content.ts';
import { checkComponents, checkMedia, componentCheck } from './componentRules.ts';
import { type Form, isObject, lengthOf, openForm } from './form.ts';
import { refusal } from './refusal.ts';

/** The fields a bot may write of a message. */
export interface MessageBody {
  readonly content?: unknown;
  readonly embeds?: unknown;
  readonly components?: unknown;
  readonly attachments?: unknown;
  readonly flags?: unknown;
  readonly allowed_mentions?: unknown;
  readonly message_reference?: unknown;
  readonly nonce?: unknown;
  readonly enforce_nonce?: unknown;
  readonly sticker_ids?: unknown;
  readonly poll?: unknown;
}

export interface AllowedMentions {
  readonly parse?: readonly string[] | null;
  readonly users?: readonly string[] | null;
  readonly roles?: readonly string[] | null;
  readonly replied_user?: boolean | null;
}

/** A message as it would be after a body was applied to what was there. */
export interface Proposal {
  readonly content: unknown;
  readonly embeds: unknown;
  readonly components: unknown;
  readonly flags: number;
  readonly allowedMentions: unknown;
  readonly files: ReadonlySet<string>;
}

export interface Checked {
  readonly content: string;
  readonly embeds: readonly Embed[];
  readonly components: readonly Component[];
  readonly allowedMentions: AllowedMentions | undefined;
}

const embedLimits = { title: 256, description: 4096, field: [256, 1024], author: 256, footer: 2048 } as const;

/** Refuses what Discord would refuse in a message. */
export function checkMessage(proposal: Proposal): Checked {
  const form = openForm();
  const v2 = (proposal.flags & MessageFlags.IsComponentsV2) !== 0;
  const content = form.text(proposal.content, ['content'], 0, 2000) ?? '';
  checkEmbeds(form, proposal.embeds, proposal.files);
  checkComponents(componentCheck(form, proposal.files), proposal.components, ['components'], v2 ? 'v2' : 'rows');
  const embeds = (Array.isArray(proposal.embeds) ? proposal.embeds : []) as readonly Embed[];
  const components = (Array.isArray(proposal.components) ? proposal.components : []) as readonly Component[];
  if (v2) {
    for (const [field, there] of [
      ['content', content !== ''],
      ['embeds', embeds.length > 0],
    ] as const) {
      if (!there) continue;
      const words = `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`;
      form.wrong([field], 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2', words);
    }
  }
  checkAllowedMentions(form, proposal.allowedMentions);
  form.done();
  if (content.trim() === '' && embeds.length === 0 && components.length === 0 && (v2 || proposal.files.size === 0)) {
    throw refusal('emptyMessage');
  }
  const allowedMentions = isObject(proposal.allowedMentions)
    ? (proposal.allowedMentions as AllowedMentions)
    : undefined;
  return { content, embeds, components, allowedMentions };
}

function checkEmbeds(form: Form, given: unknown, files: ReadonlySet<string>): void {
  let letters = 0;
  const text = (value: unknown, at: readonly (string | number)[], least: number, most: number) => {
    letters += typeof value === 'string' ? lengthOf(value) : 0;
    form.text(value, at, least, most);
  };
  for (const [index, item] of form.list(given, ['embeds'], 0, 10).entries()) {
    const at = ['embeds', index];
    const embed = (isObject(item) ? item : {}) as Embed;
    text(embed.title, [...at, 'title'], 0, embedLimits.title);
    text(embed.description, [...at, 'description'], 0, embedLimits.description);
    text(embed.author?.name, [...at, 'author', 'name'], 0, embedLimits.author);
    text(embed.footer?.text, [...at, 'footer', 'text'], 0, embedLimits.footer);
    for (const [nth, field] of form.list(embed.fields, [...at, 'fields'], 0, 25).entries()) {
      const named = (isObject(field) ? field : {}) as { name?: unknown; value?: unknown };
      for (const [part, most] of [
        ['name', embedLimits.field[0]],
        ['value', embedLimits.field[1]],
      ] as const) {
        const path = [...at, 'fields', nth, part];
        if (form.need(named[part], path)) text(named[part], path, 1, most);
      }
    }
    form.whole(embed.color, [...at, 'color'], 0, 0xffffff);
    for (const part of ['image', 'thumbnail'] as const) {
      if (embed[part]) checkMedia({ form, files }, embed[part], [...at, part]);
    }
  }
  if (letters > 6000) form.wrong(['embeds'], 'MAX_EMBED_SIZE_EXCEEDED', 'Embed size exceeds maximum size of 6000');
}

function checkAllowedMentions(form: Form, given: unknown): void {
  if (!isObject(given)) return;
  const allowed = given as AllowedMentions;
  const parse = form.list(allowed.parse, ['allowed_mentions', 'parse'], 0, 3);
  for (const kind of ['users', 'roles'] as const) {
    const ids = form.list(allowed[kind], ['allowed_mentions', kind], 0, 100);
    if (ids.length > 0 && parse.includes(kind)) {
      const words = `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`;
      form.wrong(['allowed_mentions'], 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE', words);
    }
    if (new Set(ids).size < ids.length) {
      const words = 'The set already contains this value';
      form.wrong(['allowed_mentions', kind], 'SET_TYPE_ALREADY_CONTAINS_VALUE', words);
    }
  }
  for (const [index, kind] of parse.entries()) {
    if (['users', 'roles', 'everyone'].includes(String(kind))) continue;
    const at = ['allowed_mentions', 'parse', index];
    form.wrong(at, 'BASE_TYPE_CHOICES', "Value must be one of ('users', 'roles', 'everyone').");
  }
}

/** Reads a nonce, which is a number or a text of at most 25 characters. */
export function checkNonce(nonce: unknown): string | number | undefined {
  if (nonce === undefined || nonce === null) return undefined;
  if (typeof nonce === 'number') return nonce;
  const form = openForm();
  if (typeof nonce !== 'string') {
    form.wrong(['nonce'], 'NONCE_TYPE_INVALID_TYPE', 'This field must be a string or integer.');
  } else if (nonce.length > 25) {
    form.wrong(['nonce'], 'NONCE_TYPE_TOO_LONG', 'Must be 25 or fewer characters long.');
  }
  form.done();
  return String(nonce);
}
