import type { Control, Speech, Viewer } from '../../../contract.ts';
import { button, made } from '../../face/button.ts';
import { movesDraft } from '../../face/movesForm.ts';
import { robotRows } from '../../face/robotRows.ts';
import { words as gameWords } from '../../words.ts';
import { mostMoves, type View } from '../kind.ts';
import { words } from '../words.ts';

/** A row of robots, one of directions, and one for what was done. */
export function controls(view: View, _viewer: Viewer, speech: Speech, draft?: string): readonly Control[] {
  const { phase, legs, standing, chosen, ways } = view;
  if (phase === 'over' || draft !== undefined) return [];
  const { controls: say } = gameWords[speech.language];
  const goesOn = standing !== 'solved' && legs.length < mostMoves;
  return [
    ...(goesOn ? robotRows({ chosen, ways }, speech) : []),
    ...(legs.length === 0 ? [] : [button(say.undo, made({ act: 'undo' })), button(say.reset, made({ act: 'reset' }))]),
    ...(goesOn ? [button(say.type, { form: movesDraft })] : []),
    button(words[speech.language].showBest, made({ act: 'give-up' }), 'danger'),
  ];
}
