import { type Game, mount } from '../../src/games/kernel.ts';
import { ricochet } from '../../src/games/ricochet/index.ts';
import { notation } from '../../src/games/ricochet/notation/notation.ts';
import type { Search } from '../../src/games/ricochet/search.ts';
import { solve } from '../../src/games/ricochet/solver/solve.ts';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import type { Peopled } from './people.ts';
import { boardsIn, posted, revisionOf, textOf } from './reading.ts';

/** What the tests need for a round of Ricochet: people who bid, and the solution. */

export const game: Game = mount(ricochet);

/** The shortest solution of the first round that `/ricochet start seed:` begins, as it is typed. */
export function solutionOf(seed: string): { readonly moves: number; readonly typed: string } {
  const play = game.open({ config: game.presets.standard, seats: 1, seed, now: 0 });
  const answer = solve(game.errand(play)?.task as Search);
  if (answer.found !== 'best') throw new Error(`no solution for ${seed}`);
  return { moves: answer.slides.length, typed: notation.write({ act: 'slide', slides: answer.slides }) };
}

/** A seed whose first round is solved in this number of moves. */
export function seedWith(moves: { readonly least: number; readonly most: number }): string {
  for (let n = 0; ; n++) {
    const found = solutionOf(`race${n}`).moves;
    if (found >= moves.least && found <= moves.most) return `race${n}`;
  }
}

export function crowdOf(town: Peopled, count: number): User[] {
  return Array.from({ length: count }, (_, n) => {
    const user = town.discord.addUser({ name: `m${n}`, displayName: `Member ${n}` });
    town.discord.addMember(town.guild, user);
    return user;
  });
}

/** Waits until the newest board of the channel says this. */
export function shows(town: Peopled, channel: Channel, words: string | RegExp, patience?: number): Promise<Message> {
  const { discord } = town;
  const says = (board: Message) =>
    typeof words === 'string' ? textOf(board).includes(words) : words.test(textOf(board));
  return discord.until(() => boardsIn(discord, channel).findLast(says), `a board that says ${words}`, patience);
}

/** Every text that boards of this channel ever showed, the oldest first. A text shown again later is there again. */
export function everShown(town: Peopled, channel: Channel): string[] {
  const states = posted(town.discord, channel).flatMap((message) =>
    message.states.map((state) => ({ revision: revisionOf(state), text: textOf(state) })),
  );
  const byRevision = new Map(
    states.flatMap(({ revision, text }) => (revision === undefined ? [] : [[revision, text] as const])),
  );
  return [...byRevision].sort(([a], [b]) => a - b).map(([, text]) => text);
}
