import type { Seat } from '../contract.ts';
import { capital } from '../kit/capital.ts';
import { listed } from '../kit/listed.ts';
import type { Answer } from './answers.ts';
import type { Event, Given, Misfit, Refusal, View, ViewOf } from './kind.ts';
import {
  type Card,
  type CardShape,
  type Code,
  type Colour,
  colourOf,
  type Puzzle,
  shapeOf,
  type Value,
} from './pieces.ts';
import type { Possible } from './possible.ts';
import type { Progress } from './progress.ts';
import { totalOf } from './totals.ts';

type Player = (seat: Seat) => string;

const letters: Readonly<Record<Colour, string>> = { red: 'R', yellow: 'Y', green: 'G', blue: 'B', purple: 'P' };
const discs: Readonly<Record<Colour, string>> = { red: '🔴', yellow: '🟡', green: '🟢', blue: '🔵', purple: '🟣' };
const signs: Readonly<Record<CardShape, string>> = { circle: '●', square: '■', triangle: '▲', star: '★', cross: '✚' };
const puzzleNames: Readonly<Record<Puzzle, string>> = { colours: 'colours', shapes: 'shapes' };
const Puzzles: Readonly<Record<Puzzle, string>> = { colours: 'Colours', shapes: 'Shapes' };

function rows(count: number): string {
  return count === 1 ? '1 row' : `${count} rows`;
}

function points(count: number): string {
  return count === 1 ? '1 point' : `${count} points`;
}

function cardName(card: Card): string {
  return `${colourOf(card)} ${shapeOf(card)}`;
}

function cardNames(cards: readonly Card[]): string {
  return cards.map(cardName).join(', ');
}

function answer({ black, white }: Answer): string {
  const parts = [...(black > 0 ? [`${black} black`] : []), ...(white > 0 ? [`${white} white`] : [])];
  return parts.join(', ') || 'no peg';
}

function progressText(progress: Progress): string {
  switch (progress.status) {
    case 'open':
      return `${rows(progress.left)} left`;
    case 'solved':
      return `solved in ${rows(progress.used)}`;
    case 'lost':
      return 'not solved';
  }
}

function sign(value: Value): string {
  return value in letters ? letters[value as Colour] : signs[value as CardShape];
}

