import type { Carried, Speech } from '../../contract.ts';
import type { Form } from '../../controls.ts';
import type { View, ZGameKind } from '../kind.ts';
import { notation } from '../notation.ts';
import { words } from '../words.ts';
import { lineToArrange } from './drafts.ts';

/** Older boards, which may still be in their channels, carry the whole base line instead of `line`. */
const means = (text: string) => text === 'line' || notation.read(text)?.act === 'arrange';

export const forms: Carried<ZGameKind['form'], View> = {
  write: (form) => form,
  read: (text, view) => (lineToArrange(view) !== undefined && means(text) ? 'line' : undefined),
};

/** The field to type a base line. It begins with the player's current line. */
export function form(_form: ZGameKind['form'], view: View, { language }: Speech): Form | undefined {
  const line = lineToArrange(view);
  if (line === undefined) return undefined;
  return { ...words[language].controls.form, prefix: 'line:', anytime: true, value: line.join(''), longest: 16 };
}
