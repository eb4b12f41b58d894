/** The four robots. Every list of robots follows this order, and so does a position. */
export const robots = ['red', 'green', 'blue', 'yellow'] as const;
export type Robot = (typeof robots)[number];

export const directions = ['up', 'right', 'down', 'left'] as const;
export type Direction = (typeof directions)[number];

export const symbols = ['moon', 'gear', 'planet', 'star'] as const;
export type TargetSymbol = (typeof symbols)[number];

/** `red-moon` and so on, and the vortex, which is of every colour. */
export const targetNames = [
  ...robots.flatMap((robot) => symbols.map((symbol) => `${robot}-${symbol}` as const)),
  'vortex',
] as const;
export type TargetName = (typeof targetNames)[number];

/** A cell's number, row by row from the top left: `16 * row + column`, 0 to 255. */
export type Cell = number;

/** Where the red, green, blue and yellow robots are. */
export type RobotCells = readonly [red: Cell, green: Cell, blue: Cell, yellow: Cell];

/** One move: a robot goes as far as it can. */
export interface Slide {
  readonly robot: Robot;
  readonly direction: Direction;
}

/** The robot that must reach this target; for the vortex any of them. */
export function activeRobot(target: TargetName): Robot | 'any' {
  return robots.find((robot) => target.startsWith(`${robot}-`)) ?? 'any';
}

/** Undefined for the vortex. */
export function symbolOf(target: TargetName): TargetSymbol | undefined {
  return symbols.find((symbol) => target.endsWith(`-${symbol}`));
}
