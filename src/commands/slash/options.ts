import type { Option, Values } from '../../games/contract.ts';
import type { Asked } from './roomFor.ts';

/** What was given for the options of a game's own. */
export function chosen({ options }: Asked, asked: readonly Option[]): Values {
  return Object.fromEntries(
    asked.map(({ name, asks }) => [
      name,
      (asks === 'number' ? options.getInteger(name) : options.getString(name)) ?? undefined,
    ]),
  );
}
