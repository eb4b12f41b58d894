import type { Act } from '../../host/match/act.ts';
import { isLive, isWaiting, type Match, seatOf } from '../../host/match/match.ts';
import { byHost, type HostRefusal } from '../../host/match/refusals.ts';
import { leftSeats } from '../../host/match/takeOver.ts';
import { codeAt } from '../../host/records/record.ts';
import type { Snapshot } from '../../host/tables.ts';
import { hinting, takingBack } from '../common/commonCommand.ts';
import { type Actor, leaveQuestion } from '../common/matchActs.ts';
import { type CommandName, words } from '../words/words.ts';
import type { Wish } from './wishes.ts';

/** What is done about a wish that was typed. What cannot be taken back is not done, but told how to do. */
export type Deed =
  | { readonly do: 'act'; readonly act: Act }
  | { readonly do: 'refuse'; readonly refusal: HostRefusal }
  | { readonly do: 'tell'; readonly text: string }
  | { readonly do: 'show' };

/** Undefined when it is only talk: the match is not the writer's, or there is nothing to wish for. */
export function deedFor(wish: Wish, snapshot: Snapshot, who: Actor): Deed | undefined {
  const { match, game } = snapshot;
  const { stage, language } = match;
  const { by } = who;
  const seat = seatOf(match, by);
  const own = isWaiting(match) && 'by' in stage && stage.by === by;
  if (wish === 'sit') return seat === undefined && hasFreeSeat(match) ? act({ act: 'sit', ...who }) : undefined;
  if (wish === 'replay') return seat === undefined ? undefined : toReplay(snapshot);
  if (seat === undefined && !own) return undefined;
  if (!isLive(match)) return wish === 'rematch' ? act({ act: 'rematch', ...who }) : undefined;
  const say = words[language];
  const open = game.seating.open === true;
  const command = (name: CommandName) => `/${game.words[language].command} ${say.commands[name].name}`;
  const sure = (question: string, name: CommandName) => tell(`${question} ${say.ifSo({ command: command(name) })}`);
  const offered = match.drawOffer !== undefined && match.drawOffer !== seat;
  const asked = match.retract !== undefined && match.retract.seat !== seat;
  switch (wish) {
    case 'here':
      return stage.at === 'meeting' ? act({ act: 'accept', by }) : undefined;
    case 'yes':
      return isAsked(match, by) ? act({ act: 'accept', by }) : undefined;
    case 'no':
      return isAsked(match, by) ? act({ act: 'decline', by }) : undefined;
    case 'accept':
      return act({ act: offered ? 'draw' : asked ? 'retract' : 'accept', by });
    case 'decline':
      return act({ act: offered || asked ? 'play-on' : 'decline', by });
    case 'hint':
      return hinting(game) ? act({ act: 'hint', by }) : undefined;
    case 'retract':
      return takingBack(game) ? act({ act: 'retract', by }) : undefined;
    case 'draw':
    case 'play-on':
      return open ? undefined : act({ act: wish, by });
    case 'resign':
      if (isWaiting(match) && match.cup === undefined) return refuse('not-started');
      if (open) return sure(leaveQuestion(snapshot, say), 'leave');
      return match.seats.length > 2 ? refuse('leave-instead') : sure(say.resignSure, 'resign');
    case 'leave':
      if (stage.at === 'gathering') return act({ act: 'stand', by });
      if (isWaiting(match) && match.cup === undefined) return refuse('not-started');
      if (open) return sure(leaveQuestion(snapshot, say), 'leave');
      return match.seats.length > 2 ? sure(say.leaveForGoodSure, 'leave') : refuse('resign-instead');
    case 'stop':
      if (own) return act({ act: 'stop', by, rank: 'member' });
      if (match.cup !== undefined) return refuse('in-a-cup');
      return open ? sure(say.stopForAllSure, 'stop') : refuse('stop-not-yours');
    case 'rematch':
      return refuse('not-over');
    case 'show':
      return { do: 'show' };
    case 'rules':
      return tell(say.rulesInPrivate({ command: command('rules') }));
  }
}

const act = (made: Act): Deed => ({ do: 'act', act: made });
const tell = (text: string): Deed => ({ do: 'tell', text });
const refuse = (why: Parameters<typeof byHost>[0]): Deed => ({ do: 'refuse', refusal: byHost(why) });

/** A replay is for whoever asks alone, and a typed wish can be answered to all only. */
function toReplay(snapshot: Snapshot): Deed | undefined {
  const code = codeAt(snapshot);
  const say = words[snapshot.match.language];
  return code === undefined
    ? undefined
    : tell(say.replays.inPrivate({ command: `/plateau ${say.commands.replay.name}`, code }));
}

/** Whether a challenge waits for this member's answer. */
function isAsked({ stage, seats }: Match, by: string): boolean {
  if (stage.at !== 'invited' || stage.by === by || stage.accepted.includes(by)) return false;
  return seats.some((occupant) => occupant.kind === 'member' && occupant.id === by);
}

const hasFreeSeat = (match: Match): boolean => match.stage.at === 'gathering' || leftSeats(match).length > 0;
