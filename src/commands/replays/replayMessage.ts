import { setImmediate } from 'node:timers/promises';
import { type APIComponentInContainer, ComponentType } from 'discord.js';
import { type Language, longestDescription, type Speech } from '../../games/contract.ts';
import type { Sight } from '../../games/kernel.ts';
import { type Position, type Replaying, seenIn } from '../../host/records/replaying.ts';
import type { Scene } from '../../render/scene.ts';
import { type BoardParts, container, paragraph, type V2Message } from '../board/board.ts';
import { buttonRows, type Row, replayButton } from '../board/rows.ts';
import { pictureWithCapitals, withCapitals } from '../board/sentences.ts';
import { chatSpeech, plainSpeech, writtenSpeech } from '../board/speech.ts';
import type { ReplayPart, Target } from '../press/customId.ts';
import { words } from '../words/words.ts';
import { castAt, endedSpeech, gameName, namesIn, replayText, resultLines, type Shown } from './replayText.ts';
import { openFilmsShown } from './shownLately.ts';

/** A longer film takes long to paint, and nobody looks at it to its end. */
const mostFrames = 40;
/** Longer texts come as a file. Discord takes 4,000 characters in one message, with the title. */
const longestText = 3_200;
const longestStep = 1_500;

/** One part of a finished match, for one person. */
export async function replayMessage(
  replaying: Replaying,
  part: ReplayPart,
  language: Language,
  parts: BoardParts,
): Promise<V2Message> {
  if ('lost' in replaying || part === 'text') return wholeText(replaying, language, parts);
  return part === 'film' ? film(replaying, language, parts) : step(replaying, part, language, parts);
}

async function step(replaying: Shown, part: number | 'start' | 'end', language: Language, parts: BoardParts) {
  const { record, positions } = replaying;
  const last = positions.length - 1;
  const at = part === 'start' ? 0 : part === 'end' ? last : Math.min(part, last);
  const sight = sightAt(replaying, at, language, parts);
  const description = withCapitals(sight.description);
  const name = `${record.match.game}-${record.code}-${at}.png`;
  const drawn = Buffer.from(await parts.paint(pictureWithCapitals(sight.scene)));
  const text = [...head(replaying, language, parts), ...said(replaying, at, language, parts)].join('\n');
  return container(
    [paragraph(text), gallery(name, description), ...rows(replaying, at, language)],
    [{ attachment: drawn, name, description }],
    [],
  );
}

function head(replaying: Replaying, language: Language, { wallTime }: BoardParts): readonly string[] {
  const { record } = replaying;
  const say = words[language].replays;
  const names = namesIn(replaying, (cast) => chatSpeech(cast, language, wallTime));
  const when = `<t:${Math.floor(record.ended / 1_000)}:D>`;
  return [say.title({ game: gameName(replaying, language), code: record.code }), `-# ${names} · ${when}`];
}

/** What happened in this step and, at the end, how it ended. */
function said(replaying: Shown, at: number, language: Language, { wallTime }: BoardParts): readonly string[] {
  const { game, positions } = replaying;
  const say = words[language].replays;
  const chat = chatSpeech(castAt(replaying, at), language, wallTime);
  const of = positions.length - 1;
  const ending = at === of ? resultLines(replaying, chat) : [];
  if (at === 0) return [say.beginning({ of }), ...(game.hides ? [`-# ${say.open}`] : []), ...ending];
  const { events } = positions[at] as Position;
  const what = events.map((event) => game.tell(event, chat)).join(' ') || say.ended;
  return [say.step({ at, of, what: what.slice(0, longestStep) }), ...ending];
}

function sightAt(replaying: Shown, at: number, language: Language, { wallTime }: BoardParts): Sight {
  const { record, game, positions } = replaying;
  const plain = plainSpeech(castAt(replaying, at), language, wallTime);
  const speech: Speech = at === positions.length - 1 ? endedSpeech(replaying, plain) : plain;
  return seenIn(record, game, (positions[at] as Position).play, speech);
}

