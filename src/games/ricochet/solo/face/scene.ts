import type { Scene } from '../../../../render/scene.ts';
import type { Speech } from '../../../contract.ts';
import { type Below, below } from '../../face/below/below.ts';
import { boardScene } from '../../face/board/boardScene.ts';
import { afterLegs } from '../../face/past.ts';
import { words as gameWords } from '../../words.ts';
import type { View } from '../kind.ts';
import { words } from '../words.ts';
import { shownLegs } from './statusLines.ts';

/** Only one target matters here, so the others look as if they were won. */
export function draw(view: View, speech: Speech): Scene {
  const { board, target, start, phase, verdict, chosen } = view;
  const { letters } = gameWords[speech.language];
  const legs = shownLegs(view);
  const lit = phase === 'playing' && verdict !== 'solved' ? chosen : undefined;
  const won = verdict === 'solved' || phase === 'over' ? ({ reached: true } as const) : {};
  const shown = { target, left: [], start, legs, place: afterLegs(start, legs), lit, ...won };
  return boardScene(board, shown, letters, below(belowOf(view, speech), letters));
}

/** How far the player is, and the moves that are drawn. */
function belowOf(view: View, { language }: Speech): Below {
  const say = words[language].below;
  const { target, verdict, solved, best } = view;
  const legs = shownLegs(view);
  const count = legs.length;
  const remark = solved === undefined ? {} : { remark: { text: say.yourBest(solved.legs.length) } };
  if (best === undefined) {
    const panel = { is: 'ribbon', legs, rim: 'golden' } as const;
    if (legs.length === 0) {
      const task = { target, letters: gameWords[language].letters };
      return { head: { is: 'status', text: say.start, task, ...remark }, panel };
    }
    const text = { solved: say.there, unturned: say.unturned, 'not-there': say.made }[verdict];
    return { head: { is: 'status', text, count: String(count), ...remark }, panel };
  }
  if (solved === undefined || solved.legs.length > best.length) {
    return {
      head: { is: 'status', text: say.best, count: String(count), ...remark },
      panel: { is: 'ribbon', legs, places: count },
    };
  }
  const label = { text: gameWords[language].below.best, number: String(count) };
  return {
    head: { is: 'won', target, text: words[language].solved(legs.length), second: say.shortest },
    panel: { is: 'ribbon', legs, label },
  };
}
