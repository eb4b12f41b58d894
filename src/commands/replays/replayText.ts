import type { Language, Seat, Speech } from '../../games/contract.ts';
import type { Occupant } from '../../host/match/match.ts';
import { occupantsOf, seatsAt } from '../../host/match/seated.ts';
import type { Past } from '../../host/records/record.ts';
import { type Replaying, seenIn } from '../../host/records/replaying.ts';
import { withCapitals } from '../board/sentences.ts';
import { endedAs, endingLines } from '../board/stageLines.ts';
import { words } from '../words/words.ts';

export type Shown = Extract<Replaying, { readonly positions: unknown }>;

/** Whose seats they are in a text. */
type Cast = Pick<Past, 'seats'>;
export type SpeechOf = (cast: Cast) => Speech;

/** Who sat where when it came to this position; at the end, who sat there then. */
export function castAt({ record: { match }, game, positions }: Shown, at: number): Cast {
  const position = at === positions.length - 1 ? undefined : positions[at];
  return position === undefined ? match : { seats: seatsAt(match, game, position.play.turn) };
}

/** A whole match in words: who played, each step, and how it ended. */
export function replayText(replaying: Replaying, speechOf: SpeechOf): string {
  const { record } = replaying;
  const speech = speechOf(record.match);
  const { language } = speech;
  const say = words[language].replays;
  const lines = [
    `${gameName(replaying, language)} – ${record.code}`,
    say.text.players({ players: namesIn(replaying, speechOf) }),
    say.text.over({ when: dateOf(record.ended, language) }),
    '',
    ...stepLines(replaying, speechOf).map((line, at) => `${at + 1}. ${line}`),
    '',
    say.text.result,
    ...resultLines(replaying, speech),
  ];
  return withCapitals(lines.join('\n').replaceAll('**', ''));
}

export function gameName({ record, game }: Replaying, language: Language): string {
  return game?.words[language].name ?? record.match.game;
}

/** Who played: in each seat all who had it, one after the other, but of many only the first and the last. */
export function namesIn({ record: { match }, game }: Replaying, speechOf: SpeechOf): string {
  const nameOf = (occupant: Occupant, seat: Seat) => speechOf({ seats: match.seats.with(seat, occupant) }).player(seat);
  const namesAt = (seat: Seat) => {
    const names = [...new Set(occupantsOf(match, game, seat).map((occupant) => nameOf(occupant, seat)))];
    return names.length <= 3 ? names : [...names.slice(0, 1), '…', ...names.slice(-1)];
  };
  return match.seats.map((_, seat) => namesAt(seat).join(' → ')).join(', ');
}

const dateOf = (wall: number, language: Language): string =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(wall)} UTC`;

/** What was told step by step; of a match that cannot be played again, the moves as they were written. */
function stepLines(replaying: Replaying, speechOf: SpeechOf): readonly string[] {
  if ('lost' in replaying) {
    const { match, log } = replaying.record;
    return log.flatMap(({ input }, before) => {
      if (input.type !== 'move') return [];
      const { player } = speechOf({ seats: seatsAt(match, replaying.game, before + 1) });
      return [`${player(input.seat)}: ${input.text}`];
    });
  }
  const { game, positions } = replaying;
  return positions.flatMap(({ events }, at) => {
    const speech = speechOf(castAt(replaying, at));
    return events.length === 0 ? [] : [events.map((event) => game.tell(event, speech)).join(' ')];
  });
}

/** How the match was ended, if from outside, and what its game says of that. */
export function resultLines(replaying: Replaying, speech: Speech): readonly string[] {
  const { match } = replaying.record;
  const outside = match.stage.at === 'over' ? endingLines(match, match.stage.ending, speech) : [];
  const headline = headlineOf(replaying, speech);
  return headline === undefined ? outside : [...outside, headline];
}

function headlineOf({ record, game }: Replaying, speech: Speech): string | undefined {
  const { play } = record.match;
  if (game === undefined || play === undefined) return undefined;
  try {
    if (game.outcome(play) === undefined) return undefined;
    return seenIn(record, game, play, endedSpeech({ record }, speech)).headline;
  } catch {
    // A state that this version cannot read.
    return undefined;
  }
}

/** The game does not know by itself that it was ended from outside. */
export function endedSpeech({ record: { match } }: Pick<Replaying, 'record'>, speech: Speech): Speech {
  const ended = match.stage.at === 'over' ? endedAs(match, match.stage.ending) : undefined;
  return ended === undefined ? speech : { ...speech, ended };
}
