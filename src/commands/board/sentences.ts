import type { Scene, Shape } from '../../render/scene.ts';
import { words } from '../words/words.ts';

/**
 * Names that the bot itself gives, “the computer (easy)”, “a former player” or “player 2”, are written as they stand inside a sentence,
 * since nobody who puts a name into a text knows where it will come to stand. This makes them right where a sentence
 * begins. Names that members gave themselves stay as they are.
 */
export function withCapitals(text: string): string {
  return text.replace(beginnings, withCapital);
}

export function withCapital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const given = Object.values(words).flatMap(({ computer, somebody, privacy }) => [
  escaped(privacy.former),
  escaped(computer('').slice(0, -1)),
  `${escaped(somebody(0).slice(0, -1))}(?=\\d)`,
]);

/** After small print, a title, a list's mark or the end of another sentence, too. */
const beginnings = new RegExp(`(?<=^(?:-# |#+ |- |\\d+\\. )?(?:\\*\\*)?|[.!?…]\\s)(?:${given.join('|')})`, 'gmu');

function escaped(text: string): string {
  return text.replace(/[()]/g, '\\$&');
}

/** The same for the texts of a picture. The parts that may be cut stay the same parts. */
export function pictureWithCapitals(scene: Scene): Scene {
  return { ...scene, shapes: scene.shapes.map(shapeWithCapitals) };
}

function shapeWithCapitals(shape: Shape): Shape {
  if (shape.shape === 'group') return { ...shape, shapes: shape.shapes.map(shapeWithCapitals) };
  if (shape.shape !== 'text') return shape;
  const text = withCapitals(shape.text);
  if (text === shape.text || shape.cuts === undefined) return { ...shape, text };
  let end = 0;
  const cuts = shape.cuts.map((cut) => {
    const at = shape.text.indexOf(cut, end);
    end = at + cut.length;
    return text.slice(at, end);
  });
  return { ...shape, text, cuts };
}
