import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { words } from '../../src/commands/words/words.ts';
import { beginDuel, type Duel } from '../town/duels.ts';
import { shows } from '../town/race.ts';
import { boardIn, nextBoard, revisionOf } from '../town/reading.ts';
import { type HostedMachine, openHostedMachine } from './hostingPage.ts';
import { openTown, type Town } from './town.ts';

const page = readFileSync('docs/hosting.en.md', 'utf8');

/** The blocks for npm and systemd under this heading, in order. Those for Docker need a daemon. */
function blocksUnder(heading: string): string[] {
  const part = page.split(/^(?=#+ )/m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const blocks = [...part.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
  return blocks.filter((block) => !block.includes('docker'));
}

let town: Town;
let machine: HostedMachine;
beforeEach(async () => {
  town = await openTown();
  machine = await openHostedMachine(town);
});
afterEach(async () => {
  await machine.close();
  await town.close();
});

/** A move that is kept, and the revision of the board that shows it. */
async function shuffle({ channel, first }: Duel): Promise<number> {
  const board = boardIn(town.discord, channel);
  town.discord.as(first).click(board, 'Shuffle');
  return revisionOf(await nextBoard(town.discord, channel, revisionOf(board) ?? 0)) ?? 0;
}

test('the commands of the hosting page install Plateau, update it, go back and restore, and games go on', {
  timeout: 240_000,
}, async () => {
  const { discord, ada, bob, channel, quiet } = town;
  const [install, service, ...others] = blocksUnder('## A small machine');
  const [update, ...moreUpdates] = blocksUnder('## Updating');
  const [goBack, restore, ...more] = blocksUnder('### Going back');
  expect([...others, ...moreUpdates, ...more]).toEqual([]);

  await machine.run(install);
  await machine.run(service);
  const duel = await beginDuel(town, channel);
  const kept = await shuffle(duel);
  discord.as(ada).command(quiet, 'ricochet start');
  await shows(town, quiet, 'Round 1');

  // The next release keeps games of Foxu in a newer form.
  await machine.release(/git checkout (v\S+)/.exec(update ?? '')?.[1] ?? '', {
    'src/games/foxu/index.ts': (text) =>
      text.replace(/version: (\d+),/, (_, version) => `version: ${Number(version) + 1},`),
    'docs/systemd/plateau.service': (text) => text.replace('Description=Plateau', 'Description=Plateau, renewed'),
  });
  await machine.run(update);
  expect(readFileSync(join(machine.units, 'plateau.service'), 'utf8')).toContain('Plateau, renewed');
  expect(await shuffle(duel)).toBeGreaterThan(kept);

  await machine.run(goBack);
  const refused = discord.as(duel.first).click(boardIn(discord, channel), 'Shuffle');
  await discord.until(() => refused.followUps.length > 0, 'an answer');
  expect(JSON.stringify(refused.followUps)).toContain(words.en.refusals.newer.slice(0, 40));
  await vi.waitFor(() => expect(machine.output()).toContain('"why":"newer"'), 20_000);
  discord.as(bob).say(quiet, '20');
  await shows(town, quiet, 'Bids');

  await machine.run(restore);
  // The board in Discord is newer than the table: a press shows what was restored.
  discord.as(duel.first).click(boardIn(discord, channel), 'Shuffle');
  await discord.until(() => revisionOf(boardIn(discord, channel)) === kept, 'the board of the backup');
  expect(await shuffle(duel)).toBe(kept + 1);
});
