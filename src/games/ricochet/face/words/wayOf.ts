import type { Language } from '../../../contract.ts';
import { cellName } from '../../board/board.ts';
import type { Direction } from '../../board/vocabulary.ts';
import type { Leg } from '../../kind.ts';
import { words } from '../../words.ts';
import { fitted } from './fitted.ts';

export const arrows: Readonly<Record<Direction, string>> = { up: '↑', right: '→', down: '↓', left: '←' };

/** The moves in their order. Words put consecutive moves of one robot together; a long way is in letters and arrows. */
export function wayOf(legs: readonly Leg[], language: Language, longest: number): string {
  const spoken = (['cells', 'plain'] as const).map((how) => spelled(legs, language, how));
  const short = { items: inArrows(legs, language), between: ' ', say: (list: string) => list, least: 0 };
  return spoken.find(({ length }) => length <= longest) ?? fitted([short], longest, words[language]);
}

export function inArrows(legs: readonly Leg[], language: Language): readonly string[] {
  return legs.map(({ robot, direction }) => `${words[language].letters[robot]}${arrows[direction]}`);
}

function spelled(legs: readonly Leg[], language: Language, how: 'cells' | 'plain'): string {
  const { robots, directions, semicolon } = words[language];
  const step = ({ direction, to }: Leg) => `${directions[direction]}${how === 'cells' ? ` ${cellName(to)}` : ''}`;
  return runs(legs)
    .map((run) => `${robots[run[0].robot]} ${run.map(step).join(', ')}`)
    .join(semicolon);
}

type Run = [Leg, ...Leg[]];

function runs(legs: readonly Leg[]): readonly Run[] {
  const done: Run[] = [];
  for (const leg of legs) {
    const last = done.at(-1);
    if (last?.[0].robot === leg.robot) last.push(leg);
    else done.push([leg]);
  }
  return done;
}
