import { paint } from '../../src/render/paint.ts';
import type { Scene, Text } from '../../src/render/scene.ts';

const side = 64;

/** What a text looks like. */
export function draw(text: string, more: Partial<Text> = {}): string {
  const shape: Text = { shape: 'text', x: side / 2, y: side / 2, text, size: 36, ink: '#000000', ...more };
  const scene: Scene = {
    width: side,
    height: side,
    ground: '#ffffff',
    colours: '000000ffffff',
    base: { key: 'blank', shapes: [] },
    shapes: [shape],
  };
  return Buffer.from(paint(scene).pixels.buffer).toString('base64');
}
