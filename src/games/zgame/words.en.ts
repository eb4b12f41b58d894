import type { Seat } from '../contract.ts';
import type { Square } from './board.ts';
import { chapters } from './chapters.en.ts';
import { deedInShort, deedInWords, names, Sides } from './deeds.en.ts';
import type { Deed, Event, Gait, Line, Refusal, Result, Seen, Side, Sign, Taken, View, ViewOf } from './kind.ts';
import { otherSide, seats } from './kind.ts';
import type { Preset } from './presets.ts';

type Player = (seat: Seat) => string;

const ways: Readonly<Record<Gait, string>> = {
  hidden: 'A face-down piece moves one square forward, straight or diagonally',
  Z: 'A Z moves one square in any direction',
  '0': 'A zero moves one square forward, straight or diagonally',
  '>': 'An arrow moves one or two squares forward, straight or diagonally',
  x: 'A cross moves along a diagonal, as far as it likes',
  '+': 'A plus moves along a row or column, as far as it likes',
};

const counts: Readonly<Record<Sign, string>> = {
  Z: 'one Z',
  '0': 'two zeros',
  '>': 'one arrow',
  x: 'two crosses',
  '+': 'two pluses',
};

function turns(count: number): string {
  return count === 1 ? '1 turn' : `${count} turns`;
}

