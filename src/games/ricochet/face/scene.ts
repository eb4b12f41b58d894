import type { Scene } from '../../../render/scene.ts';
import type { Speech } from '../../contract.ts';
import type { Draft, View } from '../kind.ts';
import { words } from '../words.ts';
import { boardScene } from './board/boardScene.ts';
import { shownOf } from './board/shown.ts';
import { stripOf } from './strip/stripOf.ts';

export function draw(view: View, speech: Speech, draft?: Draft): Scene {
  return boardScene(view.board, shownOf(view, draft), words[speech.language].letters, stripOf(view, speech, draft));
}
