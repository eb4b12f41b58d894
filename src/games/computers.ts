import type { Companion, Planned } from './companion.ts';
import { type Aside, type Bot, type Kind, type Level, levels, type Seat, type Speech } from './contract.ts';
import type { Judgement } from './judging.ts';
import type { Mind } from './mind.ts';
import { type Rng, rngFrom } from './rng.ts';
import { type Thinking, thinkingFor } from './thinking.ts';

/** What computers can do in a game, with its types sealed in: moves are texts. */
export interface Computers {
  /** From the weakest to the strongest. */
  readonly bots: readonly Level[];
  /** The levels whose computer players also do something while others are awaited. */
  readonly asides: readonly Level[];
  /** The move of a computer player that sees this view. It tells its best move so far, too. */
  ponder(level: string, view: unknown, seat: Seat, thinking: Thinking<string>): string;
  /** What the computer player of a seat does aside, while others are awaited. Undefined when it does nothing. */
  aside(level: string, view: unknown, seat: Seat, thinking: Thinking<string>): string | undefined;
  /** Any legal move, found at once. */
  anyMove(view: unknown, seat: Seat, rng: Rng): string;
  /** Those that may join an open game, from the weakest to the strongest. */
  readonly companions: readonly Level[];
  /** What a companion that sees this view does next. With the same seed it is the same. */
  plan(level: string, view: unknown, seat: Seat, seed: string): Planned<string> | undefined;
  /** When positions can be judged: never, only after the game, or also before all eyes while it is played. */
  readonly judging: 'never' | 'afterwards' | 'any-time';
  /** What a search says of the position that this seat sees and is to move in, and of the move that was made. Undefined: nothing. */
  judge(view: unknown, seat: Seat, thinking: Thinking<string>, made?: string): Judgement<string> | undefined;
  /** The side that this seat plays for. */
  side(view: unknown, seat: Seat): Seat;
  /** What a judgement means, where the game has its own words for it. */
  tellJudgement(judgement: Judgement<string>, speech: Speech): string | undefined;
}

export function mountComputers<K extends Kind>(mind: Mind<K>): Computers {
  const { id, bots, asides, companions, anyMove, judging, notation } = mind;

  /** The thinking of somebody who gets moves in writing, for somebody who makes them. */
  const unwritten = ({ best, ...thinking }: Thinking<string>): Thinking<K['move']> => ({
    ...thinking,
    best: (move) => best(notation.write(move)),
  });

  return {
    bots: levels.filter((level) => bots[level] !== undefined),
    asides: levels.filter((level) => asides?.[level] !== undefined),
    ponder(level, view, seat, thinking) {
      const bot: Bot<K> | undefined = bots[level as Level];
      if (bot === undefined) throw new Error(`${id} has no computer player named ${level}`);
      return notation.write(bot(view as K['view'], seat, unwritten(thinking)));
    },
    aside(level, view, seat, thinking) {
      const aside: Aside<K> | undefined = asides?.[level as Level];
      const move = aside?.(view as K['view'], seat, unwritten(thinking));
      return move === undefined ? undefined : notation.write(move);
    },
    anyMove(view, seat, rng) {
      const weakest = levels.flatMap((level) => bots[level] ?? []).at(0);
      const any = anyMove?.(view, seat, rng) ?? weakest?.(view, seat, thinkingFor(1, rng));
      if (any === undefined) throw new Error(`${id} has no computer players`);
      return notation.write(any);
    },
    companions: levels.filter((level) => companions?.[level] !== undefined),
    plan(level, view, seat, seed) {
      const companion: Companion<K> | undefined = companions?.[level as Level];
      if (companion === undefined) throw new Error(`${id} has no companion named ${level}`);
      const planned = companion(view as K['view'], seat, (number) => rngFrom(seed, number));
      return planned && { ...planned, move: notation.write(planned.move) };
    },
    judging: judging?.when ?? 'never',
    judge(view, seat, thinking, text) {
      const made = text === undefined ? undefined : notation.read(text);
      const judged = judging?.judge(view as K['view'], seat, unwritten(thinking), made);
      return judged && { ...judged, move: notation.write(judged.move) };
    },
    side: (view, seat) => judging?.side?.(view as K['view'], seat) ?? seat,
    tellJudgement(judged, speech) {
      const move = notation.read(judged.move);
      return move === undefined ? undefined : judging?.tell?.({ ...judged, move }, speech);
    },
  };
}
