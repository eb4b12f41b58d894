import type { Language } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import type { Snapshot } from '../../host/tables.ts';
import { boardUrl } from '../board/boardUrl.ts';
import { withCapitals } from '../board/sentences.ts';
import { writtenSpeech } from '../board/speech.ts';
import { endingLines } from '../board/stageLines.ts';
import { someOf } from '../calls/someOf.ts';
import { words } from '../words/words.ts';
import type { Watched, Watcher } from './watchers.ts';

/** What a direct message says to somebody who watched. It tells no more than the board that everybody sees. */
export function endLetter(
  { table, language }: Watcher,
  watched: Exclude<Watched, { is: 'live' }>,
  { guild, game }: { readonly guild: string; readonly game: Game | undefined },
  wallTime: (instant: number) => number,
): string {
  const say = words[language];
  const lines =
    watched.is === 'over'
      ? toldOf(watched.snapshot, language, wallTime)
      : [say.watching.over({ game: game?.words[language].name ?? '?', players: '' })];
  return [...lines, say.calls.place({ url: boardUrl(guild, table) }), `-# ${say.watching.whyYou}`].join('\n');
}

/** Who played, and how it came out. */
function toldOf({ match, game }: Snapshot, language: Language, wallTime: (instant: number) => number): string[] {
  const say = words[language];
  const speech = writtenSpeech(match, language, wallTime);
  const players = someOf(match.seats.map((_, seat) => speech.player(seat)));
  const ended = match.stage.at === 'over' ? endingLines(match, match.stage.ending, speech) : [];
  const byRules = match.play !== undefined && game.outcome(match.play) !== undefined && ended.length === 0;
  const headline = byRules && match.play !== undefined ? [game.sight(match.play, 'table', speech).headline] : [];
  return [
    say.watching.over({ game: game.words[language].name, players }),
    ...[...ended, ...headline].map(withCapitals),
  ];
}
