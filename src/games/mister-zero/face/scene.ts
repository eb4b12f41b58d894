import type { Scene, Shape } from '../../../render/scene.ts';
import type { Speech } from '../../contract.ts';
import { corner } from '../../kit/picture/look.ts';
import { centre } from '../board.ts';
import type { Showing, View, ViewOf } from '../kind.ts';
import { words } from '../words.ts';
import { colours } from './colours.ts';
import { wholeBoard } from './drafts.ts';
import { footing } from './footing.ts';
import { hands } from './hands.ts';
import { look } from './inks.ts';
import { height, width } from './layout.ts';
import { misterZero } from './misterZero.ts';
import { placed } from './placed.ts';
import { plan } from './plan.ts';
import { route, untouched } from './route.ts';
import { pageOf } from './showing.ts';
import { goldenCheckpoint } from './signs.ts';
import { standing, standingLarge } from './standing.ts';
import { takings } from './takings.ts';
import { winningSide } from './winning.ts';

export function draw(view: View, speech: Speech, showing: Showing = wholeBoard): Scene {
  return {
    width,
    height,
    ground: look.ground,
    corner,
    colours,
    base: plan(speech.language),
    shapes: [
      ...(view.phase === 'placing' ? placing(view, showing, speech) : walking(view, showing, speech)),
      ...footing(view, showing, speech),
    ],
  };
}

function placing(view: ViewOf<'placing'>, showing: Showing, speech: Speech): readonly Shape[] {
  return [...hands(view, showing, speech), ...placed(view, showing), misterZero(standing(centre))];
}

function walking(view: ViewOf<'between' | 'over'>, showing: Showing, speech: Speech): readonly Shape[] {
  const page = pageOf(view.walk, showing.show === 'page' ? showing.jumps : view.walk.jumps.length);
  const shapes = [...takings(view, page, speech), ...untouched(view.laid, page), ...route(page)];
  if (showing.show === 'page') return [...shapes, misterZero(standing(page.at))];
  const won = winningSide(view, page, speech);
  return [
    ...shapes,
    ...(won === undefined ? [] : goldenCheckpoint(won, words[speech.language].letters[won])),
    page.at === centre ? misterZero(standing(centre)) : misterZero(standingLarge(page.at), large),
  ];
}

/** Mister Zero after his walk. */
const large = 1.7;
