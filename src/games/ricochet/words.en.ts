import type { Seat } from '../contract.ts';
import { capital } from '../kit/capital.ts';
import { listed } from '../kit/listed.ts';
import { activeRobot, type Direction, type Robot, symbolOf, type TargetName } from './board/vocabulary.ts';
import {
  type Event,
  type Failure,
  type Hint,
  leastBid,
  mostBid,
  type Refusal,
  type ResultView,
  type Reveal,
} from './kind.ts';

type Player = (seat: Seat) => string;

function moves(count: number): string {
  return count === 1 ? '1 move' : `${count} moves`;
}

/** The numbers of moves of a hint. */
function between({ least, most }: Extract<Hint, { tells: 'moves' }>): string {
  return most === least + 1 ? `${least} or ${most}` : `${least} to ${most}`;
}

function tokens(count: number): string {
  return count === 1 ? '1 token' : `${count} tokens`;
}

function target(name: TargetName): string {
  const robot = activeRobot(name);
  return robot === 'any' ? 'cosmic vortex' : `${robot} ${symbolOf(name)}`;
}

/** The robot that must get to the target. */
function mover(name: TargetName): string {
  const robot = activeRobot(name);
  return robot === 'any' ? 'any robot' : `the ${robot} robot`;
}

/** What is to be done, as the end of a sentence. */
function task(name: TargetName, cell: string): string {
  return `${mover(name)} must reach the ${target(name)} on ${cell}.`;
}

function slide(robot: Robot, direction: Direction): string {
  return `${robot} ${direction}`;
}

const failures: Readonly<Record<Failure, string>> = {
  'too-many-moves': 'that is more moves than bid',
  'gave-up': 'they gave up',
  time: 'the time is over',
  left: 'they left',
};

