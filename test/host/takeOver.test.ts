import { describe, expect, test } from 'vitest';
import { chatSpeech } from '../../src/commands/board/speech.ts';
import { stageLines } from '../../src/commands/board/stageLines.ts';
import { stageRows } from '../../src/commands/board/stageRows.ts';
import { gameLine } from '../../src/commands/calls/gameLine.ts';
import type { Language, Viewer } from '../../src/games/contract.ts';
import { courseOf, standingOf } from '../../src/host/listing.ts';
import type { Act } from '../../src/host/match/act.ts';
import { applyAct } from '../../src/host/match/apply.ts';
import { courseOfTurn, type Match, readMatch, writeMatch } from '../../src/host/match/match.ts';
import { acted, around, begun as begunAtUsual, snapshotOf, whyNot } from './matches.ts';

const sit = (by: string, seat?: number): Act => ({
  act: 'sit',
  by,
  name: by,
  ...(seat === undefined ? {} : { seat }),
});
const leave = (by: string): Act => ({ act: 'leave', by });
const move = (by: string, text: string): Act => ({ act: 'move', by, text });
const begun = (): Match => ({ ...begunAtUsual('ada', 'bob', 'cleo', 'dan'), level: 'hard' });
const refusal = (match: Match, act: Act) => whyNot(applyAct(match, act, around));
const idOf = (match: Match, seat: number) => {
  const there = match.seats[seat];
  return there?.kind === 'member' ? there.id : there?.kind;
};
const lines = (match: Match, language: Language = 'en') =>
  stageLines(
    snapshotOf(match),
    chatSpeech(match, language, (instant) => instant),
  );
const labels = (match: Match, viewer: Viewer, language: Language = 'en') =>
  stageRows(snapshotOf(match), viewer, language).flatMap(({ components }) =>
    components.map((each) => ('label' in each ? each.label : '')),
  );

/** Ada, who is to move, has run out of time. */
function late(): Match {
  const match = begun();
  const turns = match.clock.turns?.map((turn) => ({ ...turn, reminded: true }));
  const timed = { ...match, clock: { ...match.clock, limit: 1_000, turns } };
  const applied = applyAct(timed, { act: 'tick' }, { ...around, now: 5_000 });
  if (applied.done !== 'yes') throw new Error('nobody was late');
  return applied.match;
}

describe('a seat that somebody left', () => {
  test('is taken over by a member, who plays on there, and the match says who played when', () => {
    const left = acted(begun(), move('ada', '1A'), leave('cleo'), move('bob', '1B'));
    const taken = acted(left, sit('eve'));
    expect(idOf(taken, 2)).toBe('eve');
    expect(taken.replaced).toEqual([
      { seat: 2, id: 'cleo', name: 'cleo', why: 'left', turn: 1, taken: { id: 'eve', name: 'eve', turn: 2 } },
    ]);
    expect(acted(taken, move('eve', '2C')).play?.turn).toBe(3);
    expect(readMatch(writeMatch(taken)).replaced).toEqual(taken.replaced);
  });

  test('is taken over from who was late, too', () => {
    expect(idOf(acted(late(), sit('eve')), 0)).toBe('eve');
  });

  test('is not taken by who has a seat, nor when there is none, nor where a member or the computer sat from the start', () => {
    const left = acted(begun(), leave('cleo'));
    expect(refusal(left, sit('ada'))).toBe('seated-already');
    expect(refusal(begun(), sit('eve'))).toBe('seats-taken');
    expect(refusal(left, sit('eve', 1))).toBe('seat-taken');
    const computer = { ...left, seats: left.seats.with(1, { kind: 'computer', level: 'hard' } as const) };
    expect(refusal(computer, sit('eve', 1))).toBe('seat-taken');
    expect(refusal(acted(left, sit('eve')), sit('fay'))).toBe('seats-taken');
    expect(refusal({ ...left, stage: { at: 'over', ending: { by: 'rules' } } }, sit('eve'))).toBe('over');
  });

  test('is had back by who left it, until somebody else has it', () => {
    const left = acted(begun(), leave('cleo'), leave('ada'));
    const back = acted(left, sit('cleo'));
    expect([idOf(back, 0), idOf(back, 2)]).toEqual(['computer', 'cleo']);
    expect(refusal(acted(left, sit('eve', 2)), sit('cleo'))).toBe('own-seat-only');
  });

  test('goes to nobody who knows what another seat has seen', () => {
    const left = acted(begun(), leave('cleo'), leave('ada'));
    expect(refusal(left, sit('cleo', 0))).toBe('own-seat-only');
    // Eve has taken Cleo’s seat over, and left it too.
    const again = acted(left, sit('eve', 2), leave('eve'));
    expect(refusal(again, sit('eve', 0))).toBe('own-seat-only');
    expect(idOf(acted(again, sit('cleo')), 2)).toBe('cleo');
  });

  test('is not had back by who was late', () => {
    expect(refusal(late(), sit('ada'))).toBe('late-before');
  });
});

