import { describe, expect, test } from 'vitest';
import { openRounds } from '../../src/commands/once/rounds.ts';
import { openVirtualTime } from '../host/virtualTime.ts';

const second = 1_000;

/** Rounds that note when they look, in seconds. At each look, what is given for it is done as well. */
function roundsOf(doing: Readonly<Record<number, () => unknown>> = {}) {
  const time = openVirtualTime(0);
  const looks: number[] = [];
  const rounds = openRounds(async () => {
    looks.push(time.now() / second);
    await doing[looks.length]?.();
  }, time.timers);
  return { rounds, looks, until: (seconds: number) => time.until(seconds * second) };
}

/** What is under way until it is let go. */
function holding() {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { held, letGo: () => letGo() };
}

describe('What is posted once is looked at', () => {
  test('at the start, and then each minute.', async () => {
    const { rounds, looks, until } = roundsOf();
    rounds.start();
    await until(130);
    expect(looks).toEqual([0, 60, 120]);
  });

  test('earlier when something is due earlier, and only that once.', async () => {
    const { rounds, looks, until } = roundsOf({
      1: () => {
        for (const seconds of [40, 12, 25]) rounds.lookIn(seconds * second);
      },
    });
    rounds.start();
    await until(80);
    expect(looks).toEqual([0, 12, 72]);
  });

  test('not more often than each second, though it is nearly due.', async () => {
    const { rounds, looks, until } = roundsOf({ 1: () => rounds.lookIn(3), 2: () => rounds.lookIn(0) });
    rounds.start();
    await until(10);
    expect(looks).toEqual([0, 1, 2]);
  });

  test('by one look after another.', async () => {
    const { held, letGo } = holding();
    const { rounds, looks, until } = roundsOf({ 1: () => held });
    const both = [rounds.look(), rounds.look()];
    await until(5);
    expect(looks).toEqual([0]);
    letGo();
    await Promise.all(both);
    expect(looks).toEqual([0, 5]);
  });

  test('no more after it is stopped, which waits for the look that is under way.', async () => {
    const { held, letGo } = holding();
    const { rounds, looks, until } = roundsOf({ 2: () => held });
    rounds.start();
    await until(61);
    let stopped = false;
    const stopping = rounds.stop().then(() => {
      stopped = true;
    });
    await until(62);
    expect([rounds.ending(), stopped]).toEqual([true, false]);
    letGo();
    await stopping;
    await until(500);
    expect(looks).toEqual([0, 60]);
  });
});
