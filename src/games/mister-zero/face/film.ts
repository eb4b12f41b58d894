import type { Scene } from '../../../render/scene.ts';
import type { Speech } from '../../contract.ts';
import type { View } from '../kind.ts';
import { draw } from './scene.ts';

/** The walk, one picture for each jump. The last one shows the whole way and who won. */
export function film(view: View, speech: Speech): readonly Scene[] | undefined {
  if (view.phase === 'placing') return undefined;
  const pages = Array.from({ length: view.walk.jumps.length + 1 }, (_, jumps) => ({ show: 'page', jumps }) as const);
  return [...pages.map((page) => draw(view, speech, page)), draw(view, speech)];
}
