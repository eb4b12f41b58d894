import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Entry } from '../../src/games/kernel.ts';
import { rngFrom } from '../../src/games/rng.ts';
import type { Act } from '../../src/host/match/act.ts';
import { retrace } from '../../src/host/match/retrace.ts';
import type { Snapshot } from '../../src/host/tables.ts';
import { ada, bob, duel, openRoom, type Room } from './room.ts';

let room: Room;
beforeAll(async () => {
  room = await openRoom();
});
afterAll(() => room.close());

const people = [ada.id, bob.id];

/** Something that somebody at this table may well do: a move, or to ask for one back, agree or play on. */
function deed({ match, game }: Snapshot, by: string, choice: number): Act {
  const seat = match.seats.findIndex((occupant) => occupant.kind === 'member' && occupant.id === by);
  if (choice < 2) return { act: 'retract', by };
  if (choice === 2) return { act: 'play-on', by };
  if (match.play === undefined) throw new Error('it has not begun');
  const text = game.anyMove(game.view(match.play, seat), seat, rngFrom('any', choice));
  return { act: 'move', by, text };
}

/** Whether the log that is kept gives the match that is kept. */
async function fits(table: string): Promise<boolean> {
  const snapshot = await room.host.look(table as Snapshot['table']);
  if (snapshot === undefined) return false;
  const log = (await room.store.log(snapshot.table)).map((line): Entry => JSON.parse(line));
  const { fault } = retrace(snapshot.match, log, snapshot.game);
  return fault === undefined && log.length === snapshot.match.play?.turn;
}

test('whatever is moved and taken back, also by two processes at once, the log gives the match again', async () => {
  const other = room.another();
  let table = 7_000;
  let taken = 0;
  const choices = fc.array(fc.tuple(fc.nat(1), fc.nat(9), fc.nat(9)), { minLength: 30, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(choices, async (rounds) => {
      const at = `${table++}` as Snapshot['table'];
      await room.host.challenge(at, { ...duel, game: 'mister-zero' });
      await room.host.act(at, { act: 'accept', by: bob.id });
      for (const [who, one, two] of rounds) {
        const snapshot = await room.host.look(at);
        if (snapshot?.match.stage.at !== 'playing') break;
        const [first, second] = [people[who] ?? ada.id, people[1 - who] ?? bob.id];
        await Promise.all([room.host.act(at, deed(snapshot, first, one)), other.act(at, deed(snapshot, second, two))]);
        expect(await fits(at)).toBe(true);
      }
      taken += (await room.host.look(at))?.match.retracted?.times ?? 0;
    }),
    { numRuns: 12 },
  );
  expect(taken).toBeGreaterThan(5);
}, 60_000);
