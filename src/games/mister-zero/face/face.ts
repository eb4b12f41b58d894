import type { Face } from '../../contract.ts';
import type { MisterZeroKind } from '../kind.ts';
import { words } from '../words.ts';
import { controls } from './controls.ts';
import { film } from './film.ts';
import { form } from './forms.ts';
import { draw } from './scene.ts';
import { describe, headline } from './text.ts';

export const face: Face<MisterZeroKind> = {
  draw,
  film,
  describe,
  headline,
  tell: (event, { language, player }) => words[language].tell(event, player),
  explain: (refusal, { language, player, when }) => words[language].explain(refusal, player, when),
  controls,
  form,
};
