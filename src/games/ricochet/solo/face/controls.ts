import type { PressOf, Speech, Viewer } from '../../../contract.ts';
import type { Control } from '../../../controls.ts';
import { controlsOf } from '../../../kit/controls.ts';
import { robotRows, takingBack } from '../../face/robotRows.ts';
import { words as gameWords } from '../../words.ts';
import { type Draft, mostMoves, type SoloKind, type View } from '../kind.ts';
import { words } from '../words.ts';

type Press = PressOf<SoloKind>;
const { button } = controlsOf<Press>();

/** A row of robots, a row of directions, and a row to take back moves or to see the solution, after a question. */
export function controls(view: View, _viewer: Viewer, speech: Speech, draft?: Draft): readonly Control<Press>[] {
  const { phase, legs, verdict, chosen, ways } = view;
  if (phase === 'over') return [];
  if (draft === 'give-up') {
    const { goOn, surely } = words[speech.language].asksToShow;
    return [button(goOn, 'plain', { draft: 'board' }), button(surely, 'danger', { move: { act: 'give-up' } })];
  }
  const { controls: say } = gameWords[speech.language];
  const goesOn = verdict !== 'solved' && legs.length < mostMoves;
  return [
    ...(goesOn ? robotRows({ chosen, ways }, speech) : []),
    ...takingBack(legs, speech),
    ...(goesOn ? [button(say.type, 'plain', { form: 'moves' })] : []),
    button(words[speech.language].showBest, 'danger', { draft: 'give-up' }),
  ];
}
