import type { Game } from '../../games/kernel.ts';
import { promiseAnswer } from '../acknowledging.ts';
import { sayPrivately } from '../answering.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import { commandMention } from '../client/commandMention.ts';
import { begunMessage, turnLimits } from '../common/begin.ts';
import { beginningsOf, type CommonBeginning, isCommonBeginning } from '../common/beginnings.ts';
import { challengeIn } from '../common/challenge.ts';
import { putUpTable } from '../common/putUpTable.ts';
import { roomFor } from '../common/roomFor.ts';
import { openGame } from '../common/start.ts';
import type { Services } from '../services.ts';
import type { Beginner } from '../slash/asked.ts';
import { playSolo } from '../solo/playSolo.ts';
import { languageOf, words } from '../words/words.ts';
import type { Beginning } from './customId.ts';
import type { Press } from './pressing.ts';

/** The game's weakest computer player, and a day for a turn: what a command gives who chooses nothing. */
const turnLimit = turnLimits['1d'];

/** Begins a game by a button, in the channel where it was pressed. The answer says where it is. */
export async function onBegin(interaction: Press, { game: id, how }: Beginning, services: Services): Promise<void> {
  const language = languageOf(interaction.locale);
  const game = services.host.games.get(id);
  if (game === undefined || !beginningsOf(game).includes(how) || !interaction.inCachedGuild()) {
    return sayPrivately(interaction, textMessage(words[language].oldControl));
  }
  await promiseAnswer(interaction);
  const beginner: Beginner = { call: interaction, game, language, services };
  await sayPrivately(
    interaction,
    isCommonBeginning(how) ? await begin(beginner, how) : await soloMessage(beginner, game, how),
  );
}

async function begin(beginner: Beginner, how: CommonBeginning): Promise<V2Message> {
  const { game, language } = beginner;
  switch (how) {
    case 'start':
      return begunMessage(await openGame(beginner, {}), beginner);
    case 'computer': {
      const room = await roomFor(beginner);
      const against = game.bots.slice(0, 1).map((level) => ({ kind: 'computer', level }) as const);
      const begun = 'ok' in room ? room : await challengeIn(room, beginner, { against, wish: {}, turnLimit });
      return begunMessage(begun, beginner);
    }
    case 'table':
      return begunMessage(await putUpTable(beginner, { wish: {}, turnLimit }), beginner);
    case 'challenge': {
      const { client } = beginner.call;
      const command = await commandMention(client, game.words.en.command, words.en.commands.challenge.name);
      return textMessage(words[language].howToChallenge({ command }));
    }
  }
}

async function soloMessage(beginner: Beginner, game: Game, name: string): Promise<V2Message> {
  const { call, language, services } = beginner;
  const solo = game.solos.find((each) => each.name === name);
  if (solo === undefined) return textMessage(words[language].oldControl);
  return playSolo({ guild: call.guild, member: call.member, language, services }, { game, solo }, {}, 'any');
}
