import { type ButtonInteraction, type GuildMember, PermissionFlagsBits } from 'discord.js';
import type { Language } from '../../games/contract.ts';
import { type Changed, type Cup, entrantOf, refusedFor } from '../../host/cups/cup.ts';
import type { Cups } from '../../host/cups/cups.ts';
import { openGames } from '../../host/cups/rounds.ts';
import { callOff, join, leave, start } from '../../host/cups/signUp.ts';
import { promiseAnswer } from '../acknowledging.ts';
import { explain, sayPrivately } from '../answering.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import { buttonRows } from '../board/rows.ts';
import type { Services } from '../services.ts';
import { cardMessage } from '../standing/card.ts';
import { languageOf, words } from '../words/words.ts';
import { type CupButton, cupButton, readCupId } from './cupId.ts';
import type { Deed } from './cupOptions.ts';
import { cupTable } from './cupTable.ts';

/** What somebody wants of a cup, by a button or by typing it. Each is answered in private, in their language. */

/** Who wants it. */
export interface Asking {
  readonly member: GuildMember;
  readonly language: Language;
  readonly services: Services;
  readonly as: 'picture' | 'words';
}

export async function onCupPress(interaction: ButtonInteraction, services: Services): Promise<void> {
  const language = languageOf(interaction.locale);
  const pressed = readCupId(interaction.customId);
  if (pressed === undefined || !interaction.inCachedGuild()) {
    return sayPrivately(interaction, textMessage(words[language].oldControl));
  }
  await promiseAnswer(interaction);
  const asking = { member: interaction.member, language, services, as: 'picture' } as const;
  const cup = (await services.host.cups.of(interaction.guildId)).find(({ id }) => id === pressed.cup);
  const answer =
    cup === undefined
      ? textMessage(words[language].cups.refusals['no-cup'])
      : await onDeed(asking, cup, deedOf(pressed.button));
  await sayPrivately(interaction, answer);
}

/** `surely`: the question was answered. */
type Asked = Deed | 'surely-out' | 'surely-call-off';

const deedOf = (button: CupButton): Asked => (button === 'out' ? 'leave' : button);

export async function onDeed(asking: Asking, cup: Cup, deed: Asked): Promise<V2Message> {
  const { member, language } = asking;
  const say = words[language].cups;
  const { id, displayName } = member;
  switch (deed) {
    case 'join':
      return changed(asking, cup, (now) => join(now, { id, name: displayName }), say.joined);
    case 'leave':
      return mayAskFirst(asking, cup, 'surely-out') ?? changed(asking, cup, (now) => leave(now, id), say.left);
    case 'surely-out':
      return changed(asking, cup, (now) => leave(now, id), say.droppedOut);
    case 'start':
      return changed(asking, cup, (as, { now, seed }) => ifTheirs(asking, as, () => start(as, now, seed)), say.started);
    case 'call-off': {
      const theirs = ifTheirs(asking, cup, () => callOff(cup, 0, id));
      return theirs.ok ? question(asking, cup, 'surely-call-off') : textMessage(say.refusals[theirs.why]);
    }
    case 'surely-call-off':
      return changed(asking, cup, (as, { now }) => ifTheirs(asking, as, () => callOff(as, now, id)), say.calledOffNow);
    case 'here':
      return sayHere(asking, cup);
    case 'table':
      return tableMessage(asking, cup);
  }
}

/** Whoever plays and drops out loses by it, so they are asked whether they want that. */
function mayAskFirst(asking: Asking, cup: Cup, surely: 'surely-out'): V2Message | undefined {
  const would = leave(cup, asking.member.id);
  return would.ok && cup.stage.at === 'playing' ? question(asking, cup, surely) : undefined;
}

function question({ language }: Asking, { id: cup }: Cup, surely: 'surely-out' | 'surely-call-off'): V2Message {
  const say = words[language].cups;
  const text = surely === 'surely-out' ? say.outSure : say.callOffSure;
  return textMessage(text, buttonRows([cupButton(surely, { cup, post: '', language })]));
}

async function changed(
  { language, services }: Asking,
  { guild, id }: Cup,
  change: Parameters<Cups['change']>[2],
  done: string,
): Promise<V2Message> {
  const answer = await services.host.cups.change(guild, id, change);
  void services.cupPosts.look(guild, id);
  return textMessage(answer.ok ? done : words[language].cups.refusals[answer.why]);
}

/** What only who called the cup may do, and moderators. */
function ifTheirs({ member }: Asking, cup: Cup, change: () => Changed): Changed {
  const theirs = member.id === cup.by || member.permissions.has(PermissionFlagsBits.ManageMessages);
  return theirs ? change() : refusedFor('not-yours');
}

/** For whoever does not press the button of their game. */
async function sayHere({ member, language, services }: Asking, cup: Cup): Promise<V2Message> {
  const say = words[language].cups;
  const entrant = entrantOf(cup, member.id);
  const theirs = openGames(cup).find(({ game }) => entrant !== undefined && game.entrants.includes(entrant));
  const table = theirs?.game.table;
  const match = table === undefined ? undefined : (await services.host.look(table))?.match;
  if (table === undefined || match?.stage.at !== 'meeting') return textMessage(say.noMeeting);
  const answer = await services.host.act(table, { act: 'accept', by: member.id });
  if (answer === 'nothing' || answer.ok) return textMessage(say.saidHere);
  return textMessage(explain(answer.refusal, language, answer.snapshot, services));
}

/** The table of a cup that has begun; before, who has signed up. */
async function tableMessage({ language, services, as }: Asking, cup: Cup): Promise<V2Message> {
  const game = services.host.games.get(cup.game);
  if (game === undefined) return textMessage(words[language].oldCommand);
  if (cup.rounds.length === 0) return textMessage(words[language].cups.refusals['not-begun']);
  return cardMessage(cupTable(cup, game, language), as, services);
}
