import { describe, expect, test } from 'vitest';
import { chatSpeech } from '../../src/commands/board/speech.ts';
import { stageLines } from '../../src/commands/board/stageLines.ts';
import { stageRows } from '../../src/commands/board/stageRows.ts';
import type { Language, Viewer } from '../../src/games/contract.ts';
import { mount } from '../../src/games/kernel.ts';
import type { Act } from '../../src/host/match/act.ts';
import { applyAct } from '../../src/host/match/apply.ts';
import { challengeMatch } from '../../src/host/match/challenge.ts';
import type { Match } from '../../src/host/match/match.ts';
import { wakes } from '../../src/host/match/turns.ts';
import { judgedCoins } from '../games/judgedCoins.ts';
import { whyNot } from './matches.ts';
import { ada, bob, duel, openRoom } from './room.ts';

const game = mount(judgedCoins());
const around = { game, now: 5, seed: 'new', revision: 7 };
const challenge = { ...duel, game: game.id, first: 'challenger', hints: 'allowed', turnLimit: undefined } as const;
const hint = (by: { readonly id: string }): Act => ({ act: 'hint', by: by.id });
const found = { act: 'hinted', course: '1/0/0', found: { move: 'tails', worth: 0.2, certain: 'guessed' } } as const;

function acted(match: Match, ...acts: readonly Act[]): Match {
  return acts.reduce((now, act) => {
    const applied = applyAct(now, act, around);
    if (applied.done !== 'yes') throw new Error(`${JSON.stringify(act)}: ${whyNot(applied)}`);
    return applied.match;
  }, match);
}

const begun = () => acted(challengeMatch(challenge, game, 1, 'seed', 0), { act: 'accept', by: bob.id });
const withoutHints = (): Match => ({ ...begun(), hints: undefined });

const snapshotOf = (match: Match) => ({ table: '7000', revision: 7, match, game, bulletin: undefined }) as const;
const lines = (match: Match, language: Language = 'en') =>
  stageLines(
    snapshotOf(match),
    chatSpeech(match, language, (instant) => instant),
  );
const buttons = (match: Match, viewer: Viewer) =>
  stageRows(snapshotOf(match), viewer, 'en').flatMap(({ components }) =>
    components.map((each) => ('label' in each ? each.label : '')),
  );

describe('a hint', () => {
  test('is given to whoever is to move, and everybody reads it until the next move', () => {
    const asked = acted(begun(), hint(ada));
    expect(lines(asked)).toEqual(['<@101> asks for a hint. I am looking for one.']);
    const told = acted(asked, found);
    expect(lines(told)).toEqual(['A hint for <@101>: **the tails** (about 60 % to win).']);
    expect(lines(told, 'fr')).toEqual([
      'Un indice pour <@101>\u00a0: **the tails** (environ 60\u00a0% de chances de gagner).',
    ]);
    expect(lines(acted(told, { act: 'move', by: ada.id, text: 'heads' }))).toEqual([]);
  });

  test('is not given where the table does not allow it, nor to others, nor twice', () => {
    expect(whyNot(applyAct(withoutHints(), hint(ada), around))).toBe('no-hints');
    expect(whyNot(applyAct(begun(), hint(bob), around))).toBe('hint-not-your-turn');
    expect(whyNot(applyAct(begun(), hint({ id: '999' }), around))).toBe('not-your-table');
    expect(whyNot(applyAct(acted(begun(), hint(ada)), hint(ada), around))).toBe('hint-asked');
  });

  test('is not given in a game that judges positions only afterwards', () => {
    const later = mount(judgedCoins('afterwards'));
    expect(whyNot(applyAct(begun(), hint(ada), { ...around, game: later }))).toBe('no-hints');
  });

  test('that comes after the move changes nothing', () => {
    const moved = acted(begun(), hint(ada), { act: 'move', by: ada.id, text: 'heads' });
    expect(applyAct(moved, found, around).done).toBe('nothing');
    // The next player may ask too.
    const asked = acted(moved, hint(bob));
    expect(applyAct(asked, found, around).done).toBe('nothing');
    expect(lines(acted(asked, { ...found, course: '1/0/1', found: 'nothing' }))).toEqual([
      'I have no hint for <@102> here.',
    ]);
  });

  test('has a button as long as somebody may ask for it', () => {
    expect(buttons(begun(), 'table')).toEqual(['Hint', 'More…']);
    expect(buttons(begun(), 0)).toEqual(['Hint', 'More…']);
    expect(buttons(begun(), 1)).toEqual(['More…']);
    expect(buttons(withoutHints(), 'table')).toEqual(['More…']);
    expect(buttons(acted(begun(), hint(ada)), 'table')).toEqual(['More…']);
  });

  test('is allowed in the next game too, and is not carried over into it', () => {
    const asked = acted(begun(), hint(ada), { act: 'resign', by: ada.id });
    const again = acted(asked, { act: 'rematch', by: ada.id }, { act: 'rematch', by: bob.id });
    expect(again.hints).toBe('allowed');
    expect(wakes(again, game).map(({ wake }) => wake)).not.toContain('hint');
  });
});

describe('the host', () => {
  test('looks for the hint aside, and shows it', async () => {
    const room = await openRoom([game]);
    await room.host.challenge('7000', challenge);
    await room.host.act('7000', { act: 'accept', by: bob.id });
    await room.host.act('7000', hint(ada));
    await room.pass(1_000);
    expect(room.announced.at(-1)?.match.hint?.found).toEqual({ move: 'tails', worth: 0.2, certain: 'guessed' });
    await room.close();
  });

  test('says that there is none when the search fails, and logs why', async () => {
    const room = await openRoom([game], 'sqlite', () => Promise.reject(new Error('no memory')));
    await room.host.challenge('7000', challenge);
    await room.host.act('7000', { act: 'accept', by: bob.id });
    await room.host.act('7000', hint(ada));
    await room.pass(1_000);
    expect(room.announced.at(-1)?.match.hint?.found).toBe('nothing');
    expect(room.logged.map(({ msg }) => msg)).toEqual(['the search for a hint failed; the board says so']);
    await room.close();
  });

  test('finds a hint that a process had asked for when it ended', async () => {
    let asked = 0;
    // The first search never ends, as if its process had been killed.
    const room = await openRoom([game], 'sqlite', ({ seat }) =>
      ++asked === 1
        ? new Promise(() => undefined)
        : Promise.resolve({ move: 'heads', worth: seat, certain: 'guessed' }),
    );
    await room.host.challenge('7000', challenge);
    await room.host.act('7000', { act: 'accept', by: bob.id });
    await room.host.act('7000', hint(ada));
    const next = room.another();
    room.clock.wall += 5_000;
    await next.sweep();
    expect((await next.look('7000'))?.match.hint?.found).toBeUndefined();
    const later = async () => {
      room.clock.wall += 1_000;
      await room.store.pulse(room.clock.wall, Number.MAX_SAFE_INTEGER);
      await next.sweep();
      return (await next.look('7000'))?.match.hint?.found;
    };
    await expect.poll(later, { interval: 1, timeout: 30_000 }).toMatchObject({ move: 'heads' });
    await next.stop();
    await room.close();
  });
});
