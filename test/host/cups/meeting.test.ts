import { describe, expect, test } from 'vitest';
import { deedFor } from '../../../src/commands/chat/deeds.ts';
import { wishIn } from '../../../src/commands/chat/wishes.ts';
import { games } from '../../../src/games/registry.ts';
import { courseOf, standingOf } from '../../../src/host/listing.ts';
import { callsFor } from '../../../src/host/match/call.ts';
import { presence } from '../../../src/host/match/meeting.ts';
import { playedAgain } from '../../../src/host/records/replaying.ts';
import { placesOf } from '../../../src/host/records/result.ts';
import type { Snapshot } from '../../../src/host/tables.ts';
import { minute, person } from './cups.ts';
import { newTable, until } from './table.ts';

const waiting = () => newTable('ricochet');
type Waiting = ReturnType<typeof waiting>;

const snapshotOf = ({ match, game }: Waiting) =>
  ({ table: '5000.6000', revision: 1, match: match(), game, bulletin: undefined }) as Snapshot;
describe.each(games)('A game of a cup of $id', ({ id, seating }) => {
  test('begins at once, but where anybody may act at any time when both are there.', () => {
    expect(newTable(id).match().stage.at).toBe(seating.open === true ? 'meeting' : 'playing');
  });
});

describe('A game of a cup where anybody may act at any time', () => {
  test('begins when both have said that they are there, and shows nothing before.', () => {
    const table = waiting();
    expect(table.match().play).toBeUndefined();
    expect(table.refusal({ act: 'move', by: table.first, text: '5' })).toBe('not-started');
    table.act({ act: 'accept', by: table.second }, 3_000);
    expect(table.match()).toMatchObject({ stage: { at: 'meeting', here: [{ seat: 1, since: 3_000 }] } });
    expect(table.match().play).toBeUndefined();
    table.act({ act: 'accept', by: table.first }, 3_000 + minute);
    expect(table.match().stage).toEqual({ at: 'playing' });
    expect(table.match().opened).toEqual({ seats: 2, at: 3_000 + minute });
    table.act({ act: 'move', by: table.first, text: '30' }, 3_000 + 2 * minute);
  });

  test('does not begin when one comes long after the other: they say so again.', () => {
    const table = waiting();
    const { first, second, act, refusal, match } = table;
    act({ act: 'accept', by: first }, 3_000);
    expect(refusal({ act: 'accept', by: first })).toBe('here-already');
    act({ act: 'accept', by: second }, 3_000 + presence);
    expect(match().stage.at).toBe('meeting');
    act({ act: 'accept', by: first }, 3_000 + presence + minute);
    expect(match().stage.at).toBe('playing');
  });

  test('is not for others, and nobody can decline it.', () => {
    const { first, refusal } = waiting();
    expect(refusal({ act: 'accept', by: person(9).id })).toBe('not-your-table');
    expect(refusal({ act: 'sit', by: person(9).id, name: 'Nine' })).toBe('seats-taken');
    expect(refusal({ act: 'move', by: person(9).id, text: '5' })).toBe('not-your-table');
    expect(refusal({ act: 'decline', by: first })).toBe('in-a-cup');
    expect(refusal({ act: 'stop', by: first, rank: 'member' })).toBe('in-a-cup');
  });

  test('calls both, whoever is away when the other has come, and both when it begins.', () => {
    const { first, second, act, match, game } = waiting();
    const calls: unknown[] = [callsFor(undefined, match(), game, 2_000).call];
    for (const [by, now] of [
      [first, 3_000],
      [second, 3_000 + presence + 1],
      [first, 3_000 + presence + 2 * minute],
    ] as const) {
      const before = match();
      act({ act: 'accept', by }, now);
      calls.push(callsFor(before, match(), game, now).call);
    }
    expect(calls).toEqual([
      { why: 'meeting', seats: [0, 1] },
      { why: 'meeting', seats: [1] },
      { why: 'meeting', seats: [0] },
      { why: 'meeting', seats: [1] },
    ]);
  });

  test('reminds whoever is not there, once, before the round ends.', () => {
    const { first, act, pass, match, game } = waiting();
    const reminded = 2_000 + (until - 2_000) * 0.75;
    act({ act: 'accept', by: first }, reminded - minute);
    const before = match();
    pass(reminded - 1);
    expect(match()).toBe(before);
    pass(reminded);
    expect(callsFor(before, match(), game, reminded).call).toEqual({ why: 'meeting', seats: [1] });
    const after = match();
    pass(until - 1);
    expect(match()).toBe(after);
  });

  test('says on its board how it begins, who has been there and of which round it is.', () => {
    const table = waiting();
    table.act({ act: 'accept', by: table.second }, 3_000);
    const lines = table.says();
    expect(lines[0]).toMatch(/^Member \d, Member \d: press \*I am here\*, or type `here`, .* within 15 minutes\./);
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^Member \d said so Jan 1, 1970, 12:00 AM UTC\.$/),
      '-# Cup, round 1. Of equal bids, always the one made first comes first.',
    ]);
    expect(table.says('fr')[0]).toContain('appuyez sur *Je suis là*, ou écrivez `présent`');
  });

  test('is told of as waiting for whoever has not come.', () => {
    const { first, second, act, match, game } = waiting();
    act({ act: 'accept', by: first });
    const course = courseOf(match(), game);
    expect(course).toMatchObject({ awaited: [second], until, open: 'no' });
    expect([first, second, '9'].map((id) => standingOf(course, 'playing', id))).toEqual(['waits', 'acts', 'watches']);
  });

  test('hears who types that they are there, and takes it for talk elsewhere.', () => {
    const table = waiting();
    const who = { by: table.first, name: 'First' };
    for (const text of ['here', 'I am here!', 'Présent', 'présente', 'je suis là']) {
      expect(wishIn(text)).toBe('here');
    }
    expect(deedFor('here', snapshotOf(table), who)).toEqual({ do: 'act', act: { act: 'accept', by: table.first } });
    expect(deedFor('here', snapshotOf(table), { by: '9', name: 'Nine' })).toBeUndefined();
    for (const by of [table.first, table.second]) table.act({ act: 'accept', by });
    expect(deedFor('here', snapshotOf(table), who)).toBeUndefined();
  });

  test('is won by eight targets, also while only one of them has bid.', () => {
    const { first, second, act, match } = waiting();
    for (const by of [first, second]) act({ act: 'accept', by });
    expect(match().play?.state).toMatchObject({ config: { tokens: 8 } });
  });
});

