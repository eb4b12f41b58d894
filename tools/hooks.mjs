// Run by npm after an install: from then on Git asks `.githooks` before a commit. Where that is not wanted or cannot
// be, such as in an image, in an archive or without Git, it does nothing, and never fails.
import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = realpathSync(fileURLToPath(new URL('..', import.meta.url)));
// An install may be started by a hook of another repository, which says so in these.
const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, ...env } = process.env;

/** @param {readonly string[]} words */
function git(...words) {
  return execFileSync('git', words, { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** Whoever has chosen other hooks keeps them. */
function hooksAreChosen() {
  try {
    return git('config', '--get', 'core.hooksPath') !== '';
  } catch {
    return false;
  }
}

try {
  // A folder inside another repository is no checkout of this one.
  const ours = realpathSync(git('rev-parse', '--show-toplevel')) === root;
  if (ours && !hooksAreChosen()) git('config', 'core.hooksPath', '.githooks');
} catch {
  // No Git, or no repository.
}
