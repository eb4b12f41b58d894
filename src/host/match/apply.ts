import { type Act, type Applied, applied, refuse, type Surroundings, saw } from './act.ts';
import { answer } from './challenge.ts';
import { planned } from './companions.ts';
import { dismiss, invite } from './company.ts';
import { callOff } from './cupGame.ts';
import { draw, playOn } from './draw.ts';
import { close, finish, replace, stop } from './finish.ts';
import { forget } from './forget.ts';
import { gather } from './gather.ts';
import { hint, hinted } from './hint.ts';
import { courseOfTurn, isWaiting, type Match, type Occupant, seatOf } from './match.ts';
import { begunToEnd, meet } from './meeting.ts';
import { move } from './move.ts';
import { rematch } from './rematch.ts';
import { retract } from './retract.ts';
import { submit } from './submit.ts';
import { takeOver } from './takeOver.ts';
import { tick } from './tick.ts';

/** One act on one match. Pure: the host loads before and commits after. */
export function applyAct(known: Match, act: Act, around: Surroundings): Applied {
  const match = begunToEnd(known, act, around);
  switch (act.act) {
    case 'tick':
      return tick(match, around);
    case 'computer':
      return courseOfTurn(match) === act.course && match.stage.at === 'playing' && isComputer(match.seats[act.seat])
        ? submit(match, { type: 'move', seat: act.seat, text: act.text }, around)
        : { done: 'nothing' };
    case 'planned':
      return planned(match, act);
    case 'hinted':
      return hinted(match, act);
    case 'answer':
      return match.stage.at === 'playing'
        ? submit(match, { type: 'answer', errand: act.errand, value: act.value }, around)
        : { done: 'nothing' };
    case 'accept':
    case 'decline':
      if (match.stage.at === 'meeting') return act.act === 'accept' ? meet(match, act.by, around) : refuse('in-a-cup');
      return answer(match, act.act, act.by, around);
    case 'sit':
      return match.stage.at === 'playing' ? takeOver(match, act, around) : gather(match, act, around);
    case 'stand':
    case 'fill':
      return gather(match, act, around);
    case 'forget':
      return forget(match, act, around);
    case 'close':
      return close(match, around);
    case 'call-off':
      return callOff(match, act, around);
    case 'stop':
      return stop(match, act, around);
    case 'rematch':
      return rematch(match, act, around);
    case 'move':
      return move(match, act, around);
    case 'leave':
    case 'resign':
    case 'draw':
    case 'retract':
    case 'hint':
    case 'invite':
    case 'dismiss':
    case 'play-on': {
      const seat = seatOf(match, act.by);
      if (seat === undefined) return refuse('not-your-table');
      if (isWaiting(match)) return refuse('not-started');
      if (match.stage.at !== 'playing') return refuse('over');
      switch (act.act) {
        case 'leave':
          if (match.cup !== undefined) return applied(finish(match, { by: 'resigning', seat }, around.game));
          if (around.game.seating.open) return submit(match, { type: 'leave', seat }, around);
          return match.seats.length > 2 ? applied(replace(match, [seat], 'left', around)) : refuse('resign-instead');
        case 'resign':
          if (match.seats.length > 2) return refuse('leave-instead');
          return applied(finish(saw(match, seat, around.now), { by: 'resigning', seat }, around.game));
        case 'draw':
          return draw(match, seat, around);
        case 'retract':
          return retract(match, seat, around);
        case 'invite':
          return invite(match, seat, act, around);
        case 'dismiss':
          return dismiss(match, seat, around);
        case 'hint':
          return hint(match, seat, around);
        case 'play-on':
          return playOn(match, seat, around);
      }
    }
  }
}

/** Somebody may have taken the seat over while the computer was thinking. */
const isComputer = (occupant: Occupant | undefined): boolean => occupant?.kind === 'computer';
