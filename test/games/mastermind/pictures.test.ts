import { expect, test } from 'vitest';
import type { Ended, Language } from '../../../src/games/contract.ts';
import type { State, View } from '../../../src/games/mastermind/kind.ts';
import { renderPicture } from '../../../src/render/picture.ts';
import { expectGolden } from '../../render/golden.ts';
import { botGame, face, played, rules, seekingBy, speech, started, wrong } from './playing.ts';
import { dreamer, thinker } from './sitters.ts';

const seeking = played(
  seekingBy(2, {}, 'cards red-star blue-circle red-cross'),
  [1, 'colours R Y G'],
  [1, 'shapes circle square triangle'],
  [1, 'colours R B R'],
  [1, 'shapes star circle square'],
);
const full = played(
  seekingBy(2, {}, 'cards yellow-star purple-triangle green-square'),
  ...wrong('colours G P Y', 3),
  ...wrong('shapes cross square circle', 5),
  ...wrong('colours R B P', 4),
  ...wrong('shapes star square triangle', 3),
);
const two = botGame('pictures', [thinker, dreamer]);
const three = botGame('pictures', [thinker, dreamer, dreamer]);
const short = botGame('pictures', [thinker, dreamer, dreamer], { length: 'short' });
const shortTwo = botGame('pictures', [dreamer, dreamer], { length: 'short' });
const halves = botGame('pictures', [thinker, dreamer], { rounds: 8, setters: 'one-after-the-other' });

const find = (states: readonly State[], wanted: (state: State) => boolean): State => states.find(wanted) as State;
const at = (phase: State['phase'], rounds: number) => (state: State) =>
  state.phase === phase && state.course.points.length === rounds;
const with4 = (state: State) => at('seeking', 8)(state) && 'given' in state && state.given.length === 4;
const closed = (state: State) => rules.closed?.(state) as State;

interface Pictured {
  readonly view: View;
  readonly language: Language;
  readonly draft?: string;
  readonly ended?: Ended;
}

const long = ['Maximilian-Alexander', 'Wilhelmina-Alexandra Wilhelmina', 'Bartholomew_Castlewood_the_4th'];

const pictures: Readonly<Record<string, Pictured>> = {
  choosing: { view: rules.view(started(2), 'table'), language: 'en' },
  'own-cards': { view: rules.view(find(two, at('choosing', 4)), 0), language: 'fr', draft: ownDraft() },
  seeking: { view: rules.view(seeking, 'table'), language: 'en' },
  setter: { view: rules.view(seeking, 0), language: 'fr' },
  'own-row': { view: rules.view(seeking, 1), language: 'fr', draft: 'shapes star circle' },
  full: { view: rules.view(full, 0), language: 'en' },
  shown: { view: rules.view(find(two, at('shown', 5)), 'table'), language: 'en' },
  'one-after-the-other': { view: rules.view(find(halves, at('shown', 11)), 'table'), language: 'fr' },
  three: { view: rules.view(find(three, with4), 'table'), language: 'fr' },
  'three-own-row': { view: rules.view(find(three, with4), 0), language: 'en', draft: 'colours R' },
  'three-shown': { view: rules.view(find(three, at('shown', 12)), 'table'), language: 'fr' },
  over: { view: rules.view(two.at(-1)!, 'table'), language: 'fr' },
  'three-over': { view: rules.view(three.at(-1)!, 'table'), language: 'en' },
  'short-shown': { view: rules.view(find(shortTwo, at('shown', 1)), 'table'), language: 'en' },
  'short-over': { view: rules.view(short.at(-1)!, 'table'), language: 'fr' },
  'ended-choosing': {
    view: rules.view(closed(find(three, at('choosing', 7))), 'table'),
    language: 'en',
    ended: { as: 'won', winners: [0, 2] },
  },
  'ended-drawn': { view: rules.view(closed(seeking), 'table'), language: 'fr', ended: { as: 'drawn' } },
  'ended-stopped': {
    view: rules.view(closed(find(two, at('shown', 3))), 'table'),
    language: 'en',
    ended: { as: 'stopped' },
  },
};

/** A draft with the first two cards that are still in the pack. */
function ownDraft(): string {
  const state = find(two, at('choosing', 4));
  const left = ['green-star', 'yellow-circle', 'red-square', 'purple-cross', 'blue-triangle', 'red-star'].filter(
    (card) => !(state.course.covered as readonly string[]).includes(card),
  );
  return `cards ${left.slice(0, 2).join(' ')}`;
}

test.each(Object.entries(pictures))(
  'The picture “%s” is as it was approved (UPDATE_GOLDENS=1 approves it anew).',
  async (name, { view, language, draft, ended }) => {
    const names = name.startsWith('three') ? ['Ada', 'Maximilian-Alexander von Rosen 2', 'Bob'] : long;
    const spoken = { ...speech(language, names), ...(ended && { ended }) };
    const png = renderPicture(face.draw(view, spoken, draft));
    expect(png.length).toBeLessThan(60_000);
    await expectGolden(name, png, import.meta.url);
  },
);
