/** Stands where the id of somebody stood who is not to be known any more. */
export const nobodyKnown = '?';

/** What is kept, as JSON, without this person: their seats are a former player's, and their id stands nowhere. */
export function withoutPerson<Kept>(kept: Kept, person: string): Kept {
  const id = idIn(person);
  return without(kept, id) as Kept;
}

/** Whether this text names the person, alone or among other things, such as in the id of a table. */
export const mentions = (text: string, person: string): boolean => new RegExp(idIn(person)).test(text);

const idIn = (person: string): RegExp => new RegExp(`(?<![0-9])${person}(?![0-9])`, 'g');

function without(kept: unknown, id: RegExp): unknown {
  if (typeof kept === 'string') return kept.replace(id, nobodyKnown);
  if (Array.isArray(kept)) return kept.map((each) => without(each, id));
  if (typeof kept !== 'object' || kept === null) return kept;
  const isThem = 'id' in kept && String(kept.id).replace(id, '') === '';
  if (isThem && 'kind' in kept && kept.kind === 'member') return { kind: 'former' };
  // Beside their id, a name is theirs.
  const entries = Object.entries(kept).filter(([name]) => name.search(id) === -1 && !(isThem && name === 'name'));
  return Object.fromEntries(entries.map(([name, value]) => [name, without(value, id)]));
}
