import type { Language, RulesChapter } from '../contract.ts';
import { rngFrom } from '../rng.ts';
import type { MastermindKind, State, View } from './kind.ts';
import { notation } from './notation.ts';
import { rules } from './rules.ts';
import { words } from './words.ts';

const seeking: readonly (readonly [seat: number, move: string])[] = [
  [0, 'cards red-star blue-circle red-cross'],
  [1, 'colours R Y G'],
  [1, 'shapes circle square triangle'],
  [1, 'colours R B R'],
  [1, 'shapes star circle square'],
];
const shown: typeof seeking = [...seeking, [1, 'shapes star circle cross']];
const nextRow: typeof seeking = [...shown, [1, 'next'], [1, 'cards yellow-star green-cross purple-circle']];

/** The rules page, with pictures from a game as it is played. */
export function chapters(language: Language): readonly RulesChapter<MastermindKind>[] {
  const say = words[language].chapters;
  return [
    { text: say.idea },
    { text: say.round },
    { text: say.answers, picture: after(seeking) },
    { text: say.points, picture: after(shown) },
    { text: say.two, picture: after(nextRow) },
    { text: say.three },
    { text: say.typing },
  ];
}

function after(moves: typeof seeking): View {
  const at = { now: 0, rng: rngFrom('mastermind', 0) };
  const start = rules.setup({ setters: 'in-turn', possible: 'not-told' }, 2, at);
  const state = moves.reduce((before: State, [seat, text]) => {
    const move = notation.read(text);
    if (move === undefined) throw new Error(`The example has ${text}, which is no move.`);
    const step = rules.step(before, { type: 'move', seat, move }, at);
    if (!step.ok) throw new Error(`The example has a move that is refused: ${text}, ${step.refusal.why}.`);
    return step.state;
  }, start);
  return rules.view(state, 'table');
}
