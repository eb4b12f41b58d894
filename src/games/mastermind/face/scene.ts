import type { Scene, Shape } from '../../../render/scene.ts';
import type { Speech } from '../../contract.ts';
import { corner } from '../../kit/picture/look.ts';
import type { Draft, View } from '../kind.ts';
import { type Card, colourOf } from '../pieces.ts';
import { words } from '../words.ts';
import { areas } from './areas.ts';
import { emptyPlace } from './backs.ts';
import { base } from './base.ts';
import { faceUp, gap } from './cards.ts';
import { colours } from './colours.ts';
import { begunOn } from './drafts.ts';
import { head } from './head.ts';
import { look } from './inks.ts';
import { cardBox, cellOf, height, width } from './layout.ts';
import { players } from './players.ts';

export function draw(view: View, speech: Speech, given?: Draft): Scene {
  const draft = begunOn(view, given);
  return {
    width,
    height,
    ground: look.ground,
    corner,
    colours,
    base: base(speech.language),
    shapes: [
      ...head(view, speech),
      ...areas(view, speech, draft),
      ...gaps(view),
      ...secrets(view, speech, draft),
      ...players(view, speech),
    ],
  };
}

/** The cards that have left the pack. Those that left at the end of this round have a rim. */
function gaps(view: View): readonly Shape[] {
  const fresh = 'fresh' in view ? view.fresh : [];
  return view.covered.flatMap((card) => {
    const { x, y, w, h } = cellOf(card);
    const rim = { shape: 'rect', x: x + 1, y: y + 1, w: w - 2, h: h - 2, radius: 8 } as const;
    return [
      ...gap(card, { x, y, w, h }),
      ...(fresh.includes(card) ? [{ ...rim, stroke: look.gold, width: 4 } as const] : []),
    ];
  });
}

/** The three cards as this viewer may see them. Those that nobody may see lie face down on the bare board. */
function secrets(view: View, { language }: Speech, draft: Draft): readonly Shape[] {
  const known: readonly Card[] = 'code' in view && view.code ? view.code : draft.of === 'cards' ? draft.cards : [];
  const seen = view.phase === 'seeking' || view.phase === 'choosing' ? 'secretly' : 'openly';
  const next = draft.of === 'cards' ? known.length : undefined;
  return [0, 1, 2].flatMap((place): readonly Shape[] => {
    const box = cardBox(place);
    const card = known[place];
    if (card !== undefined) return faceUp(card, box, words[language].letters[colourOf(card)], seen);
    const none = view.phase === 'choosing' || view.phase === 'closed';
    return none ? emptyPlace(box, place === next ? 'next' : 'later') : [];
  });
}
