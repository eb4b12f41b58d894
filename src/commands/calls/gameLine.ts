import type { Language, Seat } from '../../games/contract.ts';
import { courseOf, standingOf } from '../../host/listing.ts';
import { seatOf } from '../../host/match/match.ts';
import { leftSeats } from '../../host/match/takeOver.ts';
import { placeOf } from '../../host/outbox/notes.ts';
import type { Snapshot } from '../../host/tables.ts';
import { boardUrl } from '../board/boardUrl.ts';
import { chatSpeech } from '../board/speech.ts';
import { words } from '../words/words.ts';
import { someOf } from './someOf.ts';

interface Told {
  /** How the member stands in it, or the game as such. */
  readonly about: 'standing' | 'game';
  readonly member: string;
  readonly language: Language;
  readonly wallTime: (instant: number) => number;
}

/** One line on a live match: the game, with whom, how it stands, until when, and where. */
export function gameLine(snapshot: Snapshot, { about, member, language, wallTime }: Told): string {
  const { match, game, table } = snapshot;
  const say = words[language].calls;
  const { player, when } = chatSpeech(match, language, wallTime);
  const course = courseOf(match, game);
  const { name } = game.words[language];
  const mine = seatOf(match, member);
  const taken = match.seats.flatMap((occupant, seat) => (occupant.kind === 'nobody' ? [] : [seat]));
  const names = (seats: readonly Seat[]) => someOf(seats.map(player));
  const mentions = (members: readonly string[]) => someOf(members.map((id) => `<@${id}>`));
  const place = boardUrl(match.guild, table, placeOf(snapshot));
  const others = names(taken.filter((seat) => about === 'game' || seat !== mine));
  const head = say.game({ game: name, others });
  if (about === 'game') {
    return line(head, course.since === undefined ? [] : [say.since({ when: when(course.since) })]);
  }
  const until = course.until === undefined ? [] : [say.until({ when: when(course.until) })];
  const free = match.seats.length - taken.length + leftSeats(match).length;
  const seats = free === 0 ? [] : [say.freeSeats({ n: free })];
  switch (standingOf(course, match.stage.at === 'invited' ? 'invited' : 'playing', member)) {
    case 'challenged': {
      const by = match.stage.at === 'invited' ? mentions([match.stage.by]) : others;
      return line(say.challengedBy({ game: name, by }), until);
    }
    case 'waits': {
      const waited = course.awaited.length === 0 ? [] : [say.waitsFor({ names: mentions(course.awaited) })];
      return line(head, [...waited, ...seats, ...until]);
    }
    case 'acts':
    case 'may-join':
    case 'watches':
      return line(head, [...seats, ...until]);
  }

  function line(first: string, more: readonly string[]): string {
    return `- ${[first, ...more].join(', ')}: ${place}`;
  }
}
