import { type ButtonInteraction, ButtonStyle, ComponentType } from 'discord.js';
import type { Exported } from '../../host/privacy/exporting.ts';
import { promiseUpdate } from '../acknowledging.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import { buttonRows } from '../board/rows.ts';
import type { Services } from '../services.ts';
import type { AnyCall } from '../slash/asked.ts';
import { languageOf, words } from '../words/words.ts';

/** The button that says yes. Its message is private, so only who gave the command can press it. */
export const forgetId = 'privacy:forget';

/** `/plateau forget-me`: says first what goes. */
export async function forgetMe(call: AnyCall, { host }: Services): Promise<V2Message> {
  const say = words[languageOf(call.locale)].privacy;
  const told = await host.exportOf(call.user.id);
  if (isNothing(told)) return textMessage(say.nothing);
  const button = {
    type: ComponentType.Button,
    style: ButtonStyle.Danger,
    label: say.surelyForget,
    custom_id: forgetId,
  } as const;
  return textMessage(`### ${say.forgetTitle}\n${say.whatGoes(countsOf(told))}`, buttonRows([button]));
}

export async function onForget(interaction: ButtonInteraction, { host }: Services): Promise<void> {
  const say = words[languageOf(interaction.locale)].privacy;
  await promiseUpdate(interaction);
  const { unread } = await host.forget(interaction.user.id);
  await interaction.editReply(
    textMessage(unread === 0 ? say.forgotten : `${say.forgotten} ${say.unread({ n: unread })}`),
  );
}

function countsOf({ books, games, playing, named, cleared, preferences }: Exported) {
  const lines = Object.values(books).reduce(
    (sum, { lines, scores }) => sum + lines.length + Object.keys(scores).length,
    0,
  );
  return {
    lines,
    games: games.length,
    playing: playing.length,
    named: named.length + cleared.length,
    preferences: preferences !== undefined,
  };
}

const isNothing = ({ books, preferences, ...told }: Exported): boolean =>
  [Object.keys(books), told.games, told.playing, told.named, told.cleared].every(({ length }) => length === 0) &&
  preferences === undefined;
