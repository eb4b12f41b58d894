import type { Face } from '../../contract.ts';
import type { FoxuKind } from '../kind.ts';
import { words } from '../words.ts';
import { controls } from './controls.ts';
import { form } from './forms.ts';
import { sayMove } from './sayMove.ts';
import { draw } from './scene.ts';
import { describe } from './text.ts';

export const face: Face<FoxuKind> = {
  draw,
  describe,
  headline: (view, { language, player }) => words[language].headline(view, player),
  tell: (event, { language, player }) => words[language].tell(event, player),
  say: sayMove,
  explain: (refusal, { language, player }) => words[language].explain(refusal, player),
  controls,
  form,
};
