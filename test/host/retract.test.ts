import { describe, expect, test } from 'vitest';
import { chatSpeech } from '../../src/commands/board/speech.ts';
import { stageLines } from '../../src/commands/board/stageLines.ts';
import { moreRows, stageRows } from '../../src/commands/board/stageRows.ts';
import { letterTo } from '../../src/commands/calls/letter.ts';
import type { Language, Viewer } from '../../src/games/contract.ts';
import type { Entry, Game } from '../../src/games/kernel.ts';
import { games } from '../../src/games/registry.ts';
import type { Act } from '../../src/host/match/act.ts';
import { applyAct } from '../../src/host/match/apply.ts';
import { callsFor } from '../../src/host/match/call.ts';
import { challengeMatch } from '../../src/host/match/challenge.ts';
import { courseOfTurn, type Match } from '../../src/host/match/match.ts';
import { retrace } from '../../src/host/match/retrace.ts';
import { around, begun, whyNot } from './matches.ts';

const duel = begun('ada', 'bob');
const four = begun('ada', 'bob', 'cleo', 'dan');
const move = (by: string, text: string): Act => ({ act: 'move', by, text });
const back = (by: string): Act => ({ act: 'retract', by });
const no = (by: string): Act => ({ act: 'play-on', by });

/** A match and its log, as the store keeps both. */
interface Kept {
  readonly match: Match;
  readonly log: readonly Entry[];
  readonly game: Game;
  readonly now: number;
}
const kept = (match: Match, game = around.game): Kept => ({ match, log: [], game, now: 1 });

function applied({ match, log, game, now }: Kept, act: Act) {
  return applyAct(match, act, { ...around, game, now, log });
}
/** After these acts, one a second, as the store keeps it. */
function playedOn(before: Kept, ...acts: readonly Act[]): Kept {
  let { match, log, now } = before;
  for (const act of acts) {
    const done = applied({ ...before, match, log, now }, act);
    if (done.done !== 'yes') throw new Error(`${JSON.stringify(act)}: ${whyNot(done)}`);
    log = [...log.slice(0, done.keep ?? log.length), ...done.entries];
    match = done.match;
    now += 1_000;
  }
  return { ...before, match, log, now };
}
const refusal = (at: Kept, act: Act) => whyNot(applied(at, act));
const lines = ({ match, game }: Kept, language: Language = 'en') =>
  stageLines(
    { table: '7000', revision: 7, match, game, bulletin: undefined },
    chatSpeech(match, language, (instant) => instant),
  );
const labels = (rows: ReturnType<typeof stageRows>) =>
  rows.flatMap(({ components }) => components.map((each) => ('label' in each ? each.label : '')));
const shown = ({ match, game }: Kept) => ({ table: '7000', revision: 7, match, game, bulletin: undefined }) as const;
const board = (at: Kept, viewer: Viewer) => labels(stageRows(shown(at), viewer, 'en'));
const more = (at: Kept, viewer: Viewer) => labels(moreRows(shown(at), viewer, 'en'));

describe('a move is taken back', () => {
  test('when the opponent agrees: the match and its log are as before it, and play on from there', () => {
    const first = playedOn(kept(duel), move('ada', '1A'));
    const two = playedOn(first, move('bob', '2B'), move('ada', '3C'), move('bob', '4D'));
    const asked = playedOn(two, back('ada'));
    expect(asked.match.play).toEqual(two.match.play);
    const taken = playedOn(asked, back('bob'));
    expect(taken.log).toEqual(two.log.slice(0, 2));
    expect(taken.match.play?.turn).toBe(2);
    expect(taken.match.recent).toEqual(playedOn(first, move('bob', '2B')).match.recent);
    expect(retrace(taken.match, taken.log, taken.game).fault).toBeUndefined();
    const again = playedOn(taken, move('ada', '5E'), move('bob', '6F'));
    expect(retrace(again.match, again.log, again.game).fault).toBeUndefined();
  });

  test('also when nobody has answered it yet', () => {
    const taken = playedOn(kept(duel), move('ada', '1A'), back('ada'), back('bob'));
    expect(taken.log).toEqual([]);
    expect(taken.match.play?.state).toEqual(duel.play?.state);
  });

  test('once more, to the move before', () => {
    const taken = playedOn(kept(duel), move('ada', '1A'), move('bob', '2B'), move('ada', '3C'));
    const twice = playedOn(taken, back('ada'), back('bob'), back('ada'), back('bob'));
    expect(twice.log).toEqual([]);
    expect(twice.match.retracted).toEqual({ times: 2, seat: 0 });
  });

  test('among four when all others have agreed', () => {
    const asked = playedOn(kept(four), move('ada', '1A'), back('ada'), back('bob'), back('dan'));
    expect(asked.match.play?.turn).toBe(1);
    expect(refusal(asked, back('dan'))).toBe('retract-agreed');
    expect(playedOn(asked, back('cleo')).match.play?.turn).toBe(0);
  });

  test('at once when only computers are there to agree, and what they had thought out comes too late', () => {
    const seats = [duel.seats[0] as Match['seats'][number], { kind: 'computer', level: 'easy' } as const];
    const moved = playedOn(kept({ ...duel, seats }), move('ada', '1A'));
    const thought: Act = { act: 'computer', seat: 1, course: courseOfTurn(moved.match), text: '2B' };
    const taken = playedOn(moved, back('ada'));
    expect(taken.match.play?.turn).toBe(0);
    const other = playedOn(taken, move('ada', '3C'));
    expect(refusal(other, thought)).toBe('nothing');
    expect(playedOn(other, { ...thought, course: courseOfTurn(other.match) }).match.play?.turn).toBe(2);
  });
});

