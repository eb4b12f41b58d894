import type { Instant, Speech } from '../../../contract.ts';
import { outcomePlate } from '../../../kit/picture/outcome.ts';
import type { Bidder, Draft, Past, View } from '../../kind.ts';
import { words } from '../../words.ts';
import { token } from '../board/targets.ts';
import { look } from '../inks.ts';
import { bestLegs, pastSeen } from '../past.ts';
import type { Below, Head, Panel } from './below.ts';
import type { Bidding } from './bids.ts';
import { boxes } from './boxes.ts';
import type { Status } from './status.ts';

/** What is below the board: how far the round is, or how it ended, and who has bid or moved what. */
export function belowOf(view: View, speech: Speech, draft: Draft | undefined): Below {
  const past = pastSeen(view, draft);
  const outcome = outcomePlate(boxes.outcome, speech, look, () => [token('vortex', [0, 0], 1.3)]);
  if (past !== undefined) {
    const ended = view.stage.at === 'over' ? overHead(view, past, speech) : pastHead(past, speech);
    return { head: outcome ? { is: 'outcome', shapes: outcome } : ended, panel: pastPanel(past, speech) };
  }
  const status: Head = { is: 'status', ...statusOf(view, speech) };
  return { head: outcome ? { is: 'outcome', shapes: outcome } : status, panel: panelOf(view, speech) };
}

function panelOf(view: View, speech: Speech): Panel {
  const { stage, needed } = view;
  if (stage.at !== 'showing')
    return { is: 'bids', bids: biddings(view, speech), needed: speech.ended ? undefined : needed };
  return { is: 'ribbon', legs: stage.legs, places: stage.moves, rim: 'golden' };
}

const mostNext = 2;
const lit = { first: true } as const;

/** Those who bid, and then those who only own something. */
function biddings({ stage, scores }: View, { player, ended }: Speech): readonly Bidding[] {
  const bidders = stage.at === 'bidding' ? stage.bidders : [];
  const wonBy = (seat: number) => scores.find((score) => score.seat === seat)?.won ?? [];
  const others = scores.filter(({ seat, won }) => won.length > 0 && !bidders.some((bidder) => bidder.seat === seat));
  return [
    ...bidders.map(({ seat, moves }, nth) => {
      return { name: player(seat), bid: moves, won: wonBy(seat), ...(nth === 0 && ended === undefined && lit) };
    }),
    ...others.map(({ seat, won }) => ({ name: player(seat), won })),
  ];
}

function statusOf(view: View, speech: Speech): Status {
  const { stage, target, needed, left, round } = view;
  const { language, player, ended } = speech;
  const say = words[language].below;
  const quiet = ended === undefined ? undefined : { text: target === undefined ? '' : say.round(round) };
  const remark = { text: say.needed(needed, left.length) };
  switch (stage.at) {
    case 'bidding': {
      const [lowest] = stage.bidders;
      if (lowest === undefined) return quiet ?? { text: say.open, remark };
      return { text: say.bidding(lowest.moves), ...(ended === undefined && { remark }), ...ends(stage, speech) };
    }
    case 'showing': {
      const name = player(stage.seat);
      const next = ended === undefined ? stage.next : [];
      return {
        text: say.showing(name),
        cuts: [name],
        ...(next.length > 0 && { remark: nextOf(next, speech) }),
        count: say.count(stage.legs.length, stage.moves),
        ...ends(stage, speech),
      };
    }
    case 'turned':
      return quiet ?? { text: say.turned, remark, ...ends(stage, speech) };
    case 'judging':
    case 'open':
    case 'quiet': {
      const task = target === undefined ? {} : { task: { target, letters: words[language].letters } };
      return quiet ?? { text: say[stage.at], remark, ...task };
    }
    case 'resting':
    case 'over':
      return { text: '' };
  }
}

/** Who demonstrates after a failure. */
function nextOf(next: readonly Bidder[], { language, player }: Speech): NonNullable<Status['remark']> {
  const shown = next.slice(0, mostNext);
  const bids = shown.map(({ seat, moves }) => `${player(seat)} (${moves})`);
  const text = words[language].below.next(bids, next.length - shown.length);
  return { text, cuts: shown.map(({ seat }) => player(seat)) };
}

/** A picture cannot count down, but it can say at which second the time is over. */
function ends({ until }: { readonly until: Instant }, { language, second, ended }: Speech): Pick<Status, 'ends'> {
  if (second === undefined || ended !== undefined) return {};
  return { ends: { second: second(until), text: words[language].until(second(until)) } };
}

function overHead({ stage, scores }: View, { target }: Past, { language, player }: Speech): Head {
  const winners = stage.at === 'over' ? stage.winners : [];
  const say = words[language].below;
  const cuts = winners.map(player);
  const most = Math.max(0, ...scores.map(({ won }) => won.length));
  return { is: 'won', target, text: say.over(cuts), cuts, second: say.tokens(most, cuts.length) };
}

function pastHead({ target, result }: Past, { language, player }: Speech): Head {
  const say = words[language].below;
  if (result.how !== 'won') return { is: 'unwon', target, text: say[result.how], second: say.target(target) };
  const name = player(result.seat);
  const second = say.wonIn(target, result.legs.length);
  return { is: 'won', target, text: say.won(name), cuts: [name], second };
}

/** The best way known, or what is known of it. */
function pastPanel(past: Past, { language, ended }: Speech): Panel {
  const { reveal, result } = past;
  const legs = bestLegs(past);
  const say = words[language];
  if (legs.length > 0) {
    const text = reveal.known === 'best' ? say.below.best : say.below.way;
    return { is: 'ribbon', legs, label: { text, number: String(legs.length) } };
  }
  const untold = ended !== undefined && reveal.known === 'not-yet' && result.how !== 'impossible';
  return { is: 'words', text: untold ? '' : say.best(reveal, undefined, '') };
}
