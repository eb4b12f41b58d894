// npm runs this before the doctor, a backup, a restore and the look at tables. It builds, unless a bot runs from what was
// built: its threads load their files when they first need them, and must not find those of another version.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Whether a bot runs from `dist/`. What is not built does not run. */
async function botRuns() {
  try {
    const { runsHere } = await import(new URL('../dist/runsHere.js', import.meta.url).href);
    return runsHere();
  } catch {
    return false;
  }
}

if (!(await botRuns())) {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const { status } = spawnSync('npm run --silent build', { cwd, stdio: 'inherit', shell: true });
  process.exitCode = status ?? 1;
}
