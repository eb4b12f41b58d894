// npm run rooms: brings the linter's configuration and the table in ARCHITECTURE.md up to date.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { roomsConfiguration } from './lintRules.mjs';
import { withRooms } from './roomsPage.mjs';
import { typesOnly } from './typesOnly.mjs';

const root = new URL('../../', import.meta.url);
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

const made = {
  'biome/rooms.json': JSON.stringify(roomsConfiguration()),
  'biome/typesOnly.grit': typesOnly(),
  'ARCHITECTURE.md': withRooms(readFileSync(new URL('ARCHITECTURE.md', root), 'utf8')),
};
for (const [path, content] of Object.entries(made)) writeFileSync(new URL(path, root), content);
execFileSync(process.execPath, [biome, 'format', '--write', 'biome/rooms.json'], { cwd: root, stdio: 'inherit' });
