import { expect, test } from 'vitest';
import type { Language } from '../../../src/games/contract.ts';
import { easy } from '../../../src/games/mastermind/bots/easy.ts';
import { hard } from '../../../src/games/mastermind/bots/hard.ts';
import type { State, View } from '../../../src/games/mastermind/kind.ts';
import { renderPicture } from '../../../src/render/picture.ts';
import { expectGolden } from '../../render/golden.ts';
import { botGame, face, played, rules, seekingBy, speech, started, wrong } from './playing.ts';

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
const two = botGame('pictures', [hard, easy]);
const three = botGame('pictures', [hard, easy, easy]);

const find = (states: readonly State[], wanted: (state: State) => boolean): State => states.find(wanted) as State;
const at = (phase: State['phase'], rounds: number) => (state: State) =>
  state.phase === phase && state.course.points.length === rounds;

type Pictured = readonly [name: string, view: View, language: Language, draft: string | undefined];

const pictures: readonly Pictured[] = [
  ['choosing', rules.view(started(2), 'table'), 'en', undefined],
  ['own-cards', rules.view(find(two, at('choosing', 4)), 0), 'fr', ownDraft()],
  ['seeking', rules.view(seeking, 'table'), 'en', undefined],
  ['setter', rules.view(seeking, 0), 'fr', undefined],
  ['own-row', rules.view(seeking, 1), 'fr', 'shapes star circle'],
  ['full', rules.view(full, 0), 'en', undefined],
  ['shown', rules.view(find(two, at('shown', 5)), 'table'), 'en', undefined],
  [
    'three',
    rules.view(
      find(three, (state) => at('seeking', 8)(state) && 'given' in state && state.given.length === 4),
      'table',
    ),
    'fr',
    undefined,
  ],
  ['three-shown', rules.view(find(three, at('shown', 12)), 'table'), 'fr', undefined],
  ['over', rules.view(two.at(-1)!, 'table'), 'fr', undefined],
  ['three-over', rules.view(three.at(-1)!, 'table'), 'en', undefined],
];

/** A draft with the first two cards that are still in the pack. */
function ownDraft(): string {
  const state = find(two, at('choosing', 4));
  const left = ['green-star', 'yellow-circle', 'red-square', 'purple-cross', 'blue-triangle', 'red-star'].filter(
    (card) => !(state.course.covered as readonly string[]).includes(card),
  );
  return `cards ${left.slice(0, 2).join(' ')}`;
}

test.each(pictures)(
  'The picture “%s” is as it was approved (UPDATE_GOLDENS=1 approves it anew).',
  async (name, view, language, draft) => {
    const names = ['Ada', 'Maximilian-Alexander von Rosen 2', 'Bob'];
    const png = renderPicture(face.draw(view, speech(language, names), draft));
    expect(png.length).toBeLessThan(45_000);
    await expectGolden(name, png, import.meta.url);
  },
);
