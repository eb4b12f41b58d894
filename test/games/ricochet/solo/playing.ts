import type { Input, Language, Speech, Step } from '../../../../src/games/contract.ts';
import type { Move } from '../../../../src/games/ricochet/kind.ts';
import { solo } from '../../../../src/games/ricochet/solo/index.ts';
import type { Config, Event, Refusal, SoloKind, State, View } from '../../../../src/games/ricochet/solo/kind.ts';
import { rules } from '../../../../src/games/ricochet/solo/rules.ts';
import { faced } from '../../faced.ts';
import { board, frozen, moment, notation, place, slides, target, ways } from '../playing.ts';

export const face = faced(solo);

export { frozen, moment, notation, rules, slides, ways };

export const example = solo.presets.standard;

/** What is typed, and in which second. */
export type Deed = readonly [second: number, typed: string];

/** Red is two cells left of its star: `ways` lead there, the best in three moves. */
export const near: Config = { board, place, target, best: slides(ways.best), level: 'easy', seed: 'near' };

export function opened(more: Partial<Config> = {}): State {
  return rules.setup({ ...near, ...more }, 1, moment(0));
}

export function tried(state: State, [second, typed]: Deed): Step<SoloKind> {
  return rules.step(frozen(state), inputOf(typed), moment(second));
}

export function accepted(state: State, deed: Deed): { state: State; events: readonly Event[] } {
  const step = tried(state, deed);
  if (!step.ok) throw new Error(`${deed.join(' ')} is refused: ${JSON.stringify(step.refusal)}`);
  return { state: step.state, events: step.events.map(({ event }) => event) };
}

export function played(from: State, ...deeds: readonly Deed[]): State {
  return deeds.reduce((state, deed) => accepted(state, deed).state, from);
}

/** What everybody is told about the last of these. */
export function heard(from: State, ...deeds: readonly Deed[]): readonly Event[] {
  return accepted(played(from, ...deeds.slice(0, -1)), deeds.at(-1) as Deed).events;
}

export function refusalOf(from: State, ...deeds: readonly Deed[]): Refusal | undefined {
  const step = tried(played(from, ...deeds.slice(0, -1)), deeds.at(-1) as Deed);
  return step.ok ? undefined : step.refusal;
}

export function viewOf(state: State): View {
  return rules.view(state, 0);
}

/** The view after these were typed on the board of the example, one each second. */
export function seen(typed: readonly string[], more: Partial<Config> = {}): View {
  const start = rules.setup({ ...example, ...more }, 1, moment(0));
  return viewOf(played(start, ...typed.map((text, nth): Deed => [nth + 1, text])));
}

export function speech(language: Language): Speech {
  return { language, player: (seat) => `seat ${seat}`, when: (instant) => `at ${instant}` };
}

function inputOf(typed: string): Input<Move> {
  switch (typed) {
    case 'tick':
      return { type: 'tick' };
    case 'join':
    case 'leave':
      return { type: typed, seat: 0 };
    case 'answer':
      return { type: 'answer', errand: 'nobody asked', value: undefined };
  }
  const move = notation.read(typed);
  if (move === undefined) throw new Error(`${typed} is not a move.`);
  return { type: 'move', seat: 0, move };
}
