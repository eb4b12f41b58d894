import type { Language, RulesChapter } from '../contract.ts';
import { exampleGame } from '../kit/exampleGame.ts';
import { standard } from './choices.ts';
import type { MisterZeroKind } from './kind.ts';
import { notation } from './notation.ts';
import { rules } from './rules.ts';
import { words } from './words.ts';

/** A game with two zeros in the centre, like the leaflet’s: green takes three, red eight, and one jump follows. */
export const modelGame: readonly string[] = [
  ...['2G', '1Q', '5B', '2S', '4J', '8P', '7R', '7T', '0L', '0H'],
  ...['9D', '4N', '3F', '5A', '1C', '3M', '6O', '9E', '8I', '6K'],
];

const after = exampleGame<MisterZeroKind>({ rules, notation }, standard, 2);

/** The rules page, with pictures from games as they are played. */
export function chapters(language: Language): readonly RulesChapter<MisterZeroKind>[] {
  const say = words[language].chapters;
  return [
    { text: say.board, picture: after([]) },
    { text: say.centre, picture: after(modelGame.slice(0, 12)) },
    { text: say.walk, picture: after(modelGame) },
    { text: say.winning },
    { text: say.four },
    { text: say.typing },
  ];
}
