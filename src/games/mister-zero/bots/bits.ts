/** How many bits are set. */
export function countOf(bits: number): number {
  let sum = bits - ((bits >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The number of the lowest bit that is set. */
export function lowestOf(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** How many bits are set below this one. */
export function rankOf(bits: number, bit: number): number {
  return countOf(bits & ((1 << bit) - 1));
}

export function bitsOf(bits: number): number[] {
  const found: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) found.push(lowestOf(rest));
  return found;
}
