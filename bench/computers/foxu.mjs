import { judge } from '../../dist/games/foxu/bots/judge.js';
import { rngFrom } from '../../dist/games/rng.js';
import { before, onePly } from './before/foxu.mjs';
import { gameOf, ofLevel, percentOf, playDuel, processorTime } from './duel.mjs';
import { prospectFigures, saidInGames } from './prospects.mjs';

/**
 * @typedef {import('./run.mjs').Measuring} Measuring
 * @typedef {import('./run.mjs').Figure} Figure
 * @typedef {import('./duel.mjs').Player} Player
 * @typedef {import('../../src/games/kernel.ts').Play} Play
 * @typedef {import('../../src/games/foxu/kind.ts').View} View
 */

/** Milliseconds that hard has for a move in the program, unless its host says otherwise. */
const promised = 1_000;

const game = gameOf('foxu');
const [easy, medium, hard] = ['easy', 'medium', 'hard'].map((level) => ofLevel('foxu', level));

/** @type {Player} */
const random = (view, seat, { rng }) => game.anyMove(view, seat, rng);

/** @param {Measuring} measuring @returns {AsyncGenerator<Figure>} */
export async function* figures({ games, budget }) {
  const score = (/** @type {readonly [Player, Player]} */ ...players) =>
    percentOf(playDuel({ game: 'foxu', players, games, budget }));
  yield duelFigure('medium against easy', score(medium, easy), 70, 95);
  yield duelFigure('hard against medium', score(hard, medium), 70, 95);
  yield duelFigure('easy against random', score(easy, random), 90, 100);
  yield duelFigure('easy against one who looks one ply ahead', score(easy, onePly), 20, 45);
  yield duelFigure('hard against the hard of before', score(hard, before), 50, 100);

  const mirror = playDuel({ game: 'foxu', players: [hard, hard], games, budget });
  yield {
    what: 'hard against itself: different games, draws',
    measured: `${mirror.distinct} of ${games}, ${mirror.drawn} drawn`,
    aim: 'all different',
    met: mirror.distinct === games,
  };

  const positions = Array.from({ length: games }, (_, number) => someGame(`proof ${number}`)).flat();
  yield* proofs(positions, budget);
  yield varied(games, budget);
  yield* prospectFigures(saidInGames('foxu', { games, budget, judging: 1 }), 'in a millisecond');
}

/** @param {string} what @param {{ score: number, give: number }} score @param {number} least @param {number} most @returns {Figure} */
function duelFigure(what, { score, give }, least, most) {
  const aim = most === 100 ? `at least ${least} %` : `${least} to ${most} %`;
  return { what, measured: `${score.toFixed(1)} ± ${give.toFixed(1)} %`, aim, met: score >= least && score <= most };
}

/** A move with so much processor time. @param {Player} player @param {Play} play @param {string} seed @param {number} budget */
function moveOf(player, play, seed, budget) {
  const end = processorTime() + budget;
  const late = () => processorTime() >= end;
  const seat = toMove(play);
  return player(game.view(play, seat), seat, { rng: rngFrom(seed, play.turn), late, best: () => undefined });
}

/** @param {Play} play */
function toMove(play) {
  const awaited = game.awaiting(play);
  return awaited === 'anyone' ? 0 : (awaited[0] ?? 0);
}

/** @param {Play} play @param {string} text */
function after(play, text) {
  const done = game.submit(play, { type: 'move', seat: toMove(play), text }, 0);
  if (!done.ok || !done.changed) throw new Error(`${text} is refused.`);
  return done.play;
}

/** A game with pegs, tubes and first slide by chance. @param {string} seed */
function atThePie(seed) {
  let play = game.open({ config: game.presets.standard, seats: 2, seed, now: 0 });
  while (/** @type {View} */ (game.view(play, 0)).phase !== 'pie') play = after(play, moveOf(random, play, seed, 0));
  return play;
}

