import type { Carried, Speech } from '../../contract.ts';
import type { Form } from '../../controls.ts';
import type { MastermindKind, View } from '../kind.ts';
import { words } from '../words.ts';

export const forms: Carried<MastermindKind['form'], View> = {
  write: (form) => form,
  read: (text, view) =>
    text === 'cards' && view.phase === 'choosing' && view.viewer === view.setter ? text : undefined,
};

/** A field to type the cards in. */
export function form(_form: MastermindKind['form'], _view: View, { language }: Speech): Form {
  return { ...words[language].controls.form, prefix: 'cards', longest: 54 };
}
