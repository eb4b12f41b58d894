import type { Scene } from '../../../render/scene.ts';
import type { Speech } from '../../contract.ts';
import type { Draft, View } from '../kind.ts';
import { words } from '../words.ts';
import { below } from './below/below.ts';
import { belowOf } from './below/belowOf.ts';
import { boardScene } from './board/boardScene.ts';
import { shownOf } from './board/shown.ts';

export function draw(view: View, speech: Speech, draft?: Draft): Scene {
  const { letters } = words[speech.language];
  return boardScene(view.board, shownOf(view, draft), letters, below(belowOf(view, speech, draft), letters));
}
