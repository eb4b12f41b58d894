import type { Level } from '../../games/contract.ts';
import type { Snapshot } from '../../host/tables.ts';
import { promiseUpdate } from '../acknowledging.ts';
import { needsServer } from '../alone/needsServer.ts';
import { sayPrivately, viewerOf } from '../answering.ts';
import { describe, textMessage } from '../board/board.ts';
import { buttonRows, commonButton } from '../board/rows.ts';
import { rulesMessage } from '../board/rulesPage.ts';
import { writtenSpeech } from '../board/speech.ts';
import { moreRows } from '../board/stageRows.ts';
import { lookBackMessage } from '../common/lookBack.ts';
import { type MatchAct, matchActs } from '../common/matchActs.ts';
import { tellEnd, tellNot } from '../common/watch.ts';
import { share } from '../daily/share.ts';
import { playSolo, type SoloPlayer } from '../solo/playSolo.ts';
import { resultsMessage } from '../solo/results.ts';
import { type SoloOf, soloOf } from '../solo/soloOf.ts';
import { soloPlayer } from '../solo/soloPlayer.ts';
import { type ButtonName, words } from '../words/words.ts';
import {
  act,
  actorOf,
  anyOfMatch,
  newest,
  noTable,
  openPanel,
  type Pressing,
  replacePanel,
  sayOld,
  showBoard,
  unknownTable,
} from './pressing.ts';

type Press = (press: Pressing) => Promise<void>;

/** What each button does that all games share. */
export const commonButtons: Readonly<Record<ButtonName, Press>> = {
  ...buttonsOf(matchActs),
  // Whatever their rank: a moderator who presses it by mistake ends nobody's challenge.
  'take-back': (press) => act(press, { act: 'stop', by: press.interaction.user.id, rank: 'member' }, newest(press)),
  'agree-draw': (press) => act(press, { act: 'draw', by: press.interaction.user.id }, newest(press)),
  'agree-retract': (press) => act(press, { act: 'retract', by: press.interaction.user.id }, newest(press)),
  'surely-resign': (press) => act(press, { act: 'resign', by: press.interaction.user.id }, anyOfMatch(press)),
  'surely-leave': (press) => act(press, { act: 'leave', by: press.interaction.user.id }, anyOfMatch(press)),
  stand: (press) => act(press, { act: 'stand', by: press.interaction.user.id }, newest(press)),
  invite: askLevel,
  'invite-easy': (press) => invite(press, 'easy'),
  'invite-medium': (press) => invite(press, 'medium'),
  'invite-hard': (press) => invite(press, 'hard'),
  dismiss: (press) => act(press, { act: 'dismiss', by: press.interaction.user.id }, anyOfMatch(press)),
  fill: (press) => act(press, { act: 'fill', by: press.interaction.user.id }, newest(press)),

  async more(press) {
    const snapshot = await lookInPanel(press);
    if (snapshot === undefined) return;
    const { interaction, language, services } = press;
    const { computers } = await services.settings.of(snapshot.match.guild);
    const rows = moreRows(snapshot, viewerOf(snapshot, interaction.user.id), language, computers);
    await replacePanel(press, textMessage(words[language].moreIntro, rows));
  },

  async board(press) {
    await openPanel(press);
    await showBoard(press);
  },

  async watch(press) {
    const snapshot = await lookInPanel(press);
    if (snapshot === undefined) return;
    const { interaction, language, services } = press;
    await services.panels.show(interaction, { snapshot, language, eyes: 'everybody' }, 'answer');
  },

  'tell-end': (press) => besidePanel(press, tellEnd),
  'tell-not': (press) => besidePanel(press, tellNot),

  async text(press) {
    const snapshot = await lookInPanel(press);
    if (snapshot === undefined) return;
    const { interaction, language, services } = press;
    const speech = writtenSpeech(snapshot.match, language, services.wallTime);
    const description = describe(snapshot, viewerOf(snapshot, interaction.user.id), speech);
    if (description === undefined) return noTable(press);
    await replacePanel(press, textMessage(description));
  },

  async 'look-back'(press) {
    const snapshot = await lookInPanel(press);
    if (snapshot === undefined) return;
    const { language, services } = press;
    await replacePanel(press, textMessage(words[language].hints.lookBack.searching));
    await replacePanel(press, await lookBackMessage(snapshot, language, services));
  },

  async rules(press) {
    const snapshot = await lookInPanel(press);
    if (snapshot === undefined) return;
    await replacePanel(press, await rulesMessage(snapshot.game, press.target, press.language, press.services));
  },

  /** Replaces a solo by a new one. */
  another: (press) =>
    onSolo(press, async (who, found, { match }) =>
      replacePanel(press, await playSolo(who, found, found.solo.another(match.config), 'another')),
    ),

  /** Shows how others did in the solo. */
  results: (press) =>
    onSolo(press, async (who, found) => sayPrivately(press.interaction, await resultsMessage(who, found))),

  /** Tells everybody in the channel how their player did in the solo. */
  share: (press) =>
    onSolo(press, async (who, found) => {
      const { interaction, language } = press;
      if (!interaction.inCachedGuild()) {
        return sayPrivately(interaction, textMessage(needsServer({ call: interaction, language })));
      }
      const place = { channel: interaction.channel ?? undefined, has: interaction.appPermissions };
      const shared = await share(who, found, place, 'shown');
      const text = shared.ok ? words[language].daily.sharedNow : shared.text;
      await sayPrivately(interaction, textMessage(text));
    }),
};

