import { corners, directions, isCorner, points, ray } from '../../../dist/games/foxu/board.js';
import { pegsLeft } from '../../../dist/games/foxu/kind.js';
import { isEmptyHole } from '../../../dist/games/foxu/slides.js';

/**
 * Foxu's hard player as it was before it saw to the end: it looks some turns ahead, counts pegs and what the next
 * slides could drop, and ignores chance. It stays as it is, to be measured against.
 *
 * @typedef {import('../duel.mjs').Player} Player
 * @typedef {import('../../../src/games/foxu/kind.ts').View} View
 * @typedef {import('../../../src/games/foxu/kind.ts').Board} Board
 * @typedef {import('../../../src/games/foxu/kind.ts').Colour} Colour
 *
 * @typedef {object} Packed
 * @property {boolean[]} empty
 * @property {[number, number]} at
 * @property {[number, number]} left
 *
 * @typedef {object} Slide
 * @property {number} from
 * @property {number} to
 * @property {number[]} pegged
 *
 * @typedef {object} Limit How far the search may look.
 * @property {number} positions
 * @property {number} depth
 */

const colours = /** @type {const} */ (['yellow', 'blue']);
const win = 100_000;

const lines = points.map((from) =>
  directions
    .map((direction) => ray(from, direction).map((point) => points.indexOf(point)))
    .filter((line) => line.length > 0),
);

/** The player as it was, who looks at 60,000 positions for a move. @type {Player} */
export const before = playerWho({ positions: 60_000, depth: 24 });

/** Counts alike, but sees only its own next slide. @type {Player} */
export const onePly = playerWho({ positions: 60_000, depth: 1 });

/** @param {Limit} limit @returns {Player} */
function playerWho(limit) {
  return (seen, _seat, { rng }) => {
    const view = /** @type {View} */ (seen);
    switch (view.phase) {
      case 'pegs':
        return 'ready';
      case 'corners':
        return `corners yellow ${corners[rng.int(corners.length)]}`;
      case 'opening':
        return evenOpening(view.board, limit, rng);
      case 'pie':
        return bestSlide(packed(view.board), 1 - sideOf(view.last.colour), limit).worth < 0 ? 'take' : 'keep';
      case 'turns':
        return nameOf(bestSlide(packed(view.board), sideOf(view.turn), limit).slide.to);
      case 'over':
        throw new Error('Nobody moves in a game that is over.');
    }
  };
}

/** @param {Board} board @param {Limit} limit @param {import('../../../src/games/rng.ts').Rng} rng */
function evenOpening(board, limit, rng) {
  const position = packed(board);
  const openings = colours.flatMap((_, side) => slidesOf(position, side).map((slide) => ({ side, slide })));
  const share = { ...limit, positions: Math.floor(limit.positions / openings.length) };
  const weighed = rng.shuffled(openings).map(({ side, slide }) => {
    play(position, side, slide);
    const tilt = Math.abs(bestSlide(position, 1 - side, share).worth);
    takeBack(position, side, slide);
    return { tilt, move: `${colours[side]} ${nameOf(slide.to)}` };
  });
  return weighed.reduce((best, opening) => (opening.tilt < best.tilt ? opening : best)).move;
}

const nameOf = (/** @type {number} */ to) => /** @type {string} */ (points[to]);

const sideOf = (/** @type {Colour} */ colour) => (colour === 'yellow' ? 0 : 1);

/** @param {Board} board @returns {Packed} */
function packed(board) {
  return {
    empty: points.map((point) => !isCorner(point) && isEmptyHole(board, point)),
    at: [points.indexOf(board.tubes.yellow), points.indexOf(board.tubes.blue)],
    left: [pegsLeft(board, 'yellow'), pegsLeft(board, 'blue')],
  };
}

/** The free part of each line of a tube. @param {Packed} position @param {number} side */
function freeLines({ at }, side) {
  const other = at[1 - side];
  return (lines[at[side] ?? 0] ?? []).map((line) => {
    const barred = line.indexOf(other ?? -1);
    return barred < 0 ? line : line.slice(0, barred);
  });
}

