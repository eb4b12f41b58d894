/** In this order everywhere: positions list the four robots by it. */
export const robots = ['red', 'green', 'blue', 'yellow'] as const;
export type Robot = (typeof robots)[number];

export const directions = ['up', 'right', 'down', 'left'] as const;
export type Direction = (typeof directions)[number];

export const symbols = ['moon', 'gear', 'planet', 'star'] as const;
export type TargetSymbol = (typeof symbols)[number];

/** `red-moon`, …, and the vortex, which is of every colour. */
export const targetNames = [
  ...robots.flatMap((robot) => symbols.map((symbol) => `${robot}-${symbol}` as const)),
  'vortex',
] as const;
export type TargetName = (typeof targetNames)[number];

/** Row by row from the top left: `16 * row + column`, 0 to 255. */
export type Cell = number;

/** Where the red, green, blue and yellow robot stand. */
export type Place = readonly [red: Cell, green: Cell, blue: Cell, yellow: Cell];

/** One move: a robot goes as far as it can. */
export interface Slide {
  readonly robot: Robot;
  readonly direction: Direction;
}

/** The robot that must reach this target; any of them for the vortex. */
export function activeRobot(target: TargetName): Robot | 'any' {
  return robots.find((robot) => target.startsWith(`${robot}-`)) ?? 'any';
}

/** Undefined for the vortex. */
export function symbolOf(target: TargetName): TargetSymbol | undefined {
  return symbols.find((symbol) => target.endsWith(`-${symbol}`));
}
