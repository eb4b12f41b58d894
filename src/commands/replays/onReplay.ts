import type { Language } from '../../games/contract.ts';
import { readCode } from '../../host/records/record.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import type { ReplayPart, ReplayPress } from '../press/customId.ts';
import { openPanel, type Pressing, replacePanel } from '../press/pressing.ts';
import type { Services } from '../services.ts';
import { words } from '../words/words.ts';
import { mayWatch, type Watcher, watcherOf } from './mayWatch.ts';
import { replayMessage } from './replayMessage.ts';

/** Shows a part of a finished match to whoever pressed. */
export async function onReplay(press: Pressing, { code, part }: ReplayPress): Promise<void> {
  const { interaction, language, services } = press;
  await openPanel(press);
  const here = interaction.inCachedGuild() ? { guild: interaction.guild, member: interaction.member } : undefined;
  await replacePanel(press, await replayFor(watcherOf(interaction.user.id, here), { code, part }, language, services));
}

/** Whoever may not see it is told the same as when there is none. */
export async function replayFor(
  watcher: Watcher,
  { code: typed, part }: { readonly code: string; readonly part: ReplayPart },
  language: Language,
  services: Services,
): Promise<V2Message> {
  const code = readCode(typed);
  const replaying = code === undefined ? undefined : await services.host.replayOf(code);
  if (replaying === undefined || !(await mayWatch(replaying.record, watcher, services.client))) {
    return textMessage(words[language].replays.unknown);
  }
  return replayMessage(replaying, part, language, services);
}
