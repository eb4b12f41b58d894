// npm run dev: compiles what changes and starts Plateau again. Games go on, since Plateau is stopped in the normal way.
import { spawn } from 'node:child_process';
import { readFileSync, watch } from 'node:fs';
import { openCompiler } from './dev/compiler.mjs';
import { oneProcess } from './dev/oneProcess.mjs';
import { watchFolders } from './dev/watchFolders.mjs';

/** @param {string} line */
const say = (line) => process.stdout.write(`dev: ${line}\n`);

const [, ...command] = JSON.parse(readFileSync('package.json', 'utf8')).scripts.start.split(' ');
const compiler = openCompiler();
const plateau = oneProcess({
  // In its own process group, so that a Ctrl-C does not reach it: a second signal would end it before it has saved.
  start: () => spawn(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'], detached: true }),
  onFall: (code) => say(`Plateau has ended (${code ?? 'by a signal'}). It starts again when something changes.`),
});

/** What must be done for the last change. @type {'compile' | 'start' | undefined} */
let due = 'compile';
/** @type {'compiled' | 'faults'} */
let state = 'faults';
/** @type {'idle' | 'busy' | 'stopped'} */
let self = 'idle';

async function work() {
  if (self !== 'idle') return;
  self = 'busy';
  while (due !== undefined && self === 'busy') {
    const doing = due;
    due = undefined;
    if (doing === 'compile') state = await compiler.compile();
    // If something changed meanwhile, do that first.
    if (due !== undefined || self !== 'busy') continue;
    if (state === 'compiled') await plateau.again();
    else say('there are faults. What ran before goes on.');
  }
  if (self === 'busy') self = 'idle';
}

/** @type {NodeJS.Timeout | undefined} */
let soon;

/** @param {'compile' | 'start'} what */
function changed(what) {
  if (due !== 'compile') due = what;
  clearTimeout(soon);
  // Waits a moment: editors write a file in several steps, and Git writes many files.
  soon = setTimeout(work, 50);
}

watchFolders('src', (path) => {
  if (path.endsWith('.ts')) changed('compile');
  else if (path.endsWith('.lua')) changed('start');
  // The page's files are served as they are, so a reload is enough.
  else if (/\.(?:js|css|html|svg)$/.test(path)) say(`${path} has changed. Reload the page.`);
});
watch('.', (_, name) => {
  if (name === '.env') changed('start');
});

async function stop() {
  if (self === 'stopped') return;
  self = 'stopped';
  clearTimeout(soon);
  compiler.stop();
  await plateau.stop();
  process.exit(0);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
work();
