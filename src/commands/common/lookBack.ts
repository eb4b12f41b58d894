import { type APIComponentInContainer, ComponentType } from 'discord.js';
import type { Language } from '../../games/contract.ts';
import type { TurningPoint } from '../../host/match/turningPoints.ts';
import type { Snapshot } from '../../host/tables.ts';
import { container, paragraph, textMessage, type V2Message } from '../board/board.ts';
import { prospectOf } from '../board/prospect.ts';
import { pictureWithCapitals, withCapitals } from '../board/sentences.ts';
import { chatSpeech, plainSpeech } from '../board/speech.ts';
import { tableOf } from '../client/channels.ts';
import type { Services } from '../services.ts';
import { words } from '../words/words.ts';
import { type CommonCommand, judged, noOptions } from './commonCommand.ts';
import { noGameHere } from './noGameHere.ts';

export const lookBack: CommonCommand = {
  name: 'look-back',
  suits: judged,
  options: noOptions,
  async answer(asked) {
    const { call, game, language, services } = asked;
    const snapshot = call.channel === null ? undefined : await services.host.look(tableOf(call.channel));
    if (snapshot?.game.id !== game.id) return noGameHere(asked);
    return lookBackMessage(snapshot, language, services);
  },
};

/** What would have been better in a match that is over: each turning point with the position before it. */
export async function lookBackMessage(snapshot: Snapshot, language: Language, services: Services): Promise<V2Message> {
  const { lookBack: say } = words[language].hints;
  if (snapshot.match.stage.at !== 'over') return textMessage(say.notOver);
  const points = await services.host.lookBack(snapshot);
  if (points === 'unknown') return textMessage(say.unknown);
  if (points.length === 0) return textMessage(say.nothing);
  const { game } = snapshot;
  const components: APIComponentInContainer[] = [paragraph(say.title({ game: game.words[language].name }))];
  const files: V2Message['files'] = [];
  for (const point of points) {
    const { text, picture } = await shown(point, snapshot, language, services);
    const { name, description } = picture;
    files.push(picture);
    components.push(paragraph(text), {
      type: ComponentType.MediaGallery,
      items: [{ media: { url: `attachment://${name}` }, description }],
    });
  }
  return container(components, files, []);
}

async function shown(point: TurningPoint, { match, game }: Snapshot, language: Language, services: Services) {
  const { nth, seat, text: played, before, better, came } = point;
  const chat = chatSpeech(match, language, services.wallTime);
  const text = words[language].hints.lookBack.point({
    nth,
    player: chat.player(seat),
    played: game.say(played, chat),
    came: prospectOf(came, game, chat),
    better: game.say(better.move, chat),
    prospect: prospectOf(better, game, chat),
  });
  const { scene, description } = game.sight(before, 'table', plainSpeech(match, language, services.wallTime));
  const drawn = Buffer.from(await services.paint(pictureWithCapitals(scene)));
  return {
    text,
    picture: { attachment: drawn, name: `${game.id}-${nth}.png`, description: withCapitals(description) },
  };
}
