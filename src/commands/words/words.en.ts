import { isLevel, type Level } from '../../games/contract.ts';
import type { HostReason } from '../../host/match/refusals.ts';
import type { CommonBeginning } from '../common/beginnings.ts';
import { alone } from './alone.en.ts';
import { calls } from './calls.en.ts';
import { companions } from './companions.en.ts';
import { cups } from './cups.en.ts';
import { daily } from './daily.en.ts';
import { greeting } from './greeting.en.ts';
import { hints } from './hints.en.ts';
import { lessons } from './lessons.en.ts';
import { privacy } from './privacy.en.ts';
import { replays } from './replays.en.ts';
import { retract } from './retract.en.ts';
import { settings } from './settings.en.ts';
import { standing } from './standing.en.ts';
import { takeOver } from './takeOver.en.ts';
import { watching } from './watching.en.ts';

/** How well a computer plays. */
const levels: Readonly<Record<Level, string>> = { easy: 'easy', medium: 'medium', hard: 'hard' };

/** What the bot says in English. The games have words of their own. */
export const en = {
  computer: (level: string) => `the computer (${isLevel(level) ? levels[level] : level})`,
  somebody: (n: number) => `player ${n}`,

  commands: {
    challenge: { name: 'challenge', description: 'Challenge a member, or Plateau itself, to a game' },
    computer: { name: 'computer', description: 'Play against the computer' },
    table: { name: 'table', description: 'Put up a table whose seats members take by button' },
    start: { name: 'start', description: 'Start a game here, for everybody who likes to join' },
    accept: { name: 'accept', description: 'Accept the challenge made to you here' },
    decline: { name: 'decline', description: 'Decline the challenge made to you here' },
    sit: { name: 'sit', description: 'Take a free seat at the table, or one that somebody has left' },
    move: { name: 'move', description: 'Type a move' },
    show: { name: 'show', description: 'See the board as it stands' },
    watch: { name: 'watch', description: 'Watch in private: what everybody sees, and how it ends' },
    hint: { name: 'hint', description: 'Ask what the computer would play for you; everybody sees it' },
    draw: { name: 'draw', description: 'Offer a draw, or agree to the one you were offered' },
    retract: { name: 'take-back', description: 'Ask to take your last move back, or let somebody else do so' },
    'play-on': { name: 'play-on', description: 'Turn down a draw, or that a move is taken back' },
    resign: { name: 'resign', description: 'Give up the game you are playing here' },
    leave: { name: 'leave', description: 'Leave the game; the others play on' },
    again: { name: 'again', description: 'Play again, with the same choices' },
    rematch: { name: 'rematch', description: 'Play again; the other one begins' },
    'look-back': { name: 'look-back', description: 'After a game: which moves would have been better, with pictures' },
    try: { name: 'try', description: 'Make its typical moves, on boards that are prepared for it' },
    rules: { name: 'rules', description: 'Read the rules, with pictures' },
    stop: { name: 'stop', description: 'Take back your challenge, or end what you started; moderators end any game' },
    settings: { name: 'settings', description: 'Choose how Plateau is used in this server' },
    notify: { name: 'notify', description: 'Choose how games call you: here, by direct message, or not at all' },
    games: { name: 'games', description: 'Where it is your turn, where you wait, and what you can join' },
    'forget-me': { name: 'forget-me', description: 'Has Plateau forget you; says first what goes' },
    'export-me': { name: 'export-me', description: 'All that Plateau keeps about you, as a file' },
    rank: { name: 'rank', description: 'Who plays best in this server, game by game' },
    profile: { name: 'profile', description: 'What somebody has played and won in this server' },
    cup: { name: 'cup', description: 'Call a small tournament, take part in one, or see how it stands' },
    replay: { name: 'replay', description: 'See a finished game again, step by step, as a film or as text' },
    help: { name: 'help', description: 'What can be played here, and how it starts' },
    plateau: { name: 'plateau', description: 'Old board games in your channels' },
  },
  options: {
    /** The first one, the next, and so on. */
    opponent: (nth: number) =>
      nth === 0
        ? { name: 'opponent', description: 'Whom you challenge; choose Plateau to play the computer' }
        : {
            name: ['third', 'fourth', 'fifth', 'sixth'][nth - 1] ?? `player-${nth + 2}`,
            description: 'One more player; choose Plateau for the computer',
          },
    players: { name: 'players', description: 'How many sit at the table' },
    limit: { name: 'turn-limit', description: 'How long a turn may take (as usual here, unless you choose)' },
    /** `usual`: the level where nobody chooses. */
    level: (usual: string) => ({ name: 'level', description: `How well the computer plays, where it does (${usual})` }),
    hints: { name: 'hints', description: 'Whether whoever is to move may ask for a hint (no, unless you choose)' },
    move: { name: 'move', description: 'Your move, as it is written' },
    step: { name: 'step', description: 'Which step (the first, unless you choose)' },
    text: { name: 'text', description: 'The board in words, without a picture' },
    tell: { name: 'tell', description: 'Whether I tell you how it ends, by a direct message' },
    public: { name: 'public', description: 'Bring the board down to the end of the channel, for everybody' },
    /** `as`: what the seat that begins is called, in games where it has a name. */
    first: (as: string | undefined) => ({
      name: 'first',
      description: `Who begins${as === undefined ? '' : ` (${as})`}`,
    }),
    seed: { name: 'seed', description: 'A word that decides all chance, to play the very same game again' },
    results: { name: 'results', description: 'How everybody did today' },
    share: { name: 'share', description: 'Tell everybody here how you did today, and nothing of the way' },
    language: { name: 'language', description: 'The language of boards and messages' },
    game: { name: 'game', description: 'Which game' },
    period: { name: 'period', description: 'This month or all time (this month, unless you choose)' },
    member: { name: 'member', description: 'Whose profile (yours, unless you choose)' },
    how: { name: 'how', description: 'How games call you, in all servers; left out, you are told what holds now' },
  },
  limits: { '5m': '5 minutes', '1h': '1 hour', '1d': '1 day', '3d': '3 days', '7d': '7 days', none: 'no limit' },
  firsts: { lot: 'by lot', challenger: 'I do', opponent: 'my opponent does' },
  levels,
  languages: { server: "the server's own language", en: 'English', fr: 'French' },

  buttons: {
    accept: 'Accept',
    decline: 'Decline',
    'take-back': 'Take back',
    more: 'More…',
    board: 'Board',
    text: 'In words',
    rules: 'Rules',
    watch: 'Watch',
    'tell-end': 'Tell me how it ends',
    'tell-not': 'Do not tell me',
    sit: 'Take over',
    hint: 'Hint',
    draw: 'Offer a draw',
    'agree-draw': 'Agree to draw',
    'play-on': 'Play on',
    retract: 'Take a move back',
    'agree-retract': 'Allow it',
    resign: 'Resign',
    'surely-resign': 'Yes, resign',
    rematch: 'Rematch',
    again: 'Play again',
    leave: 'Leave',
    'look-back': 'Look back',
    'surely-leave': 'Yes, leave',
    fill: 'Computer fills up',
    stand: 'Give up my seat',
    another: 'Another one',
    results: 'Results',
    share: 'Share',
    invite: 'Add a computer',
    'invite-easy': 'Easy',
    'invite-medium': 'Medium',
    'invite-hard': 'Hard',
    dismiss: 'Computers go',
  },

  freeSeat: 'free',
  seat: (p: { n: number }) => `Seat ${p.n}`,
  gathering: (p: { by: string; game: string; until: string }) =>
    `${p.by} puts up a table of **${p.game}**. Take a seat; it begins when all are taken. It is put away ${p.until}.`,
  tableLevel: (p: { level: string }) => `Level of the computer at this table: ${p.level}.`,
  accepted: (p: { by: string }) => `${p.by} accepts.`,
  invited: (p: { by: string; opponents: string; game: string; until: string }) =>
    `${p.by} challenges ${p.opponents} to a game of **${p.game}**. The challenge lapses ${p.until}.`,
  declined: (p: { by: string }) => `${p.by} declines the challenge.`,
  withdrawn: (p: { by: string }) => `${p.by} has taken the challenge back.`,
  lapsed: 'The challenge was not answered in time and has lapsed.',
  putAway: 'This table has been put away before all its seats were taken.',
  resigned: (p: { player: string; winners: string }) => `${p.player} resigns. ${p.winners} wins!`,
  late: (p: { players: string; winners: string }) => `${p.players} ran out of time. ${p.winners} wins!`,
  allLate: 'Nobody moved in time. The game ends without a winner.',
  agreed: 'The players agree to a draw.',
  stoppedBy: (p: { by: string }) => `${p.by} has ended this game.`,
  roundWon: (p: { winners: string }) => `The time for this round of the cup is over. ${p.winners} wins!`,
  roundDrawn: 'The time for this round of the cup is over. The game is a draw.',
  silent: 'Nobody has played for a day, so this game is closed.',
  stopped: 'A moderator has ended this game. It counts for nobody.',
  turnEnds: (p: { when: string }) => `Time for this turn ends ${p.when}.`,
  turnOfEnds: (p: { players: string; when: string }) => `${p.players}: time for this turn ends ${p.when}.`,
  drawOffered: (p: { player: string; asked: string }) => `${p.player} offers a draw. ${p.asked}, do you agree?`,
  drawAgreed: (p: { players: string }) => `Agreed so far: ${p.players}.`,
  rematchAsked: (p: { players: string }) => `${p.players} would like a rematch.`,
  reminder: (p: { players: string; when: string }) => `${p.players}, a reminder: your turn ends ${p.when}.`,
  playAgain: (p: { players: string }) => `${p.players}, will you play again?`,
  offerRefused: (p: { players: string }) => `${p.players}, your offer of a draw was turned down.`,
  called: (p: { players: string }) => `${p.players}, see how it stands.`,
  boardMoved: (p: { url: string }) => `The board now stands further down: ${p.url}`,
  oldPanel: {
    text: 'This private board no longer follows the game. *Bring up to date* shows how it stands, and follows again.',
    button: 'Bring up to date',
  },
  unknownGame:
    'I am sorry: I no longer know this game, so it cannot go on. Start a new one with its `challenge` or `start` command.',
  threadName: (p: { game: string; by: string; opponent: string }) => `${p.game}: ${p.by} – ${p.opponent}`,

  openThreadName: (p: { game: string; by: string }) => `${p.game}, started by ${p.by}`,

  challengeSent: (p: { url: string }) => `Your challenge is here: ${p.url}`,
  tablePutUp: (p: { url: string }) => `Your table is here: ${p.url}`,
  gameBegun: (p: { url: string }) => `The game has begun here: ${p.url}`,
  noGameHere: (p: { command: string }) => `No such game has been started here. Start one with \`${p.command}\`.`,
  playedElsewhere: (p: { urls: string }) => `No such game is played here, but yours goes on there: ${p.urls}`,
  done: 'Done.',
  shownBelow: 'The board is coming to the end of the channel.',
  resignSure: 'Do you really want to resign? You lose the game at once.',
  leaveSure:
    'Do you really want to leave? What you have won stays yours, and you can come back at any time by playing on.',
  leaveForGoodSure:
    'Do you really want to leave? The computer takes your seat and plays on for you. You can come back as long as nobody else has taken it over.',
  stopForAllSure: 'Do you really want to end this game for everybody?',
  /** After a question. */
  ifSo: (p: { command: string }) => `If so, use the command \`${p.command}\`.`,
  rulesInPrivate: (p: { command: string }) => `The rules, with pictures: \`${p.command}\`. Only you see them.`,
  moreIntro: 'What would you like?',
  howToType: (p: { how: string }) => `How to type it: ${p.how}`,
  howInPrivate: (p: { command: string }) =>
    `Do it in private: with the buttons below the board, or with \`${p.command}\`, whose answer only you see.`,
  alone,
  calls,
  companions,
  cups,
  daily,
  greeting,
  hints,
  lessons,
  retract,
  standing,
  takeOver,
  privacy,
  replays,
  settings,
  watching,
  helpIntro: 'Plateau brings old board games back to life. Press a button, or type a command, to begin one here:',
  beginnings: {
    start: 'Start',
    computer: 'Play the computer',
    challenge: 'Challenge…',
    table: 'Open a table',
  } satisfies Record<CommonBeginning, string>,
  howWell: 'How well is the computer to play?',
  howToChallenge: (p: { command: string }) => `Give this command and choose whom you challenge: ${p.command}`,
  helpGame: (p: { name: string; command: string; tagline: string }) => `**${p.name}** — ${p.tagline}\n\`${p.command}\``,
  helpEnd: 'Every move can be pressed or typed, and every picture has its words (`show` with `text`).',

  rights: {
    missing: (p: { names: string }) =>
      `I may not do this here yet. Ask somebody who manages the server to allow me: **${p.names}**. Then try again.`,
    ViewChannel: 'View Channel',
    SendMessages: 'Send Messages',
    SendMessagesInThreads: 'Send Messages in Threads',
    CreatePublicThreads: 'Create Public Threads',
    AttachFiles: 'Attach Files',
    ReadMessageHistory: 'Read Message History',
    AddReactions: 'Add Reactions',
  },

  refusals: {
    'no-table': 'No such game has been started here. Start one with its `challenge` or `start` command.',
    'not-your-table': 'This game is between other players. You are welcome to watch, or to start one of your own.',
    'not-started': 'The game has not begun: it waits until everybody is there.',
    'not-invited': 'This challenge is for somebody else.',
    'own-challenge':
      'This is your own challenge: it is for the other player to answer. You can take it back with its button, or with `stop`.',
    'not-your-challenge':
      'Only whoever made this challenge can take it back. If it is made to you, you can decline it.',
    'no-challenge': 'There is no challenge waiting for an answer here.',
    over: 'This game is over.',
    'moved-on': 'The table has moved on since that board was drawn. Nothing was changed; this is how it stands now.',
    'no-such-seat': 'There is no such seat at this table.',
    unreadable: 'I cannot read that as a move.',
    'typed-openly':
      'Everybody can read that here, so I have not taken it. Please delete your message and choose something else.',
    'already-offered': 'This offer of a draw is yours: it is for the others to agree to it, or simply to play on.',
    'agreed-already': 'You have agreed to the draw already. It comes when everybody has.',
    'nothing-offered': 'Nobody has asked you for a draw, or to take a move back.',
    'asked-first':
      'Another question waits for its answer: see above the board. When it is answered, or somebody moves, you can ask.',
    'retract-asked': 'You have asked already: it is for the others to agree, or simply to play on.',
    'retract-agreed': 'You have agreed already. The move is taken back when everybody has.',
    'no-way-back':
      'You have no move here that can be taken back. What was hidden and then shown, and what chance has drawn, stays, and so does all that came before.',
    'computer-plays-on': 'The computer does not agree to draws. Play on, or resign.',
    'in-a-cup':
      'This is a game of a cup: two play it, once, and only a moderator can stop it. Its players can `resign`.',
    'companion-here': 'A computer of that level plays along already.',
    'no-companions': 'No computer plays along here.',
    'no-hints':
      'There are no hints here. Where a game can give them, they are allowed by its option `hints` when it begins.',
    'hint-not-your-turn': 'A hint is for whoever is to move. Ask for one when it is your turn.',
    'hint-asked': 'You have asked for a hint already: see above the board.',
    'not-over': 'This game is still going on. A rematch can follow when it is over.',
    'rematch-asked': 'You have asked for a rematch already; your opponent can agree with the same button.',
    'no-rematch': 'There is no finished game here to play again.',
    'stop-not-yours':
      'Only whoever proposed a game can take it back, until it begins; then only a moderator can end it with `stop`, or somebody whom the server allows to. You can `resign`, or `leave` a game of more than two.',
    'stop-not-begun-by-you':
      'Only whoever started this game can end it, or a moderator, or somebody whom the server allows to. When nobody has played for ten minutes, everybody can.',
    'stop-resign-instead':
      'You play here yourself, so you cannot end this game without a result. You can `resign`, or offer a `draw`.',
    'stop-leave-instead':
      'You play here yourself, or did, so you cannot end this game for the others. Who plays can `leave`; then the computer plays on.',
    'here-already': 'You have said so already. The game begins when your opponent is there, too.',
    'accepted-already': 'You have accepted already. The game begins when everybody has.',
    'seats-taken': 'All seats are taken: the game goes on without you. You are welcome to watch.',
    'seat-taken': 'That seat is taken. Choose another one.',
    'sit-first': 'Take a seat yourself first; then the computer can take the rest.',
    'seated-already': 'You have a seat at this table already.',
    'own-seat-only':
      'You have played here before and know what your seat saw. So you can only come back to that one, as long as nobody else has taken it over.',
    'late-before':
      'Your time ran out in this game, so your seat is for others. You are welcome to watch, and to play the next one.',
    'former-among-strangers':
      'Somebody who played here has been forgotten, as they wished, so nobody can tell whether you know what another seat saw. Only who left a seat here can come back to it. You are welcome to watch, and to play the next game.',
    'no-computer': 'The computer does not play this game.',
    'leave-instead':
      'With more than two players nobody resigns for the others. You can `leave`; the computer plays on for you.',
    'resign-instead': 'With two players nobody could play on. You can `resign` instead.',
    'challenge-twice': 'You named the same member twice. Choose two different ones.',
    full: 'This table is full. You are welcome to watch.',
    crowded: 'Very many are pressing at once. Nothing was changed; please try again.',
    newer:
      'The game here was kept by a newer version of Plateau, so this one leaves it as it is. Nothing is lost: ask whoever hosts Plateau to update. To play something else here meanwhile, a moderator can clear the place with `stop`.',
    'unknown-game':
      'The game here is one that this version of Plateau does not know. Nothing is lost: it stays as it is. To play something else here, a moderator can clear the place with `stop`.',
    damaged:
      'The game kept here cannot be read any more. It stays as it is, and whoever hosts Plateau can look at it. To play something else here, a moderator can clear the place with `stop`.',
    cleared:
      'The game kept here could not be read, so I have put it away as it is: nothing was deleted, and whoever hosts Plateau can bring it back. A new game can start here now.',
    'own-board-unreadable':
      'I can no longer read this board of yours. Give its command again to get a new one; this one is put away as it is, and nothing of it is deleted.',
    'challenge-self': 'You cannot challenge yourself. Choose another member, or Plateau itself to play the computer.',
    'challenge-other-bot': 'That bot does not play. Choose a member, or Plateau itself to play the computer.',
    'challenge-absent': 'That person is not in this server (or cannot see this channel). Choose somebody who is here.',
    'already-challenged':
      'Your challenge to that member still waits for an answer here. You can take it back with its button, and then make another.',
    'busy-thread': 'A game is going on in this thread. Begin yours in the channel: it will get a thread of its own.',
    'busy-channel':
      'A game is going on in this channel, and no threads can be opened here. Begin yours in a text channel, or wait until the game is over.',
    'not-in-this-channel':
      'Games may not start in this channel, and those where they might are gone. Somebody who manages the server can choose others with `/plateau settings`.',
    'computers-not-allowed':
      'In this server people play with one another: the computer does not play along. Challenge a member, or open a table.',
  } satisfies Record<HostReason, string>,
  noResults: 'Nobody has solved it yet today.',
  solvedBy: (p: { players: string }) => `Solved today by ${p.players}. Solve it yourself to see how well.`,
  bestResults: 'The best today',
  fastestResults: 'The fastest to a first solution',
  notAllowed: 'Only somebody who may manage the server can change this.',
  oldCommand:
    'I do not know this command in that form; it may belong to another version of Plateau. Reload Discord (Ctrl+R) and try again.',
  oldControl: 'This button belongs to an older version of Plateau. Use `show` to get a fresh board.',
  storeAway:
    'My memory does not answer at the moment, so nothing was changed. Please try again in a minute; no game is lost.',
  busy: 'At this moment I have more to draw than I can manage. No game is lost; please try again in a moment.',
  broken: 'Something went wrong on my side. Your game is safe; please try again, or use `show` for a fresh board.',
};

/** Every other language says exactly as much. */
export type Words = typeof en;
