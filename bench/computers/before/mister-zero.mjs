// Mister Zero's hard player of before: it plays on at random after each choice, and looks at all ways to lay the last six.
import {
  bridges,
  bridgesFrom,
  centre,
  checkpoints,
  isCentral,
  otherEnd,
} from '../../../dist/games/mister-zero/board.js';
import { faceDownToken } from '../../../dist/games/mister-zero/placing.js';
import { allSeats, awaitedSeat, colourOf, handOf } from '../../../dist/games/mister-zero/seats.js';

/**
 * @typedef {import('../../../src/games/mister-zero/kind.ts').View} View
 * @typedef {import('../../../src/games/rng.ts').Rng} Rng
 * @typedef {import('../../../src/games/mister-zero/board.ts').Point} Point
 * @typedef {import('../../../src/games/mister-zero/board.ts').Bridge} Bridge
 * @typedef {{ digit: number, bridge: Bridge }} Choice
 *
 * @typedef {object} Position
 * @property {Map<Bridge, number>} on
 * @property {Bridge | undefined} down
 * @property {number[][]} hands
 * @property {boolean[]} red
 * @property {number} turn
 */

const endgame = 6;
const walks = 3_000;
const win = 8;
const central = bridges.filter((bridge) => isCentral(bridge));

/** @type {import('../duel.mjs').Player} */
export const hardBefore = (seen, _seat, { rng }) => {
  const view = /** @type {View} */ (seen);
  const hidden = faceDownToken(view);
  /** @type {Position} */
  const position = {
    on: new Map(view.laid.map(({ bridge, digit }) => [bridge, digit])),
    down: hidden?.bridge,
    hands: allSeats(view).map((seat) => [...handOf(view, seat)]),
    red: allSeats(view).map((seat) => colourOf(view, seat) === 'red'),
    turn: awaitedSeat(view),
  };
  const choices = rng.shuffled(choicesIn(position));
  const sampled = freeIn(position).length > endgame;
  const { digit, bridge } = sampled ? bySampling(position, choices, rng) : inEndgame(position, choices);
  return `${digit}${bridge}`;
};

/** @param {Position} position @returns {Position} */
const copyOf = ({ on, down, hands, red, turn }) => ({
  on: new Map(on),
  down,
  hands: hands.map((hand) => hand.slice()),
  red,
  turn,
});

/** @param {Position} position */
const freeIn = ({ on }) => bridges.filter((bridge) => !on.has(bridge));

/** @param {Position} position */
const handIn = ({ hands, turn }) => hands[turn] ?? [];

/** @param {Position} position @param {Choice} choice */
function layingOf(position, { digit, bridge }) {
  const shown = central.flatMap((each) => (each === position.down ? [] : (position.on.get(each) ?? [])));
  if (!central.includes(bridge) || Math.min(...shown) !== digit) return 'face-up';
  if (digit === 0) return 'face-down';
  const last = handIn(position).length === 1 && freeIn(position).every((free) => central.includes(free));
  return last ? 'face-down' : undefined;
}

/** @param {Position} position @returns {Choice[]} */
function choicesIn(position) {
  const free = freeIn(position);
  const all = handIn(position).flatMap((digit) => free.map((bridge) => ({ digit, bridge })));
  return all.filter((choice) => layingOf(position, choice) !== undefined);
}

/** @param {Position} position @param {Choice} choice */
function lay(position, { digit, bridge }) {
  const hidden = position.down === undefined ? 0 : (position.on.get(position.down) ?? 0);
  if (layingOf(position, { digit, bridge }) === 'face-down') position.down = bridge;
  else if (central.includes(bridge) && digit < hidden) position.down = undefined;
  const hand = handIn(position);
  hand.splice(hand.indexOf(digit), 1);
  position.on.set(bridge, digit);
  position.turn = (position.turn + 1) % position.hands.length;
}

/** @param {Position} position */
function worthToRed({ on, down }) {
  const used = new Set();
  let turned = 0;
  let margin = 0;
  /** @type {Point} */
  let at = centre;
  /** @type {readonly Bridge[]} */
  let ahead = down === undefined ? bridgesFrom(centre) : [down];
  for (;;) {
    const open = ahead.filter((bridge) => on.has(bridge) && !used.has(bridge));
    const smallest = Math.min(...open.map((bridge) => on.get(bridge) ?? 0));
    const next = open.find((bridge) => on.get(bridge) === smallest);
    if (next === undefined) return margin + win * Math.sign(margin);
    used.add(next);
    turned++;
    at = otherEnd(next, at) ?? at;
    if (at === checkpoints.red || at === checkpoints.green) {
      margin += at === checkpoints.red ? turned : -turned;
      turned = 0;
    }
    ahead = bridgesFrom(at, next);
  }
}

/** @param {Position} position */
const signOf = ({ red, turn }) => (red[turn] ? 1 : -1);

/** @param {Position} position @param {Choice[]} choices */
function inEndgame(position, choices) {
  let best = choices[0];
  let alpha = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const worth = worthOf(position, choice, alpha, Number.POSITIVE_INFINITY);
    if (worth <= alpha) continue;
    best = choice;
    alpha = worth;
  }
  return /** @type {Choice} */ (best);
}

/** @param {Position} position @param {Choice} choice @param {number} alpha @param {number} beta @returns {number} */
function worthOf(position, choice, alpha, beta) {
  const next = copyOf(position);
  lay(next, choice);
  const choices = choicesIn(next);
  if (choices.length === 0) return signOf(position) * worthToRed(next);
  let best = -beta;
  for (const each of choices) {
    best = Math.max(best, worthOf(next, each, best, -alpha));
    if (best >= -alpha) break;
  }
  return -best;
}

/** The better half of the choices stays for the next round. @param {Position} position @param {Choice[]} choices @param {Rng} rng */
function bySampling(position, choices, rng) {
  let samples = choices.map((choice) => ({ choice, sum: 0 }));
  const rounds = Math.max(1, Math.ceil(Math.log2(choices.length)));
  for (let round = 0; round < rounds; round++) {
    const games = Math.max(1, Math.floor(walks / rounds / samples.length));
    for (const sample of samples) {
      for (let game = 0; game < games; game++) sample.sum += signOf(position) * playedOut(position, sample.choice, rng);
    }
    samples = samples.toSorted((one, other) => other.sum - one.sum).slice(0, Math.ceil(samples.length / 2));
  }
  return /** @type {{ choice: Choice }} */ (samples[0]).choice;
}

/** @param {Position} position @param {Choice} choice @param {Rng} rng */
function playedOut(position, choice, rng) {
  const played = copyOf(position);
  lay(played, choice);
  const free = rng.shuffled(freeIn(played));
  while (free.length > 0) {
    const hand = handIn(played);
    const index = rng.int(free.length);
    const bridge = /** @type {Bridge} */ (free[index]);
    const next = { digit: hand[rng.int(hand.length)] ?? 0, bridge };
    if (layingOf(played, next) === undefined) continue;
    lay(played, next);
    free.splice(index, 1);
  }
  return worthToRed(played);
}
