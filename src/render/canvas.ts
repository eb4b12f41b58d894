import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

// Fonts of the machine would make pictures differ between hosts. The canvas reads this variable while it loads, and an
// ordinary import would load it before this line.
process.env['DISABLE_SYSTEM_FONTS_LOAD'] = '1';
export const { GlobalFonts, Path2D, createCanvas } = require('@napi-rs/canvas') as typeof import('@napi-rs/canvas');
