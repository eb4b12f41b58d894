import type { Seat } from '../contract.ts';
import type { Point } from './board.ts';
import {
  type Board,
  type Colour,
  type Event,
  otherColour,
  otherSeat,
  type Refusal,
  type Slide,
  type View,
} from './kind.ts';

type Player = (seat: Seat) => string;

const colours: Readonly<Record<Colour, string>> = { yellow: 'yellow', blue: 'blue' };
const Colours: Readonly<Record<Colour, string>> = { yellow: 'Yellow', blue: 'Blue' };

function pegs(count: number): string {
  return count === 1 ? '1 peg' : `${count} pegs`;
}

function slid({ colour, from, to, pegged, left }: Slide): string {
  const dropped = pegged.length === 0 ? 'dropping no peg' : `dropping ${pegs(pegged.length)} (${pegged.join(' ')})`;
  return `${colours[colour]} from ${from} to ${to}, ${dropped}, ${left} left`;
}

export const en = {
  game: {
    name: 'Foxu',
    tagline: 'Slide your tube along the lines and be the first to drop all its eleven pegs.',
    command: 'foxu',
    typing: 'Type the point where your tube stops: `d4`. The opening slide names the tube too: `yellow d4`.',
  },

  letters: { yellow: 'Y', blue: 'B' } as Readonly<Record<Colour, string>>,

  headline(view: View, player: Player): string {
    switch (view.phase) {
      case 'pegs':
        return `${player(view.awaited)}, place the 11 grey pegs: shuffle them until you like them, or choose the holes by hand.`;
      case 'corners':
        return `${player(view.awaited)}, choose the two opposite corners where the tubes start.`;
      case 'opening':
        return `${player(view.awaited)}, slide either tube once. Then ${player(otherSeat(view.awaited))} chooses a colour.`;
      case 'pie': {
        const { colour, from, to } = view.last;
        return `${player(view.awaited)}, ${colours[colour]} went from ${from} to ${to}: take ${colours[colour]}, or keep ${colours[otherColour(colour)]}.`;
      }
      case 'turns': {
        const again = view.occurrence > 1 ? ' This position stood here before: the third time is a draw.' : '';
        return `${player(view.awaited)}, your turn: slide the ${colours[view.turn]} tube.${again}`;
      }
      case 'over':
        return view.result.by === 'emptying'
          ? `${player(view.owners[view.result.colour])} wins: the ${colours[view.result.colour]} tube is empty.`
          : 'A draw: the same position stood here for the third time.';
    }
  },

  /** The few words in the picture. */
  status(view: View): string {
    switch (view.phase) {
      case 'pegs':
        return 'Where do the grey pegs go?';
      case 'corners':
        return 'Where do the tubes start?';
      case 'opening':
        return 'Opening: either tube';
      case 'pie':
        return `Take ${colours[view.last.colour]}, or keep ${colours[otherColour(view.last.colour)]}?`;
      case 'turns':
        return `${Colours[view.turn]} to move`;
      case 'over':
        return view.result.by === 'emptying'
          ? `${Colours[view.result.colour]} wins`
          : 'A draw: the same position three times';
    }
  },
  /** A quiet second line. Without one, the marks are explained there. */
  remark(view: View, player: Player): string | undefined {
    switch (view.phase) {
      case 'pegs':
        return `${player(view.awaited)} shuffles them or names the holes`;
      case 'corners':
        return `${player(view.awaited)} chooses two opposite corners`;
      case 'opening':
        return `${player(view.awaited)} slides one of them`;
      case 'pie':
        return `${player(view.awaited)} chooses`;
      case 'turns':
        return view.occurrence > 1 ? 'Seen before: the third time is a draw' : undefined;
      case 'over':
        return undefined;
    }
  },
  marks: { drops: 'drops a peg', stands: 'drops none' },
  wins: (name: string) => `${name} wins`,
  emptied: (colour: Colour) => `The ${colours[colour]} tube is empty`,
  stopped: 'This game is over',
  names: Colours,

  describe: {
    preparing: 'Foxu, setting up. Columns a to f, rows 1 to 6, no hole in the corners.',
    tube(colour: Colour, at: Point, left: number, player: string | undefined): string {
      return `${Colours[colour]}${player === undefined ? '' : `, ${player}`}: tube on ${at}, ${pegs(left)} left.`;
    },
    row(row: string, content: Readonly<Record<'grey' | Colour | 'empty', readonly string[]>>): string {
      const parts = Object.entries(content).filter(([, columns]) => columns.length > 0);
      return `Row ${row}: ${parts.map(([kind, columns]) => `${kind} ${columns.join(' ')}`).join('; ')}.`;
    },
    last: (slide: Slide) => `Last slide: ${slid(slide)}.`,
    stops: (colour: Colour, stops: string) => `Stops for ${colours[colour]}, with pegs dropped: ${stops}.`,
  },

  tell(event: Event, player: Player): string {
    switch (event.what) {
      case 'shuffled':
        return `${player(event.seat)} shuffled the grey pegs.`;
      case 'placed':
        return `${player(event.seat)} placed the grey pegs by hand: ${event.grey.join(' ')}.`;
      case 'confirmed':
        return `${player(event.seat)} is happy with the grey pegs.`;
      case 'corners':
        return `${player(event.seat)} put the yellow tube on ${event.tubes.yellow} and the blue one on ${event.tubes.blue}.`;
      case 'opened':
        return `${player(event.seat)} opened: ${slid(event.slide)}.`;
      case 'taken':
        return `${player(event.seat)} takes ${colours[event.colour]}, with the slide as made.`;
      case 'kept':
        return `${player(event.seat)} keeps ${colours[event.colour]}.`;
      case 'slid':
        return `${player(event.seat)} slid ${slid(event.slide)}.`;
      case 'won':
        return `${player(event.seat)} has emptied the ${colours[event.colour]} tube and wins!`;
      case 'drawn':
        return 'The same position for the third time: a draw.';
    }
  },

  explain(refusal: Refusal, player: Player): string {
    switch (refusal.why) {
      case 'over':
        return 'This game is over. Start another one to play again.';
      case 'seats-fixed':
        return 'Foxu is played to its end by the two who began it. Start a game of your own, or resign from this one.';
      case 'not-your-turn':
        return `It is ${player(refusal.awaited)}’s turn. Please wait for yours.`;
      case 'not-now':
        return en.expected[refusal.phase];
      case 'wrong-number-of-pegs':
        return `There are exactly 11 grey pegs, and you named ${refusal.given}. Name 11 different holes.`;
      case 'hole-named-twice':
        return `You named ${refusal.hole} twice. Name 11 different holes.`;
      case 'peg-on-a-corner':
        return `${refusal.corner} is a corner, where there is no hole. Put that peg somewhere else.`;
      case 'not-a-hole':
        return `${refusal.point} is not a hole of this board. Holes go from a1 to f6, without the four corners.`;
      case 'not-a-corner':
        return `${refusal.point} is not a corner. Choose a1, a6, f1 or f6.`;
      case 'no-such-point':
        return `There is no point ${refusal.point}. Points go from a1 to f6.`;
      case 'tube-not-named':
        return `Which tube? Type \`yellow ${refusal.to}\` or \`blue ${refusal.to}\`.`;
      case 'wrong-tube':
        return `Your tube is the ${colours[refusal.yours]} one. Move that one: type only the point where it stops.`;
      case 'staying-put':
        return `The tube is on ${refusal.at} already. It must move by at least one point.`;
      case 'off-the-lines':
        return `No straight line leads from ${refusal.from} to ${refusal.to}. Choose a point on the tube’s row, column or diagonals.`;
      case 'occupied':
        return `The ${colours[refusal.by]} tube stands on ${refusal.to}. Stop before it, or choose another line.`;
      case 'blocked':
        return `The ${colours[refusal.by]} tube on ${refusal.at} bars the way to ${refusal.to}. Stop before it, or choose another line.`;
    }
  },

  /** A move that needs more words than the point where a tube stops. */
  moves: { take: 'take', keep: 'keep', opening: (colour: Colour, to: string) => `${colours[colour]} ${to}` },

  expected: {
    pegs: 'The grey pegs come first. Type `shuffle`, or eleven holes such as `pegs b1 c3 …`, then `ready`.',
    corners: 'Now the tubes need their corners. Type where yellow starts: `corners yellow a1`. Blue starts opposite.',
    opening: 'Now either tube makes the opening slide. Type which and where it stops: `yellow d4`.',
    pie: 'Now you choose a colour. Type `take` for the one that has moved, or `keep` for the other.',
    turns: 'Now you slide your tube. Type the point where it stops: `d4`.',
  },

  controls: {
    shuffle: 'Shuffle',
    byHand: 'By hand',
    ready: 'Use these',
    form: { title: 'Grey pegs', label: 'Eleven different holes', placeholder: 'b1 c3 d5 …' },
    corners: 'Where do the tubes start?',
    tubes: (tubes: Board['tubes']) => `Yellow ${tubes.yellow}, blue ${tubes.blue}`,
    slide: (colour: Colour) => `Slide ${colours[colour]} to…`,
    drops: (count: number) => (count === 0 ? 'drops no peg' : `drops ${pegs(count)}`),
    dropsAll: 'drops the last peg and wins',
    take: (colour: Colour) => `Take ${colours[colour]}`,
    keep: (colour: Colour) => `Keep ${colours[colour]}`,
  },

  lesson: {
    slide: {
      task: 'You are yellow. Your tube slides in a straight line, and every empty hole on its way takes one of your pegs, the hole where it stops too. One slide drops four: choose it in the menu. To type it, name the point where the tube stops: `a5`.',
      done: 'Four pegs in one slide! The band shows the way of your tube, and golden collars mark the pegs it dropped.',
      other: 'That is a slide, but it drops fewer than four pegs. The menu says how many each slide drops.',
    },
    pie: {
      task: 'Another game. The first player has opened with yellow and dropped four pegs at once; now you choose. Take yellow, with that slide as it is, or keep blue: which would you rather have? To type it: `take` or `keep`.',
      done: 'Yellow is yours, four pegs ahead, and the first player goes on with blue. One cuts, the other chooses: so nobody should open too well.',
      other: 'You may keep blue, but then your opponent stays four pegs ahead. So take yellow.',
    },
    bar: {
      task: 'Blue has three pegs left and three empty holes above its tube: with the next slide it would win. No tube passes the other or stops on it, so bar the way: one slide does it, up to the left (`a5`).',
      done: 'Well barred, and two more pegs are gone. Blue has come as far as it could and has one peg left.',
      other: 'Then blue slides up column a, drops its last three pegs and wins. Stop on its way, in column a.',
    },
    win: {
      task: 'You have three pegs left, blue has two. Whoever drops the eleventh peg wins at once. One slide drops all three: along row 5, to the edge (`a5`).',
      done: 'Your tube is empty: you win!',
      other: 'That leaves pegs in your tube, and blue goes on. Drop all three at once, along row 5.',
    },
  },

  chapters: {
    preparation: `### Setting up
Foxu is “one too many”: 32 holes, and 33 pegs in three colours. The board has 6 × 6 points; the four corners, marked by circles, have no hole.
The first player, drawn by lot, fills any 11 holes with the grey pegs, by hand or at random, until satisfied. The same player then chooses two opposite corners and puts the yellow tube on one and the blue tube on the other. Each tube holds 11 pegs of its colour.`,
    moving: `### Moving
In your turn you slide your tube in a straight line along a row, a column or a diagonal, as far as you like, but at least by one point. It may stop in a corner. It never turns or goes back within a turn, and never passes the other tube or stops on it: so you can bar your opponent’s way.
You may not pass: there is always somewhere to go.`,
    pegs: `### Dropping pegs
Every empty hole your tube slides over takes one of its pegs, in the order passed, and so does the hole where it stops. Filled holes and corners take none, and neither does the point it starts from.
In the picture, the last slide is a band with arrowheads, and its pegs have a golden collar. Where the tube to move may stop, a hole that would take a peg has a bright dot, and any other point a thin bright ring.`,
    pie: `### The pie rule
One cuts, the other chooses. The first player slides either tube once. The second player then chooses: **take** that colour, with the slide as made, or **keep** the other one.
Either way the tube that has not moved yet makes the next slide: the first player moves it after a take, the second player after a keep. From then on colours are final and turns alternate. So do not open too well: a good opening will be taken from you.`,
    winning: `### Winning
Whoever drops the eleventh peg wins at once. When the same position (holes, tubes and player to move) comes up for the third time, the game is a draw.`,
    typing: `### Typing
Points are a letter and a number: \`a1\` is the corner at the lower left, \`f6\` at the upper right.
- your turn: where the tube stops, \`d4\`
- the opening slide: the tube too, \`yellow d4\`
- grey pegs: \`shuffle\`, or eleven holes, \`pegs b1 c3 …\`, then \`ready\`
- corners: \`corners yellow a1\` (blue starts opposite)
- pie rule: \`take\` or \`keep\``,
  },
};

export type Words = typeof en;
