import type { GameDefinition, Kind, Language, PressOf, Seat } from './contract.ts';
import type { Control } from './controls.ts';
import type { Entry } from './entry.ts';
import type { Opening } from './kernel.ts';
import { writtenControl } from './written.ts';

/** What a step of a lesson says: a sentence or two each. */
export interface StepWords {
  /** What to do, and how it is typed. */
  readonly task: string;
  /** What came of it. */
  readonly done: string;
  /** For a move that the rules allow and the step does not ask for. */
  readonly other: string;
}

/** A made-up game in which somebody new makes the typical moves, each on a board that was prepared for it. */
export interface Lesson<K extends Kind> {
  readonly config: K['config'];
  readonly seats: number;
  readonly seed: string;
  /** Three to five. */
  readonly steps: readonly LessonStep<K>[];
}

export interface LessonStep<K extends Kind> {
  readonly words: Readonly<Record<Language, StepWords>>;
  /** What leads from the opening to its position. */
  readonly log: readonly Entry[];
  /** Whose eyes and moves the learner has. */
  readonly seat: Seat;
  /** Whether this is what the step asks for. */
  fulfils(move: K['move']): boolean;
  /** Whether this move only begins what the step asks for, such as to choose a robot. It contains no `;`. */
  leads?(move: K['move']): boolean;
  /** What is pressed in place of the game's own controls, where those open a form. */
  controls?(language: Language): readonly Control<PressOf<K>>[];
  /** What the others do then. */
  readonly replies?: readonly Entry[];
}

/** The same with its types sealed in. Moves are text, as the log keeps them. */
export interface SealedLesson {
  readonly opening: Opening;
  readonly steps: readonly SealedStep[];
}

export interface SealedStep {
  readonly words: Readonly<Record<Language, StepWords>>;
  readonly log: readonly Entry[];
  readonly seat: Seat;
  fulfils(text: string): boolean;
  leads(text: string): boolean;
  /** Undefined where the game's own controls serve. */
  controls(language: Language): readonly Control[] | undefined;
  readonly replies: readonly Entry[];
}

export function sealLesson<K extends Kind>(game: GameDefinition<K>): SealedLesson {
  const { config, seats, seed, steps } = game.lesson;
  return { opening: { config, seats, seed, now: 0 }, steps: steps.map((step) => sealStep(game, step)) };
}

function sealStep<K extends Kind>(game: GameDefinition<K>, step: LessonStep<K>): SealedStep {
  const { words, log, seat, replies = [] } = step;
  const reads = (text: string, judge: (move: K['move']) => boolean): boolean => {
    const move = game.notation.read(text);
    return move !== undefined && judge(move);
  };
  return {
    ...{ words, log, seat, replies },
    fulfils: (text) => reads(text, (move) => step.fulfils(move)),
    leads: (text) => reads(text, (move) => step.leads?.(move) ?? false),
    controls: (language) => step.controls?.(language).map((control) => writtenControl(game, control)),
  };
}
