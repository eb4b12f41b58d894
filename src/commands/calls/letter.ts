import type { Language } from '../../games/contract.ts';
import { type Match, seatOf } from '../../host/match/match.ts';
import { limitOf, limitsOf } from '../../host/match/turns.ts';
import type { Snapshot } from '../../host/tables.ts';
import { boardUrl } from '../board/boardUrl.ts';
import { chatSpeech, writtenSpeech } from '../board/speech.ts';
import { words } from '../words/words.ts';
import { someOf } from './someOf.ts';

/** What a direct message says to a member whom a board calls. It tells no more than the board does. */
export function letterTo(
  member: string,
  { match, game, table }: Snapshot,
  language: Language,
  wallTime: (instant: number) => number,
): string {
  const say = words[language];
  const { letters } = say.calls;
  const { player } = writtenSpeech(match, language, wallTime);
  const { when } = chatSpeech(match, language, wallTime);
  const { name } = game.words[language];
  const seats = match.seats.flatMap((occupant, seat) =>
    occupant.kind === 'nobody' || (occupant.kind === 'member' && occupant.id === member) ? [] : [seat],
  );
  const names = (some: readonly number[]) => someOf(some.map(player));
  const at = { game: name, others: names(seats) };
  const own = limitsOf(match, game).find(({ seat }) => seat === seatOf(match, member));
  const limit = own?.at ?? limitOf(match, game);
  const time = limit === undefined ? [] : [say.turnEnds({ when: when(limit) })];

  return [...lines(), say.calls.place({ url: boardUrl(match.guild, table) }), `-# ${whyYou()}`].join('\n');

  function lines(): string[] {
    switch (match.call?.why) {
      case 'challenge':
        return [letters.challenge({ game: name, by: names(challenger(match)) }), ...lapse(match)];
      case 'meeting':
        return match.stage.at === 'meeting'
          ? [letters.meeting(at), say.calls.meets({ when: when(match.stage.until) })]
          : [letters.begins(at)];
      case 'turn':
        return [letters.turn(at), ...time];
      case 'reminder':
        return [letters.reminder(at), ...time];
      case 'offer':
        return [letters.offer({ game: name, by: names(seatsOf(match.drawOffer)) })];
      case 'retract':
        return [letters.retract({ game: name, by: names(seatsOf(match.retract?.seat)) })];
      case 'no-retract':
        return [letters['no-retract'](at), ...time];
      case 'declined':
        return [letters.declined(at)];
      case 'refusal':
        return [letters.refusal(at), ...time];
      case 'rematch':
        return [letters.rematch({ game: name, by: names(match.rematch) })];
      case 'end':
        return [letters.end(at)];
      case undefined:
        return [letters.other(at)];
    }
  }

  function lapse({ stage }: Match): string[] {
    return stage.at === 'invited' ? [say.calls.lapses({ when: when(stage.until) })] : [];
  }

  function whyYou(): string {
    return say.calls.whyYou({ command: `/${say.commands.plateau.name} ${say.commands.notify.name}` });
  }
}

const seatsOf = (seat: number | undefined): readonly number[] => (seat === undefined ? [] : [seat]);

function challenger({ stage, seats }: Match): readonly number[] {
  const by = stage.at === 'invited' ? stage.by : undefined;
  return seats.flatMap((occupant, seat) => (occupant.kind === 'member' && occupant.id === by ? [seat] : []));
}
