import type { Scene } from '../../../../render/scene.ts';
import type { Speech } from '../../../contract.ts';
import { boardScene } from '../../face/board/boardScene.ts';
import { afterLegs } from '../../face/past.ts';
import { words as gameWords } from '../../words.ts';
import type { View } from '../kind.ts';
import { shownLegs } from './shownLegs.ts';
import { stripOf } from './stripOf.ts';

/** Only one target matters here: the others look as if they were won. */
export function draw(view: View, speech: Speech): Scene {
  const { board, target, start, phase, standing, chosen } = view;
  const legs = shownLegs(view);
  const lit = phase === 'playing' && standing !== 'solved' ? chosen : undefined;
  const shown = { target, left: [], start, legs, place: afterLegs(start, legs), lit };
  return boardScene(board, shown, gameWords[speech.language].letters, stripOf(view, speech));
}
