import { describe, expect, test } from 'vitest';
import {
  endMessage,
  gameMessage,
  roundMessage,
  signUpMessage,
  threadName,
} from '../../../src/commands/cups/cupMessages.ts';
import { cupTable, winnersOf } from '../../../src/commands/cups/cupTable.ts';
import { pointsText } from '../../../src/commands/cups/inWords.ts';
import { advance } from '../../../src/host/cups/advance.ts';
import type { Cup } from '../../../src/host/cups/cup.ts';
import { withGame } from '../../../src/host/cups/rounds.ts';
import { callOff, leave, start } from '../../../src/host/cups/signUp.ts';
import { withoutPerson } from '../../../src/host/match/formerly.ts';
import type { TableId } from '../../../src/store/address.ts';
import { altOf, buttonsOf, textOf } from '../../town/reading.ts';
import { cupOf, drawn, gameNamed, withResults, won } from './cups.ts';

const foxu = gameNamed('foxu');
const parts = { paint: async () => new Uint8Array(), wallTime: (instant: number) => instant };
const shown = (message: { readonly components: unknown }) => message as Parameters<typeof textOf>[0];

function begun(names: readonly string[], more: Partial<Cup> = {}): Cup {
  const changed = start(cupOf(names, more), 0, 'seed');
  if (!changed.ok) throw new Error(changed.why);
  return changed.cup;
}

const four = ['Ada', 'Bob', 'Cléo', 'Dan'];
const mention = (cup: Cup, at: number) => {
  const entrant = cup.entrants[at];
  return entrant?.kind === 'member' ? `<@${entrant.id}>` : '';
};

/** The cup whose first game has a thread. */
const withTable = (cup: Cup): Cup => withGame(cup, 0, 0, { table: '2.77' as TableId });

describe('the sign-up post of a cup', () => {
  test('says who calls it, how it is played, until when, and who is there, with four buttons', () => {
    const post = shown(signUpMessage(cupOf(['Ada', 'Bob']), foxu, parts));
    expect(textOf(post)).toBe(
      [
        '### Cup: Foxu',
        '<@11> calls a cup. Press *Join* to take part. It begins <t:3600:R>, or as soon as all places are taken.',
        'Everybody against everybody, for up to 8.',
        'A turn may take 1 hour, a round 1 day. Each game gets a thread of its own.',
        '**Signed up (2 of 8):** <@11>, <@12>',
        '-# It takes at least 3.',
      ].join('\n'),
    );
    expect(buttonsOf(post)).toEqual(['Join', 'Leave', 'Start', 'Call off']);
  });

  test('says what became of it, without buttons, in the language of the cup', () => {
    const stage = { at: 'called-off', since: 0, why: 'too-few' } as const;
    const post = shown(signUpMessage(cupOf(['Ada'], { language: 'fr', stage }), foxu, parts));
    expect(textOf(post)).toContain('moins de 3 inscrits');
    expect(buttonsOf(post)).toEqual([]);
    const swiss = { form: 'swiss', roundsPlanned: 4, turnLimit: undefined } as const;
    const open = textOf(shown(signUpMessage(cupOf([], swiss), foxu, parts)));
    expect(open).toContain(
      'meet somebody who stands about as well as you. The cup has 4 rounds, or fewer if there are only few players.\nA round may take 1 day.',
    );
    expect(open).toContain('Nobody has signed up yet.');
  });
});

describe('when somebody has wished to be forgotten', () => {
  const forgotten = cupOf(['Ada', 'Bob', 'Cléo'], { by: '11' });
  const sample = withoutPerson(forgotten, '11');

  test('who called the cup is a former player, and no longer among those who have signed up', () => {
    const post = shown(signUpMessage(sample, foxu, parts));
    expect(textOf(post)).toContain('\nA former player calls a cup. Press');
    expect(textOf(post)).toContain('**Signed up (2 of 8):** <@12>, <@13>\n-# It takes at least 3.');
    const french = shown(signUpMessage({ ...sample, language: 'fr' }, foxu, parts));
    expect(textOf(french)).toContain('\nUn ancien joueur organise un tournoi.');
  });

  test('they are a former player in the posts of rounds and games', async () => {
    const cup = withResults(withoutPerson(begun(['Ada', 'Bob', 'Cléo']), '11'), won(0));
    const round = textOf(shown(await roundMessage(cup, foxu, 0, undefined, parts)));
    expect(round).toContain('Dropped out: a former player');
    expect(round).toMatch(/^A former player (– <@1\d>: \*\*|has no opponent)|^<@1\d> – a former player: \*\*/m);
    expect(round).not.toContain('?');
  });
});