describe('where somebody who played has been forgotten', () => {
  const forget = (by: string): Act => ({ act: 'forget', by });

  test('no stranger takes a seat, since it may be them, who know what another seat saw', () => {
    const forgotten = acted(begun(), leave('dan'), forget('cleo'));
    expect(refusal(forgotten, sit('cleo'))).toBe('former-among-strangers');
    expect(refusal(forgotten, sit('cleo', 3))).toBe('former-among-strangers');
    expect(refusal(forgotten, sit('eve', 2))).toBe('former-among-strangers');
    expect(refusal(acted(begun(), leave('cleo'), forget('cleo')), sit('cleo'))).toBe('former-among-strangers');
    const after = acted(begun(), leave('dan'), leave('cleo'), sit('eve', 2), leave('eve'), forget('eve'));
    expect(refusal(after, sit('eve', 3))).toBe('former-among-strangers');
  });

  test('who is still known comes back to their own seat', () => {
    const forgotten = acted(begun(), leave('dan'), forget('cleo'));
    expect(idOf(acted(forgotten, sit('dan')), 3)).toBe('dan');
    expect(refusal(forgotten, sit('dan', 2))).toBe('own-seat-only');
    const after = acted(begun(), leave('cleo'), sit('eve'), forget('eve'));
    expect(idOf(acted(after, sit('cleo')), 2)).toBe('cleo');
  });

  test('only a seat that somebody can come back to is offered', () => {
    const forgotten = acted(begun(), leave('dan'), forget('cleo'));
    expect(labels(forgotten, 'table')).toEqual(['Take over', 'More…']);
    expect(labels(acted(forgotten, sit('dan')), 'table')).toEqual(['More…']);
    expect(courseOf(acted(begun(), forget('cleo')), around.game).open).toBe('no');
    expect(lines(acted(begun(), forget('cleo')))).toEqual([
      '-# a former player has left; the computer (hard) plays on in that seat.',
    ]);
  });
});

describe('who takes a seat over', () => {
  test('has a whole turn, when it is theirs, and the turns of others go on', () => {
    const timed: Match = { ...begun(), clock: { ...begun().clock, limit: 1_000 } };
    const left = acted(timed, leave('ada'), leave('bob'));
    const applied = applyAct(left, sit('eve', 0), { ...around, now: 700 });
    if (applied.done !== 'yes') throw new Error('refused');
    expect(applied.match.clock.turns).toEqual([{ seat: 0, since: 700, reminded: false }]);
    const other = applyAct(applied.match, sit('fay', 1), { ...around, now: 900 });
    if (other.done !== 'yes') throw new Error('refused');
    expect(other.match.clock.turns).toEqual([{ seat: 0, since: 700, reminded: false }]);
  });

  test('moves for themselves: what the computer had thought out there comes too late', () => {
    const left = acted(begun(), leave('ada'));
    const thought: Act = { act: 'computer', seat: 0, course: courseOfTurn(left), text: '1A' };
    expect(refusal(left, thought)).toBe('yes');
    expect(refusal(acted(left, sit('eve')), thought)).toBe('nothing');
  });

  test('may be asked for a draw, which the computer may not', () => {
    const left = acted(begun(), leave('cleo'));
    expect(refusal(left, { act: 'draw', by: 'ada' })).toBe('computer-plays-on');
    expect(refusal(acted(left, sit('eve')), { act: 'draw', by: 'ada' })).toBe('yes');
  });
});

describe('everybody', () => {
  test('reads who has whose seat', () => {
    const taken = acted(begun(), leave('cleo'), sit('eve'));
    expect(lines(taken)).toEqual(['-# <@cleo> has left; <@eve> plays on in that seat.']);
    expect(lines(taken, 'fr')).toEqual(['-# <@cleo> a quitté la partie\u00a0; <@eve> joue à sa place.']);
    expect(lines(acted(begun(), leave('cleo'), sit('cleo')))).toEqual(['-# <@cleo> had left and is back.']);
    expect(lines(acted(taken, leave('eve')))).toEqual([
      '-# <@cleo> has left; <@eve> plays on in that seat.',
      '-# <@eve> has left; the computer (hard) plays on in that seat.',
    ]);
  });

  test('but the players has a button for each such seat, which is named where there are several', () => {
    const one = acted(begun(), leave('cleo'));
    expect(labels(one, 'table')).toEqual(['Take over', 'More…']);
    expect(labels(one, 0)).toEqual(['More…']);
    const two = acted(one, leave('dan'));
    expect(labels(two, 'table')).toEqual(['Take over: Team A · 2', 'Take over: Team B · 2', 'More…']);
    expect(labels(two, 'table', 'fr')[0]).toBe('Prendre\u00a0: Équipe A · 2');
    expect(lines(two)[1]).toBe('-# <@dan> has left; the computer (hard) plays on in that seat (Team B · 2).');
    expect(labels(acted(one, sit('eve')), 'table')).toEqual(['More…']);
  });
});

test('a table with such a seat is among those that one can join, until it is taken', () => {
  const left = acted(begun(), leave('cleo'));
  const told = { about: 'standing', language: 'en', wallTime: (instant: number) => instant } as const;
  expect(courseOf(begun(), around.game).open).toBe('no');
  expect(courseOf(left, around.game).open).toBe('by seats');
  expect(standingOf(courseOf(left, around.game), 'playing', 'eve')).toBe('may-join');
  expect(gameLine(snapshotOf(left), { ...told, member: 'eve' })).toContain('one free seat');
  const taken = acted(left, sit('eve'));
  expect(courseOf(taken, around.game).open).toBe('no');
  expect(gameLine(snapshotOf(taken), { ...told, member: 'fay' })).not.toContain('free seat');
});

test('before a game begins, who names no seat gets the first free one', () => {
  const free = { kind: 'nobody' } as const;
  const seats = [...begun().seats.slice(0, 2), free, free];
  const gathering: Match = {
    ...begun(),
    play: undefined,
    seats,
    stage: { at: 'gathering', by: 'ada', until: 9_000 },
  };
  expect(idOf(acted(gathering, sit('eve')), 2)).toBe('eve');
  expect(refusal(gathering, sit('ada'))).toBe('seated-already');
});
