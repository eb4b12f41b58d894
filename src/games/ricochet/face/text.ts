import { roomIn, type Speech } from '../../contract.ts';
import { boardOf, cellName } from '../board/board.ts';
import { cellOf } from '../board/slide.ts';
import { activeRobot, robots, type TargetName } from '../board/vocabulary.ts';
import type { Draft, View } from '../kind.ts';
import { words } from '../words.ts';
import { bestLegs, pastSeen } from './past.ts';
import { fitted, type Listing, wholeLength } from './words/fitted.ts';
import { bidLines, ownedLines, scoreLines } from './words/lists.ts';
import { placed, robotLine } from './words/robotLine.ts';
import { statusLines } from './words/statusLines.ts';
import { wallLines } from './words/wallLines.ts';
import { wayOf } from './words/wayOf.ts';

const longestWay = 260;
const longestMade = 120;

/** The whole position, for those who cannot see the picture. It has all that is needed to look for a solution. */
export function describe(view: View, speech: Speech, draft?: Draft): string {
  const first = [
    ...statusLines(view, speech, draft, longestWay),
    ...robotLines(view, speech, draft),
    ...bidLines(view, speech),
    ...scoreLines(view, speech),
  ];
  const last = [...targetLines(view, speech), ...wallLines(view, speech)];
  // Whose tokens they are matters least, and is left out rather than anything else.
  const all = [...first, ...ownedLines(view, speech), ...last];
  const room = roomIn(speech);
  return fitted(wholeLength(all) <= room ? all : [...first, ...last], room, words[speech.language]);
}

function robotLines(view: View, speech: Speech, draft: Draft | undefined): readonly string[] {
  const { language } = speech;
  const say = words[language].describe;
  const past = pastSeen(view, draft);
  if (past !== undefined) {
    const legs = bestLegs(past);
    const told = past.reveal.known === 'best' || legs.length === 0;
    return [
      say.start(placed(past.place, speech)),
      ...(told ? [] : [say.shown(wayOf(legs, language, longestWay))]),
      say.now(placed(view.place, speech)),
    ];
  }
  const ways = robots.map((robot) => robotLine(view, robot, speech));
  if (view.stage.at !== 'showing') return ways;
  const { legs, chosen } = view.stage;
  const gone = robots.filter((robot) => cellOf(view.start, robot) !== cellOf(view.place, robot));
  return [
    ...ways,
    ...(chosen === undefined ? [] : [say.chosen(chosen)]),
    ...(gone.length === 0 ? [] : [say.start(placed(view.start, speech, gone))]),
    ...(legs.length === 0 ? [] : [say.made(wayOf(legs, language, longestMade))]),
  ];
}

/** Each colour is named once, before the first of its targets. */
function targetLines({ board, left }: View, { language }: Speech): readonly Listing[] {
  if (left.length === 0) return [];
  const { symbol, describe } = words[language];
  const { targets } = boardOf(board);
  const named = (target: TargetName) => `${symbol(target)} ${cellName(targets[target])}`;
  const items = ([...robots, 'any'] as const).flatMap((colour) => {
    const [first, ...others] = left.filter((target) => activeRobot(target) === colour).map(named);
    if (first === undefined) return [];
    return [colour === 'any' ? first : describe.ofColour(colour, first), ...others];
  });
  return [{ items, say: (list) => describe.targets(left.length, list), least: 45 }];
}
