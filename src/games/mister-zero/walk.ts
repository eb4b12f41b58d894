import { type Bridge, bridgesFrom, centre, checkpoints, otherEnd, type Point } from './board.ts';
import { type Colour, colours, type Jump, type Laid, type Payout, type Tally, type Walk } from './kind.ts';
import { faceDownToken } from './placing.ts';

/** Mister Zero's way over these tokens, jump by jump, until no unused bridge leads on. */
export function walkOver(laid: readonly Laid[]): Walk {
  const jumps = jumpsOver(laid);
  const payouts = payoutsOf(jumps);
  return { jumps, payouts, tally: tallyOf(payouts), unpaid: jumps.length - (payouts.at(-1)?.jump ?? 0) };
}

export function tallyOf(payouts: readonly Payout[]): Tally {
  const taken = (colour: Colour) =>
    payouts.reduce((sum, payout) => (payout.colour === colour ? sum + payout.tokens : sum), 0);
  return { red: taken('red'), green: taken('green') };
}

function jumpsOver(laid: readonly Laid[]): readonly Jump[] {
  const jumps: Jump[] = [];
  let from = centre;
  let choice = firstChoice(laid);
  while (choice !== undefined) {
    const { bridge } = choice.token;
    const to = otherEnd(bridge, from);
    if (to === undefined) throw new Error(`Bridge ${bridge} does not start at ${from}.`);
    jumps.push({ ...choice, from, to });
    const unused = laid.filter((token) => !jumps.some((jump) => jump.token === token));
    from = to;
    choice = nextChoice(unused, from, bridge);
  }
  return jumps;
}

type Choice = Pick<Jump, 'token' | 'because'>;

function firstChoice(laid: readonly Laid[]): Choice | undefined {
  const token = faceDownToken({ laid });
  return token === undefined ? nextChoice(laid, centre) : { token, because: 'face-down' };
}

/** The smallest digit in front of him. Of two equal digits, he takes the one further to his right. */
function nextChoice(unused: readonly Laid[], at: Point, cameBy?: Bridge): Choice | undefined {
  const ahead = bridgesFrom(at, cameBy).flatMap((bridge) => unused.filter((token) => token.bridge === bridge));
  const [token, second] = ahead.toSorted((one, other) => one.digit - other.digit);
  return token && { token, because: token.digit === second?.digit ? 'right' : 'smallest' };
}

function payoutsOf(jumps: readonly Jump[]): readonly Payout[] {
  const payouts: Payout[] = [];
  for (const [index, { to }] of jumps.entries()) {
    const colour = colours.find((each) => checkpoints[each] === to);
    const jump = index + 1;
    if (colour !== undefined) payouts.push({ jump, colour, tokens: jump - (payouts.at(-1)?.jump ?? 0) });
  }
  return payouts;
}
