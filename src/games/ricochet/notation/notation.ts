import type { Notation } from '../../contract.ts';
import { folded, withoutExclamation } from '../../kit/folded.ts';
import type { Move } from '../kind.ts';
import { numberWords } from './numberWords.ts';
import { readRobot, readSlides, writeRobot, writeSlides } from './slides.ts';
import { actWords, bidWords } from './typedWords.ts';

const longest = 60;

/** `7` is a bid, as are `seven` and `je dis 7`; `#3 7` is a bid for the third round, `r^ b<` two slides, and `r` chooses the robot to move next. */
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

/** A bid is the whole message: a number in one of these few frames. Anything else with a number in it is talk. */
const bidText = new RegExp(
  `^(?:#(?<round>\\d{1,6})\\s+)?(?:(?:${bidWords.join('|')})(?:\\s*:\\s*|\\s+))?(?:(?:in|en)\\s+)?(?<moves>\\d{1,3}|[a-z]+(?:[ -][a-z]+){0,3}?)(?:\\s*(?:moves?|coups?|mouvements?))?$`,
  'u',
);

function readBid(plain: string): Move | undefined {
  const { round, moves } = bidText.exec(plain)?.groups ?? {};
  if (moves === undefined) return undefined;
  const count = /\d/.test(moves) ? Number(moves) : numberWords.get(moves.replaceAll('-', ' '));
  return count === undefined
    ? undefined
    : { act: 'bid', moves: count, ...(round !== undefined && { round: Number(round) }) };
}

function readWord(plain: string): Move | undefined {
  for (const act of ['undo', 'reset', 'give-up', 'timer', 'next', 'hint'] as const) {
    if ((actWords[act] as readonly string[]).includes(plain)) return { act };
  }
  return undefined;
}
