import type { Game } from '../../games/kernel.ts';
import { againstComputers, open, settled, settledForMany } from './commonCommand.ts';

/** The ways to begin a game that need nothing but a press; of a challenge, the press tells how to make one. */
const common = ['start', 'computer', 'challenge', 'table'] as const;
export type CommonBeginning = (typeof common)[number];

/** The names of the ways in which this game can be begun: common ones, then its boards for one. */
export function beginningsOf(game: Game): readonly string[] {
  return [...common.filter((how) => suits(how, game)), ...game.solos.map(({ name }) => name)];
}

export function isCommonBeginning(how: string): how is CommonBeginning {
  return common.some((each) => each === how);
}

function suits(how: CommonBeginning, game: Game): boolean {
  switch (how) {
    case 'start':
      return open(game);
    case 'computer':
      return againstComputers(game);
    case 'challenge':
      return settled(game);
    case 'table':
      return settledForMany(game);
  }
}
