import { describe, expect, test } from 'vitest';
import { chatSpeech } from '../../src/commands/board/speech.ts';
import { stageLines } from '../../src/commands/board/stageLines.ts';
import { moreRows, stageRows } from '../../src/commands/board/stageRows.ts';
import type { Language, Viewer } from '../../src/games/contract.ts';
import type { Act } from '../../src/host/match/act.ts';
import { applyAct } from '../../src/host/match/apply.ts';
import type { Match } from '../../src/host/match/match.ts';
import { acted, around, begun, snapshotOf, whyNot } from './matches.ts';

const draw = (by: string): Act => ({ act: 'draw', by });
const move = (by: string, text: string): Act => ({ act: 'move', by, text });

const labels = (rows: ReturnType<typeof stageRows>) =>
  rows.flatMap(({ components }) => components.map((each) => ('label' in each ? each.label : '')));
const board = (match: Match, viewer: Viewer) => labels(stageRows(snapshotOf(match), viewer, 'en'));
const lines = (match: Match, language: Language = 'en') =>
  stageLines(
    snapshotOf(match),
    chatSpeech(match, language, (instant) => instant),
  );

const four = ['ada', 'bob', 'cleo', 'dan'] as const;

describe('a draw among four', () => {
  test('comes when all of them have agreed', () => {
    const three = acted(begun(...four), draw('bob'), draw('ada'), draw('dan'));
    expect(three.stage.at).toBe('playing');
    expect(acted(three, draw('cleo')).stage).toEqual({ at: 'over', ending: { by: 'agreement' } });
  });

  test('is offered behind *More*', () => {
    expect(labels(moreRows(snapshotOf(begun(...four)), 0, 'en'))).toContain('Offer a draw');
  });

  test('does not come when one declines, whoever agreed before', () => {
    const declined = acted(begun(...four), draw('bob'), draw('ada'), { act: 'play-on', by: 'dan' });
    expect(board(declined, 'table')).toEqual(['More…']);
    // The next offer asks everybody anew.
    const again = acted(declined, draw('cleo'), draw('dan'), draw('bob'));
    expect(again.stage.at).toBe('playing');
    expect(acted(again, draw('ada')).stage.at).toBe('over');
  });

  test('stands when somebody who agreed moves, and falls when somebody moves instead of agreeing', () => {
    const offered = acted(begun(...four), draw('bob'), draw('ada'));
    const moved = acted(offered, move('ada', '1A'));
    expect(moved.drawOffer).toBe(1);
    const byOfferer = acted(moved, move('bob', '1B'));
    expect(byOfferer.drawOffer).toBe(1);
    expect(acted(byOfferer, move('cleo', '2C')).drawOffer).toBeUndefined();
  });

  test('is not agreed to twice by one', () => {
    const offered = acted(begun(...four), draw('bob'), draw('ada'));
    expect(whyNot(applyAct(offered, draw('ada'), around))).toBe('agreed-already');
    expect(whyNot(applyAct(offered, draw('bob'), around))).toBe('already-offered');
  });

  test('falls when one of them leaves, since the computer agrees to none', () => {
    const left = acted(begun(...four), draw('bob'), { act: 'leave', by: 'dan' });
    expect(left.drawOffer).toBeUndefined();
    expect(whyNot(applyAct(left, draw('bob'), around))).toBe('computer-plays-on');
  });

  test('is told on the board: who offers it, who is asked, and who has agreed so far', () => {
    const offered = acted(begun(...four), draw('bob'), draw('ada'));
    expect(lines(offered)).toEqual(['<@bob> offers a draw. <@cleo>, <@dan>, do you agree?', 'Agreed so far: <@ada>.']);
    expect(lines(offered, 'fr')).toEqual([
      '<@bob> propose la nulle. <@cleo>, <@dan>, acceptez-vous\u00a0?',
      'Ont déjà accepté\u00a0: <@ada>.',
    ]);
  });
});

describe('the buttons that answer an offer', () => {
  test('are on everybody’s board, and on the own boards of those who are asked', () => {
    const offered = acted(begun(...four), draw('bob'), draw('ada'));
    const answers = ['Agree to draw', 'Play on', 'More…'];
    expect(board(offered, 'table')).toEqual(answers);
    expect([0, 1, 2, 3].map((seat) => board(offered, seat))).toEqual([['More…'], ['More…'], answers, answers]);
  });

  test('are not on the own board of whoever offers a draw to one opponent', () => {
    const offered = acted(begun('ada', 'bob'), draw('ada'));
    expect(board(offered, 0)).toEqual(['More…']);
    expect(board(offered, 1)).toContain('Agree to draw');
    expect(lines(offered)).toEqual(['<@ada> offers a draw. <@bob>, do you agree?']);
  });
});

test('an offer that was made before offers could be agreed to one by one still stands', () => {
  const { drawAgreed, ...older } = acted(begun('ada', 'bob'), draw('ada'));
  expect(drawAgreed).toEqual([]);
  expect(acted(older, draw('bob')).stage.at).toBe('over');
});
