import {
  type APIComponentInContainer,
  type APIMessageTopLevelComponent,
  ComponentType,
  MessageFlags,
} from 'discord.js';
import { type Language, longestDescription, type Speech, type Viewer } from '../../games/contract.ts';
import type { Control, Press } from '../../games/controls.ts';
import { type Match, revisionShown } from '../../host/match/match.ts';
import type { Snapshot } from '../../host/tables.ts';
import type { Scene } from '../../render/scene.ts';
import type { ServerSettings } from '../settings/serverSettings.ts';
import { words } from '../words/words.ts';
import { controlRows, type Row } from './rows.ts';
import { pictureWithCapitals, withCapitals } from './sentences.ts';
import { chatSpeech, plainSpeech } from './speech.ts';
import { endedAs, endingLines, stageLines } from './stageLines.ts';
import { stageRows } from './stageRows.ts';
import { targetAt } from './targetAt.ts';

export interface BoardParts {
  /** With a signal, a picture that waits for a painter is given up when nobody wants it any more. Fails with `TooBusy`. */
  readonly paint: (scene: Scene, wish?: { readonly signal?: AbortSignal }) => Promise<Uint8Array>;
  readonly film: (frames: readonly Scene[], wish?: { readonly signal?: AbortSignal }) => Promise<Uint8Array>;
  readonly wallTime: (instant: number) => number;
  readonly settings: Pick<ServerSettings, 'of'>;
}

/** A message in Components V2, for a channel or for a private answer. */
export interface V2Message {
  readonly flags: MessageFlags.IsComponentsV2;
  readonly components: APIMessageTopLevelComponent[];
  readonly files: { readonly attachment: Buffer; readonly name: string; readonly description: string }[];
  readonly allowedMentions: { parse: []; users: string[] };
}

/** The board as this viewer sees it, in this language, with the controls they may use. */
export async function boardMessage(
  snapshot: Snapshot,
  viewer: Viewer,
  language: Language,
  parts: BoardParts,
  draft?: string,
): Promise<V2Message> {
  const { match, game, revision } = snapshot;
  const chat = chatSpeech(match, language, parts.wallTime);
  const title = `### ${game.words[language].name}`;
  const called = viewer === 'table' ? mentioned(match) : [];
  if (match.play === undefined) {
    const text = [title, ...naming(stageLines(snapshot, chat), called, chat)].join('\n');
    const { computers } = await parts.settings.of(match.guild);
    return container([paragraph(text), ...stageRows(snapshot, viewer, language, computers)], [], called);
  }
  const shown = revisionShown(match, revision, viewer);
  const sight = game.sight(match.play, viewer, chat, draft);
  const speech = plainSpeech(match, language, parts.wallTime);
  const plain = game.sight(match.play, viewer, { ...speech, ...endedIn(match) }, draft);
  const description = describe(snapshot, viewer, speech, draft) ?? '';
  const told = match.recent.map((event) => game.tell(event, chat)).map((line) => `-# ${line}`);
  const playing = match.stage.at === 'playing';
  const over = game.outcome(match.play) !== undefined;
  const head = playing || over ? [sight.headline] : [];
  // If the game was ended from outside, that is said before the game's own headline.
  const ended = match.stage.at === 'over' ? endingLines(match, match.stage.ending, chat) : [];
  const said = stageLines(snapshot, chat).toSpliced(ended.length, 0, ...head);
  const frames = sight.draft === undefined ? plain.film : undefined;
  const picture =
    frames === undefined
      ? await parts.paint(pictureWithCapitals(plain.scene))
      : await parts.film(frames.map(pictureWithCapitals));
  const name = `${match.game}-${shown}.${frames === undefined ? 'png' : 'gif'}`;
  const gallery = galleryOf({ name, description });
  const offered = playing ? sight.controls : over ? sight.controls.filter(onlyLooks) : [];
  const controls = controlRows(offered, targetAt(snapshot, viewer));
  // An empty draft is the whole board, as when there is none.
  const rows = sight.draft === undefined || sight.draft === '' ? stageRows(snapshot, viewer, language) : [];
  const files = [{ attachment: Buffer.from(picture), name, description }];
  const lines = naming([...told, ...said], called, chat);
  // A film has its suspense: what came of it is told below it.
  const seen =
    frames === undefined
      ? [paragraph([title, ...lines].join('\n')), gallery]
      : [paragraph(title), gallery, ...(lines.length === 0 ? [] : [paragraph(lines.join('\n'))])];
  return container([...seen, ...controls, ...rows], files, called);
}

/** Whether a control only shows something. Such controls stay on the board when the game is over. */
function onlyLooks(control: Control): boolean {
  const looks = (press: Press) => 'draft' in press;
  switch (control.control) {
    case 'button':
      return looks(control.press);
    case 'menu':
      return control.options.every(({ press }) => looks(press));
    case 'row':
      return true;
  }
}

/** The whole position in words, used as alt text and as an answer of its own. Undefined before the game begins. */
export function describe(
  { match, game }: Snapshot,
  viewer: Viewer,
  speech: Speech,
  draft?: string,
): string | undefined {
  if (match.play === undefined) return undefined;
  const ended = match.stage.at === 'over' ? endingLines(match, match.stage.ending, speech) : [];
  const before = ended.map((line) => `${line}\n`).join('');
  const room = longestDescription - before.length;
  const { description } = game.sight(match.play, viewer, { ...speech, room, ...endedIn(match) }, draft);
  return withCapitals(`${before}${description}`);
}

/** The game does not know by itself that it was ended from outside, and would tell whose turn it is. */
function endedIn(match: Match): Pick<Speech, 'ended'> {
  const ended = match.stage.at === 'over' ? endedAs(match, match.stage.ending) : undefined;
  return ended === undefined ? {} : { ended };
}

/** A message of text and buttons, in the same frame as a board. */
export function textMessage(text: string, rows: readonly Row[] = []): V2Message {
  return container([paragraph(text), ...rows], [], []);
}

export const paragraph = (text: string): APIComponentInContainer => ({
  type: ComponentType.TextDisplay,
  content: withCapitals(text),
});

/** The place of a picture in a message that brings it along. */
export const galleryOf = ({
  name,
  description,
}: Pick<V2Message['files'][number], 'name' | 'description'>): APIComponentInContainer => ({
  type: ComponentType.MediaGallery,
  items: [{ media: { url: `attachment://${name}` }, description }],
});

export function container(
  components: APIComponentInContainer[],
  files: V2Message['files'],
  users: string[],
): V2Message {
  return {
    flags: MessageFlags.IsComponentsV2,
    components: [{ type: ComponentType.Container, components }],
    files,
    allowedMentions: { parse: [], users },
  };
}

/** Discord calls only those whom the text names. */
function naming(lines: readonly string[], called: readonly string[], { language }: Speech): readonly string[] {
  const unnamed = called.map((id) => `<@${id}>`).filter((name) => !lines.some((line) => line.includes(name)));
  return unnamed.length === 0 ? lines : [...lines, `-# ${words[language].called({ players: unnamed.join(', ') })}`];
}

function mentioned(match: Match): string[] {
  return (match.call?.seats ?? []).flatMap((seat) => {
    const occupant = match.seats[seat];
    return occupant?.kind === 'member' ? [occupant.id] : [];
  });
}
