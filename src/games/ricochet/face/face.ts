import type { Face } from '../../contract.ts';
import type { RicochetKind } from '../kind.ts';
import { words } from '../words.ts';
import { controls } from './controls.ts';
import { form } from './forms.ts';
import { headline } from './headline.ts';
import { draw } from './scene.ts';
import { describe } from './text.ts';

export const face: Face<RicochetKind> = {
  draw,
  describe,
  headline,
  tell: (event, { language, player }) => words[language].tell(event, player),
  explain: (refusal, { language, player, when }) => words[language].explain(refusal, player, when),
  controls,
  form,
};
