import type { Speech } from '../../../contract.ts';
import type { Bidder, View } from '../../kind.ts';
import { words } from '../../words.ts';
import type { Listing } from './fitted.ts';

/** The bids of all players, in the order of demonstration. */
export function bidLines({ stage }: View, speech: Speech): readonly Listing[] {
  const { lists } = words[speech.language];
  switch (stage.at) {
    case 'bidding':
      return bidLine(stage.bidders, lists.bids, speech);
    case 'showing':
      return speech.ended === undefined ? bidLine(stage.next, lists.bidsAfter, speech) : [];
    case 'judging':
    case 'open':
    case 'quiet':
    case 'turned':
    case 'resting':
    case 'over':
      return [];
  }
}

function bidLine(bidders: readonly Bidder[], say: Listing['say'], { language, player }: Speech): readonly Listing[] {
  if (bidders.length === 0) return [];
  const { bid } = words[language].lists;
  return [{ items: bidders.map(({ seat, moves }) => bid(player(seat), moves)), say, least: 70 }];
}

/** How much each player has won and, until the game is over, how much wins. Who has bid but won nothing is left out. */
export function scoreLines({ scores, needed, left, stage }: View, speech: Speech): readonly (string | Listing)[] {
  const { language, player, ended } = speech;
  const { lists, threshold } = words[language];
  const winning = scores.filter(({ won }) => won.length > 0);
  const wins = stage.at === 'over' || ended !== undefined ? undefined : threshold(needed, left.length);
  if (winning.length === 0) return wins === undefined ? [] : [wins];
  const items = winning.map(({ seat, won, here }) => lists.score(player(seat), won.length, here ? 'here' : 'away'));
  return wins === undefined
    ? [{ items, say: lists.scores, least: 35 }]
    : [{ items, say: (list) => `${lists.scores(list)} ${wins}`, least: 80 }];
}

/** Which tokens each player has won. */
export function ownedLines({ scores }: View, { language, player }: Speech): readonly string[] {
  const { lists, target } = words[language];
  const owners = scores.filter(({ won }) => won.length > 0);
  return owners.length === 0 ? [] : [lists.owned(owners.map(({ seat, won }) => [player(seat), won.map(target)]))];
}
