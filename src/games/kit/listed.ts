import type { Language } from '../contract.ts';

const lists = { en: new Intl.ListFormat('en-GB'), fr: new Intl.ListFormat('fr') } as const satisfies Record<
  Language,
  Intl.ListFormat
>;

/** Several names in one sentence: “Ada, Bob and Zoé”. */
export function listed(names: readonly string[], language: Language): string {
  return lists[language].format(names);
}