describe('a move is not taken back', () => {
  test('when somebody turns it down, or when the game goes on', () => {
    const asked = playedOn(kept(four), move('ada', '1A'), back('ada'));
    const refused = playedOn(asked, back('bob'), no('cleo'));
    expect(refused.match.retract).toBeUndefined();
    expect(refused.match.play?.turn).toBe(1);
    expect(playedOn(asked, move('bob', '1B')).match.retract).toBeUndefined();
    expect(playedOn(asked, { act: 'leave', by: 'cleo' }).match.retract).toBeUndefined();
  });

  test('when it was never made, or by who has no seat', () => {
    expect(refusal(kept(duel), back('ada'))).toBe('no-way-back');
    expect(refusal(playedOn(kept(duel), move('ada', '1A')), back('bob'))).toBe('no-way-back');
    expect(refusal(playedOn(kept(duel), move('ada', '1A')), back('eve'))).toBe('not-your-table');
  });

  test('while its asker or a draw waits for an answer', () => {
    const asked = playedOn(kept(duel), move('ada', '1A'), back('ada'));
    expect(refusal(asked, back('ada'))).toBe('retract-asked');
    expect(refusal(asked, no('ada'))).toBe('retract-asked');
    expect(refusal(asked, { act: 'draw', by: 'bob' })).toBe('asked-first');
    expect(refusal(playedOn(kept(duel), move('ada', '1A'), { act: 'draw', by: 'bob' }), back('ada'))).toBe(
      'asked-first',
    );
  });

  test('by who has taken the seat over since', () => {
    const left = playedOn(kept(four), move('ada', '1A'), { act: 'leave', by: 'ada' });
    const taken = playedOn(left, { act: 'sit', by: 'eve', name: 'eve' });
    expect(refusal(taken, back('eve'))).toBe('no-way-back');
    const round = playedOn(taken, move('bob', '1B'), move('cleo', '2C'), move('dan', '2D'), move('eve', '3E'));
    expect(playedOn(round, back('eve'), back('bob'), back('cleo'), back('dan')).match.play?.turn).toBe(4);
  });

  test('when the match is over', () => {
    const over = playedOn(kept(duel), move('ada', '1A'), { act: 'resign', by: 'bob' });
    expect(refusal(over, back('ada'))).toBe('over');
    const asked = playedOn(kept(duel), move('ada', '1A'), back('ada'), { act: 'resign', by: 'bob' });
    expect(asked.match.retract).toBeUndefined();
  });
});

describe('what was hidden or left to chance stays', () => {
  const begin = (id: string): Kept => {
    const game = games.find((each) => each.id === id) as Game;
    const by = { kind: 'member', id: 'ada', name: 'ada' } as const;
    const against = [{ kind: 'member', id: 'bob', name: 'bob' } as const];
    const challenge = { game: id, guild: '1', language: 'en', by, against, turnLimit: undefined } as const;
    const match = challengeMatch({ ...challenge, first: 'challenger' }, game, 1, 'seed', 0);
    return playedOn(kept(match, game), { act: 'accept', by: 'bob' });
  };
  const backTo = (at: Kept, by: string, other: string) => playedOn(at, back(by), back(other)).match.play?.turn;

  test('in Foxu a slide goes back, and a shuffle does not', () => {
    const shuffled = playedOn(begin('foxu'), move('ada', 'shuffle'));
    expect(refusal(shuffled, back('ada'))).toBe('no-way-back');
    const ready = playedOn(shuffled, move('ada', 'ready'));
    expect(backTo(ready, 'ada', 'bob')).toBe(1);
  });

  test('in Z-Game a move goes back, and not what showed a piece, nor anything before it', () => {
    const ready = playedOn(begin('zgame'), move('ada', 'ready'), move('bob', 'ready'));
    expect(refusal(ready, back('bob'))).toBe('no-way-back');
    const moved = playedOn(ready, move('ada', 'a1-a2'));
    expect(backTo(moved, 'ada', 'bob')).toBe(2);
    const revealed = playedOn(moved, move('bob', 'b8!'));
    expect(refusal(revealed, back('bob'))).toBe('no-way-back');
    expect(refusal(revealed, back('ada'))).toBe('no-way-back');
  });

  test('in Z-Game nobody learns from the answer whether the other has arranged anything in secret', () => {
    const secretly = playedOn(begin('zgame'), move('bob', 'shuffle'), move('bob', 'swap a b'));
    expect(refusal(begin('zgame'), back('ada'))).toBe('no-way-back');
    expect(refusal(secretly, back('ada'))).toBe('no-way-back');
    const waiting = playedOn(begin('zgame'), move('ada', 'ready'));
    expect(refusal(waiting, back('ada'))).toBe('no-way-back');
    expect(refusal(playedOn(waiting, move('bob', 'shuffle')), back('ada'))).toBe('no-way-back');
  });

  test('in Royale Mastermind and Ricochet Robots nothing goes back, so nobody is offered it', () => {
    const chosen = playedOn(begin('mastermind'), move('ada', 'cards random'));
    expect(refusal(chosen, back('ada'))).toBe('no-way-back');
    expect(more(chosen, 0)).not.toContain('Take a move back');
    expect(games.flatMap(({ id, takesBack }) => (takesBack === 'never' ? [id] : []))).toEqual([
      'ricochet',
      'mastermind',
    ]);
  });
});

