import type { Speech } from '../../../contract.ts';
import type { View } from '../kind.ts';
import { boardLine, statusLines } from './statusLines.ts';

const longestWay = 120;

/** Above the picture; last and small, which board this is. */
export function headline(view: View, speech: Speech): string {
  return [...statusLines(view, speech, longestWay), `-# ${boardLine(view, speech, asCode)}`].join('\n');
}

/** As it is written, whatever marks are in it. */
function asCode(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
