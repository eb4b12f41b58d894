import { type Game, kernelReasons, type Play, type PlayInput } from '../../games/kernel.ts';
import { type Applied, refuse, refused, type Surroundings, saw } from './act.ts';
import { clockAfter } from './clockAfter.ts';
import { askedToDraw } from './draw.ts';
import { finish } from './finish.ts';
import type { Match } from './match.ts';

/** So many of the last public events stand above the picture. */
export const linesKept = 3;

/** Gives an input to the rules of the game, and takes over what comes of it. */
export function submit(match: Match, input: PlayInput, around: Surroundings): Applied {
  const { game, now } = around;
  if (match.play === undefined) return refuse('not-started');
  const submitted = game.submit(match.play, input, now);
  if (!submitted.ok) {
    const { refusal } = submitted;
    const ofKernel = kernelReasons.find((why) => why === refusal.why);
    if (ofKernel !== undefined) return refuse(ofKernel);
    return refused({ of: 'game', game: match.game, refusal });
  }
  if (!submitted.changed) return { done: 'nothing' };
  const audience = [...new Set(submitted.events.map(({ to }) => to))];
  const told = submitted.events.filter(({ to }) => to === 'table').map(({ event }) => event);
  const actor = input.type === 'move' ? input.seat : undefined;
  // Who is called, and what is offered, is seen by everybody. So what somebody does in private changes neither.
  const hidden = actor !== undefined && !audience.includes('table');
  const seen = actor === undefined || hidden ? match : saw(match, actor, now);
  const played = { ...seen, play: submitted.play };
  const moved: Match = {
    ...played,
    recent: [...match.recent, ...told].slice(-linesKept),
    clock: clockAfter(match, played, { seat: actor, seenBy: hidden ? 'not-all' : 'all' }, around),
    // A player who makes a move instead of answering a draw offer has declined it.
    drawOffer: !hidden && (actor === undefined || askedToDraw(match).includes(actor)) ? undefined : match.drawOffer,
    // The question passes when the game goes on.
    retract: hidden ? match.retract : undefined,
    retracted: hidden ? match.retracted : match.retracted && { times: match.retracted.times },
  };
  const after = ended(submitted.play, game) ? finish(moved, { by: 'rules' }, game) : moved;
  return { done: 'yes', match: after, entries: [submitted.entry], chapter: 'same', audience };
}

const ended = (play: Play, game: Game) => game.outcome(play) !== undefined;
