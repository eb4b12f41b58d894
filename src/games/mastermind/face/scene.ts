import type { Scene, Shape } from '../../../render/scene.ts';
import type { Speech } from '../../contract.ts';
import { proclaimed } from '../../kit/statusLine.ts';
import { verdict } from '../../kit/verdict.ts';
import type { Draft, View } from '../kind.ts';
import type { Card } from '../pieces.ts';
import { words } from '../words.ts';
import { areas } from './areas.ts';
import { base, cellOf } from './base.ts';
import { begunOn } from './drafts.ts';
import { peg } from './glyphs.ts';
import { headBox, height, width } from './layout.ts';
import { scoreboard } from './scoreboard.ts';

export function draw(view: View, speech: Speech, given?: Draft): Scene {
  const draft = begunOn(view, given);
  const fresh = 'fresh' in view ? view.fresh : [];
  return {
    width,
    height,
    ground: 'paper',
    base: base(speech.language),
    shapes: [
      ...head(view, speech),
      ...areas(view, speech, draft),
      ...view.covered.flatMap((card) => cover(card, fresh.includes(card) ? 'fresh' : 'old')),
      ...scoreboard(view, speech, draft),
    ],
  };
}

/** The round and what the pegs mean; in the end, who won. */
function head(view: View, speech: Speech): readonly Shape[] {
  const { language, player } = speech;
  const { x, y, w, h } = headBox;
  const line = y + h / 2;
  const say = words[language].picture;
  if (view.phase === 'closed') {
    return verdict(headBox, speech, { size: 36 }) ?? proclaimed(headBox, { text: say.closed, size: 36 });
  }
  if (view.phase === 'over') {
    const names = view.winners.map(player);
    return proclaimed(headBox, { text: say.ended(names), size: 36, room: w - 40, cuts: names });
  }
  const legend = { shape: 'text', y: line, size: 28, ink: 'ink', align: 'right' } as const;
  return [
    {
      shape: 'text',
      x: x + 8,
      y: line,
      text: say.round(view.round, view.rounds),
      size: 36,
      ink: 'ink',
      weight: 'bold',
      align: 'left',
    },
    peg('black', [x + 356, line]),
    { ...legend, x: x + 376, text: say.black, align: 'left' },
    peg('white', [x + 560, line]),
    { ...legend, x: x + 580, text: say.white, align: 'left' },
  ];
}

/** The covers of the central board are black. The covers laid at the end of this round have a bright rim. */
function cover(card: Card, age: 'fresh' | 'old'): readonly Shape[] {
  const { x, y, w, h } = cellOf(card);
  const rim = age === 'fresh' ? ({ stroke: 'glow', width: 6 } as const) : {};
  return [
    { shape: 'rect', x, y, w, h, fill: 'black', ...rim },
    {
      shape: 'line',
      points: [
        [x + 20, y + h / 2],
        [x + w - 20, y + h / 2],
      ],
      stroke: 'soft',
      width: 5,
      ends: 'round',
    },
  ];
}
