import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { openDiscordClock } from '../../src/commands/client/discordClock.ts';

const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });

describe('the time of Discord', () => {
  test.each([
    ['right', 0],
    ['ten seconds ahead', 10_000],
    ['a minute behind', -60_000],
  ])('is known to a machine whose clock is %s, as well as the quickest message was', (_, ahead) => {
    let discord = 1_790_000_000_000;
    const clock = openDiscordClock(log, () => discord + ahead);
    for (const way of [900, 120, 300, 4_000, 80, 250]) {
      const stamp = discord;
      discord += way;
      clock.heard(stamp);
      discord += 5_000;
    }
    expect(discord - clock.now()).toBe(80);
  });

  test('is that of the machine until something is heard from Discord', () => {
    expect(openDiscordClock(log, () => 5).now()).toBe(5);
  });

  test('follows when the clock of the machine is set right', () => {
    let machine = 1_790_000_030_000;
    const clock = openDiscordClock(log, () => machine);
    for (let n = 0; n < 5; n++) clock.heard(1_790_000_000_000 - 100);
    expect(clock.now()).toBe(1_790_000_000_000 - 100);
    machine = 1_790_000_010_000;
    clock.heard(1_790_000_010_000 - 100);
    expect(clock.now()).toBe(1_790_000_010_000 - 100);
  });

  test('is logged once when it differs much from that of the machine', () => {
    lines.length = 0;
    const wrong = openDiscordClock(log, () => 1_790_000_010_000);
    for (let n = 0; n < 9; n++) wrong.heard(1_790_000_000_000);
    const right = openDiscordClock(log, () => 1_790_000_001_000);
    for (let n = 0; n < 9; n++) right.heard(1_790_000_000_000);
    expect(lines.map((line) => JSON.parse(line).seconds)).toEqual([10]);
  });
});
