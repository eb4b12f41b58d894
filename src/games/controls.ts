/**
 * What pressing something does: it makes a move, it leads to the next step of a move or to another look at the board,
 * or it opens a field to type in. A move is made only on the newest board, unless it means the same on every board of
 * its match: then it is `anytime`. A game says this in its own types, and the kernel writes it as text.
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
  /** It cannot be pressed now. It is shown all the same, so that the buttons beside it keep their places. */
  readonly dimmed?: true;
}

export interface MenuOption<P = Press> {
  readonly label: string;
  readonly hint?: string;
  readonly press: P;
}

export interface Menu<P = Press> {
  readonly control: 'menu';
  /** The name tells this menu from the others on the same message. */
  readonly name: string;
  readonly placeholder: string;
  /** At most 25. */
  readonly options: readonly MenuOption<P>[];
}

/** The controls after this begin a new row. */
export interface RowBreak {
  readonly control: 'row';
}

export type Control<P = Press> = Button<P> | Menu<P> | RowBreak;

/** A field to type in. What is typed is read by the notation, after `prefix`. */
export interface Form {
  readonly title: string;
  readonly label: string;
  readonly prefix: string;
  /** What is typed counts even if the board has changed in the meantime. */
  readonly anytime?: true;
  readonly value?: string;
  readonly placeholder?: string;
  readonly longest: number;
}