describe('the post of a round', () => {
  test('says who plays whom, where, until when, and shows the table', async () => {
    const cup = begun(four);
    const post = shown(await roundMessage(cup, foxu, 0, undefined, parts));
    expect(textOf(post)).toContain('### Cup: Foxu · round 1 of 3');
    expect(textOf(post)).toContain('the thread is on its way');
    expect(textOf(post)).toContain('The round ends <t:86400:R>. A game that still goes on then is lost');
    expect(buttonsOf(post)).toEqual(['Table', 'Drop out']);
    expect(altOf(post)).toMatch(/^Cup: Foxu, round 1 of 3\.\n1\. \S+: 0 \(playing\)\./);
  });

  test('tells results, links, byes, who has dropped out, and rights that are missing', async () => {
    const cup = begun(['Ada', 'Bob', 'Cléo'], { form: 'swiss' });
    const [one = 0, other = 0] = cup.rounds[0]?.games[0]?.entrants ?? [];
    const there = withTable(cup);
    const running = textOf(shown(await roundMessage(there, foxu, 0, 'Create Public Threads', parts)));
    expect(running).toContain(`${mention(cup, one)} – ${mention(cup, other)}: <#77>`);
    expect(running).toContain('allow me: **Create Public Threads**');
    const bye = cup.rounds[0]?.bye ?? -1;
    expect(running).toContain(`${mention(cup, bye)} has no opponent in this round. It counts as a win.`);
    const left = leave(
      withResults(there, { ...won(1), by: 'limit' }),
      cup.entrants[one]?.kind === 'member' ? cup.entrants[one].id : '',
    );
    if (!left.ok) throw new Error(left.why);
    const post = textOf(shown(await roundMessage(left.cup, foxu, 0, undefined, parts)));
    expect(post).toContain(`${mention(cup, other)}: **0 – 1**, ended with the round, <#77>`);
    expect(post).toContain(`Dropped out: ${mention(cup, one)}`);
  });

  test.each([
    ['in which somebody gave up', {}, { by: 'absent', places: [1, 2] }, '1 – 0**, given up or lost on time, <#77>'],
    ['that was stopped', {}, { by: 'stopped', places: [1, 1] }, '½ – ½**, stopped, so it counts as drawn, <#77>'],
    [
      'that was stopped where points count',
      { counts: 'points' },
      { by: 'stopped', places: [1, 1], won: [10, 7] },
      '10 – 7**, stopped, and what was won until then counts, <#77>',
    ],
    [
      'that was lost where points count',
      { counts: 'points' },
      { by: 'stopped', places: [1, 1] },
      '0 – 0**, stopped, <#77>',
    ],
  ] as const)('tells how a game ended %s', async (_, chosen, result, told) => {
    const cup = withResults(withTable(begun(four, chosen)), { idle: [], ...result });
    expect(textOf(shown(await roundMessage(cup, foxu, 0, undefined, parts)))).toContain(told);
  });

  test('calls a game not played only when it never had a thread', async () => {
    const cup = withResults(begun(four), { by: 'absent', places: [1, 2], idle: [] });
    expect(textOf(shown(await roundMessage(cup, foxu, 0, undefined, parts)))).toMatch(/1 – 0\*\*, not played$/m);
  });

  test('says that the cup was called off', async () => {
    const changed = callOff(begun(four), 7, '11');
    if (!changed.ok) throw new Error(changed.why);
    const post = shown(await roundMessage(changed.cup, foxu, 0, undefined, parts));
    expect(textOf(post)).toContain('-# This cup was called off.');
    expect(buttonsOf(post)).toEqual([]);
  });

  test('has no buttons when the next round has begun', async () => {
    const first = begun(four);
    const second = advance(withResults(first, won(0), drawn), 5, 'seed');
    expect(second.rounds.length).toBe(2);
    const old = shown(await roundMessage(second, foxu, 0, 'Create Public Threads', parts));
    expect(buttonsOf(old)).toEqual([]);
    expect(textOf(old)).toContain('This round is over.');
    expect(textOf(old)).not.toContain('Create Public Threads');
    expect(altOf(old)).toContain('1. ');
    expect(altOf(old)).toContain(': 1 (1).');
    expect(altOf(old)).toContain(': ½ (½).');
  });
});

