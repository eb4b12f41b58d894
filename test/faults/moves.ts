import { readCustomId, readPressed } from '../../src/commands/press/customId.ts';
import { moveOf } from '../../src/games/controls.ts';
import type { Entry } from '../../src/games/kernel.ts';
import type { Rng } from '../../src/games/rng.ts';
import { thinkingFor } from '../../src/games/thinking.ts';
import { isLive, seatOf } from '../../src/host/match/match.ts';
import type { Snapshot } from '../../src/host/tables.ts';
import type { Exchange } from '../../src/playground/discord/interactions/exchange.ts';
import { everyComponent } from '../../src/playground/discord/world/content.ts';
import type { Message, User } from '../../src/playground/discord/world/records.ts';
import { guest } from '../games/ricochet/guest.ts';
import { isPrivate, textOf } from '../town/reading.ts';
import type { FaultTown } from './faultTown.ts';
import { type PutMatch, tablesIn } from './putMatch.ts';

/** One move that the rules accept now, of somebody whose turn it is. */
export interface Move {
  readonly by: User;
  readonly text: string;
}

export const lookAt = async (town: FaultTown, { table }: PutMatch): Promise<Snapshot> => {
  const snapshot = await tablesIn(town.store).look(table);
  if (snapshot === undefined) throw new Error(`nothing is kept of table ${table}`);
  return snapshot;
};

/** Undefined while the game waits for time, or for work of its own. */
export function nextMove({ match, game }: Snapshot, people: readonly User[], rng: Rng): Move | undefined {
  const { play } = match;
  if (play === undefined || !isLive(match)) return undefined;
  const awaited = game.awaiting(play);
  const sitting = people.filter(({ id }) => seatOf(match, id) !== undefined);
  const mayMove =
    awaited === 'anyone' ? sitting : sitting.filter(({ id }) => awaited.includes(seatOf(match, id) ?? -1));
  const by = mayMove[rng.int(mayMove.length || 1)];
  const seat = by && seatOf(match, by.id);
  if (by === undefined || seat === undefined) return undefined;
  const view = game.view(play, seat);
  const [level] = game.bots;
  const text = level === undefined ? guest(view, seat, rng) : game.ponder(level, view, seat, thinkingFor(20, rng));
  const tried = game.submit(play, { type: 'move', seat, text }, Number.MAX_SAFE_INTEGER / 4);
  return tried.ok && tried.changed ? { by, text } : undefined;
}

/** Whoever sees the board may press this on it. Gives what must be pressed for the move; undefined when it is not there. */
function controlFor(
  { components }: Message,
  text: string,
): { readonly id: string; readonly value?: string } | undefined {
  for (const { custom_id: id, options } of everyComponent(components)) {
    const custom = id === undefined ? undefined : readCustomId(id);
    if (id === undefined || custom === undefined) continue;
    const meant = (pressed: ReturnType<typeof readPressed>) =>
      pressed !== undefined &&
      !('common' in pressed || 'sit' in pressed || 'begin' in pressed || 'replay' in pressed || 'lesson' in pressed) &&
      moveOf(pressed) === text;
    if ('pressed' in custom && meant(custom.pressed)) return { id };
    const option = options?.find(({ value }) => meant(readPressed(value)));
    if (option !== undefined) return { id, value: option.value };
  }
  return undefined;
}

/** Games whose moves are no secret, so that they may be typed for all to see. */
const typed = new Set(['foxu', 'ricochet']);

/** What somebody did, and what came of it. */
export interface Deed {
  readonly way: 'pressed' | 'typed';
  /** Whether Discord took it as heard. What is typed needs no such sign. */
  readonly acknowledged: Promise<boolean>;
  /** What the bot has told that person alone since. */
  readonly told: () => string;
}

/** Makes a move as a person does: by a control of the board where there is one, by typing, or by the command. */
export function make(town: FaultTown, match: PutMatch, board: Message | undefined, { by, text }: Move, rng: Rng): Deed {
  const hand = town.discord.as(by);
  const control = board === undefined || board.deleted ? undefined : controlFor(board, text);
  const way = rng.int(3);
  if (control !== undefined && board !== undefined && way < 2) {
    const { id, value } = control;
    return pressed(value === undefined ? hand.click(board, id) : hand.choose(board, id, [value]));
  }
  if (typed.has(match.game.id) && way < 2) {
    const said = hand.say(match.channel, text);
    const replies = () => town.discord.messages(match.channel).filter(({ reference }) => reference === said);
    return { way: 'typed', acknowledged: Promise.resolve(true), told: () => texts(replies()) };
  }
  return pressed(hand.command(match.channel, `${match.game.words.en.command} move`, { move: text }));
}

const texts = (messages: readonly Message[]): string => messages.map(textOf).join('\n');

function pressed(exchange: Exchange): Deed {
  const { acknowledged } = exchange;
  return { way: 'pressed', acknowledged, told: () => texts(exchange.touched.filter(isPrivate)) };
}

/** The moves of people in the log, without what time and computers did. */
export async function movesIn(town: FaultTown, { table }: PutMatch): Promise<readonly string[]> {
  const log = (await town.store.log(table)).map((line) => JSON.parse(line) as Entry);
  return log.flatMap(({ input }) => (input.type === 'move' ? [`${input.seat} ${input.text}`] : []));
}
