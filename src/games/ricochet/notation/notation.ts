import type { Notation } from '../../contract.ts';
import { folded, withoutExclamation } from '../../kit/folded.ts';
import type { Move } from '../kind.ts';
import { readRobot, readSlides, writeRobot, writeSlides } from './slides.ts';
import { actWords } from './typedWords.ts';

const longest = 60;

/** `7` is a bid, `#3 7` a bid for the third round, `r^ b<` two slides, and `r` chooses the robot to move next. */
export const notation: Notation<Move> = {
  write(move) {
    switch (move.act) {
      case 'bid':
        return move.round === undefined ? `${move.moves}` : `#${move.round} ${move.moves}`;
      case 'slide':
        return writeSlides(move.slides);
      case 'choose':
        return writeRobot(move.robot);
      case 'undo':
      case 'reset':
      case 'give-up':
      case 'timer':
      case 'next':
      case 'hint':
        return actWords[move.act][0];
    }
  },
  read(text, language) {
    const plain = withoutExclamation(folded(text));
    const bid = readBid(plain);
    if (bid !== undefined) return bid;
    const robot = readRobot(plain);
    if (robot !== undefined) return { act: 'choose', robot };
    const slides = readSlides(plain, language);
    if (slides === undefined) return readWord(plain);
    return writeSlides(slides).length <= longest ? { act: 'slide', slides } : undefined;
  },
};

const bidText =
  /^(?:#(?<round>\d{1,6})\s+)?(?:(?:bid|mise|enchere|annonce)(?:\s*:\s*|\s+))?(?<moves>\d{1,3})(?:\s*(?:moves?|coups?|mouvements?))?$/u;

function readBid(plain: string): Move | undefined {
  const { round, moves } = bidText.exec(plain)?.groups ?? {};
  if (moves === undefined) return undefined;
  return { act: 'bid', moves: Number(moves), ...(round !== undefined && { round: Number(round) }) };
}

function readWord(plain: string): Move | undefined {
  for (const act of ['undo', 'reset', 'give-up', 'timer', 'next', 'hint'] as const) {
    if ((actWords[act] as readonly string[]).includes(plain)) return { act };
  }
  return undefined;
}