describe('the post of a game', () => {
  test('calls the two who play, names its thread after them, and tells how it came out', () => {
    const cup = begun(four);
    const [one = 0, other = 0] = cup.rounds[0]?.games[0]?.entrants ?? [];
    const post = gameMessage(cup, foxu, 0, 0);
    const ids = [one, other].map((at) => mention(cup, at).slice(2, -1));
    expect(post.allowedMentions.users).toEqual(ids);
    expect(textOf(shown(post))).toContain(`<@${ids[0]}> – <@${ids[1]}>: **Foxu**, round 1 of 3 of the cup.`);
    expect(buttonsOf(shown(post))).toEqual(['Table', 'Drop out']);
    const over = shown(gameMessage(withResults(cup, drawn), foxu, 0, 0));
    expect(textOf(over)).toBe(`<@${ids[0]}> – <@${ids[1]}>: **½ – ½** (Foxu, round 1 of 3 of the cup).`);
    expect(buttonsOf(over)).toEqual([]);
    expect(threadName({ ...cup, language: 'fr' }, 0, 0)).toMatch(/^Ronde 1\u00a0: \S+ – \S+$/);
  });
});

describe('the end of a cup', () => {
  function played(): Cup {
    let cup = begun(['Ada', 'Bob', 'Cléo']);
    while (cup.stage.at === 'playing') cup = advance(withResults(cup, won(0)), 9, 'seed');
    return cup;
  }

  test('says who has won or shares the first place, calls them, and shows the last table', async () => {
    const cup = played();
    // Each has won one game.
    expect(winnersOf(cup).length).toBe(3);
    const post = await endMessage(cup, foxu, parts);
    expect(textOf(shown(post))).toContain('share the first place in the cup of Foxu. Congratulations!');
    expect(post.allowedMentions.users.length).toBe(3);
    const two = withResults({ ...cup, rounds: cup.rounds.slice(0, 1) }, won(0));
    const alone = await endMessage(two, foxu, parts);
    const [first = 0] = two.rounds[0]?.games[0]?.entrants ?? [];
    expect(winnersOf(two)).toEqual([first]);
    expect(textOf(shown(alone))).toContain(`**${mention(cup, first)} wins the cup of Foxu. Congratulations!**`);
  });

  test('is won by nobody who has dropped out', async () => {
    const cup = played();
    const gone = { ...cup, entrants: cup.entrants.map((entrant) => ({ ...entrant, left: 3 })) };
    expect(winnersOf(gone)).toEqual([]);
    const post = textOf(shown(await endMessage(gone, foxu, parts)));
    expect(post).toContain('Everybody has dropped out, so nobody wins this cup.');
  });

  test('has a table in words that tells each round, with byes and those who dropped out', () => {
    const cup = played();
    const table = cupTable({ ...cup, entrants: cup.entrants.with(0, { kind: 'former' }) }, foxu, 'en');
    expect(table.lines[0]).toBe('Cup: Foxu, the end.');
    expect(table.lines.filter((line) => line.includes('bye')).length).toBe(3);
    expect(table.lines.join('\n')).toContain('dropped out: 1 (');
    expect(cupTable(cup, foxu, 'fr').lines.join('\n')).toContain('exempt');
  });
});

test('points are written with halves', () => {
  expect([0, 0.5, 1, 12.5].map(pointsText)).toEqual(['0', '½', '1', '12½']);
});
