import type { Language, Speech } from '../../games/contract.ts';
import { type Replaying, seenIn } from '../../host/records/replaying.ts';
import { withCapitals } from '../board/sentences.ts';
import { endedAs, endingLines } from '../board/stageLines.ts';
import { words } from '../words/words.ts';

/** A whole match in words: who played, each step, and how it ended. */
export function replayText(replaying: Replaying, speech: Speech): string {
  const { record } = replaying;
  const { language } = speech;
  const say = words[language].replays;
  const lines = [
    `${gameName(replaying, language)} – ${record.code}`,
    say.text.players({ players: namesIn(replaying, speech) }),
    say.text.over({ when: dateOf(record.ended, language) }),
    '',
    ...stepLines(replaying, speech).map((line, at) => `${at + 1}. ${line}`),
    '',
    say.text.result,
    ...resultLines(replaying, speech),
  ];
  return withCapitals(lines.join('\n').replaceAll('**', ''));
}

export function gameName({ record, game }: Replaying, language: Language): string {
  return game?.words[language].name ?? record.match.game;
}

export const namesIn = ({ record }: Replaying, { player }: Speech): string =>
  record.match.seats.map((_, seat) => player(seat)).join(', ');

const dateOf = (wall: number, language: Language): string =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(wall)} UTC`;

/** What was told step by step; of a match that cannot be played again, the moves as they were written. */
function stepLines(replaying: Replaying, speech: Speech): readonly string[] {
  if ('lost' in replaying) {
    return replaying.record.log.flatMap(({ input }) =>
      input.type === 'move' ? [`${speech.player(input.seat)}: ${input.text}`] : [],
    );
  }
  const { game, positions } = replaying;
  return positions.flatMap(({ events }) =>
    events.length === 0 ? [] : [events.map((event) => game.tell(event, speech)).join(' ')],
  );
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
