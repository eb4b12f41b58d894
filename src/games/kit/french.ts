/**
 * A template of French text: the spaces inside « » and before : ; ! ? do not break. Only the text of the template is
 * changed, never the values put into it.
 */
export function french(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return parts.map((part, index) => typeset(part) + (values[index] ?? '')).join('');
}

function typeset(part: string): string {
  return part.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0');
}
