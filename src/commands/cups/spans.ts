const hour = 60 * 60_000;

/** How long sign-up or a round may take, by the names that options have for it. */
export const spans = {
  '10m': hour / 6,
  '1h': hour,
  '6h': 6 * hour,
  '1d': 24 * hour,
  '3d': 3 * 24 * hour,
  '7d': 7 * 24 * hour,
  '14d': 14 * 24 * hour,
} as const;

export type Span = keyof typeof spans;

export const spanNames = Object.keys(spans) as Span[];
