import type { Language, RulesChapter, Viewer } from '../contract.ts';
import { rngFrom } from '../rng.ts';
import { type State, seats, type View, type ZGameKind } from './kind.ts';
import { notation } from './notation.ts';
import { rules } from './rules.ts';
import { words } from './words.ts';

const lines = ['x+0>Z0+x', 'x0+Z>+0x'];
const turns = ['b1!', 'f8!', 'b1-b5', 'f8-f3', 'g1-g2', 'c8-c7', 'g2-f3', 'b8-b7', 'd1!', 'b7-b6'];

/** The rules page, with pictures from a game as it is played. */
export function chapters(language: Language): readonly RulesChapter<ZGameKind>[] {
  const say = words[language].chapters;
  const start = rules.setup({}, 2, at);
  const arranged = lines.reduce((state, line, seat) => after(state, line, seat), start);
  const begun = [seats.white, seats.black].reduce((state, seat) => after(state, 'ready', seat), arranged);
  return [
    { text: say.setup, picture: viewOf(arranged, seats.white) },
    { text: say.turn, picture: viewOf(played(begun, turns.slice(0, 7)), 'table') },
    { text: say.pieces, picture: viewOf(played(begun, turns), seats.white) },
    { text: say.end },
    { text: say.typing },
  ];
}

const at = { now: 0, rng: rngFrom('zgame', 0) };

function played(state: State, moves: readonly string[]): State {
  return moves.reduce((each, text) => {
    const [seat] = [rules.awaiting(each)].flat();
    if (typeof seat !== 'number') throw new Error(`The example cannot go on with ${text}.`);
    return after(each, text, seat);
  }, state);
}

function after(state: State, text: string, seat: number): State {
  const move = notation.read(text);
  if (move === undefined) throw new Error(`The example cannot go on with ${text}.`);
  const step = rules.step(state, { type: 'move', seat, move }, at);
  if (!step.ok) throw new Error(`The example has a move that is refused: ${text}, ${step.refusal.why}.`);
  return step.state;
}

function viewOf(state: State, viewer: Viewer): View {
  return rules.view(state, viewer);
}
