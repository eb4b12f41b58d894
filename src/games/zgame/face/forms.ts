import type { Carried, Speech } from '../../contract.ts';
import type { Form } from '../../controls.ts';
import type { View, ZGameKind } from '../kind.ts';
import { notation } from '../notation.ts';
import { words } from '../words.ts';
import { lineToArrange } from './drafts.ts';

/** Boards that are still in their channels say instead how the line stood. */
const means = (text: string) => text === 'line' || notation.read(text)?.act === 'arrange';

export const forms: Carried<ZGameKind['form'], View> = {
  write: (form) => form,
  read: (text, view) => (lineToArrange(view) !== undefined && means(text) ? 'line' : undefined),
};

/** One’s own base line in writing, beginning from how it stands. */
export function form(_form: ZGameKind['form'], view: View, { language }: Speech): Form | undefined {
  const line = lineToArrange(view);
  if (line === undefined) return undefined;
  return { ...words[language].controls.form, prefix: 'line:', anytime: true, value: line.join(''), longest: 16 };
}
