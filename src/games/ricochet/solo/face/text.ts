import { roomIn, type Speech } from '../../../contract.ts';
import { cellOf } from '../../board/slide.ts';
import { robots } from '../../board/vocabulary.ts';
import { fitted } from '../../face/words/fitted.ts';
import { placed, robotLine } from '../../face/words/robotLine.ts';
import { wallLines } from '../../face/words/wallLines.ts';
import { wayOf } from '../../face/words/wayOf.ts';
import { words as gameWords } from '../../words.ts';
import type { View } from '../kind.ts';
import { words } from '../words.ts';
import { boardLine, statusLines } from './statusLines.ts';

const longestWay = 200;
const longestMade = 120;

/** The whole position, for those who cannot see the picture. It has all that is needed to look for a solution. */
export function describe(view: View, speech: Speech): string {
  const lines = [
    ...statusLines(view, speech, longestWay),
    ...(view.phase === 'over' ? startLines(view, speech) : robotLines(view, speech)),
    boardLine(view, speech, (seed) => seed),
    ...wallLines(view, speech),
  ];
  return fitted(lines, roomIn(speech), gameWords[speech.language]);
}

function startLines({ start }: View, speech: Speech): readonly string[] {
  return [gameWords[speech.language].describe.start(placed(start, speech))];
}

function robotLines(view: View, speech: Speech): readonly string[] {
  const { language } = speech;
  const say = gameWords[language].describe;
  const { start, place, legs, chosen, verdict, solved } = view;
  const gone = robots.filter((robot) => cellOf(start, robot) !== cellOf(place, robot));
  return [
    ...robots.map((robot) => robotLine(view, robot, speech)),
    ...(chosen === undefined || verdict === 'solved' ? [] : [say.chosen(chosen)]),
    ...(gone.length === 0 ? [] : [say.start(placed(start, speech, gone))]),
    ...(legs.length === 0 ? [] : [say.made(wayOf(legs, language, longestMade))]),
    ...(solved === undefined || verdict === 'solved'
      ? []
      : [words[language].yourBestWay(wayOf(solved.legs, language, longestMade))]),
  ];
}
