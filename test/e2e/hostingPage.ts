import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { printingOf } from './printing.ts';
import type { Town } from './town.ts';

/** A machine on which somebody follows the hosting page: a repository with releases, a clone of it, and the folders of the system. */
export interface HostedMachine {
  /** Where the page has the units of systemd copied to. */
  readonly units: string;
  /** Runs a block of the page as it stands there. */
  run(block: string | undefined): Promise<void>;
  /** Publishes the program under this tag, with these files changed. */
  release(tag: string, changes?: Readonly<Record<string, (text: string) => string>>): Promise<void>;
  /** What the bot has printed since its last start. */
  output(): string;
  close(): Promise<void>;
}

const root = process.cwd();
const shipped = ['src', 'docs/systemd', 'package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'];

/**
 * What stands in here for the programs that only root may run, and for the only one that needs a network:
 * `npm ci` would fetch for a minute what is already in `node_modules`, so that is linked.
 */
const standIns = `
sudo() { if [ "$1" = -u ]; then shift 2; fi; "$@"; }
useradd() { :; }
journalctl() { :; }
install() { mkdir -p "\${!#}"; }
npm() { if [ "$1" = ci ]; then ln -sfn '${root}/node_modules' node_modules; else command npm "$@"; fi; }
`;

export async function openHostedMachine(town: Town): Promise<HostedMachine> {
  const machine = await realpath(await mkdtemp(join(tmpdir(), 'plateau-hosted-')));
  const [published, cloned, app] = [join(machine, 'published'), join(machine, 'cloned'), join(machine, 'opt/plateau')];
  const [units, backups] = [join(machine, 'units'), join(machine, 'backups')];
  const here = (text: string) =>
    text
      .replaceAll('/opt/plateau', app)
      .replaceAll('/etc/systemd/system', units)
      .replaceAll('/var/lib/plateau-backup', backups)
      .replaceAll('YOUR_TOKEN', town.discord.token);
  let bot: ChildProcess | undefined;
  let printed = () => '';
  let folder = cloned;

  const git = (...words: readonly string[]) =>
    promisify(execFile)('git', words, { cwd: published, env: ownEnvironment() });

  /** Runs lines of a shell one after another, and remembers the folder into which they lead. */
  async function shell(lines: readonly string[]): Promise<void> {
    if (lines.length === 0) return;
    const script = ['set -e', standIns, ...lines, `pwd > '${machine}/folder'`].join('\n');
    await promisify(execFile)('bash', ['-c', script], { cwd: folder, env: ownEnvironment() });
    folder = (await readFile(join(machine, 'folder'), 'utf8')).trim();
  }

  async function systemctl(words: string): Promise<void> {
    if (/^(?:enable --now|start) plateau\b/.test(words)) await start();
    else if (words === 'stop plateau') await stop();
    else if (words !== 'daemon-reload') throw new Error(`no stand-in for systemctl ${words}`);
  }

  /** Starts what the unit says that is in the folder of the system. */
  async function start(): Promise<void> {
    if (bot !== undefined) throw new Error('the bot runs already');
    const unit = await readFile(join(units, 'plateau.service'), 'utf8');
    const [, command = ''] = /^ExecStart=\/usr\/bin\/env node (.*)$/m.exec(unit) ?? [];
    const child = spawn(process.execPath, command.split(' '), {
      cwd: app,
      // The token comes from `.env`.
      env: { PATH: '', DISCORD_API_URL: town.discord.api },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    bot = child;
    const { output, ready } = printingOf(child);
    printed = output;
    await ready;
  }

  async function stop(): Promise<void> {
    const child = bot;
    if (child === undefined) return;
    bot = undefined;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const code = await ended;
    if (code !== 0) throw new Error(`the bot ended with ${code}: ${printed()}`);
    await town.discord.until(() => town.discord.connected() === 0, 'the bot to be gone');
  }

  await mkdir(units);
  await mkdir(published);
  for (const path of shipped) {
    await mkdir(dirname(join(published, path)), { recursive: true });
    await cp(join(root, path), join(published, path), { recursive: true });
  }
  await git('init', '--quiet', '--initial-branch=main');
  const machineAt: HostedMachine = {
    units,
    async run(block) {
      if (block === undefined) throw new Error('the page has no such block');
      let lines: string[] = [];
      for (const line of here(block).trim().split('\n')) {
        const [, words] = /^sudo systemctl (.*)$/.exec(line) ?? [];
        if (words === undefined) lines.push(line);
        else {
          await shell(lines);
          lines = [];
          await systemctl(words);
        }
      }
      await shell(lines);
    },
    async release(tag, changes = {}) {
      for (const [path, change] of Object.entries(changes)) {
        const before = await readFile(join(published, path), 'utf8');
        const after = change(before);
        if (after === before) throw new Error(`${path} is as it was`);
        await writeFile(join(published, path), after);
      }
      await git('add', '--all');
      await git('commit', '--quiet', '--allow-empty', '--message', tag);
      await git('tag', '--annotate', tag, '--message', tag);
    },
    output: () => printed(),
    async close() {
      bot?.kill('SIGKILL');
      await rm(machine, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  await machineAt.release(`v${version}`);
  await promisify(execFile)('git', ['clone', '--quiet', published, cloned], { env: ownEnvironment() });
  return machineAt;
}

/** Without the settings of whoever runs this, without the variables of a hook, and with this Node first. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const ours = Object.entries(process.env).filter(([name]) => !/^(?:GIT_|DISCORD_|REDIS_|DATA_DIR)/.test(name));
  const [name, email] = ['Ada', 'ada@example.org'];
  return {
    ...Object.fromEntries(ours),
    PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
    ...{ GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
    ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email },
  };
}
