import type { Speech } from '../../games/contract.ts';
import type { Judgement } from '../../games/judging.ts';
import type { Game } from '../../games/kernel.ts';
import { words } from '../words/words.ts';

/** What comes of a move for whoever makes it, in words. */
export function prospectOf(judged: Judgement<string>, game: Game, speech: Speech): string {
  const { prospects } = words[speech.language].hints;
  const { worth, certain } = judged;
  const own = game.tellJudgement(judged, speech);
  if (own !== undefined) return own;
  if (certain === 'proved') return worth > 0 ? prospects.won : worth < 0 ? prospects.lost : prospects.drawn;
  return prospects.chance({ percent: Math.round(50 + 50 * worth) });
}
