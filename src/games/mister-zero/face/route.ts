import type { Shape, Point as Spot } from '../../../render/scene.ts';
import type { Language } from '../../contract.ts';
import { arrowHead, towards } from '../../kit/towards.ts';
import type { Jump } from '../kind.ts';
import { middleOf, pawnSpot, place, tokenRadius } from './layout.ts';
import { jumped, type Owner, pawn, token } from './pieces.ts';
import { stones } from './plan.ts';
import type { Page } from './showing.ts';

/** The way he came, and the tokens he jumped, with the numbers of the jumps. */
export function route(page: Page, language: Language): readonly Shape[] {
  const { jumps } = page;
  return [
    ...jumps.map(way),
    ...stones(language),
    ...jumps.map(head),
    ...jumps.flatMap((jump, index) => jumped(jump.token.digit, index + 1, ownerOf(page, index + 1), spotOf(jump))),
    ...pawn(pawnSpot(page.at)),
  ];
}

function ownerOf({ payouts }: Page, jump: number): Owner {
  return payouts.find((payout) => jump <= payout.jump)?.colour ?? 'nobody';
}

/** The bridge itself makes the dark rim of the way. */
function way({ from, to }: Jump): Shape {
  return { shape: 'line', points: [place(from), place(to)], stroke: 'glow', width: 9, ends: 'round' };
}

/** The arrow's head. It is beyond the token, near where he landed. */
function head(jump: Jump): Shape {
  const spot = spotOf(jump);
  const neck = towards(spot, place(jump.to), tokenRadius + 2);
  const tip = towards(spot, place(jump.to), tokenRadius + 20);
  return { shape: 'polygon', points: arrowHead(neck, tip, 0.8), fill: 'white' };
}

function spotOf(jump: Jump): Spot {
  return middleOf(jump.token.bridge);
}

/** The tokens he has not jumped, as they were laid. */
export function untouched(laid: readonly Jump['token'][], page: Page | undefined): readonly Shape[] {
  return laid
    .filter((each) => !page?.jumps.some((jump) => jump.token.bridge === each.bridge))
    .flatMap((each) => token(each, middleOf(each.bridge)));
}
