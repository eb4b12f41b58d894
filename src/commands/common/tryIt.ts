import { ApplicationCommandOptionType } from 'discord.js';
import type { Game } from '../../games/kernel.ts';
import type { V2Message } from '../board/board.ts';
import { type Lesson, lessonMessage } from '../lessons/lessonMessage.ts';
import type { AnyCall } from '../slash/asked.ts';
import { named } from '../slash/bodies.ts';
import { type CommonCommand, everybody } from './commonCommand.ts';

/** The lesson of a game: a step of it, and perhaps a move in it. */
export const tryIt: CommonCommand = {
  name: 'try',
  suits: everybody,
  options: (game) => [
    {
      type: ApplicationCommandOptionType.Integer,
      min_value: 1,
      max_value: game.lesson.steps.length,
      ...named((say) => say.options.step),
    },
    {
      type: ApplicationCommandOptionType.String,
      max_length: 60,
      autocomplete: true,
      ...named((say) => say.options.move),
    },
  ],
  answer: ({ game, ...asked }) => tryGame(game, asked),
};

/** The same also where the bot is not a member. */
export function tryGame(game: Game, lesson: Lesson & { readonly call: AnyCall }): Promise<V2Message> {
  const { options } = lesson.call;
  return lessonMessage(
    game,
    { nth: options.getInteger('step') ?? 1, move: options.getString('move') ?? undefined },
    lesson,
  );
}
