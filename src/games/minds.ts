import { type SealedMind, sealed } from './mind.ts';

/** The mind of every game, one line each. It is loaded when it is first needed. */
const minds: Readonly<Record<string, () => Promise<SealedMind>>> = {
  ricochet: async () => sealed((await import('./ricochet/mind.ts')).mind),
  zgame: async () => sealed((await import('./zgame/mind.ts')).mind),
  foxu: async () => sealed((await import('./foxu/mind.ts')).mind),
  'mister-zero': async () => sealed((await import('./mister-zero/mind.ts')).mind),
  mastermind: async () => sealed((await import('./mastermind/mind.ts')).mind),
};

export async function mindOf(id: string): Promise<SealedMind> {
  const load = minds[id];
  if (load === undefined) throw new Error(`no game named ${id}`);
  return load();
}
