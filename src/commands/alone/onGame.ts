import { moveOf } from '../../games/controls.ts';
import type { Game } from '../../games/kernel.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import { rulesMessage } from '../board/rulesPage.ts';
import { commonCommandsOf } from '../common/commonCommands.ts';
import { lookBackMessage } from '../common/lookBack.ts';
import { matchActs } from '../common/matchActs.ts';
import { tryGame } from '../common/tryIt.ts';
import { lessonTarget } from '../lessons/learner.ts';
import type { PrivateBoard } from '../panels/privateBoard.ts';
import { type AnyCall, chosen } from '../slash/asked.ts';
import { soloCommand } from '../solo/soloCommand.ts';
import type { CommandName } from '../words/words.ts';
import { words } from '../words/words.ts';
import { actAlone, atOwn, showAlone } from './actAlone.ts';
import type { Alone } from './alone.ts';
import { needsServer } from './needsServer.ts';
import { playComputer, wishedIn } from './playComputer.ts';

/** A game's command where the bot is not a member. */
export interface AskedAlone extends Alone<AnyCall> {
  readonly game: Game;
}

export async function onGame(asked: AskedAlone, given: string): Promise<V2Message | PrivateBoard> {
  const { call, game, language } = asked;
  const solo = game.solos.find(({ name }) => name === given);
  if (solo !== undefined) return soloCommand(asked, solo);
  const own = game.commands.find(({ name }) => name === given);
  if (own !== undefined) {
    const press = own.press(chosen(call, own.options));
    const text = moveOf(press);
    if (text !== undefined) return actAlone(asked, moveBy(asked, text));
    const draft = 'draft' in press ? press.draft : undefined;
    return atOwn(asked, async (snapshot) => ({ snapshot, language, draft }));
  }
  const common = commonCommandsOf(game).find(({ name }) => words.en.commands[name].name === given);
  return common === undefined ? textMessage(words[language].oldCommand) : onCommon(asked, common.name);
}

/** These are about other people. */
const needOthers: readonly CommandName[] = ['accept', 'decline', 'sit', 'again'];

async function onCommon(asked: AskedAlone, name: CommandName): Promise<V2Message | PrivateBoard> {
  const { call, game, language, services } = asked;
  const { user, options } = call;
  switch (name) {
    case 'computer':
      return playComputer(asked, game, wishedIn(call, game));
    case 'move':
      return actAlone(asked, moveBy(asked, options.getString('move', true)));
    case 'show':
      return showAlone(asked);
    case 'rules':
      return rulesMessage(game, lessonTarget(user.id), language, services);
    case 'try':
      return tryGame(game, asked);
    case 'look-back':
      return atOwn(asked, (snapshot) => lookBackMessage(snapshot, language, services));
    case 'stop':
      return actAlone(asked, { act: 'stop', by: user.id, rank: 'member' });
    default: {
      const matchAct = needOthers.includes(name) ? undefined : matchActs.find((each) => each.name === name);
      if (matchAct === undefined) return textMessage(needsServer(asked));
      return actAlone(asked, matchAct.act({ by: user.id, name: user.displayName }));
    }
  }
}

function moveBy({ call: { user }, language }: AskedAlone, text: string) {
  return { act: 'move', by: user.id, name: user.displayName, text, language } as const;
}
