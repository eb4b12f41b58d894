import type { Act } from '../../host/match/act.ts';
import type { Snapshot } from '../../host/tables.ts';
import type { Words } from '../words/words.ts';
import { hinting, open, type Suiting, settled, settledForMany, takingBack } from './commonCommand.ts';

/** The member who acts. */
export interface Actor {
  readonly by: string;
  readonly name: string;
}

/** An act that concerns the whole match, given by a command or by the button of the same name. */
export interface MatchAct {
  readonly name:
    | 'accept'
    | 'decline'
    | 'sit'
    | 'hint'
    | 'draw'
    | 'retract'
    | 'play-on'
    | 'leave'
    | 'resign'
    | 'again'
    | 'rematch';
  readonly suits: (game: Suiting) => boolean;
  readonly act: (actor: Actor) => Act;
  /** The button works on the newest board only, on any board of its match, or after a question. */
  readonly button: 'newest board' | 'any board' | Question;
}

interface Question {
  readonly ask: (snapshot: Snapshot | undefined, say: Words) => string;
  /** The button below the question that performs the act. */
  readonly surely: 'surely-leave' | 'surely-resign';
}

export const matchActs: readonly MatchAct[] = [
  { name: 'accept', suits: settled, act: ({ by }) => ({ act: 'accept', by }), button: 'newest board' },
  { name: 'decline', suits: settled, act: ({ by }) => ({ act: 'decline', by }), button: 'newest board' },
  { name: 'sit', suits: settledForMany, act: ({ by, name }) => ({ act: 'sit', by, name }), button: 'any board' },
  { name: 'hint', suits: hinting, act: ({ by }) => ({ act: 'hint', by }), button: 'newest board' },
  { name: 'draw', suits: settled, act: ({ by }) => ({ act: 'draw', by }), button: 'newest board' },
  { name: 'retract', suits: takingBack, act: ({ by }) => ({ act: 'retract', by }), button: 'newest board' },
  { name: 'play-on', suits: settled, act: ({ by }) => ({ act: 'play-on', by }), button: 'newest board' },
  {
    name: 'leave',
    suits: (game) => open(game) || settledForMany(game),
    act: ({ by }) => ({ act: 'leave', by }),
    button: {
      ask: (snapshot, say) => (snapshot === undefined ? say.leaveForGoodSure : leaveQuestion(snapshot, say)),
      surely: 'surely-leave',
    },
  },
  {
    name: 'resign',
    suits: settled,
    act: ({ by }) => ({ act: 'resign', by }),
    button: { ask: (_, say) => say.resignSure, surely: 'surely-resign' },
  },
  { name: 'again', suits: open, act: ({ by, name }) => ({ act: 'rematch', by, name }), button: 'any board' },
  { name: 'rematch', suits: settled, act: ({ by, name }) => ({ act: 'rematch', by, name }), button: 'any board' },
];

/** What is asked before somebody leaves. What they lose by it depends on the game. */
export function leaveQuestion({ match, game }: Pick<Snapshot, 'match' | 'game'>, say: Words): string {
  if (match.cup !== undefined) return say.resignSure;
  return game.seating.open === true ? say.leaveSure : say.leaveForGoodSure;
}
