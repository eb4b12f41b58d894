import type { Box } from '../../../kit/box.ts';

/** Below the board: a line or two of words, and a panel. A golden plate is higher than words, and its panel lower. */
export const boxes = {
  status: { x: 10, y: 772, w: 748, h: 68 },
  outcome: { x: 10, y: 772, w: 748, h: 66 },
  panel: { x: 10, y: 846, w: 748, h: 148 },
  won: { x: 10, y: 774, w: 748, h: 94 },
  wonPanel: { x: 10, y: 878, w: 748, h: 116 },
} as const satisfies Record<string, Box>;
