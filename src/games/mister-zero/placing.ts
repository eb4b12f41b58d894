import type { Seat } from '../contract.ts';
import { type Bridge, bridges, isBridge, isCentral } from './board.ts';
import { type Digit, digits, type Hidden, type Laid, type Move, type Refusal, type Table } from './kind.ts';
import { colourOf, dealtTo, handOf, partnerOf } from './seats.ts';

export type Judged =
  | { readonly ok: true; readonly token: Laid; readonly hidden?: Hidden }
  | { readonly ok: false; readonly refusal: Refusal };

type Placement = Pick<Extract<Move, { act: 'place' }>, 'digit' | 'bridge' | 'lies'>;

/** How this seat’s token would lie on that bridge, or why it may not. */
export function judge(table: Table, seat: Seat, { digit, bridge, lies }: Placement): Judged {
  if (!isDigit(digit)) return refused({ why: 'no-such-token', digit });
  if (!isBridge(bridge)) return refused({ why: 'no-such-bridge', bridge });
  const partner = partnerOf(table, seat);
  if (partner !== undefined && !dealtTo(table, seat).includes(digit)) {
    return refused({ why: 'token-of-your-partner', digit, partner });
  }
  const colour = colourOf(table, seat);
  const earlier = table.laid.find((token) => token.colour === colour && token.digit === digit);
  if (earlier !== undefined) return refused({ why: 'token-laid', digit, bridge: earlier.bridge });
  const taken = table.laid.find((token) => token.bridge === bridge);
  if (taken !== undefined) return refused({ why: 'bridge-taken', bridge, by: taken });
  const closing = closingToken(table, digit);
  if (!isCentral(bridge) || closing === undefined) {
    if (lies !== undefined) return refused({ why: 'not-face-down', digit, bridge });
    return { ok: true, token: { colour, digit, bridge, lies: 'face-up' } };
  }
  const hidden = hiding(table, seat, digit);
  if (hidden === undefined) return refused({ why: 'closed', bridge, by: closing });
  return { ok: true, token: { colour, digit, bridge, lies: 'face-down' }, hidden };
}

/** The bridges where this seat may lay that token of its hand, and whether face down. */
export function openBridges(
  table: Table,
  seat: Seat,
  digit: Digit,
): readonly { readonly bridge: Bridge; readonly hidden?: Hidden }[] {
  return bridges.flatMap((bridge) => {
    const judged = judge(table, seat, { digit, bridge });
    return judged.ok ? [{ bridge, ...(judged.hidden && { hidden: judged.hidden }) }] : [];
  });
}

export function freeBridges({ laid }: Pick<Table, 'laid'>): readonly Bridge[] {
  return bridges.filter((bridge) => !laid.some((token) => token.bridge === bridge));
}

/** The smallest token that lies face up on a central bridge. Its digit may not lie there twice. */
export function smallestInCentre({ laid }: Pick<Table, 'laid'>): Laid | undefined {
  return laid
    .filter(({ bridge, lies }) => isCentral(bridge) && lies === 'face-up')
    .toSorted((one, other) => one.digit - other.digit)[0];
}

/** The token that keeps this digit off the central bridges. */
export function closingToken(table: Pick<Table, 'laid'>, digit: Digit): Laid | undefined {
  const smallest = smallestInCentre(table);
  return smallest?.digit === digit ? smallest : undefined;
}

export function faceDownToken({ laid }: Pick<Table, 'laid'>): Laid | undefined {
  return laid.find(({ lies }) => lies === 'face-down');
}

/** The tokens after this one is laid. A smaller token in the centre turns the face-down one face up again. */
export function withToken(
  laid: readonly Laid[],
  token: Laid,
): { readonly laid: readonly Laid[]; readonly revealed?: Laid } {
  const hidden = faceDownToken({ laid });
  if (hidden === undefined || !isCentral(token.bridge) || token.digit >= hidden.digit) {
    return { laid: [...laid, token] };
  }
  const revealed: Laid = { ...hidden, lies: 'face-up' };
  return { laid: [...laid.map((each) => (each === hidden ? revealed : each)), token], revealed };
}

/**
 * Why a token that the central rule forbids may lie there face down: it is a zero, or the last token with no other
 * bridge.
 */
function hiding(table: Table, seat: Seat, digit: Digit): Hidden | undefined {
  if (digit === 0) return 'zero';
  const last = handOf(table, seat).length === 1 && freeBridges(table).every(isCentral);
  return last ? 'last' : undefined;
}

function isDigit(digit: number): digit is Digit {
  return (digits as readonly number[]).includes(digit);
}

function refused(refusal: Refusal): Judged {
  return { ok: false, refusal };
}
