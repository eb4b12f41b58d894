// A worker file whose computer players come to no good end. The level says what happens to them.
import { openNote } from '../../dist/workers/noted.js';

export function ponder({ level, seed, best, time }) {
  const [notes, end] = level.split(', ');
  const { write } = openNote(best);
  if (notes === 'notes two moves') for (const move of ['1A', seed]) write(move);
  switch (end) {
    case 'throws':
      throw new RangeError('no such square');
    case 'loops for ever':
      for (;;);
    case 'leaves':
      process.exit(3);
      break;
    case 'hoards':
      for (const kept = []; ; ) kept.push(new Array(100_000).fill(kept.length));
    default:
      return `${time}`;
  }
}
