import type { Speech } from '../../../contract.ts';
import type { View } from '../kind.ts';
import { boardLine, statusLines } from './statusLines.ts';

const longestWay = 120;

/** The line above the picture. It ends with small text that says which board this is. */
export function headline(view: View, speech: Speech): string {
  return [...statusLines(view, speech, longestWay), `-# ${boardLine(view, speech, asCode)}`].join('\n');
}

/** The text as it is written, whatever formatting marks it contains. */
function asCode(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
