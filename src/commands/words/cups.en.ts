import type { CupReason } from '../../host/cups/cup.ts';

type Named = { readonly name: string };

const rounds = (n: number): string => (n === 1 ? '1 round' : `${n} rounds`);

/** What the bot says in English about cups, which are small tournaments. */
export const cups = {
  options: {
    do: { name: 'do', description: 'What you would like to do in the cup of this channel' },
    players: { name: 'players', description: 'How many may take part at most (8, unless you choose)' },
    form: { name: 'form', description: 'Who plays whom (by the number of places, unless you choose)' },
    rounds: { name: 'rounds', description: 'How many rounds a Swiss cup has (as many as it takes, unless you choose)' },
    limit: { name: 'round-limit', description: 'How long a round may take (3 days, unless you choose)' },
    gather: { name: 'sign-up', description: 'How long members may sign up (1 day, unless you choose)' },
  },
  deeds: {
    join: 'sign up',
    leave: 'leave, or drop out',
    start: 'start it now',
    'call-off': 'call it off',
    table: 'see the table',
    here: 'say that you are there for your game',
  },
  forms: { swiss: 'Swiss', everybody: 'everybody against everybody' },
  spans: {
    '10m': '10 minutes',
    '1h': '1 hour',
    '6h': '6 hours',
    '1d': '1 day',
    '3d': '3 days',
    '7d': '7 days',
    '14d': '14 days',
  },
  buttons: {
    join: 'Join',
    leave: 'Leave',
    start: 'Start',
    'call-off': 'Call off',
    table: 'Table',
    out: 'Drop out',
    'surely-out': 'Yes, drop out',
    'surely-call-off': 'Yes, call it off',
  },

  title: (p: { game: string }) => `Cup: ${p.game}`,
  calledBy: (p: { by: string; until: string }) =>
    `${p.by} calls a cup. Press *Join* to take part. It begins ${p.until}, or as soon as all places are taken.`,
  form: {
    swiss: (p: { most: number }) =>
      `Swiss, for up to ${p.most}: in each round you meet somebody who stands about as well as you.`,
    everybody: (p: { most: number }) => `Everybody against everybody, for up to ${p.most}.`,
  },
  /** `fewer`: with few players there are not so many. */
  rounds: (p: { rounds: number; fewer: boolean }) =>
    `The cup has ${rounds(p.rounds)}${p.fewer ? ', or fewer if there are only few players' : ''}.`,
  times: (p: { turn: string | undefined; round: string }) =>
    p.turn === undefined
      ? `A round may take ${p.round}. Each game gets a thread of its own.`
      : `A turn may take ${p.turn}, a round ${p.round}. Each game gets a thread of its own.`,
  nobody: 'Nobody has signed up yet.',
  signedUp: (p: { n: number; most: number; names: string }) => `**Signed up (${p.n} of ${p.most}):** ${p.names}`,
  few: (p: { least: number }) => `It takes at least ${p.least}.`,
  hasBegun: 'Sign-up is over, and the cup has begun.',
  isOver: 'This cup is over.',
  tooFew: (p: { least: number }) =>
    `Fewer than ${p.least} had signed up when the time was over, so there is no cup this time. Anybody may call another one.`,
  calledOff: 'This cup was called off.',
  allLeft: 'Everybody has dropped out, so nobody wins this cup.',

  round: (p: { n: number; of: number }) => `round ${p.n} of ${p.of}`,
  roundEnds: (p: { when: string }) =>
    `The round ends ${p.when}. A game that still goes on then is lost by whoever is to move.`,
  openRoundEnds: (p: { when: string }) =>
    `The round ends ${p.when}. In a game that still goes on then, what was won counts.`,
  roundOver: 'This round is over.',
  game: (p: { one: string; other: string; where: string }) => `${p.one} – ${p.other}: ${p.where}`,
  coming: 'the thread is on its way',
  how: {
    unplayed: 'not played',
    absent: 'given up or lost on time',
    limit: 'ended with the round',
    drawn: 'stopped, so it counts as drawn',
    counted: 'stopped, and what was won until then counts',
    stopped: 'stopped',
  },
  bye: {
    win: (p: Named) => `${p.name} has no opponent in this round. It counts as a win.`,
    mean: (p: Named) => `${p.name} has no opponent in this round, and gets what its games bring on average.`,
    nothing: (p: Named) =>
      `${p.name} has no opponent in this round. Everybody gets such a round once, and it counts for nothing.`,
  },
  dropped: (p: { names: string }) => `Dropped out: ${p.names}`,
  gamePost: (p: { one: string; other: string; game: string; n: number; of: number }) =>
    `${p.one} – ${p.other}: **${p.game}**, round ${p.n} of ${p.of} of the cup. Your game is in the thread below.`,
  gamePostOver: (p: { one: string; other: string; points: string; game: string; n: number; of: number }) =>
    `${p.one} – ${p.other}: **${p.points}** (${p.game}, round ${p.n} of ${p.of} of the cup).`,
  thread: (p: { n: number; one: string; other: string }) => `Round ${p.n}: ${p.one} – ${p.other}`,
  /** On the board of a game of a cup. */
  onBoard: (p: { n: number }) => `Cup, round ${p.n}.`,

  /** In a game where anybody may act at any time. */
  hereButton: 'I am here',
  meeting: (p: { players: string; until: string; minutes: number }) =>
    `${p.players}: press *I am here*, or type \`here\`, when you have time to play. The game begins when both have said so within ${p.minutes} minutes. Whoever has never said so when the round ends, ${p.until}, loses.`,
  here: (p: { player: string; when: string }) => `${p.player} said so ${p.when}.`,

  /** How it counts is told in the post of its round. */
  stoppedGame: 'A moderator has ended this game.',
  nobodyCame: 'The time for this round of the cup is over. Nobody came, so nobody wins.',

  points: 'points',
  head: (p: { n: number }) => `R${p.n}`,
  /** In the alt text: what each round brought. */
  line: (p: Named & { place: number; points: string; rounds: string }) =>
    `${p.place}. ${p.name}: ${p.points} (${p.rounds})`,
  ended: 'the end',
  out: 'dropped out',
  marks: { bye: 'bye', running: 'playing', none: 'no game' },
  won: (p: { name: string; game: string }) => `**${p.name} wins the cup of ${p.game}. Congratulations!**`,
  shared: (p: { names: string; game: string }) =>
    `**${p.names} share the first place in the cup of ${p.game}. Congratulations!**`,
  ties: 'Equal points are decided by the games between those who are equal, then by how strong the opponents were.',

  called: (p: { url: string }) => `Your cup is announced in ${p.url}.`,
  saidHere: 'Noted. The game begins when your opponent is there, too.',
  noMeeting: 'No game of yours in this cup waits for you to say that you are there.',
  joined: 'You have signed up. When the cup begins, you are called to your games.',
  left: 'You have left the cup.',
  started: 'The cup begins.',
  calledOffNow: 'You have called the cup off.',
  droppedOut: 'You have dropped out. The cup goes on without you.',
  outSure:
    'Do you really want to drop out? You lose the game that you are playing, and there is no way back into this cup.',
  callOffSure: 'Do you really want to call this cup off for everybody?',
  running: 'Cups of this server',
  at: (p: { game: string; where: string; state: string }) => `**${p.game}**, ${p.where}: ${p.state}`,
  states: { gathering: 'sign-up goes on', over: 'over', 'called-off': 'called off' },
  wonBy: (p: { names: string }) => `won by ${p.names}`,
  none: (p: { command: string }) => `No cup has been called in this server yet. Call one: \`${p.command}\``,

  refusals: {
    'no-cup': 'This cup is not kept any more. Use `/plateau cup` to see those that are.',
    'one-here':
      'There is a cup in this channel already. Call yours in another channel, or wait until this one is over.',
    'entered-already': 'You have signed up for this cup already.',
    'not-entered': 'You are not in this cup.',
    'cup-full': 'All places of this cup are taken.',
    begun: 'This cup has begun, so nobody can sign up any more. You are welcome to watch.',
    'started-already': 'This cup has begun already.',
    'not-begun': 'This cup has not begun yet.',
    'cup-over': 'This cup is over. Anybody may call another one with `/plateau cup`.',
    'left-already': 'You have dropped out of this cup already.',
    'too-few': 'A cup takes at least three. Wait until more have signed up.',
    'not-yours': 'Only whoever called this cup can do that, or a moderator.',
  } satisfies Record<CupReason, string>,
  noCupHere: 'There is no cup in this channel. Call one by giving this command with a game.',
  elsewhere: (p: { channels: string }) => `There is no cup in this channel. Give the command there: ${p.channels}`,
  roundsFollow:
    'When everybody plays everybody, the number of rounds follows from the number of players. Leave the rounds out, or choose a Swiss cup.',
  noTurns: 'In this game anybody may act at any time, so a turn has no time of its own. Leave the turn limit out.',
  noThreads:
    'Each game of a cup gets a thread, and none can be opened here. Give the command in a text channel, not in a thread.',
};
