import { isCentral } from '../board.ts';
import { type Digit, digits, type Laid, type Showing, type View, type ViewOf } from '../kind.ts';
import { closingToken, freeBridges, openBridges } from '../placing.ts';
import { handOf } from '../seats.ts';

/** What the rules of the centre mean for the player who is to place. */
export type Remark =
  | { readonly remark: 'closed'; readonly digit: Digit; readonly by: Laid }
  | { readonly remark: 'zero'; readonly by: Laid }
  | { readonly remark: 'last'; readonly digit: Digit; readonly by: Laid };

/** Undefined when the centre is full, or open to every token in hand. */
function remarkOn(view: ViewOf<'placing'>): Remark | undefined {
  const hand = handOf(view, view.awaited);
  if (!freeBridges(view).some(isCentral)) return undefined;
  const digit = digits.find((each) => hand.includes(each) && closingToken(view, each) !== undefined);
  const by = digit === undefined ? undefined : closingToken(view, digit);
  if (digit === undefined || by === undefined) return undefined;
  if (digit === 0) return { remark: 'zero', by };
  const last = openBridges(view, view.awaited, digit).some(({ hidden }) => hidden === 'last');
  return last ? { remark: 'last', digit, by } : { remark: 'closed', digit, by };
}

/** What the centre forbids. When a token is chosen, only what that means for this token. */
export function remarkIn(view: View, showing: Showing): Remark | undefined {
  const remark = view.phase === 'placing' ? remarkOn(view) : undefined;
  return showing.show === 'token' && remark !== undefined && showing.digit !== digitOf(remark) ? undefined : remark;
}

export function digitOf(remark: Remark): Digit {
  return remark.remark === 'zero' ? 0 : remark.digit;
}
