/**
 * What pressing something does: a finished move, one more step towards a move or another look at the board, or a field
 * to type in. A move is made only on the newest board, unless it means the same on every board of its match: then it is
 * `anytime`. A game says it in its own types; the kernel writes it down.
 */
export type Press<Move = string, Draft = string, Form = string> =
  | { readonly move: Move }
  | { readonly anytime: Move }
  | { readonly draft: Draft }
  | { readonly form: Form };

export function moveOf<Move>(press: Press<Move, unknown, unknown>): Move | undefined {
  return 'move' in press ? press.move : 'anytime' in press ? press.anytime : undefined;
}

export interface Button<P = Press> {
  readonly control: 'button';
  readonly label: string;
  readonly tone: 'main' | 'plain' | 'good' | 'danger';
  readonly press: P;
}

export interface MenuOption<P = Press> {
  readonly label: string;
  readonly hint?: string;
  readonly press: P;
}

export interface Menu<P = Press> {
  readonly control: 'menu';
  /** Tells this menu from the others on the same message. */
  readonly name: string;
  readonly placeholder: string;
  /** At most 25. */
  readonly options: readonly MenuOption<P>[];
}

/** What follows begins a new row. */
export interface RowBreak {
  readonly control: 'row';
}

export type Control<P = Press> = Button<P> | Menu<P> | RowBreak;

/** A field to type in. What is typed is read by the notation, after `prefix`. */
export interface Form {
  readonly title: string;
  readonly label: string;
  readonly prefix: string;
  /** What is typed counts also when the board has changed meanwhile. */
  readonly anytime?: true;
  readonly value?: string;
  readonly placeholder?: string;
  readonly longest: number;
}
