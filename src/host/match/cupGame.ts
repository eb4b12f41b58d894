import type { Play } from '../../games/kernel.ts';
import { type Act, type Applied, applied, type Surroundings } from './act.ts';
import { beginPlay } from './begin.ts';
import { finish } from './finish.ts';
import { isLive, type Match } from './match.ts';
import { missingIn } from './meeting.ts';
import { awaitedSeats } from './turns.ts';

/** Which game of which cup a match is. */
export type CupGameName = Pick<NonNullable<Match['cup']>, 'id' | 'round' | 'game'>;

/** Whether both are the same game of the same cup. */
export const isSameCupGame = (one: Match['cup'], other: CupGameName | undefined): boolean =>
  one !== undefined && one.id === other?.id && one.round === other.round && one.game === other.game;

/**
 * There is no more time for the round. Who keeps the other waiting has lost; where nobody does, or anybody may act at any
 * time, what was won so far counts.
 */
export function endRound(match: Match, around: Surroundings): Match {
  const { game } = around;
  if (match.stage.at === 'meeting') return endMeeting(match, around);
  const awaited = awaitedSeats(match, game);
  const sofar = match.play && (game.cup.places(match.play) ?? (awaited.length === 0 ? byWon(match.play) : undefined));
  if (sofar !== undefined) return finish(match, { by: 'round', places: sofar }, game);
  const late = awaited.length < match.seats.length ? awaited : [];
  const places = match.seats.map((_, seat) => (late.includes(seat) ? 2 : 1));
  const nobodyCame = late.length === 0 && match.play?.turn === 0;
  const told = { ...(late.length > 0 && { late }), ...(nobodyCame && { came: [] }) };
  return finish(match, { by: 'round', places, ...told }, game);

  function byWon(play: Play): readonly number[] | undefined {
    const won = game.cup.won(play);
    return won?.map((own) => 1 + won.filter((other) => other > own).length);
  }
}

/** Who has never been there has lost to who has. Where both have, only never at the same time, nobody has. */
function endMeeting(match: Match, around: Surroundings): Match {
  const missing = missingIn(match);
  const came = [...match.seats.keys()].filter((seat) => !missing.includes(seat));
  const late = came.length > 0 ? missing : [];
  const places = match.seats.map((_, seat) => (late.includes(seat) ? 2 : 1));
  const begun = beginPlay(match, match.seats, around);
  const ending = { by: 'round', places, came, ...(late.length === 0 ? {} : { late }) } as const;
  return finish(begun, ending, around.game);
}

/** The cup was called off, or goes on without this game. */
export function callOff(match: Match, act: Act & { act: 'call-off' }, { game }: Surroundings): Applied {
  if (!isLive(match) || !isSameCupGame(match.cup, act.cup)) return { done: 'nothing' };
  return applied(finish(match, { by: 'member', id: act.by }, game));
}
