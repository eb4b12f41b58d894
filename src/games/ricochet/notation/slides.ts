import type { Language } from '../../contract.ts';
import type { Direction, Robot, Slide } from '../board/vocabulary.ts';
import { arrows, directionWords, type Meaning, passingWords, robotWords, talk } from './typedWords.ts';

const robotLetters: Readonly<Record<Robot, string>> = { red: 'r', green: 'g', blue: 'b', yellow: 'y' };
const directionSigns: Readonly<Record<Direction, string>> = { up: '^', right: '>', down: 'v', left: '<' };

export function writeRobot(robot: Robot): string {
  return robotLetters[robot];
}

export function writeSlides(slides: readonly Slide[]): string {
  return slides.map(({ robot, direction }) => `${robotLetters[robot]}${directionSigns[direction]}`).join(' ');
}

export function readRobot(plain: string): Robot | undefined {
  return robotWords.get(plain)?.means;
}

/** Robots and directions take turns, so it is always known which of the two a letter means. */
export function readSlides(plain: string, language: Language | undefined): readonly Slide[] | undefined {
  if (talk.includes(plain)) return undefined;
  const tongues = new Set<Language>();
  const pairs: { robot: Robot; direction: Direction | 'down-or-right' }[] = [];
  let robot: Robot | undefined;
  const heard = <T>({ means, tongue }: Meaning<T>): T => {
    if (tongue !== undefined) tongues.add(tongue);
    return means;
  };
  for (const token of tokensOf(plain)) {
    const passing = passingWords.get(token);
    const named = robot === undefined ? robotWords.get(token) : undefined;
    const way = robot === undefined ? undefined : directionWords.get(token);
    if (passing !== undefined) heard(passing);
    else if (named !== undefined) robot = heard(named);
    else if (way !== undefined && robot !== undefined) {
      pairs.push({ robot, direction: heard(way) });
      robot = undefined;
    } else if (robot !== undefined || pairs.length === 0 || !arrows.includes(token)) return undefined;
  }
  if (robot !== undefined || pairs.length === 0) return undefined;
  const spoken = tongues.size === 1 ? [...tongues][0] : language;
  const meant = spoken === 'fr' ? 'right' : 'down';
  return pairs.map((pair) => ({
    robot: pair.robot,
    direction: pair.direction === 'down-or-right' ? meant : pair.direction,
  }));
}

/** Splits text into words, signs, and letters that mean a robot and its direction: `ru` is `r u`. */
function tokensOf(plain: string): readonly string[] {
  const tokens = plain.match(/[a-z]+|->|=>|<-|[^\s,;.\-–—/]/gu) ?? [];
  return tokens.flatMap((token) => (/^[a-z]{2}$/.test(token) && !isWord(token) ? [...token] : [token]));
}

function isWord(token: string): boolean {
  return directionWords.has(token) || passingWords.has(token);
}
