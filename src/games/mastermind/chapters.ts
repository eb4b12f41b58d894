import type { Language, RulesChapter } from '../contract.ts';
import { type ExampleMove, exampleGame } from '../kit/exampleGame.ts';
import { standard } from './choices.ts';
import type { MastermindKind } from './kind.ts';
import { notation } from './notation.ts';
import { rules } from './rules.ts';
import { words } from './words.ts';

const seeking = [
  'cards red-star blue-circle red-cross',
  'colours R Y G',
  'shapes circle square triangle',
  'colours R B R',
  'shapes star circle square',
];
const shown = [...seeking, 'shapes star circle cross'];
const nextRow: readonly ExampleMove[] = [...shown, [0, 'next'], 'cards yellow-star green-cross purple-circle'];

const after = exampleGame<MastermindKind>({ rules, notation }, standard, 2);

/** The rules page, with pictures from a game as it is played. */
export function chapters(language: Language): readonly RulesChapter<MastermindKind>[] {
  const say = words[language].chapters;
  return [
    { text: say.idea },
    { text: say.round },
    { text: say.answers, picture: after(seeking) },
    { text: say.points, picture: after(shown) },
    { text: say.two, picture: after(nextRow) },
    { text: say.three },
    { text: say.typing },
  ];
}
