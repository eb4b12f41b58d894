import { type Bridge, bridges, bridgesFrom, centre, checkpoints, ends, isCentral, type Point } from '../board.ts';

/** Bridge b is jumped towards its second end by jump 2b, and back by jump 2b + 1. This jump leads nowhere. */
export const noJump = 2 * bridges.length;

/** The most bridges that lead on from a point. */
export const ways = 3;

/** For each jump, the jumps that may follow it, beginning on his right. */
export const following: Uint8Array = new Uint8Array(ways * noJump).fill(noJump);

/** For each jump, whom it pays: 1 for red, -1 for green, 0 for nobody. */
export const pays: Int8Array = new Int8Array(noJump);

function jumpFrom(point: Point, bridge: Bridge): number {
  return 2 * bridges.indexOf(bridge) + (ends[bridge][0] === point ? 0 : 1);
}

for (const bridge of bridges) {
  for (const [from, to] of [ends[bridge], ends[bridge].toReversed()] as readonly (readonly [Point, Point])[]) {
    const jump = jumpFrom(from, bridge);
    if (to === checkpoints.red) pays[jump] = 1;
    if (to === checkpoints.green) pays[jump] = -1;
    const onward = bridgesFrom(to, bridge).filter((each) => each !== bridge);
    for (const [index, each] of onward.entries()) following[ways * jump + index] = jumpFrom(to, each);
  }
}

/** The jumps he may begin with. */
export const starts: readonly number[] = bridgesFrom(centre).map((bridge) => jumpFrom(centre, bridge));

/** The central bridges, a bit for each. */
export const central: number = bridges.reduce((bits, bridge, index) => bits | (isCentral(bridge) ? 1 << index : 0), 0);
