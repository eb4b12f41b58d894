import { aimOf } from '../../dist/games/mister-zero/bots/aims.js';
import { diceFrom } from '../../dist/games/mister-zero/bots/dice.js';
import { judge } from '../../dist/games/mister-zero/bots/judge.js';
import { placing } from '../../dist/games/mister-zero/bots/laying.js';
import {
  bridgeOf,
  choicesIn,
  copyOf,
  digitOf,
  isRedToLay,
  lay,
  packed,
} from '../../dist/games/mister-zero/bots/packed.js';
import { treeOf } from '../../dist/games/mister-zero/bots/tree.js';
import { marginOf } from '../../dist/games/mister-zero/bots/walking.js';
import { notation } from '../../dist/games/mister-zero/notation.js';
import { rngFrom } from '../../dist/games/rng.js';
import { hardBefore } from './before/mister-zero.mjs';
import { gameOf, ofLevel, percentOf, playDuel, processorTime } from './duel.mjs';
import { prospectFigures, saidInGames } from './prospects.mjs';

/**
 * @typedef {import('./run.mjs').Measuring} Measuring
 * @typedef {import('./run.mjs').Figure} Figure
 * @typedef {import('./duel.mjs').Player} Player
 * @typedef {import('./duel.mjs').Score} Score
 * @typedef {import('../../src/games/kernel.ts').Play} Play
 * @typedef {import('../../src/games/mister-zero/kind.ts').View} View
 */

const id = 'mister-zero';
const game = gameOf(id);
const [easy, medium, hard] = ['easy', 'medium', 'hard'].map((level) => ofLevel(id, level));

/** @type {Player} */
const random = (view, seat, { rng }) => game.anyMove(view, seat, rng);

/** Lays what would be best if he walked at once. @type {Player} */
const onePly = (view, _seat, { rng }) => {
  const position = packed(/** @type {View} */ (view));
  const sign = isRedToLay(position) ? 1 : -1;
  const [best] = rng
    .shuffled(choicesIn(position))
    .map((choice) => {
      const next = copyOf(position);
      lay(next, digitOf(choice), bridgeOf(choice));
      return { choice, margin: sign * marginOf(next.on, next.down) };
    })
    .toSorted((one, other) => other.margin - one.margin);
  return notation.write(placing(best.choice));
};

/** @param {Measuring} measuring @returns {AsyncGenerator<Figure>} */
export async function* figures({ games, budget }) {
  for (const seats of [2, 4]) {
    const among = `${seats} seats`;
    const duel = (/** @type {readonly [Player, Player]} */ ...players) =>
      playDuel({ game: id, players, games, budget, seats });
    yield duelFigure(`${among}: easy against random`, duel(easy, random), 90, 100);
    yield duelFigure(`${among}: easy against one who looks one ply ahead`, duel(easy, onePly), 80, 100);
    yield duelFigure(`${among}: medium against easy`, duel(medium, easy), 70, 95);
    yield duelFigure(`${among}: hard against medium`, duel(hard, medium), 70, 95);
    yield duelFigure(`${among}: hard against the hard of before`, duel(hard, hardBefore), seats === 2 ? 95 : 85, 100);
    const { drawn, distinct } = duel(hard, hard);
    yield { what: `${among}: hard against itself`, measured: `${drawn} of ${games} drawn, ${distinct} different` };
  }
  for (const seats of [2, 4]) yield exactFigure(seats, Math.min(games, 50), budget);
  for (const seats of [2, 4]) yield* prospectFigures(saidInGames(id, { games, budget, seats }), `${seats} seats`);
  yield speedFigure();
}

/** @param {string} what @param {Score} duel @param {number} least @param {number} most @returns {Figure} */
function duelFigure(what, duel, least, most) {
  const { score, give } = percentOf(duel);
  const aim = most === 100 ? `at least ${least} %` : `${least} to ${most} %`;
  const counted = `+${duel.won} =${duel.drawn} -${duel.lost}`;
  const measured = `${score.toFixed(1)} ± ${give.toFixed(1)} % (${counted})`;
  return { what, measured, aim, met: score >= least && score <= most };
}

/** How long a proof takes with ten free bridges, in games that hard began. @param {number} seats @param {number} games @param {number} budget @returns {Figure} */
function exactFigure(seats, games, budget) {
  const took = Array.from({ length: games }, (_, number) => {
    const play = begun(`exact ${number}`, seats, 10, budget / 5);
    const seat = awaitedIn(play);
    const before = processorTime();
    const view = /** @type {View} */ (game.view(play, seat));
    const late = () => processorTime() - before > 10_000;
    const { certain } = judge(view, seat, { rng: rngFrom('exact', number), late, best: () => undefined });
    if (certain !== 'proved') throw new Error(`Board ${number} was not proved in ten seconds.`);
    return processorTime() - before;
  }).toSorted((one, other) => one - other);
  const at = (/** @type {number} */ share) => (took[Math.min(games - 1, Math.floor(share * games))] ?? 0).toFixed(0);
  const inTime = took.filter((time) => time <= 1_000).length;
  return {
    what: `${seats} seats: proved with ten free bridges`,
    measured: `${inTime} of ${games} in 1 s: ${at(0.5)} ms, ${at(0.9)} in 90 %, ${at(1)} at most`,
    aim: 'all in a second',
    met: inTime === games,
  };
}

/** @returns {Figure} */
function speedFigure() {
  const view = /** @type {View} */ (game.view(begun('speed', 2, 20, 0), 0));
  const tree = treeOf(packed(view), aimOf(view), diceFrom(rngFrom('speed', 0)));
  const before = processorTime();
  const playouts = 100_000;
  tree.grow(playouts);
  const aSecond = (1_000 * playouts) / (processorTime() - before);
  return { what: 'games played to the end from the opening', measured: `${Math.round(aSecond)} a second` };
}

/** A game that hard began. @param {string} seed @param {number} seats @param {number} free @param {number} budget */
function begun(seed, seats, free, budget) {
  let play = game.open({ config: game.presets.standard, seats, seed, now: 0 });
  for (let laid = 0; laid < 20 - free; laid++) {
    const seat = awaitedIn(play);
    const end = processorTime() + budget;
    const late = () => processorTime() >= end;
    const thinking = { rng: rngFrom(seed, laid), late, best: () => undefined };
    const done = game.submit(play, { type: 'move', seat, text: hard(game.view(play, seat), seat, thinking) }, 0);
    if (!done.ok || !done.changed) throw new Error('A move of hard is refused.');
    play = done.play;
  }
  return play;
}

/** @param {Play} play */
function awaitedIn(play) {
  const awaited = game.awaiting(play);
  return awaited === 'anyone' ? 0 : (awaited[0] ?? 0);
}
