import type { Language, RulesChapter } from '../contract.ts';
import { rngFrom } from '../rng.ts';
import { standard } from './choices.ts';
import type { MisterZeroKind, Seating, State, View } from './kind.ts';
import { notation } from './notation.ts';
import { rules } from './rules.ts';
import { words } from './words.ts';

/** A game with two zeros in the centre, as in the leaflet’s: green takes three, red eight, and he stops one jump later. */
export const modelGame: readonly string[] = [
  ...['2G', '1Q', '5B', '2S', '4J', '8P', '7R', '7T', '0L', '0H'],
  ...['9D', '4N', '3F', '5A', '1C', '3M', '6O', '9E', '8I', '6K'],
];

/** The rules page, with pictures from games as they are played. */
export function chapters(language: Language): readonly RulesChapter<MisterZeroKind>[] {
  const say = words[language].chapters;
  return [
    { text: say.board, picture: after(2, []) },
    { text: say.centre, picture: after(2, modelGame.slice(0, 12)) },
    { text: say.walk, picture: after(2, modelGame) },
    { text: say.winning },
    { text: say.four },
    { text: say.typing },
  ];
}

function after(seats: Seating, moves: readonly string[]): View {
  const at = { now: 0, rng: rngFrom('mister-zero', 0) };
  const state = moves.reduce(
    (state: State, text) => {
      const move = notation.read(text);
      const [seat] = [rules.awaiting(state)].flat();
      if (move === undefined || typeof seat !== 'number') throw new Error(`The example cannot go on with ${text}.`);
      const step = rules.step(state, { type: 'move', seat, move }, at);
      if (!step.ok) throw new Error(`The example has a move that is refused: ${text}, ${step.refusal.why}.`);
      return step.state;
    },
    rules.setup(standard, seats, at),
  );
  return rules.view(state, 'table');
}
