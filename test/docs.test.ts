import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadImage } from '@napi-rs/canvas';
import pixelmatch from 'pixelmatch';
import { describe, expect, test } from 'vitest';
import { inviteLink } from '../src/commands/client/rights.ts';
import { words } from '../src/commands/words/words.ts';
import { variableNames } from '../src/env.ts';
import { languages } from '../src/games/contract.ts';
import { games } from '../src/games/registry.ts';
import { holdings } from '../src/host/privacy/holdings.ts';
import { openMetrics } from '../src/metrics.ts';
import { nothingThere, readMetrics } from './prometheus.ts';
import { decode } from './render/golden.ts';

interface Written {
  readonly path: string;
  readonly content: string | Uint8Array;
}

const { rulesPages } = (await import(pathToFileURL('docs/rulesPages.mjs').href)) as { rulesPages(): Written[] };
const { galleryPages } = (await import(pathToFileURL('docs/gallery.mjs').href)) as {
  galleryPages(): Promise<Written[]>;
};
const rulesWritten = rulesPages();
const written = [...rulesWritten, ...(await galleryPages())];

const pages = [...readdirSync('.'), ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map(inDocs)].filter(
  (path) => path.endsWith('.md'),
);
const french = pages.filter((path) => path.endsWith('.fr.md'));

const inPictures = (name: string): string => `docs/pictures/${name}`;

function inDocs(path: string): string {
  return join('docs', path);
}

const read = (path: string): string => readFileSync(path, 'utf8');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

