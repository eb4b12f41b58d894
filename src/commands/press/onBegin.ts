import type { Language, Level } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { promiseAnswer } from '../acknowledging.ts';
import { beginAlone } from '../alone/beginAlone.ts';
import { sayPrivately } from '../answering.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import { beginButton, buttonRows, type Row } from '../board/rows.ts';
import { withCapital } from '../board/sentences.ts';
import { tableOf } from '../client/channels.ts';
import { commandMention } from '../client/commandMention.ts';
import { begunMessage } from '../common/begin.ts';
import { beginningsOf, type CommonBeginning, isCommonBeginning } from '../common/beginnings.ts';
import { challengeIn } from '../common/challenge.ts';
import { putUpTable } from '../common/putUpTable.ts';
import { refuse, roomFor } from '../common/roomFor.ts';
import { openGame } from '../common/start.ts';
import { usualChoices } from '../common/tableChoices.ts';
import type { Services } from '../services.ts';
import type { Beginner } from '../slash/asked.ts';
import { playSolo } from '../solo/playSolo.ts';
import { soloPlayer } from '../solo/soloPlayer.ts';
import { languageOf, words } from '../words/words.ts';
import type { Beginning } from './customId.ts';
import type { Press } from './pressing.ts';

/** Begins a game by a button, in the channel where it was pressed. The answer says where it is. */
export async function onBegin(interaction: Press, beginning: Beginning, services: Services): Promise<void> {
  const { game: id, how } = beginning;
  const language = languageOf(interaction.locale);
  const game = services.host.games.get(id);
  if (game === undefined || !beginningsOf(game).includes(how)) {
    return sayPrivately(interaction, textMessage(words[language].oldControl));
  }
  await promiseAnswer(interaction);
  if (!interaction.inCachedGuild()) {
    const begun = await beginAlone({ call: interaction, language, services }, game, beginning);
    if ('snapshot' in begun) return services.panels.show(interaction, begun, 'anew');
    return sayPrivately(interaction, begun);
  }
  const beginner: Beginner = { call: interaction, game, language, services };
  await sayPrivately(
    interaction,
    isCommonBeginning(how) ? await begin(beginner, how, beginning) : await soloMessage(beginner, game, how),
  );
}

async function begin(beginner: Beginner, how: CommonBeginning, { level }: Beginning): Promise<V2Message> {
  const { game, language, services } = beginner;
  const { beginOnce } = services;
  switch (how) {
    case 'start':
      return begunMessage(await beginOnce(beginner, how, () => openGame(beginner, { wish: {} })), beginner);
    case 'computer':
      return againstComputer(
        beginner,
        game.bots.length === 1 ? game.bots[0] : game.bots.find((each) => each === level),
      );
    case 'table': {
      const putUp = () => putUpTable(beginner, { wish: {}, ...usualChoices(game) });
      return begunMessage(await beginOnce(beginner, how, putUp), beginner);
    }
    case 'challenge': {
      const { client } = beginner.call;
      const command = await commandMention(client, game.words.en.command, words.en.commands.challenge.name);
      return textMessage(words[language].howToChallenge({ command }));
    }
  }
}

/** Asks how well the computer is to play, where that is not said yet. */
async function againstComputer(beginner: Beginner, level: Level | undefined): Promise<V2Message> {
  const { call, game, language, services } = beginner;
  const { computers } = await services.settings.of(call.guildId);
  if (computers !== 'allowed') return begunMessage(refuse('computers-not-allowed'), beginner);
  if (level === undefined) return textMessage(words[language].howWell, levelRows(call.channel, game, language));
  const challengeIt = async () => {
    const room = await roomFor(beginner);
    if ('ok' in room) return room;
    const against = [{ kind: 'computer', level }] as const;
    return challengeIn(room, beginner, { against, wish: {}, ...usualChoices(game), level });
  };
  return begunMessage(await services.beginOnce(beginner, `computer/${level}`, challengeIt), beginner);
}

function levelRows(channel: Beginner['call']['channel'], game: Game, language: Language): Row[] {
  if (channel === null) return [];
  const target = { table: tableOf(channel), revision: 0 };
  return buttonRows(
    game.bots.map((level) => {
      const label = withCapital(words[language].levels[level]);
      return beginButton(target, { game: game.id, how: 'computer', level }, label, 'main');
    }),
  );
}

async function soloMessage(beginner: Beginner, game: Game, name: string): Promise<V2Message> {
  const { call, language, services } = beginner;
  const solo = game.solos.find((each) => each.name === name);
  if (solo === undefined) return textMessage(words[language].oldControl);
  return playSolo(soloPlayer({ call, language, services }), { game, solo }, {}, 'any');
}