/** The positions of a game from the pie on, in which every third slide is made by chance. @param {string} seed */
function someGame(seed) {
  const plays = [atThePie(seed)];
  for (;;) {
    const play = /** @type {Play} */ (plays.at(-1));
    const next = after(play, moveOf(plays.length % 3 === 2 ? random : medium, play, seed, 1_000));
    if (game.outcome(next) !== undefined) return plays;
    plays.push(next);
  }
}

/** What the position is worth to whoever moves, thought out to the end. @param {Play} play */
function truth(play) {
  const seat = toMove(play);
  const thinking = { rng: rngFrom('truth', 0), late: () => false, best: () => undefined };
  return judge(/** @type {View} */ (game.view(play, seat)), seat, thinking);
}

/** @param {readonly Play[]} positions @param {number} budget @returns {Generator<Figure>} */
function* proofs(positions, budget) {
  const phases = { 'at the pie': /** @type {number[]} */ ([]), 'in later turns': /** @type {number[]} */ ([]) };
  let won = 0;
  let kept = 0;
  for (const [number, play] of positions.entries()) {
    const seat = toMove(play);
    const { phase } = /** @type {View} */ (game.view(play, seat));
    const began = processorTime();
    const { worth, certain } = truth(play);
    phases[phase === 'pie' ? 'at the pie' : 'in later turns'].push(processorTime() - began);
    if (certain === 'guessed' || worth < 0) continue;
    won++;
    const next = after(play, moveOf(hard, play, `win ${number}`, promised));
    if (staysWon(next, seat)) kept++;
  }
  for (const [when, times] of Object.entries(phases)) {
    times.sort((one, other) => one - other);
    const within = (/** @type {number} */ limit) => (100 * times.filter((time) => time <= limit).length) / times.length;
    const middle = times[times.length >> 1] ?? 0;
    yield {
      what: `${when}: ${times.length} positions proved in the median, at worst`,
      measured: `${middle.toFixed(1)} ms, ${(times.at(-1) ?? 0).toFixed(0)} ms`,
    };
    yield {
      what: `${when}: proved within ${budget} ms, within a second`,
      measured: `${within(budget).toFixed(1)} %, ${within(promised).toFixed(1)} %`,
      aim: '99 % within a second',
      met: within(promised) >= 99,
    };
  }
  yield {
    what: 'wins given away by hard with a second for a move',
    measured: `${won - kept} of ${won}`,
    aim: 'none',
    met: kept === won,
  };
}

/** @param {Play} play @param {number} winner */
function staysWon(play, winner) {
  const outcome = game.outcome(play);
  if (outcome !== undefined) return outcome.winners.includes(winner);
  const { worth, certain } = truth(play);
  return certain === 'proved' && worth > 0 === (toMove(play) === winner);
}

/** Whether somebody who repeats a game gets the same answers again. @param {number} openings @param {number} budget @returns {Figure} */
function varied(openings, budget) {
  let several = 0;
  for (let number = 0; number < openings; number++) {
    const play = atThePie(`answer ${number}`);
    const answers = new Set([1, 2, 3, 4].map((time) => firstAnswer(play, `${number} ${time}`, budget)));
    if (answers.size > 1) several++;
  }
  const share = (100 * several) / openings;
  return {
    what: 'openings with two different answers in four tries',
    measured: `${share.toFixed(0)} %`,
    aim: 'at least 33 %',
    met: share >= 100 / 3,
  };
}

/** The pie and the first slide of hard. The opponent answers a taken colour always alike. @param {Play} play @param {string} seed @param {number} budget */
function firstAnswer(play, seed, budget) {
  const seat = toMove(play);
  let now = after(play, moveOf(hard, play, seed, budget));
  if (toMove(now) !== seat) now = after(now, moveOf(medium, now, 'always alike', budget));
  return game.outcome(now) === undefined ? moveOf(hard, now, seed, budget) : 'over';
}
