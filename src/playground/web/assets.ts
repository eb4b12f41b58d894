import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Asset {
  readonly type: string;
  readonly bytes: Buffer;
}

/** The page is served from the sources, even when the server runs from `dist/`. */
const pageDir = new URL('../../../src/playground/page/', import.meta.url);

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export async function asset(path: string): Promise<Asset | undefined> {
  const file = fileOf(path);
  const type = types[extname(path === '/' ? '/index.html' : path)];
  if (file === undefined || type === undefined) return undefined;
  const bytes = await readFile(file).catch(() => undefined);
  return bytes && { type, bytes };
}

function fileOf(path: string): string | URL | undefined {
  if (path === '/') return new URL('index.html', pageDir);
  const [, weight] = /^\/fonts\/inter-(400|500|600|700)\.woff2$/.exec(path) ?? [];
  if (weight !== undefined) {
    return fileURLToPath(import.meta.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`));
  }
  // The style sheet of this package names its files from where it is itself.
  if (path === '/fonts/emoji.css')
    return fileURLToPath(import.meta.resolve('@fontsource-variable/noto-emoji/index.css'));
  const [, part] = /^\/fonts\/files\/(noto-emoji-\d+-wght-normal\.woff2)$/.exec(path) ?? [];
  if (part !== undefined) return fileURLToPath(import.meta.resolve(`@fontsource-variable/noto-emoji/files/${part}`));
  const [, name] = /^\/page\/([\w.-]+)$/.exec(path) ?? [];
  return name === undefined ? undefined : new URL(name, pageDir);
}
