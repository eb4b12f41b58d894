import { ApplicationCommandOptionType } from 'discord.js';
import type { Language } from '../../games/contract.ts';
import type { V2Message } from '../board/board.ts';
import type { Services } from '../services.ts';
import type { AnyCall } from '../slash/asked.ts';
import { choiceBody, named, subcommand } from '../slash/bodies.ts';
import { watcherOf } from './mayWatch.ts';
import { replayFor } from './onReplay.ts';

const manners = ['steps', 'film', 'text'] as const;

export const replayBody = () =>
  subcommand(
    named((say) => say.commands.replay),
    [
      {
        type: ApplicationCommandOptionType.String,
        ...named((say) => say.replays.option.code),
        required: true,
        autocomplete: true,
      },
      choiceBody(
        (say) => say.replays.option.as,
        manners,
        (say, manner) => say.replays.as[manner],
      ),
      {
        type: ApplicationCommandOptionType.Integer,
        ...named((say) => say.replays.option.step),
        min_value: 0,
        max_value: 9_999,
      },
    ],
  );

/** `/plateau replay`: shows a finished match again. */
export function onReplayCommand(call: AnyCall, language: Language, services: Services): Promise<V2Message> {
  const { user, options } = call;
  const here = call.inCachedGuild() ? { guild: call.guild, member: call.member } : undefined;
  const manner = manners.find((each) => each === options.getString('as'));
  const part = manner === 'film' || manner === 'text' ? manner : (options.getInteger('step') ?? 'start');
  return replayFor(watcherOf(user.id, here), { code: options.getString('code', true), part }, language, services);
}