const blocks = /^( *)```.*?^\1```$/gms;
const withoutBlocks = (text: string): string => text.replace(blocks, '');
const withoutCode = (text: string): string => withoutBlocks(text).replace(/`[^`\n]*`/g, '');

const headings = (path: string): string[] => all(withoutBlocks(read(path)), /^(#+ .+)$/gm);

/** The anchor of a heading, as Git hosts make it. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

test.each([
  ['README.md', '## Try it'],
  ['README.fr.md', '## L’essayer'],
])('%s has both commands of a fresh machine', (path, heading) => {
  const section = read(path).split(`${heading}\n`)[1]?.split('\n## ')[0];
  for (const command of ['npm ci && npm start', 'npm ci && npm test']) expect(section).toContain(`\n${command}\n`);
});

describe('the pages on privacy', () => {
  test.each(languages)('name in %s all that may be kept about a person', (language) => {
    const named = all(read(`docs/privacy.${language}.md`), /`([a-z:/*-]+)`/g);
    expect(holdings.people.filter((pattern) => !named.includes(pattern))).toEqual([]);
  });
});

describe('the pages that are made from the games', () => {
  const texts = written.filter(({ content }) => typeof content === 'string');
  const pictures = written.filter(({ content }) => typeof content !== 'string');

  test.each(texts)('$path has the present texts of the games (`npm run docs` writes it again)', ({ path, content }) => {
    expect(read(path)).toBe(content);
  });

  test.each(pictures)(
    '$path is the picture that is drawn now (`npm run docs` draws it again)',
    async ({ path, content }) => {
      const [kept, now] = [await decode(readFileSync(path)), await decode(content as Uint8Array)];
      expect([kept.width, kept.height]).toEqual([now.width, now.height]);
      expect(pixelmatch(kept.data, now.data, undefined, now.width, now.height, { threshold: 0.1 })).toBe(0);
    },
  );

  test('hold a moving picture of a round of at most one megabyte', () => {
    const film = pictures.find(({ path }) => path.endsWith('.gif'));
    expect(film?.content.length).toBeLessThan(1_000_000);
  });

  test('are the only ones: no page is left of a game or chapter that was removed', () => {
    const paths = written.map(({ path }) => path);
    const kept = readdirSync('docs/rules').map((name) => `docs/rules/${name}`);
    const drawn = readdirSync('docs/pictures').map(inPictures);
    const expected = games.flatMap(({ id }) => languages.map((language) => `docs/rules/${id}.${language}.md`));
    expect(kept.sort()).toEqual(expected.sort());
    const ofGames = drawn.filter((path) => !path.startsWith('docs/pictures/playground-'));
    expect(ofGames.sort()).toEqual(paths.filter((path) => !path.endsWith('.md')).sort());
  });

  test('are listed with the documents', () => {
    for (const { path } of texts) expect(read('docs/README.md')).toContain(`(${path.replace('docs/', '')})`);
  });
});

test('every picture is shown on a page', () => {
  const shown = pages.flatMap((path) =>
    [...all(read(path), /!\[(?:\\.|[^\]\\])*\]\(([^)]+)\)/g), ...all(read(path), /<img [^>]*src="([^"]+)"/g)].map(
      (target) => normalize(join(dirname(path), target)),
    ),
  );
  const kept = readdirSync('docs/pictures').map(inPictures);
  expect(kept.filter((picture) => !shown.includes(picture))).toEqual([]);
});

test('the pictures of the playground have two pixels for each point, and at most 150 kB', async () => {
  const taken = readdirSync('docs/pictures').filter((name) => name.startsWith('playground-'));
  expect(taken.length).toBe(3 * languages.length);
  for (const name of taken.map(inPictures)) {
    const { width, height } = await loadImage(readFileSync(name));
    expect([
      [1120, 720],
      [390, 844],
    ]).toContainEqual([width / 2, height / 2]);
    expect(statSync(name).size).toBeLessThan(150_000);
  }
});

describe.each(pages)('%s', (path) => {
  const text = read(path);

  test('links only to files and headings that exist', () => {
    const targets = [...all(withoutCode(text), /\]\(([^)]+)\)/g), ...all(text, /<img [^>]*src="([^"]+)"/g)];
    const own = targets.filter((target) => !/^https?:/.test(target));
    const missing = own.filter((target) => {
      const [file = '', anchor] = target.split('#');
      const there = file === '' ? path : normalize(join(dirname(path), file));
      if (!existsSync(there)) return true;
      return anchor !== undefined && !headings(there).map(anchorOf).includes(anchor);
    });
    expect(missing).toEqual([]);
  });

  // The READMEs begin with what makes one want to read on.
  if (!path.startsWith('README')) {
    test('says in its first line whom it is for', () => {
      const [, first = ''] = /^# .+\n\n(.+)/m.exec(text) ?? [];
      expect(first).toMatch(path.endsWith('.fr.md') ? /^Pour qui(?:conque)? / : /^For whoever /);
    });
  }

  test('gives every picture an alt text', () => {
    const inHtml = all(text, /(<img [^>]*>)/g).map((picture) => /alt="([^"]*)"/.exec(picture)?.[1] ?? '');
    for (const alt of [...all(text, /!\[((?:\\.|[^\]\\])*)\]\(/g), ...inHtml]) expect(alt.length).toBeGreaterThan(20);
  });

  test('names commands of npm that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...all(text, /npm run (?:--\S+ )*([\w-]+)/g), ...all(text, /npm (start|test)\b/g)];
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('names files that exist', () => {
    const named = all(text, /`((?:src|test|docs|biome)[/.][\w./-]*)`/g);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('the release', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };

  test('is the newest of the changelog, below what is not released yet', () => {
    const [unreleased, newest] = headings('CHANGELOG.md').filter((heading) => heading.startsWith('## '));
    expect(unreleased).toBe('## [Unreleased]');
    expect(newest).toMatch(/^## \[[\d.]+\] - \d{4}-\d\d-\d\d$/);
    expect(newest).toContain(`[${version}]`);
  });

  test.each(['docs/hosting.en.md', 'docs/hosting.fr.md', 'SECURITY.md', '.github/ISSUE_TEMPLATE/bug.md'])(
    'is named by its tag in %s',
    (path) => {
      expect(read(path)).toContain(`v${version}`);
    },
  );
});

describe.each(['README.md', 'README.fr.md'])('%s', (path) => {
  test('has the invitation that Plateau itself gives', () => {
    expect(all(read(path), /^ +(https:\S+oauth2\S+)$/gm)).toEqual([inviteLink('APPLICATION_ID')]);
  });

  test('names each permission as Plateau names it', () => {
    const { missing: _, ...rights } = words[path.includes('.fr.') ? 'fr' : 'en'].rights;
    for (const name of Object.values(rights)) expect(read(path).replace(/\s+/g, ' ')).toContain(name);
  });
});

/** The first cells of the table with this head. */
function firstColumn(path: string, head: string): string[] {
  const table = read(path).split(`| ${head} |`)[1]?.split('\n\n')[0] ?? '';
  return all(table, /^\| (`.+?) \|/gm).flatMap((cell) => all(cell, /`([^`]+)`/g));
}

/** The names of all metrics. */
const served = [...readMetrics((await openMetrics(nothingThere).written()).text).keys()];

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => read(join('src', path)))
  .join('\n');

describe.each(languages)('in %s', (language) => {
  const hosting = `docs/hosting.${language}.md`;
  const operations = `docs/operations.${language}.md`;

  test('exactly the variables of the environment are explained', () => {
    expect(firstColumn(hosting, 'Variable').sort()).toEqual([...variableNames].sort());
  });

  test('exactly the metrics that exist are explained', () => {
    const own = served.filter((name) => name.startsWith('plateau_'));
    expect(own.length).toBeGreaterThan(10);
    expect(firstColumn(operations, language === 'fr' ? 'Mesure' : 'Metric').sort()).toEqual(own.sort());
  });

  test('every log line is explained, and every explained line exists', () => {
    const explained = firstColumn(operations, '`msg`');
    const lines = all(sources, /\blog\.(?:info|warn|error)\((?:[^;']|\n)*?'([^']+)'/g);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((line) => !explained.some((text) => line.startsWith(text)))).toEqual([]);
    expect(explained.filter((text) => !sources.includes(text.replace(/ ?…$/, '')))).toEqual([]);
  });

  test('the level of a log line has one name', () => {
    const known = {
      en: ['info', 'warning', 'error', 'fatal'],
      fr: ['information', 'avertissement', 'erreur', 'fatale'],
    };
    const table = read(operations).split('| `msg` |')[1]?.split('\n\n')[0] ?? '';
    const levels = all(table, /^\| `.*?` \| ([^|`]+) \|/gm).flatMap((cell) => cell.replace(' (60)', '').split(', '));
    expect(levels.length).toBeGreaterThan(20);
    expect(levels.filter((level) => !known[language].includes(level))).toEqual([]);
  });
});

describe.each(french)('%s', (path) => {
  test('has the same headings and code blocks as the English page', () => {
    const sister = existsSync(path.replace('.fr.', '.en.')) ? path.replace('.fr.', '.en.') : path.replace('.fr.', '.');
    const levels = (page: string) => headings(page).map((heading) => heading.indexOf(' '));
    expect(levels(path)).toEqual(levels(sister));
    expect(all(read(path), /^( *```\w*)$/gm)).toEqual(all(read(sister), /^( *```\w*)$/gm));
    const commands = (page: string) => all(read(page), /^ *```sh\n(.*?)^ *```$/gms);
    expect(commands(path).map((block) => block.replace('VOTRE_JETON', 'YOUR_TOKEN'))).toEqual(commands(sister));
  });

  test('calls each thing by the one word that the program uses', () => {
    const others = /plateaux? du jour|enchères?|étape par étape|une réplique/giu;
    expect(all(withoutCode(read(path)), new RegExp(`(${others.source})`, others.flags))).toEqual([]);
  });

  test('keeps the typography of French', () => {
    const prose = withoutCode(read(path)).replace(/\]\([^)]*\)|<https?:[^>]*>|<!--.*?-->|^\|[ :|-]+$/gm, '');
    expect(all(prose, /(.{0,20}(?: [:;!?»]|« |\p{L}'\p{L}))/gu)).toEqual([]);
  });
});
