export interface Media {
  readonly url: string;
  readonly attachment_id?: string;
}

export interface Emoji {
  readonly id?: string | null;
  readonly name?: string | null;
  readonly animated?: boolean;
}

export interface SelectOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string | null;
  readonly emoji?: Emoji | null;
  readonly default?: boolean | null;
}

/** A component as Discord writes it; which fields are there depends on `type`. */
export interface Component {
  readonly type: number;
  readonly id?: number;
  readonly custom_id?: string;
  readonly style?: number;
  readonly label?: string | null;
  readonly description?: string | null;
  readonly emoji?: Emoji | null;
  readonly url?: string | null;
  readonly disabled?: boolean | null;
  readonly content?: string;
  readonly placeholder?: string | null;
  readonly value?: string | null;
  readonly required?: boolean | null;
  readonly default?: boolean | null;
  readonly min_values?: number | null;
  readonly max_values?: number | null;
  readonly min_length?: number | null;
  readonly max_length?: number | null;
  readonly options?: readonly SelectOption[];
  /** What a menu of people, roles or channels shows as chosen. */
  readonly default_values?: readonly { readonly id: string; readonly type: string }[];
  readonly channel_types?: readonly number[];
  readonly components?: readonly Component[];
  readonly component?: Component;
  readonly accessory?: Component;
  readonly items?: readonly { readonly media: Media; readonly description?: string | null }[];
  readonly media?: Media;
  readonly file?: Media;
  readonly spoiler?: boolean;
  readonly divider?: boolean;
  readonly spacing?: number;
  readonly accent_color?: number | null;
}

export interface Embed {
  readonly title?: string | null;
  readonly description?: string | null;
  readonly url?: string | null;
  readonly color?: number | null;
  readonly author?: { readonly name?: string | null } | null;
  readonly footer?: { readonly text?: string | null } | null;
  readonly fields?: readonly { readonly name: string; readonly value: string }[] | null;
  readonly image?: { readonly url?: string | null } | null;
  readonly thumbnail?: { readonly url?: string | null } | null;
}

/** What a reader finds in a message, beside its files. */
export interface Content {
  readonly content: string;
  readonly embeds: readonly Embed[];
  readonly components: readonly Component[];
}

/** Every component of a message or modal, nested ones included, in reading order. */
export function everyComponent(components: readonly Component[]): Component[] {
  return components.flatMap((component) => [
    component,
    ...everyComponent(component.components ?? []),
    ...everyComponent(component.component === undefined ? [] : [component.component]),
    ...everyComponent(component.accessory === undefined ? [] : [component.accessory]),
  ]);
}

/** All the text that a reader sees in a message, one line for each part. */
export function textOf({ content, embeds, components }: Content): string {
  const embedded = embeds.flatMap((embed) => [
    embed.author?.name,
    embed.title,
    embed.description,
    ...(embed.fields ?? []).flatMap((field) => [field.name, field.value]),
    embed.footer?.text,
  ]);
  const displayed = everyComponent(components).map((component) => component.content);
  return [content, ...embedded, ...displayed].filter((part) => part != null && part !== '').join('\n');
}
