import type { Instant, Seat } from '../contract.ts';
import { listed } from '../kit/listed.ts';
import type { Bridge, Point } from './board.ts';
import type { Remark } from './face/remarks.ts';
import { type Page, pageOf } from './face/showing.ts';
import {
  type Colour,
  type Digit,
  type Event,
  type Hidden,
  type Jump,
  type Laid,
  longestSeries,
  type Payout,
  type Refusal,
  type Showing,
  type Table,
  type Tally,
  type View,
  type ViewOf,
  type Walk,
} from './kind.ts';
import { colourOf, gameOf, parityOf, seatsOf } from './seats.ts';
import { colourOfTeam, moreFirst, outcomeOf, pointsOf, seatsOfTeam, takenBy, winningColour } from './series.ts';

type Player = (seat: Seat) => string;

const colours: Readonly<Record<Colour, string>> = { red: 'red', green: 'green' };
const Colours: Readonly<Record<Colour, string>> = { red: 'Red', green: 'Green' };

/** North is up. Sides lie far from the centre, inner points near it. */
const pointNames: Readonly<Record<Point, string>> = {
  N: 'green checkpoint',
  S: 'red checkpoint',
  W: 'west',
  E: 'east',
  C: 'centre',
  nw: 'far NW',
  ne: 'far NE',
  sw: 'far SW',
  se: 'far SE',
  NW: 'near NW',
  NE: 'near NE',
  SW: 'near SW',
  SE: 'near SE',
};

function tokens(count: number): string {
  return count === 1 ? '1 token' : `${count} tokens`;
}

function side(table: Table, colour: Colour, player: Player): string {
  return listed(seatsOf(table, colour).map(player), 'en');
}

/** The series so far: each team’s points, and what it took in each game. */
function series(table: Table, player: Player | 'by colour'): string {
  const [first, second] = pointsOf(table.tallies);
  const team = (index: 0 | 1) =>
    player === 'by colour' ? colours[colourOfTeam(table, index)] : listed(seatsOfTeam(table, index).map(player), 'en');
  const taken = table.tallies.map((tally, index) => takenBy(tally, index + 1).join('–')).join(', ');
  return `${team(0)} ${first}, ${team(1)} ${second}${taken === '' ? '' : ` (taken: ${taken})`}`;
}

function smaller(digit: Digit): string {
  return digit === 1 ? 'a 0' : 'a smaller digit';
}

function remarkText(remark: Remark): string {
  switch (remark.remark) {
    case 'closed':
      return `The ${remark.digit} may not go on a central bridge: the ${remark.digit} on ${remark.by.bridge} is the smallest digit there.`;
    case 'zero':
      return `A 0 lies on ${remark.by.bridge}: the other may follow it to the centre face down, and Mister Zero will begin with that one.`;
    case 'last':
      return `Only central bridges are free, and the ${remark.digit} on ${remark.by.bridge} is the smallest digit there: your last token goes there face down, and Mister Zero begins with it.`;
  }
}

function paid({ colour, tokens: count }: Payout): string {
  return `${colours[colour]} takes ${count}`;
}

function reason(jump: Jump): string {
  switch (jump.because) {
    case 'smallest':
      return '';
    case 'face-down':
      return ' He begins with the token lying face down.';
    case 'right':
      return ` Of two ${jump.token.digit}s he takes the one more to his right.`;
  }
}

function pageText(view: { readonly walk: Walk }, jumped: number): string {
  const { jumps, at, waiting, stopped, payouts } = pageOf(view.walk, jumped);
  const jump = jumps.at(-1);
  if (jump === undefined) return `Mister Zero stands in the centre. He will jump ${view.walk.jumps.length} times.`;
  const { token, from } = jump;
  const payout = payouts.find((each) => each.jump === jumped);
  const gain =
    payout === undefined
      ? ` ${tokens(waiting)} turned over.`
      : ` ${Colours[payout.colour]} takes ${tokens(payout.tokens)}!`;
  const end = stopped ? ' No unused bridge leads on: he stops.' : '';
  return `Jump ${jumped} of ${view.walk.jumps.length}: over the ${token.digit} on ${token.bridge}, from ${pointNames[from]} to ${pointNames[at]}.${reason(jump)}${gain}${end}`;
}

/** The two lines below the board. */
interface Said {
  readonly first: string;
  readonly second: string;
}

interface Result {
  /** Empty for a draw. */
  readonly winners: readonly Seat[];
  readonly text: string;
  readonly second: string;
}