describe('clocks', () => {
  test('give whose turn it is again a whole turn, and who was awaited already keeps their time', () => {
    const timed = kept({ ...duel, clock: { ...duel.clock, limit: 60_000 } });
    const asked = playedOn(timed, move('ada', '1A'), back('ada'));
    expect(asked.match.clock.turns?.map(({ seat }) => seat)).toEqual([1]);
    const taken = playedOn(asked, back('bob'));
    expect(taken.match.clock.turns).toEqual([{ seat: 0, since: asked.now, reminded: false }]);
    const answered = playedOn(timed, move('ada', '1A'), move('bob', '2B'));
    const since = answered.match.clock.turns?.[0]?.since;
    const waited = playedOn(answered, back('ada'), back('bob'));
    expect(waited.match.clock.turns).toEqual([{ seat: 0, since, reminded: false, acted: waited.now - 1_000 }]);
  });
});

describe('everybody reads', () => {
  test('who asks, who has agreed, and that it was done, until the next move', () => {
    const asked = playedOn(kept(four), move('ada', '1A'), back('ada'), back('dan'));
    expect(lines(asked)).toEqual([
      '<@ada> would like to take their last move back. <@bob>, <@cleo>, do you allow it?',
      'Allowed so far by: <@dan>.',
    ]);
    expect(lines(asked, 'fr')[0]).toBe(
      '<@ada> voudrait reprendre son dernier coup. <@bob>, <@cleo>, le permettez-vous\u00a0?',
    );
    const taken = playedOn(asked, back('bob'), back('cleo'));
    expect(lines(taken)).toEqual(['-# <@ada> has taken their last move back.']);
    expect(lines(playedOn(taken, move('ada', '3C')))).toEqual([]);
  });

  test('buttons that answer, on the boards of those who are asked', () => {
    const asked = playedOn(kept(four), move('ada', '1A'), back('ada'), back('dan'));
    const answers = ['Allow it', 'Play on', 'More…'];
    expect(board(asked, 'table')).toEqual(answers);
    expect([0, 1, 2, 3].map((seat) => board(asked, seat))).toEqual([['More…'], answers, answers, ['More…']]);
    expect(more(kept(four), 0)).toContain('Take a move back');
    expect(more(kept(four), 'table')).not.toContain('Take a move back');
    expect(more(asked, 1)).not.toContain('Take a move back');
  });

  test('a call, when they are away: those who are asked, and who asked when it is turned down', () => {
    const moved = playedOn(kept(duel), move('ada', '1A'));
    const later = { ...moved, now: 1_000_000 };
    const asked = playedOn(later, back('ada'));
    expect(callsFor(moved.match, asked.match, asked.game, 1_000_000).call).toEqual({ why: 'retract', seats: [1] });
    const refused = playedOn({ ...asked, now: 2_000_000 }, no('bob'));
    expect(callsFor(asked.match, refused.match, refused.game, 2_000_000).call).toEqual({
      why: 'no-retract',
      seats: [0],
    });
    const letter = (at: Kept, before: Kept, member: string, language: Language) => {
      const { call } = callsFor(before.match, at.match, at.game, at.now - 1_000);
      return letterTo(member, { ...shown(at), match: { ...at.match, call } }, language, (instant) => instant);
    };
    expect(letter(asked, moved, 'bob', 'en')).toContain(
      'ada would like to take their last move back in **Mister Zero**',
    );
    expect(letter(asked, moved, 'bob', 'fr')).toContain('ada voudrait reprendre son dernier coup, à **Mister Zero**');
    expect(letter(refused, asked, 'ada', 'en')).toContain('Your move in **Mister Zero** with bob stands');
    const done = playedOn({ ...asked, now: 2_000_000 }, back('bob'));
    expect(callsFor(asked.match, done.match, done.game, 2_000_000).call).toBeUndefined();
  });
});
