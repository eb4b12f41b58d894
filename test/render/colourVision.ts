import type { Rgb } from '../../src/render/inks.ts';

type Lab = readonly [lightness: number, a: number, b: number];

/** How eyes that completely lack one kind of cone see linear light (Machado, Oliveira and Fernandes, 2009). */
export const visions = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

export type Vision = keyof typeof visions;

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

const dot = (weights: readonly number[], [r, g, b]: Rgb) =>
  (weights[0] ?? 0) * r + (weights[1] ?? 0) * g + (weights[2] ?? 0) * b;

function toLinear([red, green, blue]: Rgb): Rgb {
  return [linear(red), linear(green), linear(blue)];
}

export function luminance(colour: Rgb): number {
  return dot([0.2126, 0.7152, 0.0722], toLinear(colour));
}

/** The contrast of a text with its ground by WCAG 2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The colour that an eye of this kind sees, in CIE Lab. */
export function seen(colour: Rgb, vision: Vision): Lab {
  const light = toLinear(colour);
  const cut = (from: number) => Math.min(1, Math.max(0, dot(visions[vision].slice(from, from + 3), light)));
  const rgb: Rgb = [cut(0), cut(3), cut(6)];
  const curve = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = curve(dot([0.4124564, 0.3575761, 0.1804375], rgb) / 0.95047);
  const y = curve(dot([0.2126729, 0.7151522, 0.072175], rgb));
  const z = curve(dot([0.0193339, 0.119192, 0.9503041], rgb) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const hue = (a: number, b: number) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** The CIEDE2000 difference: about 1 is just visible, above 10 is seen at a glance. */
export function difference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const grey = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const stretch = 1 + 0.5 * (1 - grey((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [hue(a1 * stretch, b1), hue(a2 * stretch, b2)];
  const turn = ((h2 - h1 + 540) % 360) - 180;
  const [lightness, chroma, middle] = [(l1 + l2) / 2, (c1 + c2) / 2, h1 + turn / 2];

  const t =
    1 -
    0.17 * Math.cos(radians(middle - 30)) +
    0.24 * Math.cos(radians(2 * middle)) +
    0.32 * Math.cos(radians(3 * middle + 6)) -
    0.2 * Math.cos(radians(4 * middle - 63));
  const lightnessScale = 1 + (0.015 * (lightness - 50) ** 2) / Math.sqrt(20 + (lightness - 50) ** 2);
  const chromaPart = (c2 - c1) / (1 + 0.045 * chroma);
  const huePart = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))) / (1 + 0.015 * chroma * t);
  const around = (((middle % 360) + 360) % 360) - 275;
  const rotation = -2 * grey(chroma) * Math.sin(radians(60 * Math.exp(-((around / 25) ** 2))));
  return Math.sqrt(
    ((l2 - l1) / lightnessScale) ** 2 + chromaPart ** 2 + huePart ** 2 + rotation * chromaPart * huePart,
  );
}
