import type { Carried, Speech } from '../../contract.ts';
import type { Form } from '../../controls.ts';
import type { FoxuKind, View } from '../kind.ts';
import { words } from '../words.ts';

/** Boards that are still in their channels say after it where the pegs stood. */
const written = /^pegs(?: |$)/;

export const forms: Carried<FoxuKind['form'], View> = {
  write: (form) => form,
  read: (text, { phase }) => (phase === 'pegs' && written.test(text) ? 'pegs' : undefined),
};

/** The grey pegs by hand, beginning from where they stand. */
export function form(_form: FoxuKind['form'], view: View, { language }: Speech): Form | undefined {
  if (view.phase !== 'pegs') return undefined;
  return { ...words[language].controls.form, prefix: 'pegs', value: view.grey.join(' '), longest: 50 };
}
