import type { Instant, Seat, Speech } from '../../../contract.ts';
import type { Draft, Past, StageView, View } from '../../kind.ts';
import { words } from '../../words.ts';
import { pastSeen } from '../past.ts';
import type { Strip } from './strip.ts';

/** The few words that say how far the round is; undefined when nothing has happened, and nothing will any more. */
export function stripOf(view: View, speech: Speech, draft: Draft | undefined): Strip | undefined {
  const { stage } = view;
  if (stage.at === 'over') return overStrip(stage.winners, speech);
  const past = pastSeen(view, draft);
  return past === undefined ? roundStrip(stage, speech) : pastStrip(past, speech);
}

function roundStrip(stage: Exclude<StageView, { at: 'over' }>, speech: Speech): Strip | undefined {
  const { language, player, ended } = speech;
  const say = words[language].strip;
  switch (stage.at) {
    case 'bidding': {
      const [lowest] = stage.bidders;
      if (lowest === undefined) return ended === undefined ? { text: say.open } : undefined;
      return { text: `${say.bidding} ${player(lowest.seat)}`, number: String(lowest.moves), ...ends(stage, speech) };
    }
    case 'showing':
      return {
        text: `${say.showing} ${player(stage.seat)}`,
        number: `${stage.legs.length} / ${stage.moves}`,
        ...ends(stage, speech),
      };
    case 'turned':
      return ended === undefined ? { text: say.turned, ...ends(stage, speech) } : undefined;
    case 'judging':
    case 'open':
    case 'quiet':
      return ended === undefined ? { text: say[stage.at] } : undefined;
    case 'resting':
      return pastStrip(stage.past, speech);
  }
}

/** A picture cannot count down, but it can say at which second the time is over. */
function ends({ until }: { readonly until: Instant }, { language, second, ended }: Speech): Pick<Strip, 'ends'> {
  if (second === undefined || ended !== undefined) return {};
  return { ends: { second: second(until), text: words[language].until(second(until)) } };
}

function overStrip(winners: readonly Seat[], { language, player }: Speech): Strip {
  const { one, several } = words[language].strip;
  return { text: `${winners.length > 1 ? several : one} ${winners.map(player).join(', ')}`, glory: true };
}

function pastStrip({ result, reveal }: Past, { language, player }: Speech): Strip {
  const say = words[language].strip;
  const best = reveal.known === 'best' ? { number: say.best(reveal.legs.length) } : {};
  return { text: result.how === 'won' ? say.won(player(result.seat), result.legs.length) : say[result.how], ...best };
}