export const en = {
  game: {
    name: 'Royale Mastermind',
    tagline: 'Find the colours and the shapes of three secret cards in as few rows as you can.',
    command: 'mastermind',
    cup: 'Everybody scores the points that they won as a setter.',
    typing:
      'Type a row of either puzzle: `colours R G B` or `shapes star star cross`. Setters choose in private, never in the channel: `cards red-star green-circle blue-cross`.',
  },

  /** A row as it is typed, with signs for shapes. */
  row: (puzzle: Puzzle, tokens: readonly string[]) =>
    `${puzzleNames[puzzle]} ${tokens.map((token) => sign(token as Value)).join(' ')}`,

  /** How a round goes: so many rows fewer than rounds usually take, or more when this is below zero. */
  prospects(saved: number): string {
    const some = Math.abs(saved).toFixed(1);
    if (some === '0.0') return 'as many rows as usual';
    return `${some} rows ${saved > 0 ? 'fewer' : 'more'} than usual`;
  },

  /** The letters on tokens and cards. */
  letters,

  headline: {
    choosing(view: ViewOf<'choosing'>, player: Player): string {
      const order = `${player(view.setter)}, choose three cards in secret, or have them drawn.`;
      return [...view.misfits.map((misfit) => en.misfit(misfit, view)), order].join(' ');
    },
    choosingCards(cards: readonly Card[]): string {
      const next = (['left', 'middle', 'right'] as const)[cards.length];
      if (next === undefined) return `Your three cards: ${cardNames(cards)}. Set them?`;
      const chosen = cards.length > 0 ? `Chosen: ${cardNames(cards)}. ` : '';
      return `${chosen}Choose the ${next} card. Nobody else sees this.`;
    },
    seeking({ setter, seekers }: ViewOf<'seeking'>, open: readonly Puzzle[], player: Player): string {
      const { colours, shapes } = seekers;
      const order =
        colours === shapes
          ? `${player(colours)}, find ${open.map((puzzle) => `their ${puzzleNames[puzzle]}`).join(' and ')}.`
          : `${open.map((puzzle) => `${player(seekers[puzzle])}, find the ${puzzleNames[puzzle]}`).join('; ')}.`;
      return `${player(setter)} has set three cards. ${order}`;
    },
    givingRow(puzzle: Puzzle, row: number, tokens: readonly Value[]): string {
      const next = (['left', 'middle', 'right'] as const)[tokens.length];
      const so = `${Puzzles[puzzle]}, row ${row}`;
      if (next === undefined) return `${so}: ${tokens.join(', ')}. Give it?`;
      return tokens.length === 0
        ? `${so}: which ${next} token?`
        : `${so}: ${tokens.join(', ')}, … Which ${next} token?`;
    },
    possible: ({ codes, rows: of }: Possible): string =>
      `Still possible: ${codes} ${codes === 1 ? 'code' : 'codes'}. Each puzzle by itself: ${of.colours} for the colours, ${of.shapes} for the shapes.`,
    possibleNotTold: 'What is still possible is not told in this game: it was not asked for when the game began.',
    shown(view: ViewOf<'shown'>, player: Player, when: string): string {
      const leave = view.seats === 3 && view.fresh.length > 0 ? ` Out of the pack: ${cardNames(view.fresh)}.` : '';
      const scores = points(view.given.length);
      return `The cards were ${cardNames(view.code)}: ${scores} for ${player(view.setter)}.${leave} Round ${view.round + 1} begins when somebody presses the button, at the latest ${when}.`;
    },
    over(view: ViewOf<'over'>, player: Player): string {
      const last = `The last cards were ${cardNames(view.code)}: ${points(view.given.length)} for ${player(view.setter)}.`;
      const totals = view.points.map(totalOf);
      const most = points(Math.max(...totals));
      const names = listed(view.winners.map(player), 'en');
      if (view.winners.length === 0) return `${last} A draw: ${most} each.`;
      return `${last} ${names} ${view.winners.length === 1 ? 'wins' : 'share the win'} with ${most}.`;
    },
    closed: ({ code }: ViewOf<'closed'>): string =>
      `The game ended early. ${code === undefined ? 'No cards were set in this round.' : `The cards were ${cardNames(code)}.`}`,
  },

  misfit(misfit: Misfit, { seats, rounds }: View): string {
    switch (misfit.what) {
      case 'rounds':
        return `${misfit.asked} rounds do not fit ${seats} players: ${rounds} will be played.`;
      case 'setters':
        return 'With three players the setter changes every round.';
    }
  },

  /** The few words in the picture. */
  picture: {
    round: (round: number, of: number) => `Round ${round} of ${of}`,
    black: 'right place',
    white: 'elsewhere',
    puzzle: Puzzles,
    progress(progress: Progress): string {
      switch (progress.status) {
        case 'open':
          return `${rows(progress.left)} left`;
        case 'solved':
          return 'solved';
        case 'lost':
          return 'not solved';
      }
    },
    closed: 'Ended early',
    ended(winners: readonly string[], totals: readonly number[]): string {
      const [most = 0, least = 0] = totals.toSorted((one, other) => other - one);
      if (winners.length === 0) return `A draw, ${most} each`;
      if (winners.length > 1) return `${listed(winners, 'en')} share the win`;
      return `${listed(winners, 'en')} wins${totals.length === 2 ? `, ${most} to ${least}` : ` with ${points(most)}`}`;
    },
  },

  describe: {
    round({ round, rounds, half }: View): string {
      const renewed = half === undefined ? '' : ` Setters change after round ${half}.`;
      return `Round ${round} of ${rounds}.${renewed}`;
    },
    points: (scores: string) => `Points as setter: ${scores}.`,
    rows(puzzle: Puzzle, progress: Progress, given: readonly Given[], manner: 'full' | 'brief'): string {
      const each = given.map(({ row, answer: pegs }) =>
        manner === 'full'
          ? `${row.join(' ')}, ${answer(pegs)}`
          : `${puzzle === 'colours' ? row.map(sign).join('') : row.join(' ')} ${pegs.black}b${pegs.white}w`,
      );
      const head = `${Puzzles[puzzle]}, ${progressText(progress)}`;
      return each.length === 0 ? `${head}.` : `${head}: ${each.join(manner === 'full' ? '; ' : ', ')}.`;
    },
    legend: 'b right place, w elsewhere.',
    hiddenCards: (code: Code) => `The cards, hidden then, left to right: ${cardNames(code)}.`,
    ownCards: (code: Code) => `Your cards, left to right: ${cardNames(code)}.`,
    wholePack: 'The pack has all 25 cards.',
    covered: (some: readonly { readonly colour: Colour; readonly shapes: readonly CardShape[] }[]) =>
      `Covered: ${some.map(({ colour, shapes }) => `${colour} ${shapes.join(' ')}`).join('; ')}.`,
    left: (some: readonly { readonly colour: Colour; readonly shapes: readonly CardShape[] }[]) =>
      `Left in the pack: ${some.map(({ colour, shapes }) => `${colour} ${shapes.join(' ')}`).join('; ')}.`,
  },

  tell(event: Event, player: Player): string {
    switch (event.what) {
      case 'set':
        return `${player(event.seat)} has set three cards for round ${event.round}.`;
      case 'row': {
        const { puzzle, row, answer: pegs } = event.given;
        const end = pegs.black === 3 ? ' Solved!' : event.number === 8 ? ' That was the last row.' : '';
        return `${player(event.seat)}, row ${event.number} of the ${puzzleNames[puzzle]}: ${row.join(', ')} – ${answer(pegs)}.${end}`;
      }
      case 'shown':
        return `Round ${event.round} is over. The cards were ${cardNames(event.code)}. ${player(event.setter)} scores ${points(event.points)}.`;
      case 'covered':
        return `Three cards leave the pack: ${cardNames(event.cards)}.`;
      case 'began': {
        const pack = event.pack === 'fresh' ? ' The pack is complete again.' : '';
        return `Round ${event.round} begins: ${player(event.setter)} sets the cards.${pack}`;
      }
      case 'ended': {
        const scores = event.totals.map((total, seat) => `${player(seat)} ${total}`).join(', ');
        if (event.winners.length === 0) return `The game ends in a draw: ${scores}.`;
        const names = listed(event.winners.map(player), 'en');
        return `${names} ${event.winners.length === 1 ? 'wins' : 'share the win'}: ${scores}.`;
      }
    }
  },

  explain(refusal: Refusal, player: Player): string {
    switch (refusal.why) {
      case 'over':
        return 'This game is over. Start another one to play again.';
      case 'seats-fixed':
        return 'Royale Mastermind is played to its end by those who began it. Start a game of your own, or resign from this one.';
      case 'not-the-setter':
        return `${player(refusal.setter)} sets the cards of this round. Your turn to set will come.`;
      case 'cards-are-set':
        return 'The cards of this round are set already and stay as they are.';
      case 'wrong-number-of-cards':
        return `A code is three cards, and you named ${refusal.given}. Name the left, the middle and the right one.`;
      case 'no-such-card':
        return `There is no card \`${refusal.card}\`. A card is a colour and a shape, such as \`red-star\`.`;
      case 'card-twice':
        return `You named the ${cardName(refusal.card)} twice, but there is only one. Name three different cards.`;
      case 'card-covered':
        return `The ${cardName(refusal.card)} is covered: it is no longer in the pack. Choose another card.`;
      case 'cards-not-set':
        return `${player(refusal.setter)} is still choosing the cards. Rows can be given as soon as they are set.`;
      case 'setter-does-not-seek':
        return 'You set these cards, so you cannot give rows. Lean back and count your points.';
      case 'not-your-puzzle':
        return `In this round you seek the ${puzzleNames[refusal.yours]}; the other puzzle is somebody else’s.`;
      case 'puzzle-solved':
        return `The ${puzzleNames[refusal.puzzle]} are solved already and need no more rows.`;
      case 'no-rows-left':
        return `All 8 rows of the ${puzzleNames[refusal.puzzle]} are used up; there is no ninth.`;
      case 'row-is-past':
        return 'That row is on the board already. Look at its answer before you give another.';
      case 'wrong-number-of-tokens':
        return `A row is three tokens, and you gave ${refusal.given}. Example: \`${en.example[refusal.puzzle]}\`.`;
      case 'no-such-token':
        return refusal.puzzle === 'colours'
          ? `There is no colour \`${refusal.token}\`. The colours are R red, Y yellow, G green, B blue and P purple.`
          : `There is no shape \`${refusal.token}\`. The shapes are circle, square, triangle, star and cross.`;
      case 'between-rounds':
        return 'The round is over and the next has not begun. Press *Next round* or type `next` first.';
      case 'not-between-rounds':
        return 'This round is still being played. The next one begins when it is over.';
    }
  },

  example: { colours: 'colours R G B', shapes: 'shapes star star cross' } as Readonly<Record<Puzzle, string>>,

  controls: {
    choose: 'Choose cards',
    mine: 'My view',
    draw: 'Draw at random',
    typeCards: 'Type them',
    form: {
      title: 'Three secret cards',
      label: 'Left, middle, right',
      placeholder: 'red-star green-circle blue-cross',
    },
    card: { left: 'Left card', middle: 'Middle card', right: 'Right card' },
    cardLabel: (card: Card) => `${discs[colourOf(card)]} ${signs[shapeOf(card)]} ${capital(cardName(card))}`,
    set: 'Set these cards',
    puzzle: Puzzles,
    token: {
      red: `${discs.red} Red`,
      yellow: `${discs.yellow} Yellow`,
      green: `${discs.green} Green`,
      blue: `${discs.blue} Blue`,
      purple: `${discs.purple} Purple`,
      circle: `${signs.circle} Circle`,
      square: `${signs.square} Square`,
      triangle: `${signs.triangle} Triangle`,
      star: `${signs.star} Star`,
      cross: `${signs.cross} Cross`,
    } as Readonly<Record<Value, string>>,
    give: (tokens: readonly Value[]) => `Give ${tokens.map(sign).join(' ')}`,
    back: 'Back',
    possible: 'What is possible?',
    next: 'Next round',
  },

  choices: {
    length: { name: 'length', description: 'How long the game is (the leaflet’s, unless you choose)' },
    full: 'The leaflet’s game: 8 rounds for two players, 24 for three',
    short: 'Short: each sets once, in 2 rounds for two players, 3 for three',
    rounds: {
      name: 'rounds',
      description: 'Another number of rounds (two players 2 to 8, three players 3 to 24)',
    },
    setters: { name: 'setters', description: 'Two players only: who sets the cards' },
    inTurn: 'In turn, round by round',
    oneAfterTheOther: 'One sets all rounds, then the other',
    possible: { name: 'possible', description: 'May seekers look at how many codes are still possible?' },
    notTold: 'No',
    told: 'Yes',
    asking: {
      name: 'possible',
      description: 'Seekers: how many codes are still possible, if that is told in your game',
    },
  },

  lesson: {
    row: {
      task: 'Three cards lie hidden. You look for their colours and, separately, for their shapes. Begin with the colours: press *Colours*, then three of them. To type it: `colours R Y G`.',
      done: 'The answer stands beside your row. A full square: a right colour in its place. A ring: a right colour in a wrong place. Where a mark stands says nothing.',
      other: 'That is a row of shapes, which is allowed too. But begin with the colours: `colours R Y G`.',
    },
    colours: {
      task: 'Read the answers. The second row has a full square and two rings: these three colours are right, and one stands in its place. The first row has a ring: there is red, but not on the left. Only one order is left: which? Give it; it is typed like `colours R Y G`.',
      done: 'Three full squares: the colours are found.',
      other:
        'Not that one: it is blue, blue and red in another order, red not on the left, and just one where the second row has it.',
    },
    shapes: {
      task: 'The shapes now. The answers leave two rows: star circle star, or star circle cross. But each card is there only once, and left and right are both blue: two blue stars there cannot be. Give the right row; it is typed like `shapes star star cross`.',
      done: 'Solved! The cards are shown. The setter gets a point for each row you used, so the fewer the better.',
      other:
        'The answers and the pack rule that out. Left a star, in the middle a circle: and on the right, where it cannot be a second blue star?',
    },
    set: {
      task: 'A new round, and now you are the setter. Choose three cards from left to right with the menus, and set them; what was played is covered and gone. To type it: `cards red-star green-circle purple-cross`. In a game nobody else sees them.',
      done: 'Set. The other player has given a first row, and the program has answered: no setter can err.',
      other: 'Chance may draw them for you, too. But choose three cards yourself this time, one after the other.',
    },
  },

  chapters: {
    idea: `### Royale Mastermind
Two or three players. One, the setter, hides three cards; the others, the seekers, find out their colours and their shapes. The pack has 25 cards: five shapes (circle, square, triangle, star, cross) in five colours (R red, Y yellow, G green, B blue, P purple), each once. That makes 13,800 codes.`,
    round: `### A round
The setter secretly chooses three cards of the pack, in order: left, middle, right. Nobody else sees them until the round ends.
Two puzzles run at the same time: the **colours** of the three cards in order, and their **shapes** in order. For each there are at most **8 rows** of three tokens. A colour or shape may be repeated in a row. Rows of either puzzle may come in any order.`,
    answers: `### Answers
Each row is answered at once, by the program, so that no setter can err:
- **black** (a full square): the right value in the right place;
- **white** (an empty ring): the right value in a wrong place.

Each token and each card counts at most once, blacks first. Where an answer stands says nothing of which token it is for. Three blacks solve the puzzle. The round ends when both puzzles are solved or out of rows.`,
    points: `### Points and the central board
The setter scores one point for every row used, colours and shapes together; an unsolved puzzle counts its 8 rows. So seekers want few rows.
The three cards are then shown, and the next round begins at the press of a button, or by itself after a minute. The central board, the table of all 25 cards, is always in sight: what is covered has left the pack. Use it to join what you know of colours and of shapes: the later the round, the more one tells of the other.`,
    two: `### Two players
Players swap roles after each round. The cards of a round are laid aside and covered, so the pack shrinks by three: 8 rounds use 24 of the 25 cards. These 8 are the leaflet’s game. A *short* game has 2, so each sets once; 4 or 6 may be agreed too. Most points as setter win; as many each is a draw.
*Variant:* one player sets all rounds, then the other sets as many from a fresh pack; totals are compared.`,
    three: `### Three players
The setter faces two seekers: one finds the colours, the other the shapes. Everybody sees all rows. The setter’s role passes clockwise each round, and two seekers swap puzzles whenever they next seek together. The setter takes all rows used as points.
Rounds 1 to 3 use the full pack. Then three cards drawn at random are removed and covered, rounds 4 to 6 use 22 cards, and so on: 24 rounds in all, which is the leaflet’s game. A *short* game has 3, so each sets once; any multiple of 3 between may be agreed too. The highest score wins; ties share.
If it was agreed on, seekers may look at how many codes are still **possible**.`,
    typing: `### Typing
- a row: \`colours R G B\`, \`shapes star star cross\`; words and letters both do
- the setter’s cards: \`cards red-star green-circle blue-cross\`, or \`cards random\`. In the channel everybody would read them, so they are not taken there: use the private panel or the command
- after a round: \`next\``,
  },
};

export type Words = typeof en;
