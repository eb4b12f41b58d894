import type { Language, RulesChapter } from '../contract.ts';
import { example, way } from './example.ts';
import { exampleView, stages } from './exampleRound.ts';
import type { RicochetKind } from './kind.ts';
import { words as soloWords } from './solo/words.ts';
import { words } from './words.ts';

/** The best way with two unnecessary moves before it. */
const won = [...way(['yellow', 'right'], ['yellow', 'down']), ...example.best];

const bidders = [
  { seat: 0, moves: 7 },
  { seat: 1, moves: 9 },
];

const showing = {
  ...stages.showing(won.slice(0, 4), 7, bidders.slice(1)),
  chosen: 'red',
  ways: ['up', 'right'],
} as const;

/** The rules page, with pictures of one round. */
export function chapters(language: Language): readonly RulesChapter<RicochetKind>[] {
  const say = words[language].chapters;
  return [
    { text: say.board, picture: exampleView(stages.open) },
    { text: say.moving },
    { text: say.bidding, picture: exampleView(stages.bidding(bidders)) },
    { text: say.showing, picture: exampleView(showing) },
    { text: say.ended, picture: exampleView(stages.won(won)) },
    { text: say.stuck },
    { text: say.winning },
    { text: say.typing },
    { text: soloWords[language].chapters.boards },
  ];
}
