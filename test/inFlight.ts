/** Counts what is under way, so that a test can wait until nothing is: then time may pass. */
export interface InFlight {
  /** The same function. While a promise of it is awaited, that counts. */
  counted<Given extends unknown[], Answer>(work: (...given: Given) => Answer): (...given: Given) => Answer;
  /** The same object, all of whose methods count. */
  watched<T extends object>(target: T): T;
  /** Resolves when nothing is under way, and nothing has followed from what was. */
  settled(): Promise<void>;
}

/** One step of work may be so many turns of the event loop after the one before. */
const calmTurns = 3;

export function openInFlight(): InFlight {
  let underWay = 0;

  const counted: InFlight['counted'] =
    (work) =>
    (...given) => {
      const answer = work(...given);
      if (!(answer instanceof Promise)) return answer;
      underWay++;
      const done = () => void underWay--;
      answer.then(done, done);
      return answer;
    };

  return {
    counted,
    watched: (target) =>
      new Proxy(target, {
        get(_, name) {
          const found: unknown = Reflect.get(target, name);
          return typeof found === 'function' ? counted(found.bind(target)) : found;
        },
      }),
    async settled() {
      for (let calm = 0; calm < calmTurns; calm = underWay === 0 ? calm + 1 : 0) await turn();
    },
  };
}

/** One turn of the event loop. */
export const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