export const en = {
  game: {
    name: 'Z-Game',
    tagline: 'A duel with hidden pieces: turn them up at the right moment and take the other’s Z.',
    command: 'zgame',
    typing: 'Type from where to where, `e2 e3`, or the square and `!` to turn your piece face up: `e1!`.',
  },

  sides: Sides,
  signs: names,

  headline(view: View, player: Player): string {
    const called = (side: Side) => `${player(seats[side])} (${Sides[side]})`;
    switch (view.phase) {
      case 'arranging':
        return arrangingHeadline(view, player, called);
      case 'turns': {
        const { turn, eyes, occurrence, patience } = view;
        const again = occurrence > 1 ? ' This position stood here before: the third time is a draw.' : '';
        const soon = patience <= 20 ? ` ${turns(patience)} more without progress: a draw.` : '';
        const whose =
          eyes === otherSide(turn)
            ? `${called(turn)} is to act. Please wait for your turn.`
            : `${called(turn)}, your turn: move one piece, or turn one face up.`;
        return `${whose}${again}${soon}`;
      }
      case 'over':
        return en.result(view.result, called);
    }
  },

  chosen: (piece: string, at: Square, can: 'turn' | 'move' | 'both') =>
    can === 'turn'
      ? `${at}, your ${piece}, cannot move: turn it face up, or choose another piece.`
      : `${at}, your ${piece}: choose where it goes${can === 'both' ? ', or turn it face up' : ''}.`,
  swapping: (file: string, sign: Sign) => `Your ${names[sign]} on ${file}: choose the piece to swap it with.`,

  result(result: Result, called: (side: Side) => string): string {
    switch (result.by) {
      case 'taking':
        return `${called(result.side)} wins: the Z of ${called(otherSide(result.side))} is taken.`;
      case 'stuck':
        return 'A draw: neither player can act.';
      case 'repetition':
        return 'A draw: the same position stood here for the third time.';
      case 'quiet':
        return 'A draw: fifty turns of each player without progress.';
      case 'outside':
        return 'The game ended early. Everything is shown now.';
    }
  },

  /** The few words in the picture. */
  status: {
    arranging(view: ViewOf<'arranging'>): string {
      const [ready] = view.ready;
      if (view.eyes !== 'table' && !view.ready.includes(view.eyes)) return 'Your base line';
      if (view.eyes !== 'table') return `Waiting for ${Sides[otherSide(view.eyes)]}`;
      return ready === undefined ? 'Both arrange in private' : `${Sides[ready]} is ready`;
    },
    turn: (side: Side) => `${Sides[side]} to act`,
    result(result: Result): string {
      switch (result.by) {
        case 'taking':
          return `${Sides[result.side]} wins`;
        case 'stuck':
        case 'repetition':
        case 'quiet':
          return 'A draw';
        case 'outside':
          return 'Ended early';
      }
    },
    wins: (name: string) => `${name} wins`,
    byTaking: 'by taking the Z',
    swapping: (sign: Sign) => `Swap the ${names[sign]} with…`,
    onlyYou: 'only you see this',
    last: deedInShort,
    /** A draw that is near, as the line above the picture says too. */
    soonDrawn({ occurrence, patience }: ViewOf<'turns'>): string | undefined {
      if (patience <= 20) return `${turns(patience)} to a draw`;
      return occurrence > 1 ? 'position seen before' : undefined;
    },
  },
  ready: 'ready',

  describe: {
    you: (side: Side) => `You are ${Sides[side]}.`,
    players: (player: Player) =>
      `White, from row 1 up: ${player(seats.white)}. Black, from row 8 down: ${player(seats.black)}.`,
    arranging: (ready: readonly Side[]) =>
      `Each base line has eight pieces face down while it is arranged. Ready: ${ready.map((side) => Sides[side]).join(', ') || 'nobody yet'}.`,
    line: (line: Line) => `Your base line from a to h: ${line.map((sign) => names[sign]).join(', ')}.`,
    row: (row: string, content: string) => `Row ${row}: ${content}.`,
    ofSide: (side: Side, pieces: string) => `${Sides[side]} ${pieces}`,
    between: '; ',
    onBoard: (side: Side, pieces: string) => `${Sides[side]}: ${pieces}.`,
    emptyRows: 'Rows not named are empty.',
    kind: (piece: Pick<Seen, 'face' | 'sign'>) =>
      [...(piece.face === 'down' ? ['face-down'] : []), ...(piece.sign === undefined ? [] : [names[piece.sign]])].join(
        ' ',
      ),
    taken: (by: Side, pieces: readonly Taken[]) =>
      `Taken by ${Sides[by]}: ${pieces.map(({ sign }) => names[sign]).join(', ') || 'nothing'}.`,
    last: (deed: Deed) => `Last turn: ${deedInWords(deed)}.`,
    way: (from: Square, to: string) => `${from}: ${to}`,
    moves: (moves: string) => `You may go: ${moves}.`,
    swaps: (partners: string) => `It may change places with: ${partners}.`,
    reveals: (squares: string) => `You may turn up: ${squares}.`,
  },

  tell(event: Event, player: Player): string {
    switch (event.what) {
      case 'arranged':
        return `${player(event.seat)} has the base line ${event.line.join('')}.`;
      case 'ready':
        return `${player(event.seat)} is ready.`;
      case 'begun':
        return `The game begins. The Z of White stands on ${event.squaresOfZ.white}, the Z of Black on ${event.squaresOfZ.black}.`;
      case 'acted':
        return `${player(event.seat)}: ${deedInWords(event.deed)}.`;
      case 'passed':
        return `${player(event.seat)} (${Sides[event.side]}) has no legal action and passes.`;
      case 'won':
        return `${player(event.seat)} takes the Z of ${Sides[otherSide(event.side)]} and wins!`;
      case 'drawn':
        return en.result({ by: event.by }, (side) => Sides[side]);
    }
  },

  explain(refusal: Refusal, player: Player): string {
    switch (refusal.why) {
      case 'over':
        return 'This game is over. Start another one to play again.';
      case 'seats-fixed':
        return 'Z-Game is played to its end by the two who began it. Start a game of your own, or resign from this one.';
      case 'not-your-turn':
        return `It is ${player(refusal.awaited)}’s turn. Please wait for yours.`;
      case 'not-begun':
        return 'First both players arrange their base lines. Open your board, arrange it and press Ready.';
      case 'ready-already':
        return 'You are ready already. There is nothing more to do for that.';
      case 'line-fixed':
        return 'Your base line is fixed since you were ready. It cannot be changed any more.';
      case 'unknown-sign':
        return `There is no piece “${refusal.sign}”. The signs are Z 0 > x +, as in \`x+0>Z0+x\`.`;
      case 'wrong-length':
        return `A base line has 8 pieces from a to h, and you gave ${refusal.given}. An example: \`x+0>Z0+x\`.`;
      case 'wrong-pieces':
        return `You have ${counts[refusal.sign]}, not ${refusal.given}. A base line is one Z, two 0, one >, two x and two +.`;
      case 'z-not-in-the-middle':
        return `The Z stands in the middle of the base line, on d or e, not on ${refusal.file}.`;
      case 'no-such-file':
        return `There is no column ${refusal.file}. Columns go from a to h.`;
      case 'same-file':
        return `That is ${refusal.file} twice. Name two different columns to swap.`;
      case 'no-such-square':
        return `There is no square ${refusal.square}. Squares go from a1 to h8.`;
      case 'nobody-there':
        return `No piece stands on ${refusal.at}. Choose a square with a piece of yours.`;
      case 'not-yours':
        return `The piece on ${refusal.at} is your opponent’s. Choose one of yours.`;
      case 'face-up-already':
        return `The piece on ${refusal.at} is face up already. Choose another piece, or move this one.`;
      case 'staying-put':
        return `The piece stands on ${refusal.at} already. Choose another square.`;
      case 'not-forward':
        return `From ${refusal.from} to ${refusal.to} is not forward. ${ways[refusal.gait]}.`;
      case 'not-its-way':
        return `It cannot go from ${refusal.from} to ${refusal.to}. ${ways[refusal.gait]}.`;
      case 'blocked':
        return `The piece on ${refusal.at} bars the way to ${refusal.to}: nothing jumps. Choose another square.`;
      case 'own-piece':
        return `Your own piece stands on ${refusal.at}. Choose another square.`;
    }
  },

  controls: {
    myBoard: 'My board',
    shuffle: 'Shuffle',
    byHand: 'Type it',
    ready: 'Ready',
    form: { title: 'Your base line', label: 'Eight pieces from a to h', placeholder: 'x+0>Z0+x' },
    presets: 'A ready-made base line…',
    preset: {
      even: 'Evenly spread',
      centre: 'Strong in the centre',
      wings: 'Strong on the wings',
      guard: 'Zeros beside the Z',
    } as Readonly<Record<Preset, string>>,
    mirrored: (preset: string) => `${preset}, mirrored`,
    swap: 'Swap which piece…',
    swapAnother: 'Swap another piece…',
    swapWith: (file: string, sign: Sign) => `Swap ${file} (${names[sign]}) with…`,
    inLine: (file: string, sign: Sign) => `${file}: ${names[sign]}`,
    piece: 'Which piece acts?',
    pieceOf: (side: Side) => `${Sides[side]}: which piece acts?`,
    anotherPiece: 'Another piece…',
    own: (at: Square, sign: Sign) => `${at}: ${names[sign]}`,
    faces: { up: 'face up', down: 'face down' },
    can: (moves: number) => (moves === 0 ? 'cannot move' : moves === 1 ? '1 move' : `${moves} moves`),
    target(to: Square, taken: Seen | undefined, becomes: 'turned up' | 'as it is'): string {
      if (taken?.sign === 'Z') return `Take the Z on ${to}`;
      const go = taken === undefined ? to : `Take ${to}`;
      if (becomes === 'turned up') return `${go}, turns up`;
      return taken?.sign === undefined ? go : `${go} (${names[taken.sign]})`;
    },
    reveal: (at: Square) => `Turn ${at} face up`,
  },

  lesson: {
    step: {
      task: 'You are White. All but the Z are face down: Black sees that a piece is there, and not which one. A piece face down goes one square forward, straight or diagonally, whatever it is. Choose one and move it; to type it: `c1 c2`.',
      done: 'Black does not know what you have moved, and you do not know what Black has answered with.',
      other: 'That is allowed too. But move a piece that is face down, one with a stitched rim: `c1 c2`.',
    },
    turnUp: {
      task: 'In a turn you move a piece or turn one up. On b1 you have a plus, and a piece of Black’s stands in the same column. Choose b1 and turn it up; to type it: `b1!`.',
      done: 'Now everybody sees the plus. From your next turn it goes along its row and column, as far as it likes, and it never goes back to being hidden.',
      other: 'That is allowed too. But only a piece that is face up moves by its sign: turn up your plus, `b1!`.',
    },
    take: {
      task: 'Whoever moves onto an opponent’s piece takes it; no piece is stronger than another. What stands on b6? Take it with your plus and you will know: `b1 b6`.',
      done: 'It was a zero. What was taken is laid beside the board, face up for both.',
      other: 'That is allowed too. But your plus looks along column b: take the piece on b6.',
    },
    win: {
      task: 'Nobody says “check”, and Black has seen nothing coming: your plus looks along column d. Take the Z on d8, for whoever takes the Z wins: `d6 d8`.',
      done: 'The Z is taken: you win! After the end everything is shown, also what stayed hidden.',
      other: 'That is allowed, but you can win at once: the Z on d8 stands in the column of your plus.',
    },
  },
  chapters,
};

function arrangingHeadline(
  { eyes, ready }: ViewOf<'arranging'>,
  player: Player,
  called: (side: Side) => string,
): string {
  const [first] = ready;
  if (eyes !== 'table' && ready.includes(eyes)) return `You are ready. ${called(otherSide(eyes))} is still arranging.`;
  if (eyes !== 'table') {
    return `${called(eyes)}, arrange your base line, then press Ready. ${player(seats[otherSide(eyes)])} does not see it.`;
  }
  return first === undefined
    ? `${called('white')} and ${called('black')}, arrange your pieces on My board, then press Ready.`
    : `${called(first)} is ready. ${called(otherSide(first))} is still arranging.`;
}

export type Words = typeof en;
