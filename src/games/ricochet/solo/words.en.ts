import { capital } from '../../kit/capital.ts';
import { en as game } from '../words.en.ts';
import { type Difficulty, type Event, mostMoves, type Refusal, type View } from './kind.ts';
import { type Length, lengths } from './lengths.ts';

const { moves } = game;

const levels: Readonly<Record<Difficulty, string>> = { easy: 'easy', medium: 'medium', hard: 'hard', expert: 'expert' };
const showBest = 'Show the best';

/** Only the texts of the boards for one. All other texts are those of the game itself. */
export const en = {
  game: {
    name: 'Ricochet Robots: puzzle',
    tagline: 'Bring a robot to its target, then find a way with fewer moves.',
    command: 'ricochet',
    typing: `Press *${game.controls.type}* and type moves: a robot (\`r\` red, \`g\` green, \`b\` blue, \`y\` yellow) and where it goes, \`r up b left\` or \`r^ b<\`, up to 20 at once. Also \`undo\`, \`reset\`, and \`give up\` to see the best solution.`,
  },

  levels,
  /** How many moves such a board needs at least. */
  difficulty: (level: Difficulty, { least, most }: Length): string => `${levels[level]}: ${least} to ${most} moves`,

  task: (...what: Parameters<typeof game.task>): string => capital(game.task(...what)),
  made(count: number, verdict: View['verdict']): string {
    const made = count === 0 ? 'No robot has moved yet.' : `${moves(count)} made.`;
    switch (verdict) {
      case 'solved':
        return `You are there in ${moves(count)}.`;
      case 'unturned':
        return `${made} ${game.round.unturned}`;
      case 'not-there':
        return made;
    }
  },
  /** The player's best so far, while a better one is possible. */
  yourBest: (count: number): string => `Your best: ${moves(count)}. Can it be done in fewer?`,
  yourBestWay: (way: string): string => `Your best way: ${way}.`,
  /** The player's best, when there was a better solution. */
  yoursWas: (count: number): string => `Your best was ${moves(count)}.`,
  solved: (count: number): string => `Solved in ${moves(count)}!`,
  seed: (level: Difficulty, seed: string): string => `Difficulty: ${levels[level]}. Seed: ${seed}`,
  daily: (day: string): string => `The board of ${day}, the same for everybody.`,

  /** The few words in the picture, before a number. */
  below: {
    start: 'Find a way',
    made: 'Moves made',
    unturned: 'There, but without a turn',
    there: 'There! Now in fewer?',
    shortest: 'and no solution is shorter',
    best: 'The best solution',
    yourBest: (count: number): string => `Your best: ${moves(count)}`,
  },

  tell(event: Event): string {
    switch (event.what) {
      case 'chosen':
        return `You choose the ${event.robot} robot.`;
      case 'slid':
        return `You move ${event.slides.map(({ robot, direction }) => `${robot} ${direction}`).join(', ')}.`;
      case 'undone':
        return 'You take the last move back.';
      case 'reset':
        return 'You put the robots back to the start.';
      case 'given-up':
        return 'You ask for the best solution.';
      case 'solved':
        switch (event.how) {
          case 'best':
            return `Solved in ${moves(event.moves)}, and no solution is shorter!`;
          case 'better':
            return `Solved in ${moves(event.moves)}!`;
          case 'no-better':
            return `Solved in ${moves(event.moves)}: no fewer than before.`;
        }
    }
  },

  explain(refusal: Exclude<Refusal, { why: 'does-not-move' | 'nothing-to-undo' }>): string {
    switch (refusal.why) {
      case 'alone':
        return 'You play this board alone: here you only move robots, take moves back, or ask for the best solution.';
      case 'solved-already':
        return `The target is reached in ${moves(refusal.moves)}. Undo some or reset to look for a shorter way.`;
      case 'too-many-moves':
        return `That would be more than ${refusal.most} moves. There is a shorter way: undo some, or reset.`;
    }
  },

  showBest,
  asksToShow: {
    question: 'Do you really want to see a best solution? That ends this board; what you have found stays yours.',
    goOn: 'Keep looking',
    surely: 'Yes, show it',
  },

  chapters: {
    aim: `### A board for you alone
Only you see it. Bring the robot of the target’s colour to its target, whose token lies in the centre and whose cell is golden; to the cosmic vortex, any robot. Then look for a way with fewer moves. When you have found one with the fewest possible, the board is done. Until then undo and reset as you like: your best counts. *${showBest}* shows a best solution, and ends it.`,
    pressing: `### Pressing and typing
Choose a robot, then a direction: those in which it cannot move are dimmed. The arrows show your moves in their order, the dashed outlines where robots began. With *${game.controls.type}* you type several at once, up to 20: \`r^ b<\`, \`red up, blue left\`; also \`undo\`, \`reset\`, \`give up\`. No more than ${mostMoves} moves are kept.`,
    boards: `### Boards for one
\`/ricochet puzzle\` gives you a board as difficult as you choose, as often as you like. Give its seed and its difficulty to a friend, and they get the very same one.
\`/ricochet daily\` is one board a day, the same for everybody, whose best solution has ${lengths.daily.least} to ${lengths.daily.most} moves. Its results tell whose solutions are shortest, and who found a first one fastest: your time runs from when you first see the board. A new one comes at midnight, by the clock of the server.`,
  },
};

export type Words = typeof en;
