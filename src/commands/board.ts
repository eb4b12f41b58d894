import {
  type APIComponentInContainer,
  type APIMessageTopLevelComponent,
  ComponentType,
  MessageFlags,
} from 'discord.js';
import type { Language, Seat, Speech, Viewer } from '../games/contract.ts';
import type { Standing } from '../host/desk.ts';
import type { Ending, Match } from '../host/match.ts';
import { limitOf } from '../host/turns.ts';
import type { Scene } from '../render/scene.ts';
import { buttonRows, controlRows, houseButton, type Row } from './rows.ts';
import { chatSpeech, plainSpeech } from './speech.ts';
import { words } from './words.ts';

export interface BoardParts {
  readonly paint: (scene: Scene) => Promise<Uint8Array>;
  readonly wallTime: (instant: number) => number;
}

/** A message in Components V2, for a channel as for a private answer. */
export interface V2Message {
  readonly flags: typeof MessageFlags.IsComponentsV2;
  readonly components: APIMessageTopLevelComponent[];
  readonly files: { readonly attachment: Buffer; readonly name: string; readonly description: string }[];
  readonly allowedMentions: { parse: []; users: string[] };
}

/** The board as this viewer sees it, in this language, with what they may press. */
export async function boardMessage(
  standing: Standing,
  viewer: Viewer,
  language: Language,
  parts: BoardParts,
  draft?: string,
): Promise<V2Message> {
  const { match, playable, table, revision } = standing;
  const chat = chatSpeech(match, language, parts.wallTime);
  const title = `### ${playable.words[language].name}`;
  const called = viewer === 'table' ? mentioned(match) : [];
  if (match.play === undefined) {
    const text = [title, ...houseLines(standing, chat)].join('\n');
    return container([paragraph(text), ...houseRows(standing, language)], [], called);
  }
  const sight = playable.sight(match.play, viewer, chat, draft);
  const plain = playable.sight(match.play, viewer, plainSpeech(match, language, parts.wallTime), draft);
  const name = `${match.game}-${revision}.png`;
  const description = describe(standing, viewer, language, parts) ?? '';
  const told = match.recent.map((event) => playable.tell(event, chat)).map((line) => `-# ${line}`);
  const playing = match.stage.at === 'playing';
  const ruled = match.stage.at === 'over' && match.stage.ending.by === 'rules';
  const head = playing || ruled ? [sight.headline] : [];
  const text = [title, ...told, ...head, ...houseLines(standing, chat)].join('\n');
  const picture = Buffer.from(await parts.paint(plain.scene));
  const gallery: APIComponentInContainer = {
    type: ComponentType.MediaGallery,
    items: [{ media: { url: `attachment://${name}` }, description }],
  };
  const controls = playing ? controlRows(sight.controls, { table, revision }) : [];
  const rows = draft === undefined ? houseRows(standing, language) : [];
  const files = [{ attachment: picture, name, description }];
  return container([paragraph(text), gallery, ...controls, ...rows], files, called);
}

/** What Discord takes as alt text. */
const longestDescription = 1_024;

/** The whole position in words: beside the picture, and instead of it. Undefined while there is no position yet. */
export function describe(
  standing: Standing,
  viewer: Viewer,
  language: Language,
  { wallTime }: Pick<BoardParts, 'wallTime'>,
): string | undefined {
  const { match, playable } = standing;
  if (match.play === undefined) return undefined;
  const speech = plainSpeech(match, language, wallTime);
  const { description } = playable.sight(match.play, viewer, speech);
  // The game knows no end but its own; whoever only reads must not wait for a turn that will not come.
  const ended = match.stage.at === 'over' ? endingLines(match, match.stage.ending, speech) : [];
  return [...ended, description].join('\n').slice(0, longestDescription);
}

/** A few words and buttons, in the same dress. */
export function textMessage(text: string, rows: readonly Row[] = []): V2Message {
  return container([paragraph(text), ...rows], [], []);
}

const paragraph = (content: string): APIComponentInContainer => ({ type: ComponentType.TextDisplay, content });

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

function mentioned(match: Match): string[] {
  return (match.call?.seats ?? []).flatMap((seat) => {
    const occupant = match.seats[seat];
    return occupant?.kind === 'member' ? [occupant.id] : [];
  });
}

