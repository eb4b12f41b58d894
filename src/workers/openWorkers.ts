import type { Planned } from '../games/companion.ts';
import type { Measures } from '../measures/port.ts';
import type { Scene } from '../render/scene.ts';
import type { ErrandTask, Planning, Preparing } from './errands.ts';
import { openPool, workerFile } from './openPool.ts';
import type { Pondering } from './pondering.ts';
import type { Wish } from './remembering.ts';
import { openThinking, type Thinking, type Thought } from './thinking.ts';

export interface Workers {
  /** The bytes of a PNG file. */
  paint(scene: Scene, wish?: Wish): Promise<Uint8Array>;
  /** The bytes of an animated GIF file. */
  film(frames: readonly Scene[], wish?: Wish): Promise<Uint8Array>;
  /** How many pictures wait for a painter. */
  picturesWaiting(): number;
  /** A computer player's move. */
  ponder(pondering: Pondering): Promise<Thought>;
  /** What a computer player does while others are awaited. Undefined: nothing. */
  ponderAside: Thinking['ponderAside'];
  /** What a search says of a position. Undefined: nothing. */
  judge: Thinking['judge'];
  /** The result of work that a game's rules asked for. It may take long, and is ended when it takes too long. */
  runErrand(task: ErrandTask): Promise<unknown>;
  /** What a computer player of an open game does next. Undefined: nothing. */
  plan(planning: Planning): Promise<Planned<string> | undefined>;
  /** The config of a solo. */
  prepare(task: Preparing): Promise<unknown>;
  /** Ends what is not done in a moment. */
  close(): Promise<void>;
}

/** How long what is under way may still take when everything is closed. The process has ten seconds to end. */
const grace = 500;

export interface WorkersOptions {
  /** How many threads paint, at most. Each is started when there is work for it. */
  readonly painters: number;
  /** How many threads think for computer players, at most. */
  readonly thinkers: number;
  /** Milliseconds that a computer player has for a move. */
  readonly thinkingTime: number;
  readonly measures?: Measures | undefined;
  onFault(fault: Error): void;
}

/** Everything that runs off the main thread, with one pool for each kind of work. */
export function openWorkers({ painters, thinkers, thinkingTime, measures, onFault }: WorkersOptions): Workers {
  const painting = openPool<typeof import('./painting.ts')>({
    file: workerFile('painting'),
    threads: painters,
    idle: 20_000,
    queue: 200,
    patience: 20_000,
    grace,
    memory: 64,
    done: (job, waited, took) => measures?.painted(job === 'film' ? 'film' : 'picture', waited, took),
    onFault,
  });
  const thinking = openThinking({ threads: thinkers, time: thinkingTime, grace, onFault });
  const errands = openPool<typeof import('./errands.ts')>({
    file: workerFile('errands'),
    threads: 1,
    idle: 5_000,
    queue: 200,
    patience: 30_000,
    grace,
    memory: 128,
    onFault,
  });
  return {
    async paint(scene, wish) {
      // A base has hundreds of shapes, and the thread mostly has it already.
      const light = { ...scene, base: { ...scene.base, shapes: [] } };
      const painted = await painting.run('paintOnBase', light, wish?.signal);
      return painted ?? painting.run('paint', scene, wish?.signal);
    },
    film: (frames, wish) => painting.run('film', frames, wish?.signal),
    picturesWaiting: painting.waiting,
    ponder: thinking.ponder,
    ponderAside: thinking.ponderAside,
    judge: thinking.judge,
    runErrand: (task) => errands.run('run', task),
    plan: (planning) => errands.run('plan', planning),
    prepare: (task) => errands.run('prepare', task),
    async close() {
      await Promise.all([painting.close(), thinking.close(), errands.close()]);
    },
  };
}
