import type { Face, Speech } from '../../../contract.ts';
import { movesForm } from '../../face/forms.ts';
import { words as gameWords } from '../../words.ts';
import type { Refusal, SoloKind } from '../kind.ts';
import { words } from '../words.ts';
import { controls } from './controls.ts';
import { headline } from './headline.ts';
import { draw } from './scene.ts';
import { describe } from './text.ts';

export const face: Face<SoloKind> = {
  draw,
  describe,
  headline,
  tell: (event, { language }) => words[language].tell(event),
  explain,
  controls,
  form: (_form, _view, speech) => movesForm(speech),
};

function explain(refusal: Refusal, { language, player, when }: Speech): string {
  switch (refusal.why) {
    case 'does-not-move':
    case 'nothing-to-undo':
      return gameWords[language].explain(refusal, player, when);
    case 'alone':
    case 'solved-already':
    case 'too-many-moves':
      return words[language].explain(refusal);
  }
}
