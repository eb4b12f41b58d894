import type { Face } from '../../contract.ts';
import type { ZGameKind } from '../kind.ts';
import { words } from '../words.ts';
import { controls } from './controls.ts';
import { form } from './forms.ts';
import { headline } from './headline.ts';
import { draw } from './scene.ts';
import { describe } from './text.ts';

export const face: Face<ZGameKind> = {
  draw,
  describe,
  headline,
  tell: (event, { language, player }) => words[language].tell(event, player),
  explain: (refusal, { language, player }) => words[language].explain(refusal, player),
  controls,
  form,
};
