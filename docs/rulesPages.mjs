// Writes the rules pages, the gallery and their pictures from the games themselves: `npm run docs`.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rulesSpeech } from '../dist/commands/board/rulesSpeech.js';
import { words } from '../dist/commands/words/words.js';
import { languages } from '../dist/games/contract.js';
import { games } from '../dist/games/registry.js';
import { renderPicture } from '../dist/render/picture.js';

/** @typedef {import('../src/games/contract.ts').Language} Language */
/** @typedef {import('../src/games/kernel.ts').Game} Game */
/** @typedef {{ readonly path: string, readonly content: string | Uint8Array }} Written */

/** The texts of the pages that do not come from the games. */
const frame = {
  en: {
    tongue: 'English',
    about: (/** @type {string} */ game) => `For whoever wants to learn or look up the rules of ${game}.`,
    players: (/** @type {string} */ seats) => `For ${seats} players.`,
    or: 'or',
    begin: (/** @type {string} */ command) => `To begin: \`${command}\`.`,
    computer: (/** @type {string} */ levels) => `The computer plays too: ${levels}.`,
  },
  fr: {
    tongue: 'Français',
    about: (/** @type {string} */ game) => `Pour qui veut apprendre ou vérifier les règles de ${game}.`,
    players: (/** @type {string} */ seats) => `Pour ${seats} joueurs.`,
    or: 'ou',
    begin: (/** @type {string} */ command) => `Pour commencer\u00a0: \`${command}\`.`,
    computer: (/** @type {string} */ levels) => `L’ordinateur joue aussi\u00a0: ${levels}.`,
  },
};

/**
 * Every file there should be, by its path from the top of the project.
 * @returns {Written[]}
 */
export function rulesPages() {
  return games.flatMap((game) => languages.flatMap((language) => pageOf(game, language)));
}

/**
 * @param {Game} game
 * @param {Language} language
 * @returns {Written[]}
 */
function pageOf(game, language) {
  const speech = rulesSpeech(language);
  /** @type {Written[]} */
  const pictures = [];
  const chapters = game.chapters(language, speech).map(({ text, scene, description = '' }) => {
    if (scene === undefined) return toPage(text);
    const name = `${game.id}-${language}-${pictures.length + 1}.png`;
    pictures.push({ path: `docs/pictures/${name}`, content: renderPicture(scene) });
    return `${toPage(text)}\n\n![${altText(description)}](../pictures/${name})`;
  });
  const page = [
    `<!-- Written by \`npm run docs\` from src/games/${game.id}. What is to change, change there. -->`,
    `# ${game.words[language].name}`,
    `${frame[language].about(game.words[language].name)} ${game.words[language].tagline}`,
    [...introduction(game, language), ...otherTongues(game, language)].join(' '),
    ...chapters,
  ].join('\n\n');
  return [{ path: `docs/rules/${game.id}.${language}.md`, content: `${page}\n` }, ...pictures];
}

/**
 * @param {Game} game
 * @param {Language} language
 * @returns {string[]}
 */
function introduction(game, language) {
  const { least, most, counts, open } = game.seating;
  const { players, or, begin, computer } = frame[language];
  /** @type {Readonly<Record<string, string>>} */
  const levelNames = words[language].levels;
  const levels = game.bots.map((level) => levelNames[level] ?? level).join(', ');
  return [
    players(counts?.join(` ${or} `) ?? (least === most ? `${least}` : `${least}–${most}`)),
    begin(`/${game.words[language].command} ${words[language].commands[open ? 'start' : 'challenge'].name}`),
    ...(levels === '' ? [] : [computer(levels)]),
  ];
}

/**
 * @param {Game} game
 * @param {Language} language
 */
function otherTongues(game, language) {
  return languages
    .filter((other) => other !== language)
    .map((other) => `[${frame[other].tongue}](${game.id}.${other}.md)`);
}

/**
 * Discord keeps every line break, but a page only those between paragraphs. On a page, titles are one level lower.
 * @param {string} text
 */
function toPage(text) {
  const lines = text.split('\n').filter((line) => line !== '');
  const isItem = (/** @type {string | undefined} */ line) => line?.startsWith('- ') ?? false;
  const apart = lines.map((line, at) => (isItem(line) && isItem(lines[at - 1]) ? line : `\n${line}`));
  return apart.join('\n').trimStart().replace(/^### /gm, '## ');
}

/** @param {string} description */
function altText(description) {
  return description.replace(/\s*\n\s*/g, ' ').replace(/[\\[\]]/g, '\\$&');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { galleryPages } = await import('./gallery.mjs');
  for (const { path, content } of [...rulesPages(), ...(await galleryPages())]) {
    const file = join(import.meta.dirname, '..', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    console.log(path);
  }
}
