import type { Logger } from 'pino';
import type { Planned } from '../../games/companion.ts';
import type { Seat } from '../../games/contract.ts';
import { companionsIn, lacksPlans } from '../match/companions.ts';
import type { Plans } from '../match/match.ts';
import type { Snapshot } from '../tables.ts';
import { openUnderWay } from './underWay.ts';

/** What a computer player of an open game is told: what its seat sees, and a seed that is the same in the whole game. */
export interface Planning {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly seed: string;
}

export type Plan = (planning: Planning) => Promise<Planned<string> | undefined>;
export type KeepPlans = (snapshot: Snapshot, plans: Plans) => Promise<void>;

export interface Companions {
  /** Asks the computer players of an open game what they will do, unless that is known or under way. */
  attend(snapshot: Snapshot): void;
  /** Waits for what is under way. What fails from now on is not told: another process begins it again. */
  stop(): Promise<void>;
}

export function openCompanions(plan: Plan, keep: KeepPlans, log: Logger): Companions {
  const underWay = openUnderWay();

  async function ask(snapshot: Snapshot, turn: number) {
    const { match, table } = snapshot;
    try {
      await keep(snapshot, { turn, moves: await movesOf(snapshot) });
    } catch (error) {
      if (underWay.stopping()) return;
      log.error(
        { table, game: match.game, turn, err: error },
        'the computers of an open game could not say what they will do; they are asked again in a few seconds',
      );
    }
  }

  async function movesOf({ match, game }: Snapshot): Promise<Plans['moves']> {
    const { play } = match;
    if (play === undefined) return [];
    const asked = companionsIn(match, game).map(async ({ seat, level }) => {
      // Their chance must tell them nothing about that of the match.
      const seed = `${match.seed}/companion${seat}`;
      const planned = await plan({ game: match.game, level, seat, view: game.view(play, seat), seed });
      return planned === undefined ? [] : [{ seat, at: planned.at, text: planned.move }];
    });
    return (await Promise.all(asked)).flat();
  }

  return {
    attend(snapshot) {
      const { table, match, game } = snapshot;
      const { play } = match;
      if (play === undefined || !lacksPlans(match, game)) return;
      underWay.begin(`${table}/${match.began}/${play.turn}`, () => ask(snapshot, play.turn));
    },
    stop: underWay.stop,
  };
}
