/** Bodies written by hand, since discord.js would not let most of these out. */

export const v2 = 1 << 15;
export const text = (content: string) => ({ type: 10, content });
export const button = (id: string, more = {}) => ({ type: 2, style: 1, label: 'A', custom_id: id, ...more });
export const row = (...components: unknown[]) => ({ type: 1, components });
export const option = (value: string) => ({ label: value, value });
export const options = (count: number) => times(count, (index) => option(`o${index}`));
export const menu = (more = {}) => row({ type: 3, custom_id: 'm', options: options(2), ...more });
export const gallery = (url: string) => ({ type: 12, items: [{ media: { url } }] });

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
