import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Game } from '../../src/games/kernel.ts';
import { games } from '../../src/games/registry.ts';
import { type ComputersParts, openComputers, type Ponder, type Pondering } from '../../src/host/jobs/computers.ts';
import { applyAct } from '../../src/host/match/apply.ts';
import { challengeMatch } from '../../src/host/match/challenge.ts';
import { courseOfTurn } from '../../src/host/match/match.ts';
import { awaitedComputers } from '../../src/host/match/turns.ts';
import type { Snapshot } from '../../src/host/tables.ts';
import { ada } from './room.ts';
import { openVirtualTime } from './virtualTime.ts';

const computer = { kind: 'computer', level: 'easy' } as const;

/** A game against computers in which they are awaited. */
function table(id: string, opponents: number): Snapshot {
  const game = games.find((each) => each.id === id) as Game;
  const against = Array.from({ length: opponents }, () => computer);
  const challenge = { game: id, guild: '1', language: 'en', by: ada, against, turnLimit: undefined } as const;
  const match = challengeMatch({ ...challenge, first: 'opponent' }, game, 1, 'seed', 0);
  return { table: '7000', revision: 1, match, game, bulletin: undefined };
}

const duel = table('mister-zero', 1);
const time = openVirtualTime(0);
const later = () => time.until(time.now());
let played: { readonly seat: number; readonly text: string }[];
let lines: string[];
const logged = () => lines.map((line): { level: number; msg: string } => JSON.parse(line));

/** Plays as the host does: what the rules refuse, changes nothing. */
const play: ComputersParts['play'] = async ({ match, game }, seat, text) => {
  const act = { act: 'computer', seat, course: courseOfTurn(match), text } as const;
  const applied = applyAct(match, act, { game, now: 1, seed: 'new', revision: 1 });
  if (applied.done === 'no') return 'refused';
  played.push({ seat, text });
  return 'done';
};

function computersWho(ponder: Ponder, pause = 0) {
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  return openComputers({ ponder, play, pause, timers: time.timers, log });
}

beforeEach(() => {
  played = [];
  lines = [];
});

describe('a computer player', () => {
  test('answers at the earliest when the pause after its turn came is over', async () => {
    const computers = computersWho(async () => ({ move: '3K' }), 1_000);
    const since = time.now();
    computers.attend(duel);
    await time.until(since + 999);
    expect(played).toEqual([]);
    await time.until(since + 1_000);
    expect(played).toEqual([{ seat: 0, text: '3K' }]);
  });

  test('that thinks for longer than the pause answers when it has found its move', async () => {
    const found = time.sleep(5_000).then(() => ({ move: '3K' }));
    const computers = computersWho(() => found, 1_000);
    computers.attend(duel);
    await time.until(time.now() + 4_999);
    expect(played).toEqual([]);
    await time.until(time.now() + 1);
    expect(played).toHaveLength(1);
  });

  test('does not wait any longer when everything ends', async () => {
    const computers = computersWho(async () => ({ move: '3K' }), 1_000);
    computers.attend(duel);
    await computers.stop();
    expect(played).toHaveLength(1);
  });

  test('thinks once, however often the table is looked at', async () => {
    const asked: Pondering[] = [];
    const computers = computersWho(async (pondering) => ({ move: asked.push(pondering) === 1 ? '3K' : '5K' }), 1_000);
    for (let times = 0; times < 3; times++) computers.attend(duel);
    await computers.stop();
    expect(asked).toHaveLength(1);
    expect(played).toEqual([{ seat: 0, text: '3K' }]);
  });

  test('thinks alone at its table, since its move makes the thoughts of others there old', async () => {
    const arranging = table('zgame', 1);
    const both = { ...arranging, match: { ...arranging.match, seats: [computer, computer] } };
    expect(awaitedComputers(both.match, both.game)).toEqual([0, 1]);
    const asked: Pondering[] = [];
    const computers = computersWho((pondering) => new Promise(() => void asked.push(pondering)));
    computers.attend(both);
    computers.attend(both);
    await later();
    expect(asked.map(({ seat }) => seat)).toEqual([0]);
  });
});

describe('when the thinking is cut short', () => {
  const cutShort = new Error('the thread has ended');

  test('the best move found until then is played', async () => {
    const computers = computersWho(async () => ({ cutShort, best: '5C' }));
    computers.attend(duel);
    await later();
    expect(played).toEqual([{ seat: 0, text: '5C' }]);
    expect(logged().map(({ level, msg }) => [level, msg])).toEqual([
      [50, 'the thinking of a computer player was cut short; the best move it had found is played'],
    ]);
    expect(lines.join()).toContain('the thread has ended');
    expect(lines.join()).not.toContain('5C');
  });

  test.each(games.filter(({ bots }) => bots.length > 0).map(({ id }) => id))(
    'before a move was found, a legal one is played: %s',
    async (id) => {
      const computers = computersWho(async () => ({ cutShort, best: undefined }));
      computers.attend(table(id, 1));
      await later();
      expect(played).toHaveLength(1);
      expect(logged().map(({ msg }) => msg)).toEqual([
        'the thinking of a computer player was cut short; some legal move is played',
      ]);
    },
  );
});

test.each(['nonsense', '1A', '99Z'])('instead of %s, which is no legal move, a legal one is played', async (text) => {
  const placed = applyAct(
    duel.match,
    { act: 'computer', seat: 0, course: courseOfTurn(duel.match), text: '1A' },
    { ...{ game: duel.game, now: 1, seed: 'new', revision: 1 } },
  );
  if (placed.done !== 'yes') throw new Error('the first token was not placed');
  const seats = [computer, computer];
  const computers = computersWho(async () => ({ move: text }));
  computers.attend({ ...duel, match: { ...placed.match, seats } });
  await later();
  expect(played).toHaveLength(1);
  expect(played[0]?.text).not.toBe(text);
});

test('who could not begin to think is asked again when the table is next looked at', async () => {
  const answers = [Promise.reject(new Error('too many wait')), Promise.resolve({ move: '3K' })];
  const computers = computersWho(() => answers.shift() as Promise<{ move: string }>);
  computers.attend(duel);
  await later();
  expect(played).toEqual([]);
  expect(logged().map(({ msg }) => msg)).toEqual([
    'a computer player failed to move; it is asked again in a few seconds',
  ]);
  computers.attend(duel);
  await later();
  expect(played).toEqual([{ seat: 0, text: '3K' }]);
});
