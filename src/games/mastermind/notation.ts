import type { Notation } from '../contract.ts';
import { folded, withoutExclamation } from '../kit/folded.ts';
import type { Move, RowNumber } from './kind.ts';
import { type Card, type Colour, isCard, isColour, isValue, type Puzzle, puzzles } from './pieces.ts';
import { cardWords, colourNamed, drawWords, joiners, nextWords, puzzleWords, shapeNamed } from './typedWords.ts';

const longest = 60;

export const letters: Readonly<Record<Colour, string>> = {
  red: 'R',
  yellow: 'Y',
  green: 'G',
  blue: 'B',
  purple: 'P',
};

export const notation: Notation<Move> = {
  write(move) {
    switch (move.act) {
      case 'choose':
        return ['cards', ...move.cards].join(' ');
      case 'draw':
        return 'cards random';
      case 'next':
        return 'next';
      case 'row': {
        const tokens = move.tokens.map((token) =>
          move.puzzle === 'colours' && isColour(token) ? letters[token] : token,
        );
        return [move.puzzle, ...tokens, ...(move.at ? [`#${move.at.round}.${move.at.row}`] : [])].join(' ');
      }
    }
  },
  read(text) {
    const move = readTokens(tokensOf(text));
    return move !== undefined && notation.write(move).length <= longest ? move : undefined;
  },
};

/** At least one word must name a token or a card, because ordinary talk also begins with « code » or « formes ». */
function readTokens(tokens: readonly string[]): Move | undefined {
  const [first = '', ...rest] = tokens;
  if (rest.length === 0) return nextWords.includes(first) ? { act: 'next' } : undefined;
  if (cardWords.includes(first)) return isDraw(rest) ? { act: 'draw' } : readCards(rest);
  for (const puzzle of puzzles) {
    if (puzzleWords[puzzle].includes(first)) return readRow(puzzle, rest);
  }
  return readBare(tokens);
}

/** Without a word in front, only a whole row or code is understood: three tokens of one kind, or three cards. */
function readBare(tokens: readonly string[]): Move | undefined {
  for (const puzzle of puzzles) {
    if (tokens.length === 3 && tokens.every((token) => isValue(named(token, puzzle), puzzle))) {
      return readRow(puzzle, tokens);
    }
  }
  const cards = joined(tokens);
  return cards.length === 3 && cards.every(isCard) ? { act: 'choose', cards } : undefined;
}

function isDraw(rest: readonly string[]): boolean {
  const words = rest[0] === 'au' || rest[0] === 'at' ? rest.slice(1) : rest;
  return words.length === 1 && drawWords.includes(words[0] ?? '');
}

function readCards(rest: readonly string[]): Move | undefined {
  const cards = joined(rest);
  return cards.some(isCard) ? { act: 'choose', cards } : undefined;
}

function readRow(puzzle: Puzzle, rest: readonly string[]): Move | undefined {
  const at = rowNumberIn(rest.at(-1) ?? '');
  const typed = at === undefined ? rest : rest.slice(0, -1);
  const tokens = apart(typed, puzzle).map((token) => named(token, puzzle));
  if (!tokens.some((token) => isValue(token, puzzle))) return undefined;
  return { act: 'row', puzzle, tokens, ...(at && { at }) };
}

/** Takes letters written together apart: `colours RGB` becomes `colours R G B`. */
function apart(typed: readonly string[], puzzle: Puzzle): readonly string[] {
  const [only = '', ...more] = typed;
  const close = puzzle === 'colours' && more.length === 0 && !colourNamed.has(only);
  return close && [...only].every((letter) => colourNamed.has(letter)) ? [...only] : typed;
}

function named(token: string, puzzle: Puzzle): string {
  return (puzzle === 'colours' ? colourNamed : shapeNamed).get(token) ?? token;
}

function rowNumberIn(token: string): RowNumber | undefined {
  const [, round, row] = /^#([1-9]\d?)\.([1-9])$/.exec(token) ?? [];
  return round === undefined || row === undefined ? undefined : { round: Number(round), row: Number(row) };
}

/** `red-star`, `red star` and `étoile rouge` are one card. A word that names no card stays as it was typed. */
function joined(tokens: readonly string[]): readonly string[] {
  const [first, second, ...rest] = tokens;
  if (first === undefined) return [];
  const parts = first.split('-');
  const alone = parts.length === 2 ? cardNamed(parts) : undefined;
  if (alone !== undefined) return [alone, ...joined(tokens.slice(1))];
  const pair = second === undefined ? undefined : cardNamed([first, second]);
  return pair === undefined ? [first, ...joined(tokens.slice(1))] : [pair, ...joined(rest)];
}

function cardNamed([one = '', other = '']: readonly string[]): Card | undefined {
  const colour = colourNamed.get(one) ?? colourNamed.get(other);
  const shape = shapeNamed.get(one) ?? shapeNamed.get(other);
  return colour === undefined || shape === undefined ? undefined : `${colour}-${shape}`;
}

/** The words of the text. A text with any other sign is not meant as a move, and is not safe to repeat. */
function tokensOf(text: string): readonly string[] {
  const words = withoutExclamation(folded(text)).split(/[ :]+/);
  const tokens = words.filter((token) => token !== '' && !joiners.includes(token));
  return tokens.every((token) => /^([a-z0-9*+-]+|#[0-9.]+)$/.test(token)) ? tokens : [];
}
