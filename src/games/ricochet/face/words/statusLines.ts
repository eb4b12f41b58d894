import type { Instant, Language, Speech } from '../../../contract.ts';
import { boardOf, cellName } from '../../board/board.ts';
import type { Draft, Past, View } from '../../kind.ts';
import { words } from '../../words.ts';
import { bestLegs, pastSeen } from '../past.ts';
import { fitted } from './fitted.ts';
import { wayOf } from './wayOf.ts';

/** What the round is played for and how far it is, or how it ended. */
export function statusLines(
  view: View,
  speech: Speech,
  draft: Draft | undefined,
  longestWay: number,
): readonly string[] {
  const past = pastSeen(view, draft);
  if (past !== undefined) return pastLines(view, past, speech, longestWay);
  const lines = roundLines(view, speech);
  return draft === 'solution' ? [words[speech.language].round.nothingYet, ...lines.slice(0, 1)] : lines;
}

function roundLines(view: View, speech: Speech): readonly string[] {
  const { language, player, when, ended } = speech;
  const { round, target, board, stage } = view;
  const say = words[language].round;
  if (target === undefined) return ended === undefined ? [say.judging(round)] : [];
  const task = say.task(round, target, cellName(boardOf(board).targets[target]));
  // A game that was ended from outside awaits nothing any more.
  if (ended !== undefined) return [task];
  switch (stage.at) {
    case 'judging':
    case 'resting':
    case 'over':
      return [task];
    case 'open':
      return [task, say.open(when(stage.quietAt)), ...hintLines(view, language)];
    case 'quiet':
      return [task, say.quiet, ...hintLines(view, language)];
    case 'turned':
      return [task, say.turned(end(stage.until, speech)), ...hintLines(view, language)];
    case 'bidding':
      return [task, say.bidding(end(stage.until, speech)), ...hintLines(view, language)];
    case 'showing': {
      const showing = say.showing(player(stage.seat), stage.legs.length, stage.moves, end(stage.until, speech));
      return [task, showing, ...(stage.unturned ? [say.unturned] : [])];
    }
  }
}

/** When the time is over, with the second that the dial in the picture shows. */
function end(until: Instant, { language, when, second }: Speech): string {
  return second === undefined ? when(until) : `${when(until)} (${words[language].until(second(until))})`;
}

/** Who comes later reads the hints too. */
function hintLines({ hints = [] }: View, language: Language): readonly string[] {
  const say = words[language];
  return hints.length === 0 ? [] : [say.hints(hints.map(say.hint).join(', '))];
}

function pastLines(view: View, past: Past, speech: Speech, longestWay: number): readonly string[] {
  const { language, player, when, ended } = speech;
  const say = words[language];
  const { round, target, result, reveal } = past;
  const won = result.how === 'won' ? result.legs.length : undefined;
  // The line about the result says this already; or nobody looks for it any more.
  const untold = result.how === 'impossible' || (ended !== undefined && reveal.known === 'not-yet');
  const lines = [
    say.ended(round, target, result, player),
    ...(untold ? [] : [say.best(reveal, won, wayOf(bestLegs(past), language, longestWay))]),
  ];
  switch (view.stage.at) {
    case 'over':
      return [overLine(view.stage.winners, view, speech), ...lines];
    case 'resting':
      return ended === undefined ? [...lines, say.round.next(when(view.stage.until))] : lines;
    case 'judging':
    case 'open':
    case 'quiet':
    case 'turned':
    case 'bidding':
    case 'showing':
      return lines;
  }
}

const longestNames = 60;

function overLine(winners: readonly number[], { scores }: View, { language, player }: Speech): string {
  const names = { items: winners.map(player), say: (list: string) => list, least: 0 };
  const most = Math.max(0, ...scores.map(({ won }) => won.length));
  return words[language].over(winners, most, fitted([names], longestNames, words[language]));
}
