/**
 * Gives the last answer again for so many milliseconds, so that whoever asks often costs little. What failed is asked again
 * the next time.
 */
export function remembered<Answer>(ask: () => Promise<Answer>, memory: number): () => Promise<Answer> {
  let last: { readonly answer: Promise<Answer>; readonly at: number } | undefined;
  return () => {
    if (last !== undefined && performance.now() - last.at <= memory) return last.answer;
    const asked = { answer: ask(), at: performance.now() };
    last = asked;
    asked.answer.catch(() => {
      if (last === asked) last = undefined;
    });
    return asked.answer;
  };
}
