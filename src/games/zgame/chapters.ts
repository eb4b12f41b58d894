import type { Language, RulesChapter } from '../contract.ts';
import { type ExampleMove, exampleGame } from '../kit/exampleGame.ts';
import { seats, type ZGameKind } from './kind.ts';
import { notation } from './notation.ts';
import { rules } from './rules.ts';
import { words } from './words.ts';

const arranged: readonly ExampleMove[] = [
  [seats.white, 'x+0>Z0+x'],
  [seats.black, 'x0+Z>+0x'],
];
const begun: readonly ExampleMove[] = [...arranged, [seats.white, 'ready'], [seats.black, 'ready']];
const turns = ['b1!', 'f8!', 'b1-b5', 'f8-f3', 'g1-g2', 'c8-c7', 'g2-f3', 'b8-b7', 'd1!', 'b7-b6'];

const after = exampleGame<ZGameKind>({ rules, notation }, {}, 2);

/** The rules page, with pictures from a game as it is played. */
export function chapters(language: Language): readonly RulesChapter<ZGameKind>[] {
  const say = words[language].chapters;
  return [
    { text: say.setup, picture: after(arranged, seats.white) },
    { text: say.turn, picture: after([...begun, ...turns.slice(0, 7)]) },
    { text: say.pieces, picture: after([...begun, ...turns], seats.white) },
    { text: say.end },
    { text: say.typing },
  ];
}
