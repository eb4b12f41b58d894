/**
 * A template of French text: the spaces inside « » and before : ; ! ? do not break. Only what stands in the template
 * is touched, never what is put into it.
 */
export function french(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return parts.map((part, index) => typeset(part) + (values[index] ?? '')).join('');
}

function typeset(part: string): string {
  return part.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0');
}
