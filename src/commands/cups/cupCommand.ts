import type { Language } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { type Cup, isRunning, signedUp } from '../../host/cups/cup.ts';
import { idOf } from '../../store/address.ts';
import { explain } from '../answering.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import { takesThreads } from '../client/channels.ts';
import { missingRights } from '../client/rights.ts';
import type { Services } from '../services.ts';
import { languageIn } from '../settings/serverSettings.ts';
import { turnLimitOf } from '../settings/turnLimits.ts';
import { noStartAt } from '../settings/underSettings.ts';
import type { SlashCall } from '../slash/asked.ts';
import { cardMessage } from '../standing/card.ts';
import { words } from '../words/words.ts';
import { cupChoicesIn, deedIn } from './cupOptions.ts';
import { cupTable, winnersOf } from './cupTable.ts';
import { entrantMention } from './inWords.ts';
import { onDeed } from './onCup.ts';

/** `/plateau cup`: calls a cup, does something in one, or shows those of the server. */
export async function onCupCommand(call: SlashCall, language: Language, services: Services): Promise<V2Message> {
  const deed = deedIn(call);
  const as = call.options.getBoolean('text') === true ? 'words' : 'picture';
  const wanted = call.options.getString('game');
  const game = wanted === null ? undefined : services.host.games.get(wanted);
  const cups = await services.host.cups.of(call.guildId);
  if (deed !== undefined) {
    const cup = cupHere(call, cups);
    return cup === undefined
      ? nothingHere(cups, language)
      : onDeed({ member: call.member, language, services, as }, cup, deed);
  }
  if (game !== undefined) return callCup(call, game, { language, services });
  return cupsMessage(cups, as, { language, services });
}

interface Showing {
  readonly language: Language;
  readonly services: Services;
}

/** The cup of the channel, or of that to which this thread belongs: the one that runs, else the last one. */
function cupHere({ channel, channelId }: SlashCall, cups: readonly Cup[]): Cup | undefined {
  const place = channel?.isThread() ? channel.parentId : channelId;
  const here = cups.filter((cup) => cup.channel === place);
  return here.find(isRunning) ?? here[0];
}

function nothingHere(cups: readonly Cup[], language: Language): V2Message {
  const say = words[language].cups;
  const channels = [...new Set(cups.filter(isRunning).map(({ channel }) => `<#${channel}>`))];
  return textMessage(channels.length === 0 ? say.noCupHere : say.elsewhere({ channels: channels.join(', ') }));
}

async function callCup(call: SlashCall, game: Game, { language, services }: Showing): Promise<V2Message> {
  const say = words[language];
  const { channel, guild, guildId, appPermissions } = call;
  if (channel === null) return textMessage(say.rights.missing({ names: say.rights.ViewChannel }));
  if (!takesThreads(channel.type)) return textMessage(say.cups.noThreads);
  const lacking = missingRights(appPermissions, 'channel', say) ?? missingRights(appPermissions, 'new-thread', say);
  if (lacking !== undefined) return textMessage(lacking);
  const settings = await services.settings.of(guildId);
  const refusal = noStartAt(idOf({ at: 'channel', channel: channel.id }), guild, settings);
  if (refusal !== undefined) return textMessage(explain(refusal, language, undefined, services));
  const { most, form, rounds, turnLimit, roundLimit, gather } = cupChoicesIn(call);
  if (form === 'everybody' && rounds !== undefined) return textMessage(say.cups.roundsFollow);
  const open = game.seating.open === true;
  if (open && turnLimit !== undefined && turnLimit !== 'none') return textMessage(say.cups.noTurns);
  const limit = open ? undefined : turnLimitOf(turnLimit, settings);
  const now = services.host.cups.now();
  const called = await services.host.cups.call({
    ...{ format: 1, id: call.id, game: game.id, guild: guildId, channel: channel.id, by: call.user.id },
    ...{ language: languageIn(guild, settings), config: game.cup.config(game.presets.standard) },
    ...{ form, counts: game.cup.counts, most, roundLimit, called: now },
    ...(rounds === undefined ? {} : { roundsPlanned: rounds }),
    ...(limit === undefined ? {} : { turnLimit: Math.min(limit, roundLimit) }),
    ...{ stage: { at: 'gathering', until: now + gather }, entrants: [], rounds: [], posts: {} },
  });
  if (!called.ok) return textMessage(say.cups.refusals[called.why]);
  void services.cupPosts.look(guildId, call.id);
  return textMessage(say.cups.called({ url: `<#${channel.id}>` }));
}

/** More would not fit into one message. */
const listed = 10;

/** Those that run come first, the first of them with its table. */
async function cupsMessage(
  cups: readonly Cup[],
  as: 'picture' | 'words',
  { language, services }: Showing,
): Promise<V2Message> {
  const say = words[language].cups;
  const command = `/${words[language].commands.plateau.name} ${words[language].commands.cup.name}`;
  if (cups.length === 0) return textMessage(say.none({ command }));
  const sorted = cups.toSorted((a, b) => Number(isRunning(b)) - Number(isRunning(a))).slice(0, listed);
  const lines = sorted.map((cup) => lineOf(cup, { language, services }));
  const list = textMessage([`### ${say.running}`, ...lines].join('\n'));
  const first = sorted.find(({ rounds }) => rounds.length > 0);
  const game = first && services.host.games.get(first.game);
  if (first === undefined || game === undefined) return list;
  const table = await cardMessage(cupTable(first, game, language), as, services);
  return { ...table, components: [...list.components, ...table.components] };
}

function lineOf(cup: Cup, { language, services }: Showing): string {
  const say = words[language].cups;
  const name = services.host.games.get(cup.game)?.words[language].name ?? cup.game;
  return say.at({ game: name, where: `<#${cup.channel}>`, state: stateOf(cup, language) });
}

function stateOf(cup: Cup, language: Language): string {
  const say = words[language].cups;
  switch (cup.stage.at) {
    case 'gathering':
      return `${say.states.gathering} (${signedUp(cup).length}/${cup.most})`;
    case 'playing':
      return say.round({ n: cup.rounds.length, of: cup.roundsPlanned ?? cup.rounds.length });
    case 'called-off':
      return say.states['called-off'];
    case 'over': {
      const names = winnersOf(cup).map((at) => entrantMention(cup, at, language));
      return names.length === 0 ? say.states.over : say.wonBy({ names: names.join(', ') });
    }
  }
}
