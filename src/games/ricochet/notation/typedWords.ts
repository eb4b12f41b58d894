import type { Language } from '../../contract.ts';
import type { Direction, Robot } from '../board/vocabulary.ts';

/** What a typed word means, and which language it belongs to, when it belongs to only one. */
export interface Meaning<T> {
  readonly means: T;
  readonly tongue?: Language;
}

type Lexicon<T> = ReadonlyMap<string, Meaning<T>>;

const en = 'en';
const fr = 'fr';

export const robotWords: Lexicon<Robot> = new Map<string, Meaning<Robot>>([
  ['r', { means: 'red' }],
  ['red', { means: 'red', tongue: en }],
  ['rouge', { means: 'red', tongue: fr }],
  ['g', { means: 'green', tongue: en }],
  ['green', { means: 'green', tongue: en }],
  ['v', { means: 'green', tongue: fr }],
  ['vert', { means: 'green', tongue: fr }],
  ['b', { means: 'blue' }],
  ['blue', { means: 'blue', tongue: en }],
  ['bleu', { means: 'blue', tongue: fr }],
  ['y', { means: 'yellow', tongue: en }],
  ['yellow', { means: 'yellow', tongue: en }],
  ['j', { means: 'yellow', tongue: fr }],
  ['jaune', { means: 'yellow', tongue: fr }],
]);

/** `d` means down in English and droite in French. */
export const directionWords: Lexicon<Direction | 'down-or-right'> = new Map<
  string,
  Meaning<Direction | 'down-or-right'>
>([
  ['^', { means: 'up' }],
  ['↑', { means: 'up' }],
  ['⬆', { means: 'up' }],
  ['u', { means: 'up', tongue: en }],
  ['up', { means: 'up', tongue: en }],
  ['h', { means: 'up', tongue: fr }],
  ['haut', { means: 'up', tongue: fr }],
  ['>', { means: 'right' }],
  ['->', { means: 'right' }],
  ['→', { means: 'right' }],
  ['➡', { means: 'right' }],
  ['r', { means: 'right', tongue: en }],
  ['right', { means: 'right', tongue: en }],
  ['droite', { means: 'right', tongue: fr }],
  ['v', { means: 'down' }],
  ['↓', { means: 'down' }],
  ['⬇', { means: 'down' }],
  ['down', { means: 'down', tongue: en }],
  ['b', { means: 'down', tongue: fr }],
  ['bas', { means: 'down', tongue: fr }],
  ['<', { means: 'left' }],
  ['<-', { means: 'left' }],
  ['←', { means: 'left' }],
  ['⬅', { means: 'left' }],
  ['l', { means: 'left', tongue: en }],
  ['left', { means: 'left', tongue: en }],
  ['g', { means: 'left', tongue: fr }],
  ['gauche', { means: 'left', tongue: fr }],
  ['d', { means: 'down-or-right' }],
]);

/** Words between slides or within one that mean nothing. */
export const passingWords: Lexicon<'nothing'> = new Map<string, Meaning<'nothing'>>([
  ['then', { means: 'nothing', tongue: en }],
  ['and', { means: 'nothing', tongue: en }],
  ['to', { means: 'nothing', tongue: en }],
  ['the', { means: 'nothing', tongue: en }],
  ['puis', { means: 'nothing', tongue: fr }],
  ['et', { means: 'nothing', tongue: fr }],
  ['en', { means: 'nothing', tongue: fr }],
  ['a', { means: 'nothing', tongue: fr }],
  ['vers', { means: 'nothing', tongue: fr }],
  ['le', { means: 'nothing', tongue: fr }],
  ['la', { means: 'nothing', tongue: fr }],
]);

/** Arrows that may be typed between slides. */
export const arrows: readonly string[] = ['->', '=>', '>', '→', '➡'];

/** What may stand before the number of a bid. */
export const bidWords: readonly string[] = [
  'bid',
  'i bid',
  "i'll bid",
  'i say',
  'my bid is',
  'my bid',
  'annonce',
  'enchere',
  'mise',
  "j'annonce",
  'je dis',
  'je mise',
  'je propose',
  'mon annonce',
];

export const actWords = {
  undo: ['undo', 'defaire', 'defais', 'annuler', 'annule'],
  reset: ['reset', 'recommencer', 'recommence'],
  'give-up': ['give up', 'give-up', 'abandonner', 'abandonne', "j'abandonne", 'je donne ma langue au chat'],
  timer: ['timer', 'sablier'],
  next: ['next', 'suivant', 'suite'],
  hint: ['hint', 'indice'],
} as const;

/** Words that people say every day and hardly ever mean as a slide. */
export const talk: readonly string[] = ['gg', 'vu'];
