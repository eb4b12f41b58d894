/** This process has more to paint, or more puzzles to make, than it can. Nothing is wrong: whoever asked may try again. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}
