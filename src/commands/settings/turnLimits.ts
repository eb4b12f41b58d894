/** How long a turn may take, by the names that options and settings have for it. Undefined means no limit. */
export const turnLimits = {
  '5m': 5 * 60_000,
  '1h': 60 * 60_000,
  '1d': 24 * 60 * 60_000,
  '3d': 3 * 24 * 60 * 60_000,
  '7d': 7 * 24 * 60 * 60_000,
  none: undefined,
} as const;

export type TurnLimit = keyof typeof turnLimits;

/** How long a turn may take where this was chosen, or nothing: then the server's usual time holds. */
export function turnLimitOf(chosen: TurnLimit | undefined, settings: { readonly turnLimit: TurnLimit }) {
  return turnLimits[chosen ?? settings.turnLimit];
}

export const turnLimitNames = Object.keys(turnLimits) as TurnLimit[];
