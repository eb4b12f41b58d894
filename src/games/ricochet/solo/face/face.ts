import type { Face } from '../../../contract.ts';
import { movesDraft, movesForm } from '../../face/movesForm.ts';
import type { AloneKind } from '../kind.ts';
import { words } from '../words.ts';
import { controls } from './controls.ts';
import { explain } from './explain.ts';
import { headline } from './headline.ts';
import { draw } from './scene.ts';
import { describe } from './text.ts';

export const face: Face<AloneKind> = {
  draw,
  describe,
  headline,
  tell: (event, { language }) => words[language].tell(event),
  explain,
  controls,
  form: (draft, speech) => (draft === movesDraft ? movesForm(speech) : undefined),
};
