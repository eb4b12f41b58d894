import type { Seat, Step } from '../contract.ts';
import { done, refused } from '../kit/done.ts';
import { occurrence } from '../kit/occurrence.ts';
import { writeAction } from './actions.ts';
import { occurrencesToDraw, quietTurnsToDraw } from './decided.ts';
import { type Action, type Event, type Move, type Result, type StateOf, seats, sides, type ZGameKind } from './kind.ts';
import { judgeMove, judgeReveal } from './moves.ts';
import { advance, fingerprint } from './position.ts';

/** In a turn a player moves one piece or reveals one piece. */
export function stepTurns(state: StateOf<'turns'>, seat: Seat, move: Move): Step<ZGameKind> {
  const { pieces, turn } = state.position;
  switch (move.act) {
    case 'ready':
      return refused({ why: 'ready-already' });
    case 'shuffle':
    case 'arrange':
    case 'swap':
      return refused({ why: 'line-fixed' });
    case 'move':
    case 'reveal': {
      if (seat !== seats[turn]) return refused({ why: 'not-your-turn', awaited: seats[turn] });
      const judged =
        move.act === 'move' ? judgeMove(pieces, turn, move.from, move.to) : judgeReveal(pieces, turn, move.at);
      return judged.ok ? act(state, judged.action) : judged;
    }
  }
}

function act(state: StateOf<'turns'>, action: Action): Step<ZGameKind> {
  const { position, deed, progress, passed, end } = advance(state.position, action);
  const lines = state.lines;
  const actions = [...state.actions, writeAction(action)];
  const events: readonly Event[] = [
    { what: 'acted', seat: seats[deed.side], deed },
    ...passed.map((side): Event => ({ what: 'passed', seat: seats[side], side })),
  ];
  const [before, turns] = progress === 'made' ? [[], 0] : [state.seen, state.quiet + 1 + passed.length];
  const seen = [...before, fingerprint(position)];
  const result: End | undefined = end ?? drawn(seen, turns);
  if (result === undefined) {
    return done({ phase: 'turns', lines, actions, position, last: deed, seen, quiet: turns }, ...events);
  }
  return done({ phase: 'over', lines, actions, result }, ...events, ending(result));
}

/** How a game can end by its rules. */
type End = Exclude<Result, { readonly by: 'outside' }>;

function drawn(seen: readonly string[], quiet: number): End | undefined {
  if (occurrence(seen) >= occurrencesToDraw) return { by: 'repetition' };
  return quiet >= quietTurnsToDraw * sides.length ? { by: 'quiet' } : undefined;
}

function ending(result: End): Event {
  return result.by === 'taking'
    ? { what: 'won', seat: seats[result.side], side: result.side }
    : { what: 'drawn', by: result.by };
}
