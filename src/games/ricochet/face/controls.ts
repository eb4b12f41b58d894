import type { PressOf, Speech, Viewer } from '../../contract.ts';
import type { Control } from '../../controls.ts';
import { controlsOf } from '../../kit/controls.ts';
import type { Draft, RicochetKind, StageView, View } from '../kind.ts';
import { words } from '../words.ts';
import { robotRows, takingBack } from './robotRows.ts';

type Press = PressOf<RicochetKind>;
type Controls = readonly Control<Press>[];
const { button } = controlsOf<Press>();

type Showing = Extract<StageView, { at: 'showing' }>;

/** Anyone may press these, but only the player who demonstrates moves robots. */
export function controls(view: View, viewer: Viewer, speech: Speech, draft?: Draft): Controls {
  if (draft !== undefined) return [];
  const say = words[speech.language].controls;
  const { stage } = view;
  const bid = button(say.bid, 'main', { form: { field: 'bid', round: view.round } });
  switch (stage.at) {
    case 'judging':
      return look(view, speech);
    case 'open':
    case 'turned':
    case 'bidding':
      return [bid, ...hint(view, speech), ...look(view, speech)];
    case 'quiet':
      return [bid, button(say.turn, 'plain', { move: { act: 'timer' } }), ...hint(view, speech), ...look(view, speech)];
    case 'showing':
      return viewer === 'table' || viewer === stage.seat ? showing(stage, speech) : [];
    case 'resting':
      return [button(say.next, 'main', { move: { act: 'next' } })];
    case 'over':
      return [];
  }
}

function hint({ hint }: View, { language }: Speech): Controls {
  return hint === 'may-ask' ? [button(words[language].controls.hint, 'plain', { anytime: { act: 'hint' } })] : [];
}

/** A look at the solution of the round before. The solver may have found it only after that round. */
function look({ before }: View, { language }: Speech): Controls {
  return before === undefined ? [] : [button(words[language].controls.before, 'plain', { draft: 'solution' })];
}

/** A row of robots, a row of directions, and a row to take back moves or to give up. */
function showing({ legs, moves, chosen, ways }: Showing, speech: Speech): Controls {
  const say = words[speech.language].controls;
  const goesOn = legs.length < moves;
  return [
    ...(goesOn ? robotRows({ chosen, ways }, speech) : []),
    ...takingBack(legs, speech),
    button(say.giveUp, 'danger', { move: { act: 'give-up' } }),
    ...(goesOn ? [button(say.type, 'plain', { form: { field: 'moves' } })] : []),
  ];
}
