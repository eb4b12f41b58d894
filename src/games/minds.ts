import type { Errand } from './contract.ts';
import type { SealedMind, sealed } from './mind.ts';

/** The mind of every game, one line each. It is loaded when it is first needed. */
const minds: Readonly<Record<string, (seal: typeof sealed) => Promise<SealedMind>>> = {
  ricochet: async (seal) => seal((await import('./ricochet/mind.ts')).mind),
  zgame: async (seal) => seal((await import('./zgame/mind.ts')).mind),
  foxu: async (seal) => seal((await import('./foxu/mind.ts')).mind),
  'mister-zero': async (seal) => seal((await import('./mister-zero/mind.ts')).mind),
  mastermind: async (seal) => seal((await import('./mastermind/mind.ts')).mind),
};

/** What does the errands of a game, where it has any. Somebody waits for these too, so they come without the mind. */
const errands: Readonly<Record<string, () => Promise<(errand: Errand) => unknown>>> = {
  ricochet: async () => (await import('./ricochet/solver/errand.ts')).runErrand,
};

export async function mindOf(id: string): Promise<SealedMind> {
  const load = minds[id];
  if (load === undefined) throw new Error(`no game named ${id}`);
  return load((await import('./mind.ts')).sealed);
}

export async function errandsOf(id: string): Promise<(errand: Errand) => unknown> {
  const load = errands[id];
  if (load === undefined) throw new Error(`${id} runs no errands`);
  return load();
}
