import type { Carried, Speech } from '../../contract.ts';
import type { Form } from '../../controls.ts';
import type { MisterZeroKind, View } from '../kind.ts';
import { words } from '../words.ts';

/** Players who type advice in the channel begin with the same word. */
const prefix = 'advise';

export const forms: Carried<MisterZeroKind['form'], View> = {
  write: () => prefix,
  read: (text, { phase }) => (phase === 'placing' && text === prefix ? 'advice' : undefined),
};

/** The field in which a partner types advice. */
export function form(_form: MisterZeroKind['form'], _view: View, { language }: Speech): Form {
  return { ...words[language].controls.form, prefix, longest: 10 };
}