/** @param {Packed} position @param {number} side @returns {Slide[]} */
function slidesOf(position, side) {
  const from = position.at[side] ?? 0;
  const left = position.left[side] ?? 0;
  return freeLines(position, side).flatMap((line) => {
    /** @type {number[]} */
    let pegged = [];
    return line.map((to) => {
      if (position.empty[to] && pegged.length < left) pegged = [...pegged, to];
      return { from, to, pegged };
    });
  });
}

/** @param {Packed} position @param {number} side @param {Slide} slide */
function play(position, side, { to, pegged }) {
  for (const hole of pegged) position.empty[hole] = false;
  position.left[side] = (position.left[side] ?? 0) - pegged.length;
  position.at[side] = to;
}

/** @param {Packed} position @param {number} side @param {Slide} slide */
function takeBack(position, side, { from, pegged }) {
  for (const hole of pegged) position.empty[hole] = true;
  position.left[side] = (position.left[side] ?? 0) + pegged.length;
  position.at[side] = from;
}

/** @param {Packed} position @param {number} side @param {Limit} limit */
function bestSlide(position, side, { positions, depth: deepest }) {
  const budget = { positions };
  let ordered = byPegs(slidesOf(position, side)).map((slide) => ({ slide, worth: 0 }));
  for (let depth = 1; depth <= deepest; depth++) {
    const looked = [];
    let alpha = Number.NEGATIVE_INFINITY;
    for (const { slide } of ordered) {
      const worth = worthOf(position, side, slide, depth, alpha, Number.POSITIVE_INFINITY, budget);
      if (budget.positions <= 0) break;
      alpha = Math.max(alpha, worth);
      looked.push({ slide, worth });
    }
    if (budget.positions <= 0) break;
    ordered = looked.toSorted((one, other) => other.worth - one.worth);
    if (Math.abs(ordered[0]?.worth ?? 0) >= win) break;
  }
  const [best] = ordered;
  if (best === undefined) throw new Error('A tube always has somewhere to go.');
  return best;
}

/**
 * @param {Packed} position
 * @param {number} side
 * @param {Slide} slide
 * @param {number} depth
 * @param {number} alpha
 * @param {number} beta
 * @param {{ positions: number }} budget
 */
function worthOf(position, side, slide, depth, alpha, beta, budget) {
  budget.positions--;
  if (slide.pegged.length === position.left[side]) return win + depth;
  play(position, side, slide);
  const worth = -bestOf(position, 1 - side, depth - 1, -beta, -alpha, budget);
  takeBack(position, side, slide);
  return worth;
}

/**
 * @param {Packed} position
 * @param {number} side
 * @param {number} depth
 * @param {number} alpha
 * @param {number} beta
 * @param {{ positions: number }} budget
 * @returns {number}
 */
function bestOf(position, side, depth, alpha, beta, budget) {
  if (depth === 0) return judged(position, side);
  let best = Number.NEGATIVE_INFINITY;
  for (const slide of byPegs(slidesOf(position, side))) {
    best = Math.max(best, worthOf(position, side, slide, depth, Math.max(alpha, best), beta, budget));
    if (best >= beta || budget.positions <= 0) break;
  }
  return best;
}

/** @param {Packed} position @param {number} side */
function judged(position, side) {
  const mine = prospects(position, side);
  const theirs = prospects(position, 1 - side);
  const pegs = (position.left[1 - side] ?? 0) - (position.left[side] ?? 0);
  return 100 * pegs + 60 * mine.most - 40 * theirs.most + 8 * (mine.inSight - theirs.inSight);
}

/** @param {Packed} position @param {number} side */
function prospects(position, side) {
  const onLines = freeLines(position, side).map((line) => line.filter((point) => position.empty[point]).length);
  return { inSight: onLines.reduce((sum, holes) => sum + holes, 0), most: Math.max(0, ...onLines) };
}

/** @param {Slide[]} slides */
function byPegs(slides) {
  return slides.toSorted((one, other) => other.pegged.length - one.pegged.length);
}
