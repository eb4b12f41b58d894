import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/games/contract.ts';
import { targetNames } from '../../../src/games/ricochet/board/vocabulary.ts';
import { chapters } from '../../../src/games/ricochet/chapters.ts';
import { type Event, type Refusal, spans } from '../../../src/games/ricochet/kind.ts';
import { words } from '../../../src/games/ricochet/words.ts';
import { longName } from '../playing.ts';
import { face, notation, slides } from './playing.ts';
import { bidding, over, resting, showing, speech, view } from './sights.ts';

const target = 'green-star';
const seat = 0;

const events: { readonly [What in Event['what']]: readonly (Event & { readonly what: What })[] } = {
  judging: [{ what: 'judging', round: 2 }],
  scattered: [{ what: 'scattered' }],
  drawn: [
    { what: 'drawn', round: 2, target },
    { what: 'drawn', round: 2, target: 'vortex' },
  ],
  skipped: [{ what: 'skipped', longest: 12 }],
  bid: [
    { what: 'bid', seat, moves: 7, first: true },
    { what: 'bid', seat, moves: 7, first: false },
  ],
  quiet: [{ what: 'quiet' }],
  turned: [{ what: 'turned', seat }],
  unbid: [{ what: 'unbid', target }],
  shows: [{ what: 'shows', seat, moves: 7 }],
  chosen: [{ what: 'chosen', seat, robot: 'yellow' }],
  slid: [
    { what: 'slid', seat, slides: slides('r^ b<') },
    { what: 'slid', seat, slides: Array.from({ length: 40 }, () => slides('y>')).flat() },
  ],
  undone: [{ what: 'undone', seat }],
  reset: [{ what: 'reset', seat }],
  failed: (['too-many-moves', 'gave-up', 'time', 'left'] as const).map((by) => ({ what: 'failed', seat, by })),
  won: [{ what: 'won', seat, target, moves: 7 }],
  nobody: [{ what: 'nobody', target }],
  impossible: [{ what: 'impossible', target }],
  solved: [
    { what: 'solved', target, moves: 6 },
    { what: 'solved', target, moves: undefined },
  ],
  hinted: [
    { what: 'hinted', seat, hint: { tells: 'moves', least: 5, most: 8 } },
    { what: 'hinted', seat, hint: { tells: 'moves', least: 6, most: 7 } },
    { what: 'hinted', seat, hint: { tells: 'first', robot: 'green' } },
  ],
  hint: [{ what: 'hint', seat, below: 9 }],
  left: [{ what: 'left', seat }],
  back: [{ what: 'back', seat }],
  finished: [
    { what: 'finished', winners: [0] },
    { what: 'finished', winners: [0, 1] },
    { what: 'finished', winners: Array.from({ length: 20 }, (_, nth) => nth) },
  ],
};

const at = 60_000;
const refusals: { readonly [Why in Refusal['why']]: readonly (Refusal & { readonly why: Why })[] } = {
  'seats-fixed': [{ why: 'seats-fixed' }],
  'not-here': [{ why: 'not-here' }],
  'bid-out-of-range': [{ why: 'bid-out-of-range', given: 1 }],
  'bid-not-lower': [{ why: 'bid-not-lower', yours: 7 }],
  'bid-too-late': [{ why: 'bid-too-late' }],
  'bid-for-another-round': [{ why: 'bid-for-another-round' }],
  'no-bids-now': (['judging', 'showing', 'resting'] as const).map((stage) => ({ why: 'no-bids-now', stage })),
  'nobody-shows': [{ why: 'nobody-shows' }],
  'another-shows': [{ why: 'another-shows', seat }],
  'too-late-to-show': [{ why: 'too-late-to-show' }],
  'does-not-move': slides('r^ g> bv y<').map((slide, nth) => ({ why: 'does-not-move', slide, nth: nth + 1 })),
  'nothing-to-undo': [{ why: 'nothing-to-undo' }],
  'timer-too-early': [{ why: 'timer-too-early', at }],
  'timer-runs': [{ why: 'timer-runs' }],
  'no-timer-now': [{ why: 'no-timer-now' }],
  'round-goes-on': [{ why: 'round-goes-on' }],
  'game-won': [{ why: 'game-won' }],
  'hint-too-early': [{ why: 'hint-too-early', at }],
  'no-hint-left': [{ why: 'no-hint-left' }],
  'no-hint-yet': [{ why: 'no-hint-yet' }],
  'no-hint-now': [{ why: 'no-hint-now' }],
};

const everyEvent: readonly Event[] = Object.values(events).flat();
const everyRefusal: readonly Refusal[] = Object.values(refusals).flat();
const longNamed = (language: (typeof languages)[number]) => ({ ...speech(language), player: longName });

