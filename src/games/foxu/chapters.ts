import type { Language, RulesChapter } from '../contract.ts';
import { rngFrom } from '../rng.ts';
import type { FoxuKind, State, View } from './kind.ts';
import { notation } from './notation.ts';
import { rules } from './rules.ts';
import { words } from './words.ts';

const preparation = ['pegs b2 b5 c1 c4 d2 d6 e3 e4 e6 f2 f5', 'ready', 'corners yellow a1'];
const opening = [...preparation, 'yellow a4'];
const turns = [...opening, 'keep', 'c6', 'd4', 'c3', 'd1'];

/** The rules page, with pictures from a game as it is played. */
export function chapters(language: Language): readonly RulesChapter<FoxuKind>[] {
  const say = words[language].chapters;
  return [
    { text: say.preparation, picture: after(preparation) },
    { text: say.moving },
    { text: say.pegs, picture: after(turns) },
    { text: say.pie, picture: after(opening) },
    { text: say.winning },
    { text: say.typing },
  ];
}

function after(moves: readonly string[]): View {
  const at = { now: 0, rng: rngFrom('foxu', 0) };
  const state = moves.reduce(
    (state: State, text) => {
      const move = notation.read(text);
      const [seat] = [rules.awaiting(state)].flat();
      if (move === undefined || typeof seat !== 'number') throw new Error(`The example cannot go on with ${text}.`);
      const step = rules.step(state, { type: 'move', seat, move }, at);
      if (!step.ok) throw new Error(`The example has a move that is refused: ${text}, ${step.refusal.why}.`);
      return step.state;
    },
    rules.setup({}, 2, at),
  );
  return rules.view(state, 'table');
}
