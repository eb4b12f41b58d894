import type { Slide } from '../../src/games/ricochet/board/vocabulary.ts';
import { notation } from '../../src/games/ricochet/notation/notation.ts';
import { solos } from '../../src/games/ricochet/solo/solos.ts';
import type { Message, User } from '../../src/playground/discord/world/records.ts';
import type { Peopled } from './people.ts';
import { textOf } from './reading.ts';

/** The day in UTC, which is that of servers without a time zone, and the seed of their board. */
export const today = () => new Date().toISOString().slice(0, 10);

/** The shortest solution of a solo, as it is typed. */
export function wayOf(solo: 'puzzle' | 'daily', seed: string, difficulty?: string): { moves: number; typed: string } {
  const found = solos.find(({ name }) => name === solo);
  if (found === undefined) throw new Error(`no ${solo}`);
  const { best } = found.prepare({ difficulty }, seed) as { best: readonly Slide[] };
  return { moves: best.length, typed: notation.write({ act: 'slide', slides: best }) };
}

/** Types moves into the form of a private board, and gives the board after that. */
export async function typeInto(
  { discord }: Pick<Peopled, 'discord'>,
  user: User,
  board: Message,
  moves: string,
): Promise<Message> {
  const before = textOf(board);
  const pressed = discord.as(user).click(board, 'Type moves');
  const modal = await discord.until(() => pressed.modal, 'a field');
  await discord.as(user).submit(modal, { typed: moves }).acknowledged;
  await discord.until(() => textOf(board) !== before, 'the board to change');
  return board;
}