/** Asks how well the computer is to play that joins an open game. */
async function askLevel(press: Pressing): Promise<void> {
  const snapshot = await lookInPanel(press);
  if (snapshot === undefined) return;
  const { target, language } = press;
  const { buttons, companions } = words[language];
  const rows = buttonRows(
    snapshot.game.companions.map((level) =>
      commonButton(target, `invite-${level}`, buttons[`invite-${level}`], 'main'),
    ),
  );
  await replacePanel(press, textMessage(companions.ask, rows));
}

function invite(press: Pressing, level: Level): Promise<void> {
  return act(press, { act: 'invite', by: press.interaction.user.id, level }, anyOfMatch(press));
}

function buttonsOf(acts: readonly MatchAct[]): Record<MatchAct['name'], Press> {
  return Object.fromEntries(acts.map((matchAct) => [matchAct.name, buttonOf(matchAct)])) as Record<
    MatchAct['name'],
    Press
  >;
}

function buttonOf({ act: actOf, button }: MatchAct): Press {
  if (typeof button === 'string') {
    return (press) => act(press, actOf(actorOf(press)), button === 'newest board' ? newest(press) : anyOfMatch(press));
  }
  return async (press) => {
    const { target, language } = press;
    const say = words[language];
    const snapshot = await lookInPanel(press);
    if (snapshot === undefined) return;
    const question = button.ask(snapshot, say);
    const row = buttonRows([commonButton(target, button.surely, say.buttons[button.surely], 'danger')]);
    await replacePanel(press, textMessage(question, row));
  };
}

/** Opens a panel for the answer and gives the table. If there is no table, the panel says so. */
async function lookInPanel(press: Pressing): Promise<Snapshot | undefined> {
  await openPanel(press);
  const snapshot = await press.services.host.look(press.target.table);
  if (snapshot === undefined) await unknownTable(press);
  return snapshot;
}

/** Answers beside the panel that was pressed, which goes on following. */
async function besidePanel(press: Pressing, answer: typeof tellEnd): Promise<void> {
  const { interaction, target, language, services } = press;
  await promiseUpdate(interaction);
  const snapshot = await services.host.look(target.table);
  if (snapshot === undefined || target.revision < snapshot.match.began) return sayOld(press);
  await sayPrivately(interaction, await answer(snapshot, { user: interaction.user.id, language, services }));
}

async function onSolo(
  press: Pressing,
  answer: (who: SoloPlayer, found: SoloOf, snapshot: Snapshot) => Promise<void>,
): Promise<void> {
  const { interaction, target, language, services } = press;
  await promiseUpdate(interaction);
  const snapshot = await services.host.look(target.table);
  const found = snapshot && soloOf(snapshot.match);
  if (snapshot === undefined || found === undefined) return sayOld(press);
  await answer(soloPlayer({ call: interaction, language, services }, snapshot.match), found, snapshot);
}
