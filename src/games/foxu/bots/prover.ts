import { type Point, points } from '../board.ts';
import * as known from './facts.ts';
import { nextMine, nextTheirs, type Position } from './position.ts';
import * as table from './ways.ts';

// see facts.ts
const { at, count, most, pairOf } = table;
const { holds, slotOf, take, bestIn, noteBest } = known;
const { winsEver, winsWithin, losesEver, losesWithin, noWinWithin, noLossWithin } = known;
const { noteWin, noteLoss, noteNoWin, noteNoLoss } = known;

export type Answer = 'yes' | 'no' | 'late';

/** Answers with certainty. A ply is one slide of one tube. */
export interface Prover {
  /** Whether the player to move can force a win within so many plies. */
  wins(position: Position, plies: number): Answer;
  /** Whether the opponent can. */
  loses(position: Position, plies: number): Answer;
  /** The end of the slide that settled the last answer on this position, if one did. */
  settled(position: Position): Point | undefined;
}

/** Deeper than this nothing is looked for. No game between good players takes as long. */
export const deepest = 31;

/** A slide passes at most so many empty holes. */
const longest = 5;
/** More slides than a tube ever has. */
const width = 32;
/** About a millisecond of work. */
const positionsBetweenQuestions = 2_048;
/** More than any slide scores by its looks. */
const foremost = 1_000_000;

export function prover(late: () => boolean): Prover {
  const ways = table.ways();
  const { first, to, passed } = ways;
  const facts = known.noFacts();
  const slides = new Int32Array((deepest + 1) * width);
  const scores = new Int32Array((deepest + 1) * width);
  let untilQuestion = positionsBetweenQuestions;
  let tired = false;

  function look(): boolean {
    if (--untilQuestion <= 0) {
      untilQuestion = positionsBetweenQuestions;
      tired = tired || late();
    }
    return tired;
  }

  /** Moves the slide with the highest score of the rest to the front of the rest. */
  function next(from: number, end: number): number {
    let best = from;
    for (let other = from + 1; other < end; other++) if (at(scores, other) > at(scores, best)) best = other;
    const slide = at(slides, best);
    slides[best] = at(slides, from);
    scores[best] = at(scores, from);
    return slide;
  }

  /** Whether the player to move, with `left` pegs, wins within `plies`, an odd number. */
  function attack(empty: number, mine: number, theirs: number, left: number, plies: number): boolean {
    if (look()) return false;
    const pair = pairOf(mine, theirs);
    const mostNow = most(ways, empty, pair);
    if (mostNow >= left) return true;
    if (mostNow + longest * ((plies - 1) >> 1) < left) return false;
    const holes = count(empty);
    if (holes < left) return false;
    const slot = slotOf(empty, pair);
    let known = -1;
    if (holds(facts, slot, empty, pair)) {
      if (winsWithin(facts, slot, left, plies)) return true;
      if (losesEver(facts, slot, left) || noWinWithin(facts, slot, left, plies)) return false;
      known = bestIn(facts, slot);
    }
    // There is one peg too many.
    const theirLeft = holes + 1 - left;
    const begin = plies * width;
    let end = begin;
    for (let slide = at(first, pair), last = at(first, pair + 1); slide < last; slide++) {
      const stop = at(to, slide);
      const rest = empty & ~at(passed, slide);
      const answer = most(ways, rest, pairOf(theirs, stop));
      if (answer >= theirLeft) continue;
      const drops = holes - count(rest);
      const again = most(ways, rest, pairOf(stop, theirs));
      scores[end] = stop === known ? foremost : 100 * drops - nextMine * answer + nextTheirs * again;
      slides[end++] = slide;
    }
    for (let nth = begin; nth < end; nth++) {
      const slide = next(nth, end);
      const rest = empty & ~at(passed, slide);
      const stop = at(to, slide);
      const saved = defend(rest, theirs, stop, theirLeft, left - holes + count(rest), plies - 1);
      if (tired) return false;
      if (!saved) {
        take(facts, slot, empty, pair);
        noteBest(facts, slot, stop);
        noteWin(facts, slot, left, plies);
        return true;
      }
    }
    take(facts, slot, empty, pair);
    noteNoWin(facts, slot, left, plies);
    return false;
  }

  /** Whether the player to move keeps the opponent from winning within `plies`, an even number. */
  function defend(
    empty: number,
    mine: number,
    theirs: number,
    left: number,
    theirLeft: number,
    plies: number,
  ): boolean {
    if (look()) return true;
    const pair = pairOf(mine, theirs);
    const holes = left + theirLeft - 1;
    if (plies < 2 || holes < theirLeft || most(ways, empty, pair) >= left) return true;
    const slot = slotOf(empty, pair);
    let known = -1;
    if (holds(facts, slot, empty, pair)) {
      if (winsEver(facts, slot, left) || noLossWithin(facts, slot, left, plies)) return true;
      if (losesWithin(facts, slot, left, plies)) return false;
      known = bestIn(facts, slot);
    }
    const later = longest * ((plies - 2) >> 1);
    const begin = plies * width;
    let end = begin;
    for (let slide = at(first, pair), last = at(first, pair + 1); slide < last; slide++) {
      const stop = at(to, slide);
      const rest = empty & ~at(passed, slide);
      const answer = most(ways, rest, pairOf(theirs, stop));
      if (answer >= theirLeft) continue;
      const restHoles = count(rest);
      if (answer + later < theirLeft || restHoles < theirLeft) return true;
      const again = most(ways, rest, pairOf(stop, theirs));
      scores[end] = stop === known ? foremost : 100 * (holes - restHoles) - nextMine * answer + nextTheirs * again;
      slides[end++] = slide;
    }
    for (let nth = begin; nth < end; nth++) {
      const slide = next(nth, end);
      const rest = empty & ~at(passed, slide);
      const stop = at(to, slide);
      const beaten = attack(rest, theirs, stop, theirLeft, plies - 1);
      if (tired) return true;
      if (!beaten) {
        take(facts, slot, empty, pair);
        noteBest(facts, slot, stop);
        noteNoLoss(facts, slot, left, plies);
        return true;
      }
    }
    take(facts, slot, empty, pair);
    noteLoss(facts, slot, left, plies);
    return false;
  }

  const answer = (proved: boolean): Answer => (tired ? 'late' : proved ? 'yes' : 'no');
  return {
    wins({ empty, mine, theirs, left }, plies) {
      const odd = plies % 2 === 0 ? plies - 1 : plies;
      return answer(odd > 0 && attack(empty, mine, theirs, left, odd));
    },
    loses({ empty, mine, theirs, left, theirLeft }, plies) {
      const even = plies - (plies % 2);
      return answer(!defend(empty, mine, theirs, left, theirLeft, even));
    },
    settled({ empty, mine, theirs }) {
      const pair = pairOf(mine, theirs);
      const slot = slotOf(empty, pair);
      return holds(facts, slot, empty, pair) ? points[bestIn(facts, slot)] : undefined;
    },
  };
}
