import type { Speech } from '../../contract.ts';
import type { Draft, View } from '../kind.ts';
import { words } from '../words.ts';
import { fitted } from './words/fitted.ts';
import { bidLines, scoreLines } from './words/lists.ts';
import { statusLines } from './words/statusLines.ts';

const longest = 400;
const longestWay = 100;

/** The line above the picture: it says who is to do what. The second is left to the picture and its text. */
export function headline(view: View, { second: _, ...speech }: Speech, draft?: Draft): string {
  const lines = [
    ...statusLines(view, speech, draft, longestWay),
    ...(draft === undefined ? bidLines(view, speech) : []),
    ...scoreLines(view, speech),
  ];
  return fitted(lines, longest, words[speech.language]);
}