describe('Events', () => {
  test('Each event is told in both languages, differently, in at most 400 characters with the longest names.', () => {
    const told = languages.flatMap((language) => everyEvent.map((event) => face.tell(event, longNamed(language))));
    expect(new Set(told).size).toBe(told.length);
    for (const text of told) {
      expect(text).not.toMatch(/undefined|NaN|\n/);
      expect(text.length).toBeLessThanOrEqual(400);
      expect(text).toMatch(/[.!]$/);
    }
  });

  test.each(everyEvent.filter((event) => 'seat' in event))('It names who did it: %j.', (event) => {
    for (const language of languages) expect(face.tell(event, speech(language))).toContain('Ada');
  });

  test('In French every target has its article.', () => {
    const told = targetNames.map((name) => face.tell({ what: 'drawn', round: 1, target: name }, speech('fr')));
    expect(told).toContain('Manche 1\u00a0: le robot vert doit atteindre l’étoile verte.');
    expect(told).toContain('Manche 1\u00a0: le robot bleu doit atteindre l’engrenage bleu.');
    expect(told).toContain('Manche 1\u00a0: le robot jaune doit atteindre la lune jaune.');
    expect(told).toContain('Manche 1\u00a0: n’importe quel robot doit atteindre le tourbillon cosmique.');
    expect(face.tell({ what: 'impossible', target: 'vortex' }, speech('fr'))).toContain('au tourbillon');
    expect(face.tell({ what: 'impossible', target: 'red-moon' }, speech('fr'))).toContain('à la lune rouge');
  });
});

describe('Refusals', () => {
  test('Each refusal is explained in both languages, differently, in 11 to 400 characters with the longest names.', () => {
    for (const refusal of everyRefusal) {
      const said = languages.map((language) => face.explain(refusal, longNamed(language)));
      expect(new Set(said).size).toBe(languages.length);
      for (const text of said) {
        expect(text).not.toMatch(/undefined|NaN/);
        expect(text.length).toBeGreaterThan(10);
        expect(text.length).toBeLessThanOrEqual(400);
      }
    }
  });

  test('A refusal says when something can be done later, or what was wrong with the typed text.', () => {
    for (const language of languages) {
      expect(face.explain({ why: 'timer-too-early', at }, speech(language))).toContain('at 60');
      expect(face.explain({ why: 'hint-too-early', at }, speech(language))).toContain('at 60');
      expect(face.explain({ why: 'bid-not-lower', yours: 7 }, speech(language))).toContain('7');
      expect(face.explain({ why: 'bid-out-of-range', given: 314 }, speech(language))).toContain('314');
      const [, third] = refusals['does-not-move'];
      expect(face.explain(third as Refusal, speech(language))).toMatch(/\(\S+ 2 /);
    }
  });
});

describe('French', () => {
  test('It keeps its spaces before : ; ! ? and inside « » unbroken, and leaves names alone.', () => {
    const sights = [
      view(),
      view({ at: 'judging' }),
      view({ at: 'quiet' }),
      bidding,
      showing('y> rv'),
      resting(),
      over(),
    ];
    const named = speech('fr', ['Ada', 'Bob', 'Cid']);
    const texts = [
      ...everyEvent.map((event) => face.tell(event, named)),
      ...everyRefusal.map((refusal) => face.explain(refusal, named)),
      ...sights.flatMap((sight) => [
        face.describe(sight, named),
        face.headline(sight, named),
        JSON.stringify(face.controls(sight, 'table', named)),
        JSON.stringify(face.draw(sight, named).shapes),
      ]),
      ...sights.flatMap((sight) => ['bid 3', 'moves'].map((form) => JSON.stringify(face.form(form, sight, named)))),
      ...chapters('fr').map(({ text }) => text),
      ...Object.values(words.fr.game),
    ];
    for (const text of texts) expect(text).not.toMatch(/ [:;!?»]|« |'/);
    expect(face.tell({ what: 'turned', seat }, speech('fr', ['Ada :)']))).toContain('Ada :)');
  });
});

describe('What the bot says of it', () => {
  test('The tagline fits 100 characters and the way to type 400, and every example of typing is a move.', () => {
    for (const language of languages) {
      const { tagline, typing, command } = words[language].game;
      expect(tagline.length).toBeLessThanOrEqual(100);
      expect(typing.length).toBeLessThanOrEqual(400);
      expect(command).toBe('ricochet');
      const chapter = words[language].chapters.typing;
      const examples = [...`${typing} ${chapter}`.matchAll(/`(.*?)`/g)].map(([, example = '']) => example);
      const acts = examples.map((example) => notation.read(example, language)?.act);
      expect(acts).not.toContain(undefined);
      for (const act of ['bid', 'slide', 'undo', 'reset', 'give-up', 'timer', 'next', 'hint'])
        expect(acts).toContain(act);
    }
  });

  test('The rules page has at most 4,000 characters, with pictures of board, bids, demonstration and reveal.', () => {
    for (const language of languages) {
      const all = chapters(language);
      expect(all.reduce((length, { text }) => length + text.length, 0)).toBeLessThanOrEqual(4000);
      expect(all.flatMap(({ picture }) => picture?.stage.at ?? [])).toEqual(['open', 'bidding', 'showing', 'resting']);
      expect(all.every(({ text }) => text.startsWith('### '))).toBe(true);
    }
  });

  test('The minutes and seconds in the texts are those of the game.', () => {
    const minutes = `${spans.quiet / 60_000} minutes`;
    for (const language of languages) {
      expect(words[language].round.quiet).toContain(minutes);
      expect(face.tell({ what: 'quiet' }, speech(language))).toContain(minutes);
      expect(face.explain({ why: 'timer-too-early', at }, speech(language))).toContain(minutes);
      expect(words[language].chapters.stuck).toContain(minutes);
      expect(words[language].chapters.ended).toMatch(new RegExp(`${spans.rest / 1000} secon`));
      expect(words[language].chapters.showing).toMatch(new RegExp(`60 secon.*${spans.eachMove / 1000} `));
    }
  });
});