describe('When there is no more time for a round, a game that never began', () => {
  test('is won by who has been there; whoever never was has stayed away.', () => {
    const { second, act, pass, ending, result } = waiting();
    act({ act: 'accept', by: second });
    pass(until - 1);
    expect(ending()).toBeUndefined();
    pass(until);
    expect(ending()).toEqual({ by: 'round', places: [2, 1], came: [1], late: [0] });
    expect(result()).toEqual({ by: 'limit', places: [2, 1], idle: [0], late: [0] });
  });

  test('is won by nobody when neither was there.', () => {
    const table = waiting();
    const { pass, result, match, game } = table;
    pass(until);
    expect(result()).toEqual({ by: 'limit', places: [2, 2], idle: [0, 1] });
    expect(placesOf(match(), game)).toBeUndefined();
    expect(table.says()[0]).toBe('The time for this round of the cup is over. Nobody came, so nobody wins.');
    expect(table.says('fr')[0]).toContain('Personne n’est venu');
  });

  test('is drawn when both were there, but never at the same time.', () => {
    const { first, second, act, pass, result, match, game } = waiting();
    act({ act: 'accept', by: first });
    act({ act: 'accept', by: second }, 3_000 + presence);
    pass(until);
    expect(result()).toEqual({ by: 'limit', places: [1, 1], idle: [] });
    // It was never played, so it changes nobody's rating.
    expect(placesOf(match(), game)).toBeUndefined();
  });
});

test.each(['resign', 'leave', 'forget'] as const)('Who leaves a game before it begins by %s has lost it.', (act) => {
  const { first, act: does, result } = waiting();
  does({ act, by: first });
  expect(result()).toEqual({ by: 'absent', places: [2, 1], idle: [] });
});

test('A game that is stopped before it begins has a result and a replay all the same.', () => {
  for (const act of [
    { act: 'stop', by: '9', rank: 'moderator' },
    { act: 'call-off', by: '9', cup: { id: 'a-cup', round: 0, game: 0 } },
    { act: 'close' },
  ] as const) {
    const table = waiting();
    table.act(act);
    expect(table.result()).toEqual({ by: 'stopped', places: [1, 1], idle: [] });
    expect(table.says()[0]).not.toContain('counts for nobody');
    expect(playedAgain(table.record(), table.game)).not.toHaveProperty('lost');
  }
});
