/** Ready-made base lines, with the Z on e. Each may be mirrored. */
export const presets = {
  even: 'x+0>Z0+x',
  centre: '0x>+Z+x0',
  wings: '+x0>Z0x+',
  guard: 'x+x0Z0+>',
} as const;

export type Preset = keyof typeof presets;

export const presetNames = Object.keys(presets) as readonly Preset[];

export function mirrored(line: string): string {
  return [...line].reverse().join('');
}
