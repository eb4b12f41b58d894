// npm runs this after an install. From then on Git runs the hooks in `.githooks` before a commit. Where that is not
// wanted or not possible, such as in an image, in an archive or without Git, it does nothing. It never fails.
import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = realpathSync(fileURLToPath(new URL('..', import.meta.url)));
// If a hook of another repository started the install, these variables point to that repository.
const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, ...env } = process.env;

/** @param {readonly string[]} words */
function git(...words) {
  return execFileSync('git', words, { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** Whether the user has chosen other hooks, which are then kept. */
function hooksAreChosen() {
  try {
    return git('config', '--get', 'core.hooksPath') !== '';
  } catch {
    return false;
  }
}

try {
  // If the folder only lies inside another repository, it is not a checkout of this one.
  const ours = realpathSync(git('rev-parse', '--show-toplevel')) === root;
  if (ours && !hooksAreChosen()) git('config', 'core.hooksPath', '.githooks');
} catch {
  // There is no Git, or no repository.
}
