/** The parts of messages and forms as Discord writes them, in JSON. */

export interface Picture {
  readonly url: string;
  readonly description?: string | null | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

export interface Emoji {
  readonly name?: string | null;
}

export interface Choosable {
  readonly label: string;
  readonly value: string;
  readonly description?: string | null;
  readonly emoji?: Emoji | null;
  readonly default?: boolean | null;
}

export interface Row {
  readonly type: 1;
  readonly components: readonly Component[];
}

export interface Button {
  readonly type: 2;
  readonly style?: number;
  readonly label?: string | null;
  readonly emoji?: Emoji | null;
  readonly disabled?: boolean | null;
  /** A link has an address instead. */
  readonly custom_id?: string;
  readonly url?: string | null;
}

export interface Menu {
  readonly type: 3 | 5 | 6 | 7 | 8;
  readonly custom_id: string;
  readonly placeholder?: string | null;
  readonly options?: readonly Choosable[];
  readonly min_values?: number | null;
  readonly max_values?: number | null;
  readonly disabled?: boolean | null;
  readonly required?: boolean | null;
}

export interface TextInput {
  readonly type: 4;
  readonly custom_id: string;
  readonly style?: number;
  /** Only in a row; elsewhere the label is around it. */
  readonly label?: string | null;
  readonly value?: string | null;
  readonly placeholder?: string | null;
  readonly min_length?: number | null;
  readonly max_length?: number | null;
  readonly required?: boolean | null;
}

export interface Section {
  readonly type: 9;
  readonly components: readonly Component[];
  readonly accessory: Component;
}

export interface Text {
  readonly type: 10;
  readonly content: string;
}

export interface Thumbnail {
  readonly type: 11;
  readonly media: Picture;
  readonly description?: string | null;
}

export interface GalleryItem {
  readonly media: Picture;
  readonly description?: string | null | undefined;
}

export interface Gallery {
  readonly type: 12;
  readonly items: readonly GalleryItem[];
}

export interface FileShown {
  readonly type: 13;
  readonly file: { readonly url: string };
}

export interface Separator {
  readonly type: 14;
  readonly divider?: boolean;
  readonly spacing?: number;
}

export interface Container {
  readonly type: 17;
  readonly components: readonly Component[];
  readonly accent_color?: number | null;
}

export interface Label {
  readonly type: 18;
  readonly label: string;
  readonly description?: string | null;
  readonly component: Field;
}

export interface FileUpload {
  readonly type: 19;
  readonly custom_id: string;
  readonly required?: boolean | null;
}

export interface Choices {
  readonly type: 21 | 22;
  readonly custom_id: string;
  readonly options: readonly Choosable[];
  readonly required?: boolean | null;
}

export interface Checkbox {
  readonly type: 23;
  readonly custom_id: string;
  readonly default?: boolean | null;
  readonly required?: boolean | null;
}

/** What is filled in in a form. */
export type Field = TextInput | Menu | FileUpload | Choices | Checkbox;

export type Component =
  | Row
  | Button
  | Section
  | Text
  | Thumbnail
  | Gallery
  | FileShown
  | Separator
  | Container
  | Label
  | Field;

/** A part of a form; a row holds one field. */
export type FormPart = Text | Label | { readonly type: 1; readonly components: readonly [TextInput] };

export interface Modal {
  readonly key: string;
  readonly title: string;
  readonly components: readonly FormPart[];
}
