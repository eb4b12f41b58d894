// How well the computer players of Z-Game play, and how little their base lines betray.

import { rngFrom } from '../../dist/games/rng.js';
import { files } from '../../dist/games/zgame/board.js';
import { effort } from '../../dist/games/zgame/bots/hard.js';
import { bestAction } from '../../dist/games/zgame/bots/root.js';
import { visitsPerQuestion } from '../../dist/games/zgame/bots/search.js';
import { zgame } from '../../dist/games/zgame/index.js';
import { judgeLine } from '../../dist/games/zgame/line.js';
import { hardBefore } from './before/zgame.mjs';
import { ofLevel, percentOf, playDuel, processorTime } from './duel.mjs';
import { prospectFigures, saidInGames } from './prospects.mjs';
import { greedy, random } from './yardsticks/zgame.mjs';

/** @typedef {import('./run.mjs').Measuring} Measuring */

const [easy, medium, hard] = ['easy', 'medium', 'hard'].map((level) => ofLevel('zgame', level));

/** @param {Measuring} measuring */
export async function* figures(measuring) {
  yield* linesOf('hard');
  yield speed(measuring);
  yield against('easy against random actions', [easy, random], measuring, 90, 100);
  yield against('easy against who looks one ply ahead', [easy, greedy], measuring, 20, 45);
  yield against('medium against easy', [medium, easy], measuring, 70, 95);
  yield against('hard against medium', [hard, medium], measuring, 70, 95);
  yield against('hard against the hard of before', [hard, hardBefore], measuring, 90, 100);
  yield itself(measuring);
  yield* prospectFigures(saidInGames('zgame', measuring), 'after the game');
}

function against(what, players, { games, budget }, least, most) {
  const duel = playDuel({ game: 'zgame', players, games, budget });
  const { score, give } = percentOf(duel);
  return {
    what,
    measured: `${score.toFixed(1)} % ± ${give.toFixed(1)}, ${duel.drawn} drawn`,
    aim: `${least} to ${most} %`,
    met: score >= least && score <= most,
  };
}

function itself({ games, budget }) {
  const { drawn, distinct } = playDuel({ game: 'zgame', players: [hard, hard], games, budget });
  const share = (100 * drawn) / games;
  return {
    what: 'hard against itself, drawn',
    measured: `${share.toFixed(1)} %, ${distinct} games differ`,
    aim: 'at most 20 %',
    met: share <= 20,
  };
}

function speed({ budget }) {
  const started = ['white', 'black'].reduce(
    (state, _, seat) => zgame.rules.step(state, { type: 'move', seat, move: { act: 'ready' } }, moment()).state,
    zgame.rules.setup({}, 2, moment()),
  );
  let questions = 0;
  const start = processorTime();
  const late = () => ++questions > 0 && processorTime() - start >= 10 * budget;
  bestAction(zgame.rules.view(started, 0), effort, { rng: moment().rng, late, best: () => undefined });
  const each = (questions * visitsPerQuestion) / (processorTime() - start);
  return { what: 'positions that hard visits in a second', measured: `${(each / 1_000).toFixed(2)} million` };
}

function moment() {
  return { now: 0, rng: rngFrom('speed', 0) };
}

/** All that can be told about the lines of a level: it is ready with a line just when it might have chosen it. */
function* linesOf(level) {
  const possible = everyLine();
  const chosen = possible.filter((line) => {
    const view = { phase: 'arranging', eyes: 'white', ready: [], line };
    return zgame.bots[level]?.(view, 0, { ...moment(), late: () => false, best: () => undefined }).act === 'ready';
  });
  const bits = Math.log2(chosen.length);
  yield {
    what: `chance in the base lines of ${level}, of ${Math.log2(possible.length).toFixed(1)} bits`,
    measured: `${bits.toFixed(2)} bits`,
    aim: 'at least 9',
    met: bits >= 9,
  };
  const right = foreseen(chosen);
  yield {
    what: 'the place of its Z, guessed by who knows the order of all others',
    measured: `${(100 * right).toFixed(1)} % right`,
    aim: 'at most 55 %',
    met: right <= 0.55,
  };
  yield { what: 'a plus beside its Z', measured: `${plusBeside(chosen)} (by lot ${plusBeside(possible)})` };
}

function plusBeside(lines) {
  const beside = lines.filter((line) =>
    line.some((sign, at) => sign === '+' && Math.abs(at - line.indexOf('Z')) === 1),
  );
  return `${((100 * beside.length) / lines.length).toFixed(1)} %`;
}

function foreseen(lines) {
  const counts = new Map();
  for (const line of lines) {
    const others = line.filter((sign) => sign !== 'Z').join('');
    const of = counts.get(others) ?? new Map();
    of.set(line.indexOf('Z'), (of.get(line.indexOf('Z')) ?? 0) + 1);
    counts.set(others, of);
  }
  return [...counts.values()].reduce((sum, of) => sum + Math.max(...of.values()), 0) / lines.length;
}

/** Every line that the rules allow. */
function everyLine(begun = '') {
  if (begun.length === files.length) {
    const judged = judgeLine(begun);
    return judged.ok ? [judged.line] : [];
  }
  return [...'Z0>x+'].flatMap((sign) => (tooMany(begun, sign) ? [] : everyLine(begun + sign)));
}

function tooMany(begun, sign) {
  return begun.split(sign).length > (sign === 'Z' || sign === '>' ? 1 : 2);
}
