import type { Message } from 'discord.js';

/** A typed move that does not count, and why. */
export interface Refused {
  readonly message: Message<true>;
  readonly text: string;
}

/** Discord takes texts of at most 4000 characters in a message. */
const longest = 3_500;

/** One answer to as many of these refusals as fit into it. Who got the same one is named together. */
export function oneAnswer(all: readonly Refused[]): { readonly refused: readonly Refused[]; readonly text: string } {
  const [first, ...more] = all;
  if (first === undefined) return { refused: [], text: '' };
  let answered = { refused: [first], text: first.text };
  for (const next of more) {
    const refused = [...answered.refused, next];
    const text = together(refused);
    if (text.length > longest) break;
    answered = { refused, text };
  }
  return answered;
}

function together(refused: readonly Refused[]): string {
  const named = new Map<string, string[]>();
  for (const { message, text } of refused) named.set(text, [...(named.get(text) ?? []), `<@${message.author.id}>`]);
  return [...named].map(([text, people]) => `${people.join(', ')}: ${text}`).join('\n');
}