const filmOnce = openFilmsShown();

/** Every picture of a short match, and of a long one as many as a film may have, the last among them. */
async function film(replaying: Shown, language: Language, parts: BoardParts): Promise<V2Message> {
  const { record, positions } = replaying;
  const say = words[language].replays;
  const last = positions.length - 1;
  const shown = Math.min(positions.length, mostFrames);
  const attachment = await filmOnce(replaying, language, async () => {
    const places = Array.from({ length: shown }, (_, nth) => Math.round((nth * last) / Math.max(1, shown - 1)));
    const frames: Scene[] = [];
    for (const at of places) {
      frames.push(pictureWithCapitals(sightAt(replaying, at, language, parts).scene));
      // All of them take a tenth of a second. Others are answered between two.
      await setImmediate();
    }
    return Buffer.from(await parts.film(frames));
  });
  const ends = withCapitals(sightAt(replaying, last, language, parts).description);
  const description = say.filmDescription({ shown, last: ends }).slice(0, longestDescription);
  const name = `${record.match.game}-${record.code}.gif`;
  const text = [...head(replaying, language, parts), say.film({ shown, of: positions.length })].join('\n');
  return container(
    [paragraph(text), gallery(name, description), ...rows(replaying, 'film', language)],
    [{ attachment, name, description }],
    [],
  );
}

function wholeText(replaying: Replaying, language: Language, parts: BoardParts): V2Message {
  const { record } = replaying;
  const say = words[language].replays;
  const lost = 'lost' in replaying ? [say.lost[replaying.lost]] : [];
  const below = 'lost' in replaying ? [] : rows(replaying, 'text', language);
  const written = replayText(replaying, (cast) => writtenSpeech(cast, language, parts.wallTime));
  const title = head(replaying, language, parts);
  if (written.length <= longestText) {
    return container([paragraph([...title, ...lost, '', written].join('\n')), ...below], [], []);
  }
  const name = `${record.match.game}-${record.code}.txt`;
  const plain = replayText(replaying, (cast) => plainSpeech(cast, language, parts.wallTime));
  const file: APIComponentInContainer = { type: ComponentType.File, file: { url: `attachment://${name}` } };
  const text = paragraph([...title, ...lost, say.text.file].join('\n'));
  return container([text, file, ...below], [{ attachment: Buffer.from(plain), name, description: say.text.file }], []);
}

const gallery = (name: string, description: string): APIComponentInContainer => ({
  type: ComponentType.MediaGallery,
  items: [{ media: { url: `attachment://${name}` }, description }],
});

/** The buttons carry all that they mean, so they work as long as the replay is kept. */
function rows(replaying: Shown, at: number | 'film' | 'text', language: Language): readonly Row[] {
  const { record, positions } = replaying;
  const { controls } = words[language].replays;
  const target: Target = { table: record.table, revision: record.match.began };
  const last = positions.length - 1;
  const button = (part: ReplayPart, label: keyof typeof controls, dimmed?: 'dimmed') => ({
    ...replayButton(target, { code: record.code, part }, controls[label]),
    ...(dimmed && { disabled: true }),
  });
  const first = at === 0 ? 'dimmed' : undefined;
  const end = at === last ? 'dimmed' : undefined;
  const steps =
    typeof at === 'number'
      ? [
          button('start', 'start', first),
          button(Math.max(0, at - 1), 'back', first),
          button(Math.min(last, at + 1), 'next', end),
          button('end', 'end', end),
        ]
      : [button('start', 'start'), button('end', 'end')];
  const wholes = (['film', 'text'] as const).filter((whole) => whole !== at).map((whole) => button(whole, whole));
  return typeof at === 'number' ? [...buttonRows(steps), ...buttonRows(wholes)] : buttonRows([...steps, ...wholes]);
}
