import type { Language } from './contract.ts';
import type { Press } from './controls.ts';

/** A value that a slash command asks for, with its name and description in each language. */
export type Option = {
  readonly name: string;
  readonly words: Readonly<Record<Language, { readonly name: string; readonly description: string }>>;
  readonly required?: true;
} & (
  | { readonly asks: 'number'; readonly least: number; readonly most: number }
  | { readonly asks: 'text'; readonly longest: number }
  | {
      readonly asks: 'choice';
      readonly choices: readonly { readonly value: string; readonly words: Readonly<Record<Language, string>> }[];
    }
);

export type Values = Readonly<Record<string, string | number | undefined>>;

/** A slash command that one game adds: another way to press something. */
export interface GameCommand<P = Press> {
  readonly name: string;
  readonly words: Readonly<Record<Language, { readonly name: string; readonly description: string }>>;
  readonly options: readonly Option[];
  press(values: Values): P;
}
