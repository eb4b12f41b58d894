import type { Control, Form, Speech, Viewer } from '../../contract.ts';
import type { StageView, View } from '../kind.ts';
import { words } from '../words.ts';
import { anytime, button, made } from './button.ts';
import { movesDraft, movesForm } from './movesForm.ts';
import { solutionDraft } from './past.ts';
import { robotRows } from './robotRows.ts';

type Showing = Extract<StageView, { at: 'showing' }>;

/** Anyone may press them, except that only who demonstrates moves robots. */
export function controls(view: View, viewer: Viewer, speech: Speech, draft?: string): readonly Control[] {
  if (draft !== undefined) return [];
  const say = words[speech.language].controls;
  const { stage } = view;
  const bid = button(say.bid, { form: `bid ${view.round}` }, 'main');
  switch (stage.at) {
    case 'judging':
      return look(view, speech);
    case 'open':
    case 'turned':
    case 'bidding':
      return [bid, ...hint(view, speech), ...look(view, speech)];
    case 'quiet':
      return [bid, button(say.turn, made({ act: 'timer' })), ...hint(view, speech), ...look(view, speech)];
    case 'showing':
      return viewer === 'table' || viewer === stage.seat ? showing(stage, speech) : [];
    case 'resting':
      return [button(say.next, made({ act: 'next' }), 'main')];
    case 'over':
      return [];
  }
}

const bidDraft = /^bid (?<round>\d+)$/;

/** A bid counts for the round it was opened in; moves for whoever demonstrates when they are sent. */
export function form(draft: string, speech: Speech): Form | undefined {
  const { bidForm } = words[speech.language].controls;
  const { round } = bidDraft.exec(draft)?.groups ?? {};
  if (round !== undefined) return { ...bidForm, prefix: `#${round}`, anytime: true, longest: 3 };
  return draft === movesDraft ? movesForm(speech) : undefined;
}

function hint({ hint }: View, { language }: Speech): readonly Control[] {
  return hint === 'may-ask' ? [button(words[language].controls.hint, anytime({ act: 'hint' }))] : [];
}

/** The solution of the round before, which may have been found since. */
function look({ before }: View, { language }: Speech): readonly Control[] {
  return before === undefined ? [] : [button(words[language].controls.before, { draft: solutionDraft })];
}

/** A row of robots, one of directions, and one for what was done. */
function showing({ legs, moves, chosen, ways }: Showing, speech: Speech): readonly Control[] {
  const say = words[speech.language].controls;
  const goesOn = legs.length < moves;
  return [
    ...(goesOn ? robotRows({ chosen, ways }, speech) : []),
    ...(legs.length === 0 ? [] : [button(say.undo, made({ act: 'undo' })), button(say.reset, made({ act: 'reset' }))]),
    button(say.giveUp, made({ act: 'give-up' }), 'danger'),
    ...(goesOn ? [button(say.type, { form: movesDraft })] : []),
  ];
}