/** What the house has to say of this match, beside what the game says. */
function houseLines(standing: Standing, speech: Speech): string[] {
  const { match, playable } = standing;
  const say = words[speech.language];
  const names = (seats: readonly Seat[]) => namesOf(seats, speech);
  const { stage, call } = match;
  switch (stage.at) {
    case 'invited': {
      const by = match.seats.findIndex((occupant) => occupant.kind === 'member' && occupant.id === stage.by);
      const game = playable.words[speech.language].name;
      return [
        say.invited({
          by: names([by]),
          opponents: names(othersThan([by], match)),
          game,
          until: speech.when(stage.until),
        }),
      ];
    }
    case 'declined':
      return [say.declined({ by: `<@${stage.by}>` })];
    case 'withdrawn':
      return [say.withdrawn({ by: speech.player(0) })];
    case 'lapsed':
      return [say.lapsed];
    case 'playing': {
      const limit = limitOf(match, playable);
      const lines = limit === undefined ? [] : [`-# ${say.turnEnds({ when: speech.when(limit) })}`];
      if (match.drawOffer !== undefined) lines.push(say.drawOffered({ player: speech.player(match.drawOffer) }));
      if (call?.why === 'reminder' && limit !== undefined) {
        lines.push(say.reminder({ players: names(call.seats), when: speech.when(limit) }));
      }
      return lines;
    }
    case 'over': {
      const lines = endingLines(match, stage.ending, speech);
      if (match.rematch.length > 0) lines.push(say.rematchAsked({ players: names(match.rematch) }));
      if (call !== undefined) lines.push(`-# ${say.called({ players: names(call.seats) })}`);
      return lines;
    }
  }
}

/** How it ended, when it was not by the rules of the game. */
function endingLines(match: Match, ending: Ending, speech: Speech): string[] {
  const say = words[speech.language];
  const winners = (losers: readonly Seat[]) => namesOf(othersThan(losers, match), speech);
  switch (ending.by) {
    case 'rules':
      return [];
    case 'resigning':
      return [say.resigned({ player: speech.player(ending.seat), winners: winners([ending.seat]) })];
    case 'time':
      return ending.late.length === match.seats.length
        ? [say.allLate]
        : [say.late({ players: namesOf(ending.late, speech), winners: winners(ending.late) })];
    case 'agreement':
      return [say.agreed];
    case 'moderator':
      return [say.stopped];
  }
}

const namesOf = (seats: readonly Seat[], speech: Speech): string => seats.map((seat) => speech.player(seat)).join(', ');

const othersThan = (seats: readonly Seat[], match: Match): Seat[] =>
  match.seats.map((_, seat) => seat).filter((seat) => !seats.includes(seat));

function houseRows({ match, table, revision }: Standing, language: Language): Row[] {
  const target = { table, revision };
  const { buttons } = words[language];
  switch (match.stage.at) {
    case 'invited':
      return buttonRows([
        houseButton(target, 'accept', buttons.accept, 'good'),
        houseButton(target, 'decline', buttons.decline),
        houseButton(target, 'rules', buttons.rules),
      ]);
    case 'playing':
      return buttonRows([
        ...(match.drawOffer === undefined
          ? []
          : [
              houseButton(target, 'draw', buttons['agree-draw'], 'good'),
              houseButton(target, 'play-on', buttons['play-on']),
            ]),
        houseButton(target, 'more', buttons.more),
      ]);
    case 'over':
      return buttonRows([
        houseButton(target, 'rematch', buttons.rematch, 'main'),
        houseButton(target, 'text', buttons.text),
        houseButton(target, 'rules', buttons.rules),
      ]);
    case 'declined':
    case 'withdrawn':
    case 'lapsed':
      return buttonRows([houseButton(target, 'rules', buttons.rules)]);
  }
}

/** What opens behind *More*: everything that is not a move. */
export function moreRows({ match, table, revision }: Standing, language: Language): Row[] {
  const target = { table, revision };
  const { buttons } = words[language];
  const playing = match.stage.at === 'playing';
  const computer = match.seats.some(({ kind }) => kind === 'computer');
  return buttonRows([
    houseButton(target, 'board', buttons.board),
    houseButton(target, 'text', buttons.text),
    houseButton(target, 'rules', buttons.rules),
    ...(playing && !computer && match.drawOffer === undefined ? [houseButton(target, 'draw', buttons.draw)] : []),
    ...(playing ? [houseButton(target, 'resign', buttons.resign, 'danger')] : []),
  ]);
}
