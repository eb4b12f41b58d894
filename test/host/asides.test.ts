import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Game } from '../../src/games/kernel.ts';
import { openAsides, type PonderAside } from '../../src/host/jobs/asides.ts';
import type { Play, Pondering } from '../../src/host/jobs/computers.ts';
import { applyAct } from '../../src/host/match/apply.ts';
import { courseOfTurn, type Match } from '../../src/host/match/match.ts';
import type { Snapshot } from '../../src/host/tables.ts';
import { acted, around, begun, game, snapshotOf } from './matches.ts';

/** A game whose computer players of the level hard advise their partners. */
const advising: Game = { ...game, asides: ['hard'] };
const computer = (level: string) => ({ kind: 'computer', level }) as const;

/** Ada and Cleo are to place in turn, with computers between them. */
function table(...levels: readonly [string, string]): Snapshot {
  const four = begun('ada', 'bob', 'cleo', 'dan');
  const [first, second] = levels;
  const seats = four.seats.with(1, computer(first)).with(3, computer(second));
  return { ...snapshotOf({ ...four, seats }), game: advising };
}

const withMatch = (snapshot: Snapshot, change: (match: Match) => Match): Snapshot => ({
  ...snapshot,
  match: change(snapshot.match),
});
const quiet = () => new Promise<void>((resolve) => void setImmediate(resolve));

let asked: Pondering[];
let played: { readonly seat: number; readonly turn: number | undefined; readonly text: string }[];
let logged: { readonly msg: string }[];
const play: Play = async ({ match }, seat, text) => {
  played.push({ seat, turn: match.play?.turn, text });
  return 'done';
};
const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) });

function asidesWho(answer: PonderAside) {
  const ponder: PonderAside = (pondering) => {
    asked.push(pondering);
    return answer(pondering);
  };
  return openAsides(ponder, play, log);
}

beforeEach(() => {
  asked = [];
  played = [];
  logged = [];
});

describe('while a member is awaited', () => {
  test('each computer player that does something aside is asked, and its answer is an input of its seat', async () => {
    const asides = asidesWho(async ({ seat }) => (seat === 3 ? 'advise 1A' : undefined));
    asides.attend(table('hard', 'hard'));
    await quiet();
    expect(asked.map(({ seat, turn }) => [seat, turn])).toEqual([
      [1, 0],
      [3, 0],
    ]);
    expect(played).toEqual([{ seat: 3, turn: 0, text: 'advise 1A' }]);
  });

  test('it sees what its seat sees, and has chance of its own', () => {
    const snapshot = table('easy', 'hard');
    asidesWho(async () => undefined).attend(snapshot);
    expect(asked.map(({ view, seed }) => [view, seed])).toEqual([
      [snapshot.match.play && game.view(snapshot.match.play, 3), `${snapshot.match.seed}/aside3`],
    ]);
  });

  test('it is asked once in a turn, also when its answer came and the table changes otherwise', async () => {
    const asides = asidesWho(async () => undefined);
    const snapshot = table('easy', 'hard');
    asides.attend(snapshot);
    await quiet();
    asides.attend(withMatch(snapshot, (match) => ({ ...match, drawOffer: 0 })));
    expect(asked).toHaveLength(1);
    const placed = withMatch(snapshot, (match) => acted(match, { act: 'move', by: 'ada', text: '1A' }));
    const next = withMatch(placed, (match) => {
      const after = applyAct(match, { act: 'computer', seat: 1, course: courseOfTurn(match), text: '1B' }, around);
      if (after.done !== 'yes') throw new Error('the computer did not place');
      return after.match;
    });
    asides.attend(next);
    expect(asked.map(({ turn }) => turn)).toEqual([0, 2]);
  });
});

test('nobody is asked while a computer player is awaited, at other levels, or after the end', () => {
  const asides = asidesWho(async () => undefined);
  const snapshot = table('hard', 'hard');
  asides.attend(withMatch(snapshot, (match) => acted(match, { act: 'move', by: 'ada', text: '1A' })));
  asides.attend(table('easy', 'easy'));
  asides.attend(withMatch(snapshot, (match) => ({ ...match, stage: { at: 'over', ending: { by: 'moderator' } } })));
  expect(asked).toEqual([]);
});

test('what fails at the end of everything is not told: there is nobody left to advise', async () => {
  const asides = asidesWho(async () => Promise.reject(new Error('the thread has ended')));
  asides.attend(table('easy', 'hard'));
  await asides.stop();
  expect([played, logged]).toEqual([[], []]);
});

test('what fails is one line of the log, and the game goes on without it', async () => {
  const asides = asidesWho(async () => Promise.reject(new Error('the thread has ended')));
  asides.attend(table('easy', 'hard'));
  await quiet();
  expect(logged.map(({ msg }) => msg)).toEqual([
    'a computer player could not do what it does aside; the game goes on without it',
  ]);
});
