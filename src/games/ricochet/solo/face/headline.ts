import type { Speech } from '../../../contract.ts';
import type { Draft, View } from '../kind.ts';
import { words } from '../words.ts';
import { boardLine, statusLines } from './statusLines.ts';

const longestWay = 120;

/** The line above the picture. It ends with small text that says which board this is. */
export function headline(view: View, speech: Speech, draft?: Draft): string {
  const question = draft === 'give-up' ? [words[speech.language].asksToShow.question] : [];
  return [...question, ...statusLines(view, speech, longestWay), `-# ${boardLine(view, speech, asCode)}`].join('\n');
}

/** The text as it is written, whatever formatting marks it contains. */
function asCode(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
