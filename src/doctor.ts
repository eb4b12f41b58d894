import { parseArgs } from 'node:util';
import { config } from 'dotenv';
import { type Checkup, checkUp } from './checkup.ts';
import { type Finding, findingsAbout } from './commands/doctor/finding.ts';
import { type EnvRead, readEnv } from './env.ts';
import { masked } from './masked.ts';

/** `npm run doctor` says what keeps Plateau from playing, and what to do about it. It mends nothing itself. */

const usage = `npm run doctor             looks at token, intents, rights, commands, store, clock, disk and memory, and prints the invite link
npm run doctor -- --quiet  prints the faults alone
It ends with code 0 when all is well, 1 when there are faults, and 2 when it could not look.`;

const options = { quiet: { type: 'boolean' }, help: { type: 'boolean' } } as const;
const signs: Readonly<Record<Finding['is'], string>> = { well: 'ok   ', note: 'note ', fault: 'fault' };

const print = (line: string): void => void process.stdout.write(`${masked(line)}\n`);

async function examined(read: EnvRead): Promise<Checkup> {
  if (read.ok) return checkUp(read.env);
  return { findings: read.faults.map(findingsAbout('environment').fault), invite: undefined };
}

async function run(args: readonly string[], read: EnvRead): Promise<0 | 1> {
  const { values } = parseArgs({ args: [...args], options });
  if (values.help === true) {
    print(usage);
    return 0;
  }
  const { findings, invite } = await examined(read);
  const faults = findings.filter(({ is }) => is === 'fault').length;
  for (const { is, about, line } of findings) {
    if (values.quiet !== true || is === 'fault') print(`${signs[is]}  ${about}: ${line}`);
  }
  if (values.quiet !== true) {
    if (invite !== undefined) print(`Whoever manages a server lets the bot in by this link: ${invite}`);
    print(faults === 0 ? 'All is well.' : faults === 1 ? 'One fault.' : `${faults} faults.`);
  }
  return faults === 0 ? 0 : 1;
}

/** Connections that are kept for later would hold the process up for some seconds. */
const end = (code: number): void => void process.stdout.write('', () => process.exit(code));

config({ quiet: true });
const read = readEnv(process.env);
// discord.js would read these two variables itself, in another notation.
delete process.env['SHARDS'];
delete process.env['SHARD_COUNT'];
try {
  end(await run(process.argv.slice(2), read));
} catch (error) {
  process.stderr.write(masked(`plateau: the doctor could not look: ${(error as Error).message}\n`));
  end(2);
}
