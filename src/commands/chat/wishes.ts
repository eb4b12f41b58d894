import { folded, withoutExclamation } from '../../games/kit/folded.ts';

/**
 * What people type about their match instead of giving the command. It must be the whole message, and the words are few,
 * because they are also said in talk. Here they are in small letters and without accents.
 */
const spoken = {
  /** An answer to a challenge, if there is one to the writer. Else it is talk. */
  yes: ['yes', 'oui'],
  no: ['no', 'non'],
  accept: ['accept', 'i accept', 'accepter', "j'accepte"],
  /** In a game of a cup that waits for both players. Else it is talk. */
  here: ['here', 'i am here', "i'm here", 'present', 'presente', 'je suis la'],
  decline: ['decline', 'i decline', 'refuser', 'je refuse'],
  sit: ['sit', 'take over', 'prendre place', 'prendre-place', 'je prends la place'],
  hint: ['hint', 'indice'],
  draw: ['draw', 'nulle'],
  retract: ['take back', 'take-back', 'reprendre', 'reprendre le coup', 'revenir en arriere'],
  'play-on': ['play on', 'continuer'],
  resign: ['resign', 'i resign', 'abandonner', "j'abandonne"],
  leave: ['leave', 'quitter'],
  stop: ['stop', 'arreter'],
  rematch: ['rematch', 'play again', 'revanche', 'rejouer'],
  show: ['show', 'voir', 'montrer'],
  rules: ['rules', 'regles'],
  replay: ['replay', 'revoir'],
} as const;

export type Wish = keyof typeof spoken;

const meant: ReadonlyMap<string, Wish> = new Map(
  Object.entries(spoken).flatMap(([wish, texts]) => texts.map((text) => [text, wish as Wish])),
);

export function wishIn(text: string): Wish | undefined {
  return meant.get(withoutExclamation(folded(text)));
}
