import type { Carried, Speech } from '../../contract.ts';
import type { Form } from '../../controls.ts';
import type { FoxuKind, View } from '../kind.ts';
import { words } from '../words.ts';

/** Older boards, which may still be in their channels, also name the holes of the pegs after this word. */
const written = /^pegs(?: |$)/;

export const forms: Carried<FoxuKind['form'], View> = {
  write: (form) => form,
  read: (text, { phase }) => (phase === 'pegs' && written.test(text) ? 'pegs' : undefined),
};

/** The field to place the grey pegs by hand. It begins with the holes where they are now. */
export function form(_form: FoxuKind['form'], view: View, { language }: Speech): Form | undefined {
  if (view.phase !== 'pegs') return undefined;
  return { ...words[language].controls.form, prefix: 'pegs', value: view.grey.join(' '), longest: 50 };
}
