import type { Carried, Speech } from '../../contract.ts';
import type { Form as Field } from '../../controls.ts';
import type { Form, View } from '../kind.ts';
import { words } from '../words.ts';

/** The field opens even for a round that is over, so that the bid is refused with a reason. */
export const forms: Carried<Form, View> = {
  write(form) {
    switch (form.field) {
      case 'bid':
        return `bid ${form.round}`;
      case 'moves':
        return form.field;
    }
  },
  read(text) {
    if (text === 'moves') return { field: text };
    const [, round] = /^bid ([1-9]\d{0,4})$/.exec(text) ?? [];
    return round === undefined ? undefined : { field: 'bid', round: Number(round) };
  },
};

/**
 * What is sent counts even if something has changed meanwhile: a bid counts in the round in which its field was opened,
 * moves while moves are being shown.
 */
export function form(form: Form, _view: View, speech: Speech): Field {
  const { bidForm } = words[speech.language].controls;
  switch (form.field) {
    case 'bid':
      return { ...bidForm, prefix: `#${form.round}`, anytime: true, longest: 3 };
    case 'moves':
      return movesForm(speech);
  }
}

export function movesForm({ language }: Speech): Field {
  return { ...words[language].controls.movesForm, prefix: '', anytime: true, longest: 60 };
}
