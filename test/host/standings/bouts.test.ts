import { describe, expect, test } from 'vitest';
import type { Entry, Game, Play, PlayInput } from '../../../src/games/kernel.ts';
import { games } from '../../../src/games/registry.ts';
import type { State } from '../../../src/games/ricochet/kind.ts';
import type { Ending } from '../../../src/host/match/match.ts';
import type { MatchRecord } from '../../../src/host/records/record.ts';
import { boutsOf, cameOut, type Player } from '../../../src/host/standings/bouts.ts';
import type { TableId } from '../../../src/store/address.ts';

const ricochet = games.find(({ id }) => id === 'ricochet') as Game;
const opened = { config: ricochet.configure({}), seats: 1, seed: 'a race', now: 0 };
const signs = { up: '^', down: 'v', left: '<', right: '>' } as const;

/** Rounds of which each is won by the next of three players, with the best solution; the others bid more. */
function race(rounds: number): { play: Play; log: readonly Entry[] } {
  let play = ricochet.open(opened);
  const log: Entry[] = [];
  let now = 0;
  const state = () => play.state as State;
  function put(input: PlayInput, at = now) {
    const submitted = ricochet.submit(play, input, at);
    if (!submitted.ok || !submitted.changed) throw new Error(`refused: ${JSON.stringify(submitted)}`);
    play = submitted.play;
    log.push(submitted.entry);
  }
  const move = (seat: number, text: string) => put({ type: 'move', seat, text });
  const pass = () => {
    now = ricochet.deadline(play) ?? now;
    put({ type: 'tick' });
  };
  put({ type: 'join', seat: 1 });
  put({ type: 'join', seat: 2 });
  for (let round = 0; round < rounds; ) {
    const errand = ricochet.errand(play);
    now += 1_000;
    if (errand !== undefined) put({ type: 'answer', errand: errand.name, value: ricochet.runErrand(errand) });
    const { solution } = state().round;
    if (solution.known !== 'best') throw new Error('a board that is too hard for this test');
    const [first, second, third] = [round % 3, (round + 1) % 3, (round + 2) % 3] as [number, number, number];
    const least = solution.slides.length;
    move(first, String(least));
    move(third, String(least + 2));
    move(second, String(least + 1));
    pass();
    move(first, solution.slides.map(({ robot, direction }) => `${robot[0]}${signs[direction]}`).join(' '));
    round++;
    if (round < rounds) pass();
  }
  return { play, log };
}

const members = ['101', '102', '103'].map((id) => ({ kind: 'member', id, name: id }) as const);

function recordOf(ending: Ending, rounds = 2): MatchRecord {
  const { play, log } = race(rounds);
  return {
    ...{ format: 1, code: 'ABCD2345', table: '9' as TableId, ended: 0, edition: 1, log },
    match: {
      ...{ game: 'ricochet', language: 'en', guild: '1', began: 1, seats: members, seed: opened.seed },
      ...{ stage: { at: 'over', ending }, play, opened: { seats: 1, at: 0 }, config: opened.config, recent: [] },
    },
  };
}

const named = (bouts: Awaited<ReturnType<typeof boutsOf>>) =>
  bouts.map(({ sides }) => sides.map(({ place, players }) => [place, ...players.map(({ id }) => id)]));

describe('A race', () => {
  test('is a contest in each round that was won, in the order of the bids, also when nobody ended it', async () => {
    const bouts = await boutsOf(recordOf({ by: 'silence' }), ricochet);
    expect(named(bouts)).toEqual([
      [
        [1, '101'],
        [2, '102'],
        [3, '103'],
      ],
      [
        [1, '102'],
        [2, '103'],
        [3, '101'],
      ],
    ]);
    expect(bouts.map(({ feat }) => feat?.player)).toEqual(['101', '102']);
    const [bout] = bouts;
    const came = bout?.sides.map(({ players }) => cameOut(bout, players[0] as Player));
    expect(came).toEqual(['won', 'lost', 'lost']);
  });

  test('that a moderator stopped counts for nobody', async () => {
    expect(await boutsOf(recordOf({ by: 'moderator' }), ricochet)).toEqual([]);
  });

  test('whose log is no longer what it was by today’s rules counts for nobody', async () => {
    const record = recordOf({ by: 'silence' });
    expect(await boutsOf({ ...record, log: record.log.slice(1) }, ricochet)).toEqual([]);
  });

  test('whose log makes the rules throw counts for nobody', async () => {
    const broken: Game = {
      ...ricochet,
      submit() {
        throw new Error('no such state');
      },
    };
    expect(await boutsOf(recordOf({ by: 'silence' }), broken)).toEqual([]);
  });

  test('in which a computer bid counts apart for those who played with it', async () => {
    const record = recordOf({ by: 'silence' });
    const seats = record.match.seats.with(1, { kind: 'computer', level: 'hard' });
    const bouts = await boutsOf({ ...record, match: { ...record.match, seats } }, ricochet);
    expect(bouts.map(({ computer }) => computer)).toEqual(['hard', 'hard']);
    const [won, lost] = bouts;
    expect(won && cameOut(won, { id: '101', name: '', stayed: 'to-the-end' })).toBe('won');
    expect(lost && cameOut(lost, { id: '103', name: '', stayed: 'to-the-end' })).toBe('lost');
  });

  test('of which somebody is forgotten counts for the others as it was', async () => {
    const record = recordOf({ by: 'silence' });
    const seats = record.match.seats.with(0, { kind: 'former' });
    const bouts = await boutsOf({ ...record, match: { ...record.match, seats } }, ricochet);
    expect(named(bouts)[0]).toEqual([
      [2, '102'],
      [3, '103'],
    ]);
  });
});
