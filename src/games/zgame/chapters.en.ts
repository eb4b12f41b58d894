/** The texts of the rules page. */
export const chapters = {
  setup: `### Setting up
Two players, eight pieces each: one **Z**, two **zeros**, one **arrow**, two **crosses**, two **pluses**. The board has 8 × 8 squares. White’s base line is row 1, Black’s row 8.
Both arrange their base line at the same time, in private: the Z on d or e, the other seven in any order. Take a ready-made line, shuffle, swap two pieces or type it; then press *Ready*. When both are ready the game begins. The Z is face up from the start, all else face down. White, drawn by lot, begins.`,
  turn: `### A turn
In your turn you move one piece **or** turn one of your face-down pieces face up.
A face-down piece moves one square forward, straight or diagonally, whatever it is. Once turned up it moves by its sign from your next turn on, and it never goes back.
Nothing jumps. Who moves onto an opponent’s piece takes it; it is laid beside the board face up, so that both see what it was. A face-down piece that reaches the opponent’s base line is turned up at once, in the same turn.`,
  pieces: `### The pieces, once face up
- **Z**: one square in any direction
- **zero** \`0\`: one square forward, straight or diagonally
- **arrow** \`>\`: one or two squares forward, straight or diagonally, in one direction
- **cross** \`x\`: along a diagonal, as far as it likes
- **plus** \`+\`: along a row or column, as far as it likes
In the picture White’s pieces are round and Black’s square. A piece with a closed eye is face down; on your own board you see its sign instead, within a stitched rim. Marks along the rim of a face-up piece say where it goes: a dot one square, a bar up to two, a tip as far as it likes.`,
  end: `### The end
Whoever takes the Z wins. Nobody says “check”, and nobody has to protect the Z.
Who has no legal action passes; when neither can act the game is drawn. It is also drawn when the same position with the same player to act comes up for the third time, and after 50 turns of each player without a capture, a piece turned up, or a forward step of a zero, an arrow or a face-down piece.
After the end everything is shown, and *Replay* steps through the game.`,
  typing: `### Typing
Squares are a letter and a number: \`a1\` is at White’s left.
- move: \`e2 e3\`, \`e2-e3\` or \`e2xd3\`
- turn up: \`e1!\`
- base line from a to h: \`x+0>Z0+x\`; \`shuffle\`; \`swap b e\`; then \`ready\`
In a channel everybody would read it, so your base line is not taken there: use the slash command or *My board*.`,
};

export type Chapters = typeof chapters;
