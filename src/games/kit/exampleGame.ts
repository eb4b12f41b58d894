import type { GameDefinition, Kind, Seat, Viewer } from '../contract.ts';
import { rngFrom } from '../rng.ts';

/** A move as it is typed. The seat is named where several players may move; otherwise the awaited player moves. */
export type ExampleMove = string | readonly [seat: Seat, text: string];

/** A game for its rules page: what a viewer sees of it after these moves. A move that does not work throws. */
export function exampleGame<K extends Kind>(
  { rules, notation }: Pick<GameDefinition<K>, 'rules' | 'notation'>,
  config: K['config'],
  seats: number,
): (moves: readonly ExampleMove[], viewer?: Viewer) => K['view'] {
  const at = { now: 0, rng: rngFrom('example', 0) };

  function after(state: K['state'], example: ExampleMove): K['state'] {
    const [seat, text] = typeof example === 'string' ? [[rules.awaiting(state)].flat()[0], example] : example;
    const move = notation.read(text);
    if (move === undefined || typeof seat !== 'number') throw new Error(`The example cannot go on with ${text}.`);
    const step = rules.step(state, { type: 'move', seat, move }, at);
    if (!step.ok) throw new Error(`The example has a move that is refused: ${text}, ${step.refusal.why}.`);
    return step.state;
  }

  return (moves, viewer = 'table') => rules.view(moves.reduce(after, rules.setup(config, seats, at)), viewer);
}
