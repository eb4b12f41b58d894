import { plainSpeech } from '../../../src/commands/board/speech.ts';
import { stageLines } from '../../../src/commands/board/stageLines.ts';
import type { Values } from '../../../src/games/contract.ts';
import type { Entry, Game, Play } from '../../../src/games/kernel.ts';
import { games } from '../../../src/games/registry.ts';
import { pointsIn } from '../../../src/host/cups/counting.ts';
import type { CupResult } from '../../../src/host/cups/cup.ts';
import { cupMatch } from '../../../src/host/cups/cupMatch.ts';
import { cupResultOf } from '../../../src/host/cups/cupResult.ts';
import type { Act, Applied } from '../../../src/host/match/act.ts';
import { applyAct } from '../../../src/host/match/apply.ts';
import type { Ending, Match } from '../../../src/host/match/match.ts';
import { type MatchRecord, recordOf } from '../../../src/host/records/record.ts';
import type { TableId } from '../../../src/store/address.ts';
import { whyNot } from '../matches.ts';
import { begun, minute, played } from './cups.ts';

const gameNamed = (id: string) => games.find((game) => game.id === id) as Game;
export const until = 1_000 + 60 * minute;

/** The first game of a cup, with its two players in the order of their seats, as it stands when it was just begun. */
export function newTable(id: string, turnLimit?: number, options: Values = {}) {
  const game = gameNamed(id);
  const cup = begun(4, {
    game: id,
    config: game.configure(options),
    counts: game.cup.counts,
    ...(turnLimit && { turnLimit }),
  });
  let match = cupMatch(cup, { round: 0, at: 0 }, game, { began: 1, seed: 'seed', now: 2_000 }) as Match;
  const log: Entry[] = [];
  const [first = '', second = ''] = match.seats.map((seat) => (seat.kind === 'member' ? seat.id : ''));
  const tried = (act: Act, now = 3_000): Applied => applyAct(match, act, { game, now, seed: 'new', revision: 7 });
  return {
    first,
    second,
    game,
    tried,
    match: () => match,
    refusal: (act: Act) => whyNot(tried(act)),
    act(act: Act, now = 3_000) {
      const applied = tried(act, now);
      if (applied.done !== 'yes') throw new Error(`${JSON.stringify(act)}: ${whyNot(applied)}`);
      match = applied.match;
      log.push(...applied.entries);
    },
    /** All that time alone does until then. */
    pass(now: number) {
      for (let done = tried({ act: 'tick' }, now); done.done === 'yes'; done = tried({ act: 'tick' }, now)) {
        match = done.match;
        log.push(...done.entries);
      }
    },
    edit<Of>(change: (state: Of) => Of) {
      const play = match.play as Play;
      match = { ...match, play: { ...play, state: change(play.state as Of) } };
    },
    ending: (): Ending | undefined => (match.stage.at === 'over' ? match.stage.ending : undefined),
    /** What its board says in words. */
    says: (language: 'en' | 'fr' = 'en') =>
      stageLines(
        { table: '9' as TableId, revision: 1, match, game, bulletin: undefined },
        plainSpeech(match, language, (instant) => instant),
      ),
    record,
    result,
    /** What it counts in its cup, after a round in which so much was won in a game. */
    counts(usual: number): readonly number[] | undefined {
      const before = [{ entrants: [0, 1], result: played([1, 2], [usual, 0]) }];
      const games = [{ entrants: [0, 1], result: result() }];
      const rounds = [before, games].map((each) => ({ began: 0, until: 1, games: each }));
      return pointsIn({ ...cup, rounds }, 1, 0);
    },
  };

  function record(): MatchRecord {
    return recordOf({ table: '9' as TableId, match, log, game, ended: 4_000 }, 0);
  }

  function result(): CupResult | undefined {
    return cupResultOf(record(), game);
  }
}

/** The same, when both are there. */
export function table(...chosen: Parameters<typeof newTable>): ReturnType<typeof newTable> {
  const made = newTable(...chosen);
  if (made.match().stage.at === 'meeting') {
    for (const by of [made.first, made.second]) made.act({ act: 'accept', by }, 2_000);
  }
  return made;
}
