// Makes the moving pictures of the READMEs, and sheets with all approved pictures: `npm run docs`.
import { readdirSync, readFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { rulesSpeech } from '../dist/commands/board/rulesSpeech.js';
import { languages } from '../dist/games/contract.js';
import { games } from '../dist/games/registry.js';
import { example } from '../dist/games/ricochet/example.js';
import { exampleView, stages } from '../dist/games/ricochet/exampleRound.js';
import { face } from '../dist/games/ricochet/face/face.js';
import { renderFilm } from '../dist/render/film.js';

/** @typedef {import('../src/games/contract.ts').Language} Language */
/** @typedef {import('./rulesPages.mjs').Written} Written */

/** A picture is shown this wide, on the dark and on the light ground of Discord. */
const width = 260;
const gap = 14;
const columns = 4;
const grounds = ['#313338', '#ffffff'];

const frame = {
  en: {
    tongue: 'English',
    title: 'Gallery',
    about:
      'For whoever wants to see what the games look like: every approved picture of every game, on the dark and on the light ground of Discord. The tests compare each with what is drawn now.',
    alt: (/** @type {string} */ game) => `All approved pictures of ${game}, small, in rows on dark and light ground.`,
  },
  fr: {
    tongue: 'Français',
    title: 'Galerie',
    about:
      'Pour qui veut voir à quoi ressemblent les jeux\u00a0: toutes les images approuvées de chaque jeu, sur le fond sombre et sur le fond clair de Discord. Les tests comparent chacune à ce qui est dessiné maintenant.',
    alt: (/** @type {string} */ game) =>
      `Toutes les images approuvées de ${game}, en petit, par rangées sur fond sombre et sur fond clair.`,
  },
};

/**
 * Every file there should be, by its path from the top of the project.
 * @returns {Promise<Written[]>}
 */
export async function galleryPages() {
  const sheets = await Promise.all(games.map(async ({ id }) => ({ path: sheetOf(id), content: await sheet(id) })));
  const rounds = languages.map((language) => ({
    path: `docs/pictures/ricochet-round-${language}.gif`,
    content: round(language),
  }));
  return [...rounds, ...sheets, ...languages.map(page)];
}

const sheetOf = (/** @type {string} */ game) => `docs/pictures/sheet-${game}.webp`;

/**
 * A round of Ricochet Robots: the target, three bids, the way that is shown, and who won.
 * @param {Language} language
 */
function round(language) {
  const { best } = example;
  const bids = [
    [{ seat: 1, moves: 9 }],
    [
      { seat: 0, moves: 7 },
      { seat: 1, moves: 9 },
    ],
    [
      { seat: 0, moves: best.length },
      { seat: 1, moves: 9 },
    ],
  ];
  const next = [{ seat: 1, moves: 9 }];
  const shown = best.map((_, nth) => stages.showing(best.slice(0, nth + 1), best.length, next));
  const won = stages.won(best);
  const all = [stages.open, ...bids.map(stages.bidding), ...shown, won];
  // A clock runs: bidding ends, and the demonstration too, when second hands show 42.
  const speech = { ...rulesSpeech(language), second: () => 42 };
  const frames = all.map((stage) => face.draw(exampleView(stage), speech));
  return renderFilm(frames, { again: true });
}

/**
 * @param {string} game
 * @returns {Promise<Uint8Array>}
 */
async function sheet(game) {
  const folder = new URL(`../test/games/${game}/goldens/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.png'));
  const pictures = await Promise.all(names.sort().map((name) => loadImage(readFileSync(new URL(name, folder)))));
  const heightOf = (/** @type {{ width: number, height: number }} */ picture) =>
    Math.round((picture.height * width) / picture.width);
  const rows = Array.from({ length: Math.ceil(pictures.length / columns) }, (_, nth) =>
    pictures.slice(nth * columns, (nth + 1) * columns),
  );
  const heights = rows.map((row) => Math.max(...row.map(heightOf)) + 2 * gap);
  const canvas = createCanvas(
    columns * (width + gap) + gap,
    heights.reduce((sum, height) => sum + height, 0),
  );
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  let top = 0;
  for (const [nth, row] of rows.entries()) {
    context.fillStyle = grounds[nth % grounds.length] ?? '';
    context.fillRect(0, top, canvas.width, heights[nth] ?? 0);
    for (const [column, picture] of row.entries()) {
      context.drawImage(picture, gap + column * (width + gap), top + gap, width, heightOf(picture));
    }
    top += heights[nth] ?? 0;
  }
  return canvas.toBuffer('image/webp', 88);
}

/**
 * @param {Language} language
 * @returns {Written}
 */
function page(language) {
  const { title, about, alt } = frame[language];
  const others = languages.filter((other) => other !== language);
  const links = others.map((other) => `[${frame[other].tongue}](gallery.${other}.md)`);
  const parts = games.map(({ id, words }) => {
    const { name } = words[language];
    return `## ${name}\n\n![${alt(name)}](${sheetOf(id).replace('docs/', '')})`;
  });
  const text = [
    '<!-- Written by `npm run docs` from the approved pictures in `test/games`. -->',
    `# ${title}`,
    `${about} ${links.join(' ')}`,
    ...parts,
  ];
  return { path: `docs/gallery.${language}.md`, content: `${text.join('\n\n')}\n` };
}
