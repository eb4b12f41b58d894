import type { Scene } from '../../../../render/scene.ts';
import type { Speech } from '../../../contract.ts';
import { boardScene } from '../../face/board/boardScene.ts';
import { afterLegs } from '../../face/past.ts';
import type { Strip } from '../../face/strip/strip.ts';
import { words as gameWords } from '../../words.ts';
import type { View } from '../kind.ts';
import { words } from '../words.ts';
import { shownLegs } from './statusLines.ts';

/** Only one target matters here, so the others look as if they were won. */
export function draw(view: View, speech: Speech): Scene {
  const { board, target, start, phase, verdict, chosen } = view;
  const legs = shownLegs(view);
  const lit = phase === 'playing' && verdict !== 'solved' ? chosen : undefined;
  const shown = { target, left: [], start, legs, place: afterLegs(start, legs), lit };
  return boardScene(board, shown, gameWords[speech.language].letters, stripOf(view, speech));
}

/** The few words that say how far the player is, and the number of moves drawn. */
function stripOf(view: View, { language }: Speech): Strip {
  const say = words[language].strip;
  const { verdict, solved, best } = view;
  const number = String(shownLegs(view).length);
  if (best !== undefined) {
    if (solved === undefined) return { text: say.best, number };
    if (solved.legs.length <= best.length) return { text: say.solved, number, glory: true };
    return { text: say.bestAfter(solved.legs.length), number };
  }
  switch (verdict) {
    case 'solved':
      return { text: say.there, number };
    case 'unturned':
      return { text: say.unturned, number };
    case 'not-there':
      return { text: solved === undefined ? say.made : say.better(solved.legs.length), number };
  }
}