function gameIn(table: Table): string {
  return table.config.games > 1 ? ` · game ${gameOf(table)} of ${table.config.games}` : '';
}

/** How the game ended. In a series of teams, the points name the players, so this text names only the colour. */
function result(table: Table, tally: Tally, player: Player): string {
  const colour = winningColour(tally);
  if (colour === undefined) return `A draw: ${tally.red} each.`;
  const [more, less] = [Math.max(tally.red, tally.green), Math.min(tally.red, tally.green)];
  if (table.seats === 4 && table.config.games > 1) return `${Colours[colour]} wins ${more} to ${less}.`;
  return `${side(table, colour, player)} (${colours[colour]}) ${table.seats === 4 ? 'win' : 'wins'} ${more} to ${less}.`;
}

export const en = {
  game: {
    name: 'Mister Zero',
    tagline: 'Place your tokens on the bridges; then Mister Zero walks by himself, and pays out.',
    command: 'misterzero',
    cup: 'The winner of a game scores the difference in tokens.',
    typing: 'Type a token and a bridge: `3K` places the 3 on bridge K.',
  },

  letters: { red: 'R', green: 'G' } as Readonly<Record<Colour, string>>,
  points: pointNames,

  headline(
    view: View,
    showing: Showing,
    remark: Remark | undefined,
    player: Player,
    when: (at: Instant) => string,
  ): string {
    const { games } = view.config;
    const game = games > 1 ? `Game ${gameOf(view)} of ${games}. ` : '';
    switch (view.phase) {
      case 'placing': {
        const { awaited, advice } = view;
        const parity = parityOf(view, awaited);
        const who = `${player(awaited)} (${colours[colourOf(view, awaited)]}${parity ? `, ${parity}` : ''})`;
        const what = showing.show === 'token' ? `where does your ${showing.digit} go?` : 'your turn: place a token.';
        const bites = remark === undefined ? '' : ` ${remarkText(remark)}`;
        const hint = advice === undefined ? '' : ` Your partner advises ${advice.digit}${advice.bridge}.`;
        return `${game}${who}, ${what}${bites}${hint}${en.advice(view)}`;
      }
      case 'between': {
        if (showing.show === 'page') return pageText(view, showing.jumps);
        const next = `The next game begins ${when(view.until)}, or at once with “Next game”.`;
        return `${game}${result(view, view.walk.tally, player)} Points: ${series(view, player)}. ${next}`;
      }
      case 'over': {
        if (showing.show === 'page') return pageText(view, showing.jumps);
        const last = result(view, view.walk.tally, player);
        return games === 1 ? last : `${game}${last} The series is over: ${series(view, player)}.`;
      }
    }
  },

  /** What partners agreed. It is said when a game begins. */
  advice({ seats, config, laid }: Table): string {
    if (seats === 2 || laid.length > 0) return '';
    return config.advice === 'allowed'
      ? ' Partners may advise each other.'
      : ' Partners may not advise each other: everybody places alone.';
  },

  picture: {
    taken: (_count: number) => 'taken',
    centre: {
      closed: 'Not in the centre',
      zero: 'In the centre face down',
      last: 'In the centre face down',
    } as Readonly<Record<Remark['remark'], string>>,
    points: (count: number) => (count === 1 ? 'point' : 'points'),
    placing(view: ViewOf<'placing'>, showing: Showing): Said {
      const { awaited, laid } = view;
      const parity = parityOf(view, awaited);
      const side = `${Colours[colourOf(view, awaited)]}${parity === undefined ? '' : ` ${parity}`}`;
      return {
        first: showing.show === 'token' ? `Where does the ${showing.digit} go?` : `${side} to place`,
        second: `Token ${laid.length + 1} of 20${gameIn(view)}`,
      };
    },
    /** What a page of the walk shows, of so many jumps. */
    step({ jumps, payouts, waiting, stopped }: Page, all: number): Said {
      if (jumps.length === 0) return { first: 'Mister Zero sets out', second: `He will jump ${all} times` };
      const count = `Jump ${jumps.length} of ${all}`;
      const payout = payouts.find((each) => each.jump === jumps.length);
      if (payout !== undefined)
        return { first: `${Colours[payout.colour]} takes ${tokens(payout.tokens)}`, second: count };
      return { first: count, second: stopped ? `He stops: ${waiting} for nobody` : `${tokens(waiting)} turned over` };
    },
    /** Who won the game that is just over, or the whole series. */
    result(view: ViewOf<'between' | 'over'>, player: Player): Result {
      const [more, less] = moreFirst(view.walk.tally.red, view.walk.tally.green);
      if (view.phase === 'over' && view.config.games > 1) {
        const [most, least] = moreFirst(...pointsOf(view.tallies));
        const { winners } = outcomeOf(view);
        if (winners.length === 0) return { winners, text: `The series is a draw: ${most} each`, second: '' };
        const text = `${listed(winners.map(player), 'en')} ${winners.length > 1 ? 'win' : 'wins'} the series`;
        return {
          winners,
          text,
          second: `${most} ${en.picture.points(most)} to ${least}`,
        };
      }
      const colour = winningColour(view.walk.tally);
      if (colour === undefined) return { winners: [], text: `A draw: ${more} each${gameIn(view)}`, second: '' };
      const winners = seatsOf(view, colour);
      const text = `${listed(winners.map(player), 'en')} ${winners.length > 1 ? 'win' : 'wins'}`;
      return { winners, text, second: `${tokens(more)} to ${less}${gameIn(view)}` };
    },
  },

  describe: {
    map(meeting: (point: Point) => string): string {
      const far = (['nw', 'ne', 'se', 'sw'] as const).map((point) => `${pointNames[point].slice(4)} ${meeting(point)}`);
      const near = (['NW', 'NE', 'SE', 'SW'] as const).map(
        (point) => `${pointNames[point].slice(5)} ${meeting(point)}`,
      );
      return `Bridges at each point, counter-clockwise: green checkpoint (north) ${meeting('N')}, red (south) ${meeting('S')}, west ${meeting('W')}, east ${meeting('E')}; far ${far.join(', ')}; near ${near.join(', ')}; centre ${meeting('C')}, where Mister Zero starts.`;
    },
    laid: (colour: Colour, list: readonly string[]) =>
      `${Colours[colour]} on the bridges: ${list.length === 0 ? 'none' : list.join(' ')}.`,
    faceDown: (token: string) => `${token} (face down)`,
    free: (list: readonly Bridge[]) => `Free: ${list.join(' ')}.`,
    hand: (player: string, colour: Colour, hand: readonly Digit[]) =>
      `${player}, ${colours[colour]}, has ${hand.length === 0 ? 'nothing left' : hand.join(' ')}.`,
    last: (token: string) => `Laid last: ${token}.`,
    walk: (legs: readonly string[], paidAfter: readonly (Payout | undefined)[]) =>
      `He jumped ${legs.map((leg, index) => `${leg}${paidAfter[index] ? ` (${paid(paidAfter[index])})` : ''}`).join(' ')}.`,
    waiting: ({ waiting, stopped }: Page) =>
      stopped ? `Turned over for nobody: ${waiting}.` : `Turned over since the last payout: ${waiting}.`,
    standing: (point: Point) => `Mister Zero stands on: ${pointNames[point]}.`,
    notJumped: (list: readonly string[]) => `Not jumped: ${list.length === 0 ? 'none' : list.join(' ')}.`,
    taken: ({ red, green }: Tally) => `Taken: red ${red}, green ${green}.`,
    betweenGames: (view: ViewOf<'between'>, player: Player) =>
      `${result(view, view.walk.tally, player)} Points: ${series(view, player)}.`,
    /** With four players, an earlier sentence said who plays which colour. */
    series: (table: Table, player: Player | 'by colour') => `Points: ${series(table, player)}.`,
  },

  tell(event: Event, player: Player): string {
    switch (event.what) {
      case 'placed': {
        const { token, hidden, closes, revealed } = event;
        const turned =
          revealed === undefined
            ? ''
            : ` It is smaller than the ${revealed.digit} on ${revealed.bridge}, which is turned face up again.`;
        return `${player(event.seat)} placed ${token.digit} on ${token.bridge}.${en.hidden(hidden, token)}${closes ? en.closes(token) : ''}${turned}`;
      }
      case 'advised':
        return `${player(event.seat)} advises ${player(event.to)}: only the two of them can read it, on their own boards.`;
      case 'advice':
        return `${player(event.seat)} advises \`${event.advice.digit}${event.advice.bridge}\`.`;
      case 'walked': {
        const { route, payouts } = event;
        const left = route.length - (payouts.at(-1)?.jump ?? 0);
        const parts = [...payouts.map(paid), ...(left > 0 ? [`${left} for nobody`] : [])];
        return `Mister Zero jumps ${route.length} times (${route.join('')}): ${parts.join(', ')}.`;
      }
      case 'game-over': {
        const { red, green } = event.tally;
        if (event.winners.length === 0) return `A draw: ${red} each.`;
        const verb = event.winners.length > 1 ? 'win' : 'wins';
        return `${listed(event.winners.map(player), 'en')} ${verb} ${Math.max(red, green)} to ${Math.min(red, green)}.`;
      }
      case 'series-over': {
        const [more = 0, less = 0] = event.points.toSorted((one, other) => other - one);
        if (event.winners.length === 0) return `The series is a draw: ${more} points each.`;
        const verb = event.winners.length > 1 ? 'win' : 'wins';
        return `${listed(event.winners.map(player), 'en')} ${verb} the series ${more} to ${less}.`;
      }
      case 'begun':
        return `Game ${event.game} of ${event.games} begins, with colours changed: ${player(event.awaited)} is red and places first.`;
    }
  },

  hidden(hidden: Hidden | undefined, { digit }: Laid): string {
    switch (hidden) {
      case undefined:
        return '';
      case 'zero':
        return ' The second 0 in the centre lies face down: Mister Zero will begin with it.';
      case 'last':
        return ` It was the last token in hand, and only central bridges were free: as the other ${digit} is the smallest there, it lies face down, and Mister Zero will begin with it.`;
    }
  },

  closes({ digit }: Laid): string {
    return digit === 0
      ? ' The other 0 may follow it to the centre, but face down.'
      : ` The other ${digit} may not lie on a central bridge until ${smaller(digit)} does.`;
  },

  explain(refusal: Refusal, player: Player, when: (at: Instant) => string): string {
    switch (refusal.why) {
      case 'over':
        return 'This game is over. Start another one to play again.';
      case 'seats-fixed':
        return 'Mister Zero is played to its end by those who began it. Start a game of your own, or resign from this one.';
      case 'not-your-turn':
        return `It is ${player(refusal.awaited)}’s turn. Please wait for yours.`;
      case 'between-games':
        return `This game is over. The next one begins ${when(refusal.until)}, or at once: type \`next\`.`;
      case 'no-next-game':
        return 'This game is not over yet. Lay a token: `3K`.';
      case 'no-such-token':
        return `There is no token ${refusal.digit}. Tokens are numbered from 0 to 9.`;
      case 'no-such-bridge':
        return `There is no bridge ${refusal.bridge}. Bridges are lettered from A to T.`;
      case 'token-laid':
        return `That ${refusal.digit} lies on ${refusal.bridge} already. Choose a token still in hand.`;
      case 'token-of-your-partner':
        return `The ${refusal.digit} is ${player(refusal.partner)}’s: of your colour, one partner lays the odd tokens and the other the even ones.`;
      case 'bridge-taken':
        return `Bridge ${refusal.bridge} is taken: the ${colours[refusal.by.colour]} ${refusal.by.digit} lies there. Choose a free bridge.`;
      case 'closed': {
        const { digit, bridge } = refusal.by;
        return `Central bridge ${refusal.bridge} is closed to a ${digit}: the ${digit} on ${bridge} is the smallest digit on the central bridges. Choose another bridge or token, until ${smaller(digit)} lies there.`;
      }
      case 'not-face-down':
        return `The ${refusal.digit} lies face up on ${refusal.bridge}. Only a second 0, or a last token that has no other place, goes face down.`;
      case 'no-partner':
        return 'There are no partners when two play: nobody to advise.';
      case 'advice-forbidden':
        return 'At this table partners may not advise each other. That was agreed before the game.';
      case 'nobody-to-advise':
        return `It is ${player(refusal.awaited)}’s turn. You may advise your partner when your partner is to place.`;
      case 'advised-already':
        return 'You have advised your partner already. One piece of advice a turn is enough.';
    }
  },

  controls: {
    token: 'Which token?',
    bridge: (digit: Digit) => `Bridge for the ${digit}…`,
    digit: (digit: Digit) => `Token ${digit}`,
    onBridge: (digit: Digit, bridge: Bridge) => `${digit} on ${bridge}`,
    between: (one: string, other: string) => `${one} – ${other}`,
    notCentre: 'not on a central bridge now',
    faceDownCentre: 'in the centre face down',
    faceDown: 'face down: Mister Zero begins with it',
    otherToken: 'Other token',
    advise: 'Advise your partner',
    form: { title: 'Advice for your partner', label: 'A token and a bridge', placeholder: '3K' },
    next: 'Next game',
    pages: 'Step by step',
    back: '◀ Back',
    forward: 'Forward ▶',
    end: 'To the end',
  },

  lesson: {
    lay: {
      task: 'You are red. Mister Zero starts in the centre and will jump the smallest digit there; your checkpoint is the red square below. Lay your 1 on a central bridge that leads down, L or M. Choose the token, then the bridge; to type it: `1M`.',
      done: 'A small digit leads him your way. But green has laid a 0 that leads up, and 0 is smaller than 1.',
      other: 'That is allowed too. But lead him to your checkpoint: the 1 on L or M.',
    },
    centre: {
      task: 'In the centre, a digit may not equal the smallest one there, so that his first jump is clear. But a second zero may: it goes face down, and he begins with it. So answer green’s 0 with yours, on bridge L: `0L`.',
      done: 'Your zero lies face down (it is dark), and Mister Zero will begin with it: he goes down.',
      other: 'That is allowed too. But then he begins with green’s 0 and goes up. Lay your 0 on L.',
    },
    walk: {
      task: 'Two bridges are free, and green’s 8 will lie on the one you leave. Mister Zero will come over R to where P and T lead on, and jump the smaller digit. If that is the 6 on T, he reaches your checkpoint. So keep your 4 away from P, and lay it on D: `4D`.',
      done: 'See him walk! He comes to your checkpoint, and red takes the nine tokens turned over. When no bridge leads on, he stops; whoever took more has won: you.',
      other: 'On P the 4 would be the smallest: he would turn up, and green would take eleven tokens. Lay it on D.',
    },
  },

  chapters: {
    board: `### The board
Thirteen points are joined by twenty **bridges**, A to T. Mister Zero starts in the **centre**. The four stone bridges with square letters that lead from it, H, I, L and M, are the *central* ones. Above is the green **checkpoint** (a hexagon), below the red one (a square).
Red and green each have ten tokens, 0 to 9. Who is red is drawn by lot, and red begins. In turn, everybody lays one token face up on any empty bridge, until all twenty lie there.`,
    centre: `### The central rule
Mister Zero’s first jump must be clear. So **a token may not go on a central bridge if its digit equals the smallest digit lying face up on one**. Smaller or larger is fine: after a green 2 as the smallest, the red 2 must wait until a 1 or a 0 lies there.
- **Zeros:** when a 0 lies in the centre, the other 0 may be laid there too, face down. Mister Zero begins with it.
- **Last token:** if your last token is forbidden and only central bridges are free, it goes there face down, and Mister Zero begins with it; unless a smaller token is laid in the centre afterwards: then it is turned face up again.
Face-down tokens are drawn dark. Everybody saw them laid, so their digits stay in sight.`,
    walk: `### The walk
Mister Zero always jumps the **smallest digit** on an unused bridge at his point, whatever its colour, and the token is turned over. Of two equal digits he takes the one **more to his right**, as seen from his last jump.
When he comes to a checkpoint, its side takes **all tokens turned over** since the last payout, whatever their colours and digits. When no unused bridge leads on, he stops; what is left counts for nobody.
In the picture, a tag beside each jumped token has the number of the jump: square for red’s, six-sided for green’s, round for nobody’s. The bridges he crossed are marked whole, dashed or white.`,
    winning: `### Winning
Whoever took more tokens wins; as many is a draw. In a **series** of up to ${longestSeries} games the winner of each scores the difference. Colours change from game to game, and the next one begins with *Next game*, or by itself after a pause.`,
    four: `### Four players
Two teams, partners opposite. With *table* you choose your partner by taking a place; the colours, and so who begins, are drawn by lot when the game begins. Turns go round: red odd, green odd, red even, green even. Each lays only the odd (1 3 5 7 9) or the even (0 2 4 6 8) tokens of the team’s colour. Before the game you agree whether partners may advise each other. If so, you may once a turn advise your partner in private: *Advise your partner*, or \`advise 3K\` with the slash command.`,
    typing: `### Typing
A token and a bridge: \`3K\` lays the 3 on bridge K. Face down needs no mark, but \`0L!\` is understood. \`next\` begins the next game of a series.`,
  },
};

export type Words = typeof en;
