import type { Language } from '../../games/contract.ts';
import { type Game, type Play, type Refusal, replay, type Submitted } from '../../games/kernel.ts';
import type { SealedStep } from '../../games/lesson.ts';

/** What becomes of a step when somebody tries a move in it. Nothing is kept: its board is played anew each time. */
export type Tried =
  | { readonly is: 'refused'; readonly refusal: Refusal }
  /** The rules allow it, and the step asks for something else. */
  | { readonly is: 'other' }
  /** It changes nothing, such as to choose what is chosen already. */
  | { readonly is: 'idle' }
  /** It begins what the step asks for. */
  | { readonly is: 'begun'; readonly after: string }
  | { readonly is: 'done'; readonly play: Play; readonly events: readonly unknown[] };

/** The board of a step, perhaps after a move that began what it asks for. One that was made up is left out. */
export function boardOf(game: Game, step: SealedStep, after?: string): Play {
  const start = replay(game, game.lesson.opening, step.log);
  if (after === undefined || !step.leads(after)) return start;
  const submitted = game.submit(start, { type: 'move', seat: step.seat, text: after }, timeIn(step));
  return submitted.ok && submitted.changed ? submitted.play : start;
}

export interface Attempt {
  readonly text: string;
  readonly language: Language;
  readonly after?: string | undefined;
}

export function tryOut(game: Game, step: SealedStep, { text, language, after }: Attempt): Tried {
  const { seat } = step;
  const submitted = game.submit(boardOf(game, step, after), { type: 'move', seat, text, language }, timeIn(step));
  if (!submitted.ok) return { is: 'refused', refusal: submitted.refusal };
  if (!submitted.changed || submitted.entry.input.type !== 'move') return { is: 'idle' };
  const written = submitted.entry.input.text;
  if (step.fulfils(written)) return answered(game, step, submitted);
  return step.leads(written) ? { is: 'begun', after: written } : { is: 'other' };
}

/** What the others do then is played too. */
function answered(game: Game, step: SealedStep, first: Accepted): Tried {
  let { play } = first;
  const told = [...first.events];
  for (const { at, input } of step.replies) {
    const submitted = game.submit(play, input, at);
    // The game ended before they could.
    if (!submitted.ok || !submitted.changed) break;
    play = submitted.play;
    told.push(...submitted.events);
  }
  const events = told.filter(({ to }) => to === 'table' || to === step.seat).map(({ event }) => event);
  return { is: 'done', play, events };
}

type Accepted = Extract<Submitted, { readonly ok: true; readonly changed: true }>;

/** No time passes while somebody thinks. */
const timeIn = ({ log }: SealedStep): number => log.at(-1)?.at ?? 0;
