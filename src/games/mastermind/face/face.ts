import type { Face } from '../../contract.ts';
import type { MastermindKind } from '../kind.ts';
import { notation } from '../notation.ts';
import { words } from '../words.ts';
import { controls } from './controls.ts';
import { form } from './forms.ts';
import { headline } from './headline.ts';
import { draw } from './scene.ts';
import { describe } from './text.ts';

export const face: Face<MastermindKind> = {
  draw,
  describe,
  headline,
  tell: (event, { language, player }) => words[language].tell(event, player),
  explain: (refusal, { language, player }) => words[language].explain(refusal, player),
  say: (move, { language }) =>
    move.act === 'row' ? words[language].row(move.puzzle, move.tokens) : notation.write(move),
  controls,
  form,
};