export const en = {
  game: {
    name: 'Ricochet Robots',
    tagline: 'Bid how few moves bring a robot to its target, then show them.',
    command: 'ricochet',
    cup: 'Of equal bids, always the one made first comes first.',
    typing: `Bid by typing a number of moves: \`7\`. When you demonstrate, type the moves: a robot (\`r\` red, \`g\` green, \`b\` blue, \`y\` yellow) and where it goes, \`r up b left\` or \`r^ b<\`. Then \`undo\`, \`reset\` or \`give up\`. \`timer\` turns the timer when nobody bids, \`next\` begins the next round, \`hint\` asks for a hint.`,
  },

  letters: { red: 'R', green: 'G', blue: 'B', yellow: 'Y' } as Readonly<Record<Robot, string>>,
  robots: { red: 'red', green: 'green', blue: 'blue', yellow: 'yellow' } as Readonly<Record<Robot, string>>,
  directions: { up: 'up', right: 'right', down: 'down', left: 'left' } as Readonly<Record<Direction, string>>,
  /** A target in a list that has already named its colour. */
  symbol: (name: TargetName): string => symbolOf(name) ?? 'vortex',
  target,
  task,
  moves,
  /** Stands between the moves of different robots. */
  semicolon: '; ',
  more: (count: number): string => `${count} more`,
  andMore: (count: number): string => ` and ${count} more`,

  round: {
    task: (round: number, name: TargetName, cell: string): string => `Round ${round}: ${task(name, cell)}`,
    judging: (round: number): string =>
      `Round ${round}: a target is drawn. It is shown once it is known not to be too far.`,
    open: (when: string): string => `Who bids first? If nobody does, anyone may turn the timer ${when}.`,
    quiet: 'Nobody has bid for 4 minutes: bid now, or turn the timer.',
    turned: (when: string): string => `The timer is turned. Without a bid, the target goes back ${when}.`,
    bidding: (when: string): string => `Bidding ends ${when}.`,
    showing: (player: string, made: number, bid: number, when: string): string =>
      `${player} demonstrates: ${made} of ${moves(bid)} made. Time ends ${when}.`,
    unturned: 'The robot is there, but never turned at a right angle: another way must be found.',
    next: (when: string): string => `The next round begins ${when}.`,
    nothingYet: 'No round is over yet: there is no solution to look at.',
  },

  lists: {
    bids: (list: string): string => `Bids: ${list}.`,
    bid: (player: string, count: number): string => `${player} ${count}`,
    bidsAfter: (list: string): string => `If this fails: ${list}.`,
    score: (player: string, count: number, presence: 'here' | 'away'): string =>
      `${player} ${count}${presence === 'here' ? '' : ' (away)'}`,
    scores: (list: string): string => `Tokens: ${list}.`,
    owned: (owners: readonly (readonly [player: string, tokens: readonly string[]])[]): string =>
      `Won: ${owners.map(([player, tokens]) => `${player} ${tokens.join(', ')}`).join('; ')}.`,
    players: (names: readonly string[]): string => names.join(', '),
  },

  /** The end of the time, as the seconds that any clock shows. */
  until: (second: number): string => `until :${String(second).padStart(2, '0')}`,
  hints: (list: string): string => `Hints: ${list}.`,
  hint: (hint: Hint): string => (hint.tells === 'moves' ? `${between(hint)} moves` : `${hint.robot} moves first`),

  /** What wins. `left`: how many targets have not been won yet. */
  threshold: (needed: number | undefined, left: number): string =>
    needed === undefined ? `${left} of 17 targets to go; then most tokens win.` : `First to ${tokens(needed)} wins.`,

  /** How a round ended. */
  ended(round: number, name: TargetName, result: ResultView, player: Player): string {
    switch (result.how) {
      case 'won':
        return `Round ${round}: ${player(result.seat)} wins the ${target(name)} in ${moves(result.legs.length)}.`;
      case 'nobody':
        return `Round ${round}: nobody could show a solution for the ${target(name)}. It goes back among the others.`;
      case 'unbid':
        return `Round ${round}: nobody bid for the ${target(name)}. It goes back among the others.`;
      case 'impossible':
        return `Round ${round}: no moves lead to the ${target(name)} from here. It goes back among the others.`;
    }
  },

  /** The fewest moves possible. `won`: how many the winner needed. */
  best(reveal: Reveal, won: number | undefined, way: string): string {
    switch (reveal.known) {
      case 'not-yet':
        return 'The best solution is still being looked for.';
      case 'best':
        return reveal.legs.length === won
          ? `No solution is shorter: ${way}.`
          : `The best solution has ${moves(reveal.legs.length)}: ${way}.`;
      case 'at-least': {
        const { moves: least, most } = reveal;
        if (most === undefined) return `The best solution is not known: it has at least ${moves(least)}.`;
        return most <= least
          ? 'No solution is shorter.'
          : `The best solution is not known: it has at least ${least} and at most ${moves(most)}.`;
      }
      case 'impossible':
        return 'No moves lead there.';
    }
  },

  over(winners: readonly Seat[], most: number, names: string): string {
    const [, second] = winners;
    return second === undefined
      ? `The game is over: ${names} wins with ${tokens(most)}.`
      : `The game is over: ${names} share the victory with ${tokens(most)} each.`;
  },

  /** The few words in the picture. */
  below: {
    round: (round: number): string => `Round ${round}`,
    judging: 'A target is drawn…',
    open: 'No bid yet',
    quiet: 'No bid: turn the timer?',
    turned: 'Timer turned: last chance!',
    bidding: (lowest: number): string => `Lowest bid ${lowest}`,
    showing: (player: string): string => `${player} shows`,
    /** Who demonstrates after a failure. */
    next: (bids: readonly string[], more: number): string => `then ${bids.join(', ')}${more > 0 ? `, + ${more}` : ''}`,
    count: (made: number, bid: number): string => `${made} of ${bid}`,
    needed: (needed: number | undefined, left: number): string =>
      needed === undefined ? `${left} of 17 targets to go` : `first to ${tokens(needed)}`,
    won: (player: string): string => `${player} wins the token`,
    wonIn: (name: TargetName, count: number): string => `${capital(target(name))} in ${moves(count)}`,
    target: (name: TargetName): string => capital(target(name)),
    nobody: 'Nobody got there',
    unbid: 'Nobody bid',
    impossible: 'It cannot be done',
    best: 'Best way',
    /** The winner’s way, when the best one is not known. */
    way: 'Way found',
    over: (names: readonly string[]): string =>
      names.length > 1 ? `${listed(names, 'en')} share the victory` : `${names.join()} wins the game`,
    tokens: (most: number, winners: number): string => `with ${tokens(most)}${winners > 1 ? ' each' : ''}`,
  },

  describe: {
    robot: (robot: Robot, cell: string, ways: string): string => `${capital(robot)} on ${cell}: ${ways}.`,
    blocked: 'cannot move',
    way: (direction: Direction, cell: string): string => `${direction} ${cell}`,
    start: (list: string): string => `At the start: ${list}.`,
    now: (list: string): string => `Now: ${list}.`,
    at: (robot: Robot, cell: string): string => `${robot} ${cell}`,
    made: (list: string): string => `Moves made: ${list}.`,
    shown: (list: string): string => `The moves: ${list}.`,
    chosen: (robot: Robot): string => `Chosen robot: ${robot}.`,
    ofColour: (robot: Robot, list: string): string => `${robot}: ${list}`,
    targets: (count: number, list: string): string =>
      `${count === 1 ? '1 target' : `${count} targets`} left. ${capital(list)}.`,
    rightWalls: (list: string): string => `Walls right of ${list}.`,
    lowerWalls: (list: string): string => `Walls below ${list}.`,
    centre: 'Row 1 is at the top; the centre (H8 to I9) is closed.',
  },

  tell(event: Event, player: Player): string {
    switch (event.what) {
      case 'judging':
        return `Round ${event.round}: a target is drawn.`;
      case 'scattered':
        return 'No target was left to play from where the robots stood: they were put on free cells by chance.';
      case 'drawn':
        return `Round ${event.round}: ${mover(event.target)} must reach the ${target(event.target)}.`;
      case 'skipped':
        return `A target more than ${moves(event.longest)} away was put back, and another drawn.`;
      case 'bid':
        return `${player(event.seat)} bids ${event.moves}.${event.first ? ' The timer runs.' : ''}`;
      case 'quiet':
        return 'Nobody has bid for 4 minutes: anyone may turn the timer.';
      case 'turned':
        return `${player(event.seat)} turns the timer.`;
      case 'unbid':
        return `Nobody bid: the ${target(event.target)} goes back among the others.`;
      case 'shows':
        return `${player(event.seat)} demonstrates ${moves(event.moves)}.`;
      case 'chosen':
        return `${player(event.seat)} chooses the ${event.robot} robot.`;
      case 'slid': {
        const shown = event.slides.slice(0, 20).map(({ robot, direction }) => slide(robot, direction));
        return `${player(event.seat)} moves ${shown.join(', ')}${event.slides.length > 20 ? '…' : ''}.`;
      }
      case 'undone':
        return `${player(event.seat)} takes the last move back.`;
      case 'reset':
        return `${player(event.seat)} puts the robots back to the start.`;
      case 'failed':
        return `${player(event.seat)} fails: ${failures[event.by]}. The robots go back.`;
      case 'won':
        return `${player(event.seat)} wins the ${target(event.target)} in ${moves(event.moves)}!`;
      case 'nobody':
        return `Nobody could show a solution: the ${target(event.target)} goes back among the others.`;
      case 'impossible':
        return `No moves lead to the ${target(event.target)} from here: it goes back among the others.`;
      case 'solved':
        return event.moves === undefined
          ? `The best solution for the ${target(event.target)} was not found.`
          : `The best solution for the ${target(event.target)} has ${moves(event.moves)}.`;
      case 'hinted':
        return event.hint.tells === 'moves'
          ? `A hint for ${player(event.seat)} and all: the best solution has ${between(event.hint)} moves.`
          : `A hint for ${player(event.seat)} and all: in one of the best solutions, ${event.hint.robot} moves first.`;
      case 'hint':
        return `A hint for ${player(event.seat)} and all: fewer than ${moves(event.below)} are enough.`;
      case 'left':
        return `${player(event.seat)} leaves the game.`;
      case 'back':
        return `${player(event.seat)} is back.`;
      case 'finished': {
        const names = event.winners.slice(0, 6).map(player).join(', ');
        return event.winners.length > 6
          ? `The game is over. The victory is shared by ${names} and ${event.winners.length - 6} more.`
          : `The game is over. The victory goes to ${names}.`;
      }
    }
  },

  explain(refusal: Refusal, player: Player, when: (instant: number) => string): string {
    switch (refusal.why) {
      case 'seats-fixed':
        return 'That seat is taken already. Bid a number of moves to join the game at the next free one.';
      case 'not-here':
        return 'You are not in this game. Bid a number of moves to join it.';
      case 'bid-out-of-range':
        return `A bid is a number of moves from ${leastBid} to ${mostBid}: ${refusal.given} is not. A ricochet takes two moves at least.`;
      case 'bid-not-lower':
        return `You have bid ${refusal.yours} already. You may only replace it by a lower number.`;
      case 'bid-too-late':
        return 'The timer had run out when you bid. Watch the demonstration; the next round comes soon.';
      case 'bid-for-another-round':
        return 'That bid was for a round that is over. Look at the new target, and bid for that one.';
      case 'no-bids-now':
        return en.noBids[refusal.stage];
      case 'nobody-shows':
        return 'Robots are moved only by who demonstrates. Bid a number of moves first; the lowest bidder demonstrates.';
      case 'another-shows':
        return `${player(refusal.seat)} is demonstrating now. If that fails, the next bidder may try.`;
      case 'too-late-to-show':
        return 'Your time to demonstrate is over. It is the next bidder’s turn.';
      case 'does-not-move': {
        const { robot, direction } = refusal.slide;
        const which = refusal.nth === 1 ? '' : ` (move ${refusal.nth} of those you typed; none was made)`;
        return `The ${robot} robot cannot go ${direction} from there${which}: something stands in its way at once. Choose another move.`;
      }
      case 'nothing-to-undo':
        return 'You have not moved a robot yet: there is nothing to take back.';
      case 'timer-too-early':
        return `The timer may be turned without a bid only after 4 minutes of silence: ${when(refusal.at)}. You can bid at any time.`;
      case 'timer-runs':
        return 'The timer is running already. You can bid until it is over.';
      case 'no-timer-now':
        return 'There is no timer to turn now. Wait for the next target.';
      case 'round-goes-on':
        return 'This round is still being played. The next one begins when it is over.';
      case 'game-won':
        return 'The game is won. Only its last best solution is still being looked for; then you can play again.';
      case 'hint-too-early':
        return `The next hint may be asked for ${when(refusal.at)}. Until then, keep looking!`;
      case 'no-hint-left':
        return 'There are no more hints for this target. Keep looking!';
      case 'no-hint-yet':
        return 'I am still looking for the best solution myself. Ask again in a moment.';
      case 'no-hint-now':
        return 'Hints are given only while bids are taken. Wait for the next target.';
    }
  },

  noBids: {
    judging: 'The next target is not shown yet. Bid when you see it.',
    showing: 'Bidding is over for this round: a bidder is demonstrating. Wait for the next target.',
    resting: 'This round is over. Bid when the next target is shown.',
  },

  controls: {
    bid: 'Bid',
    hint: 'Hint',
    turn: 'Turn the timer',
    before: 'Last solution',
    robots: { red: 'Red', green: 'Green', blue: 'Blue', yellow: 'Yellow' } as Readonly<Record<Robot, string>>,
    undo: 'Undo',
    reset: 'Reset',
    giveUp: 'Give up',
    type: 'Type moves',
    next: 'Next round',
    bidForm: { title: 'Your bid', label: `How many moves? (${leastBid} to ${mostBid})`, placeholder: '7' },
    movesForm: { title: 'Your moves', label: 'Robots and directions', placeholder: 'r^ b< r> or red up, blue left' },
  },

  lesson: {
    bid: {
      task: 'The red robot is to end on the golden cell, the red planet. A robot slides until something stops it. Look: green to the right, red to the right, up to it, and red up. How many moves is that? In a game you bid by *Bid*, or just type the number: `3`.',
      done: 'Another player has bid 5, and the minute is over. You have the lowest bid, so it is your turn to show it.',
      other: 'The rules allow it. But it goes in three moves, and with fewer nobody can show it: bid `3`.',
    },
    helper: {
      task: 'Now show it. Red needs something to stop it in the column of the target, so green goes first: choose *Green*, then the arrow to the right. To type it: `g>`.',
      done: 'Green slid until the wall stopped it. It stands just right of the column of the target.',
      other: 'The rules allow it. But let green go first, to the right: `g>`.',
    },
    stop: {
      task: 'Any robot stops another. Slide red to the right, up to green: choose *Red*, then the arrow. To type it: `r>`.',
      done: 'Red has stopped beside green, right below its target. It has to turn once, too: there and back does not count.',
      other: 'The rules allow it. But red should go right, where green stops it: `r>`.',
    },
    turn: {
      task: 'One move is left of your bid. Slide red up, onto its target: `r^`.',
      done: 'Shown in three moves: the token is yours! After each round you are told how few would have done; here, no fewer.',
      other: 'Not that way: slide red up, onto the red planet: `r^`.',
    },
    bids: (moves: number) => `${moves} moves`,
  },

  chapters: {
    board: `### The board
Four plates make a board of 16 × 16 cells, in 96 ways. Thick lines are walls; the centre is closed. Four robots stand on it: red (R), green (G), blue (B) and yellow (Y). 17 targets are printed on it: moon, gear, planet and star in each of the four colours, with the letter of their robot, and the *cosmic vortex* of every colour. Targets already won are faded.
Each round, one target is drawn: its token lies in the centre, and its cell is golden.`,
    moving: `### Moving
A robot goes up, right, down or left, always as far as it can: until a wall, the edge, the centre or another robot stops it. Each slide of any robot counts one move. One that moves nothing is none.
The robot of the target’s colour (for the vortex, any one) must end **on** the target, and it must have ricocheted: between two consecutive moves of its own it must turn at a right angle. There and back is no turn. If it can get there without a turn, another way must be found.`,
    bidding: `### Bidding
At first the robots move only in your head. Anyone in the channel may bid how many moves they need, from 2 to 99, at any time and as often as they like. The first bid starts the timer: one minute, if nothing else was chosen. Others may bid the same number or more: that counts if the lower bidders fail. But nobody may replace their own bid by an equal or higher one.
Computers play along by \`computers:\` at the start, or by *More…*. They bid late, and can fail.`,
    showing: `### Demonstrating
When the timer has run out, the lowest bidder moves the robots. Of equal bids, the player with fewer tokens comes first, then whoever bid first; in a *tournament*, always whoever bid first. There are 60 seconds (or what was chosen), and 5 more for each move bid. Undo and reset as you like: what stands counts.
Reaching the target within the number bid wins its token, and the robots stay there. More moves, giving up, or the end of the time is a failure: the robots go back to their start (the dashed outlines), and the next bidder demonstrates. If all fail, the target goes back among the others.`,
    ended: `### After a round
The fewest moves possible are told, and one such solution is drawn with numbered arrows. The next round begins after 30 seconds, or at once if somebody wants it.`,
    stuck: `### When nobody finds a solution
After 4 minutes without any bid, anyone may turn the timer. If that minute passes without a bid, the target goes back and another is drawn; a bid in that minute starts the bidding time afresh. Three hints a round, a minute apart and read by all, tell four numbers of moves with the best among them (“5 to 8”), then two of these, then the robot that moves first. A target on which its robot stands is not drawn, nor one played before from here, since its solution was shown; if none is left, the robots are put elsewhere by chance.`,
    winning: `### Winning
Players are those who have bid in this game. First to 8 tokens wins with two players, to 6 with three, to 5 with four. With five or more, or alone, all 17 targets are played and most tokens win; ties share. Another number can be chosen at the start. The number in force is shown; it is taken from the players known when a token is won, so nobody who comes late takes a victory back.`,
    typing: `### Typing
- a bid: \`7\`, \`seven\`, \`I bid 7\`
- moves, each a robot and a direction: \`r^ b<\`, \`red up, blue left\`
- \`undo\`, \`reset\`, \`give up\`
- \`timer\`, \`hint\`, \`next\``,
  },
};

export type Words = typeof en;
