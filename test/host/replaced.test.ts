import { expect, test } from 'vitest';
import { chatSpeech } from '../../src/commands/board/speech.ts';
import { stageLines } from '../../src/commands/board/stageLines.ts';
import type { Language } from '../../src/games/contract.ts';
import { applyAct } from '../../src/host/match/apply.ts';
import type { Match } from '../../src/host/match/match.ts';
import { acted, around, begun as begunAtUsual, snapshotOf } from './matches.ts';

const lines = (match: Match, language: Language = 'en') =>
  stageLines(
    snapshotOf(match),
    chatSpeech(match, language, (instant) => instant),
  );
const begun = (...people: readonly string[]): Match => ({ ...begunAtUsual(...people), level: 'hard' });
const four = ['ada', 'bob', 'cleo', 'dan'] as const;

test('those who stay read on the board who left and that the computer plays on', () => {
  const left = acted(begun(...four), { act: 'leave', by: 'cleo' });
  const told = '-# <@cleo> has left; the computer (hard) plays on in that seat.';
  expect(lines(left)).toEqual([told]);
  expect(lines(left, 'fr')).toEqual(['-# <@cleo> a quitté la partie\u00a0; l’ordinateur (fort) joue à sa place.']);
  // Who comes back to the board later reads it too.
  const played = acted(left, { act: 'move', by: 'ada', text: '1A' }, { act: 'move', by: 'bob', text: '1B' });
  expect(lines(played)).toEqual([told]);
});

test('they also read who was late', () => {
  const match = begun(...four);
  const turns = match.clock.turns?.map((turn) => ({ ...turn, reminded: true }));
  const timed = { ...match, clock: { ...match.clock, limit: 1_000, turns } };
  const applied = applyAct(timed, { act: 'tick' }, { ...around, now: 5_000 });
  if (applied.done !== 'yes') throw new Error('nobody was late');
  expect(lines(applied.match)[0]).toBe('-# <@ada> ran out of time; the computer (hard) plays on in that seat.');
});

test('the next game among them does not tell it again', () => {
  const left = acted(begun(...four), { act: 'leave', by: 'cleo' });
  const ended: Match = { ...left, stage: { at: 'over', ending: { by: 'rules' } } };
  const again = acted(ended, ...['ada', 'bob', 'dan'].map((by) => ({ act: 'rematch', by }) as const));
  expect(again.stage.at).toBe('playing');
  expect(lines(again)).toEqual([]);
});
