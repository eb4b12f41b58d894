import type { Language, RulesChapter } from '../contract.ts';
import { exampleGame } from '../kit/exampleGame.ts';
import type { FoxuKind } from './kind.ts';
import { notation } from './notation.ts';
import { rules } from './rules.ts';
import { words } from './words.ts';

const preparation = ['pegs b2 b5 c1 c4 d2 d6 e3 e4 e6 f2 f5', 'ready', 'corners yellow a1'];
const opening = [...preparation, 'yellow a4'];
const turns = [...opening, 'keep', 'c6', 'd4', 'c3', 'd1'];

const after = exampleGame<FoxuKind>({ rules, notation }, {}, 2);

/** The rules page, with pictures from a game as it is played. */
export function chapters(language: Language): readonly RulesChapter<FoxuKind>[] {
  const say = words[language].chapters;
  return [
    { text: say.preparation, picture: after(preparation) },
    { text: say.moving },
    { text: say.pegs, picture: after(turns) },
    { text: say.pie, picture: after(opening) },
    { text: say.winning },
    { text: say.typing },
  ];
}
