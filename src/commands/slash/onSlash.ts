import { moveOf } from '../../games/controls.ts';
import { promiseAnswer } from '../acknowledging.ts';
import { onAlone } from '../alone/onAlone.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import { actHere } from '../common/actHere.ts';
import { commonCommandsOf } from '../common/commonCommands.ts';
import { look } from '../common/show.ts';
import type { PrivateBoard } from '../panels/privateBoard.ts';
import type { Services } from '../services.ts';
import { soloCommand } from '../solo/soloCommand.ts';
import { languageOf, words } from '../words/words.ts';
import { type AnyCall, type Asked, chosen, moveBy } from './asked.ts';
import { type CommandBody, commandSet } from './commandSet.ts';
import { fits } from './fits.ts';
import { onPlateau } from './onPlateau.ts';

/** Slash commands. Each is answered privately; what everybody should see is on the board. */
export async function onSlash(interaction: AnyCall, services: Services): Promise<void> {
  await promiseAnswer(interaction);
  const message = await answer(interaction, services);
  if ('snapshot' in message) await services.panels.show(interaction, message, 'answer');
  else await interaction.editReply(message);
}

async function answer(call: AnyCall, services: Services): Promise<V2Message | PrivateBoard> {
  const language = languageOf(call.locale);
  const body = commandBodies(services).get(call.commandName);
  if (body === undefined || !fits(body, call.options.data)) return textMessage(words[language].oldCommand);
  if (!call.inCachedGuild()) return onAlone({ call, language, services });
  if (call.commandName === 'plateau') return onPlateau(call, language, services);
  const game = [...services.host.games.values()].find(({ words }) => words.en.command === call.commandName);
  const known = game && answerOf({ call, game, language, services });
  return known ?? textMessage(words[language].oldCommand);
}

const bodies = new WeakMap<Services['host'], ReadonlyMap<string, CommandBody>>();

function commandBodies({ host }: Services): ReadonlyMap<string, CommandBody> {
  const known = bodies.get(host);
  if (known !== undefined) return known;
  const made = new Map(commandSet([...host.games.values()]).map((body) => [body.name, body]));
  bodies.set(host, made);
  return made;
}

function answerOf(asked: Asked): Promise<V2Message | PrivateBoard> | undefined {
  const { call, game } = asked;
  const given = call.options.getSubcommand();
  const common = commonCommandsOf(game).find(({ name }) => words.en.commands[name].name === given);
  if (common !== undefined) return common.answer(asked);
  const own = game.commands.find(({ name }) => name === given);
  if (own !== undefined) {
    // A game's own command does the same as pressing one of its controls.
    const press = own.press(chosen(call, own.options));
    const text = moveOf(press);
    if (text !== undefined) return actHere(asked, moveBy(asked, text));
    return look(asked, 'draft' in press ? press.draft : undefined);
  }
  const solo = game.solos.find(({ name }) => name === given);
  return solo && soloCommand(asked, solo);
}
