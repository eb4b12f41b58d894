import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { enteredAt, openDiscordClock } from '../../src/commands/client/discordClock.ts';
import { openHeartbeat, type Since } from '../../src/host/time/heartbeat.ts';
import { openStoreWatch } from '../../src/host/time/storeWatch.ts';
import { openTableClock } from '../../src/host/time/tableClock.ts';
import { openModelStore } from '../host/modelStore.ts';
import { openVirtualTime } from '../host/virtualTime.ts';

const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
const begun = 1_790_000_000_000;

/** How far the clock of a machine is ahead of that of Discord. */
const machines = [
  ['right', 0],
  ['ten seconds ahead', 10_000],
  ['a minute behind', -60_000],
] as const;

describe('the time of Discord', () => {
  test.each(machines)('is known to a machine whose clock is %s, as well as the quickest message was', (_, ahead) => {
    let discord = begun;
    const clock = openDiscordClock({ log, wall: () => discord + ahead, steady: () => discord + ahead });
    for (const way of [900, 120, 300, 80, 4_000, 250]) {
      const stamp = discord;
      discord += way;
      clock.heard(stamp);
      discord += 5_000;
    }
    expect(discord - clock.now()).toBeGreaterThanOrEqual(80);
    expect(discord - clock.now()).toBeLessThan(100);
  });

  test('is that of the machine until something is heard from Discord', () => {
    expect(openDiscordClock({ log, steady: () => 5 }).now()).toBe(5);
  });

  test('is told in whole milliseconds, also where the steady clock shows fractions', () => {
    const clock = openDiscordClock({ log });
    expect(clock.now()).toSatisfy(Number.isInteger);
    clock.heard(Date.now() - 40);
    expect(clock.now()).toSatisfy(Number.isInteger);
  });

  test('is known from the door, before anything else is heard, to half a second', () => {
    const date = new Date(Date.now() + 60_000);
    const clock = openDiscordClock({ log, entered: enteredAt(date.toUTCString()) });
    expect(Math.abs(clock.now() - date.getTime())).toBeLessThanOrEqual(600);
    expect(enteredAt(null)).toBeUndefined();
    expect(enteredAt('soon')).toBeUndefined();
  });

  test('does not leap when the clock of the machine is set', () => {
    let now = begun;
    let set = 0;
    const clock = openDiscordClock({ log, wall: () => now + set, steady: () => now });
    clock.heard(now - 100);
    set = 40_000;
    now += 1_000;
    expect(clock.now()).toBe(now - 100);
    clock.heard(now - 100);
    expect(clock.now()).toBe(now - 100);
  });

  test('is right at once after the machine has slept', () => {
    let slept = 0;
    const clock = openDiscordClock({ log, wall: () => begun + slept, steady: () => begun });
    clock.heard(begun - 100);
    slept = 3_600_000;
    clock.heard(begun + slept - 100);
    expect(clock.now()).toBe(begun + slept - 100);
  });

  test('is logged once when it differs much from that of the machine', () => {
    lines.length = 0;
    const machine = (now: number) => openDiscordClock({ log, wall: () => now, steady: () => now });
    const wrong = machine(begun + 10_000);
    for (let n = 0; n < 9; n++) wrong.heard(begun);
    const right = machine(begun + 1_000);
    for (let n = 0; n < 9; n++) right.heard(begun);
    expect(lines.map((line) => JSON.parse(line).seconds)).toEqual([10]);
  });
});

describe('no outage is noted', () => {
  /** Beats for a minute on a machine whose clock is so far ahead. Somebody types each tenth of a second. */
  async function beat(ahead: number, wayAt: (second: number) => number) {
    const time = openVirtualTime(begun);
    const machine = () => time.now() + ahead;
    // The door tells no more than the second.
    const entered = { discord: begun - 400, steady: begun + ahead };
    const discordClock = openDiscordClock({ log, wall: machine, steady: machine, entered });
    const store = openModelStore(() => time.sleep(1));
    const missed: Since[] = [];
    const heartbeat = openHeartbeat({
      store,
      clock: openTableClock(discordClock.now),
      hearing: () => true,
      timers: time.timers,
      watch: openStoreWatch(log, () => undefined),
      missed: (since) => void missed.push(since),
      log,
    });
    for (let typed = 2_000; typed < 60_000; typed += 100) {
      const stamp = begun + typed;
      time.timers.after(typed + wayAt(typed / 1_000), () => discordClock.heard(stamp));
    }
    const started = heartbeat.start();
    await time.until(begun + 60_000);
    await started;
    expect(missed).toEqual(['unknown']);
    expect((await store.clock()).outages).toEqual([]);
  }

  test.each(machines)('when the clock of the machine is %s', (_, ahead) => beat(ahead, () => 90));

  test.each(machines)('when messages come late for half a minute and then in time, and the clock is %s', (_, ahead) =>
    beat(ahead, (second) => (second < 5 ? 90 : second < 35 ? 20_000 : 90)),
  );
});
