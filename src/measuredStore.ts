import type { Measures } from './measures/port.ts';
import type { Store } from './store/port.ts';

type Ask = (...args: unknown[]) => unknown;

type Unpromised = {
  [Question in keyof Store]: ReturnType<Store[Question]> extends Promise<unknown> ? never : Question;
}[keyof Store];

/** What gives no promise: it takes as long as there is much to give, or does not ask the server. */
const unpromised: Readonly<Record<Unpromised, 'unmeasured'>> = {
  damagedLists: 'unmeasured',
  export: 'unmeasured',
  portions: 'unmeasured',
};
const unmeasured: readonly string[] = [...Object.keys(unpromised), ...(['import', 'close'] satisfies (keyof Store)[])];

/** The same store. Each question to it is measured, by its name. */
export function measuredStore(store: Store, measures: Measures): Store {
  function measured(question: string, ask: Ask): Ask {
    return async (...args) => {
      const began = performance.now();
      const tell = (outcome: 'answered' | 'failed') => measures.stored(question, outcome, performance.now() - began);
      try {
        const answer = await ask(...args);
        tell('answered');
        return answer;
      } catch (error) {
        tell('failed');
        throw error;
      }
    };
  }

  const questions = Object.entries(store).map(([question, ask]: [string, Ask]) => [
    question,
    unmeasured.includes(question) ? ask : measured(question, ask),
  ]);
  return Object.fromEntries(questions) as Store;
}
