// People who play by a script, for as long as they are asked to. Each script belongs to a channel, and each call of it
// does what a person could do there now.
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * @typedef {import('./setting.mjs').Setting} Setting
 * @typedef {import('./setting.mjs').Channel} Channel
 * @typedef {import('./setting.mjs').User} User
 * @typedef {import('../src/playground/discord/interactions/exchange.ts').Exchange} Exchange
 *
 * @callback Script
 * @param {(exchange: Exchange) => Promise<void>} watch Is given everything that must be acknowledged.
 * @returns {Promise<void>}
 */

/** So many times in a row nobody can move: perhaps the computer thinks. Then the players begin anew. */
const patience = 12;

/** A game of two that begins again when it is over. A move is any of those that are suggested. */
function duel(
  /** @type {Setting} */ { discord, ada, bob },
  /** @type {Channel} */ channel,
  /** @type {string} */ command,
  /** @type {'person' | 'computer'} */ opponent,
) {
  const people = opponent === 'person' ? [ada, bob] : [ada];
  const against = opponent === 'person' ? { opponent: bob } : { opponent: discord.bot, level: 'easy' };
  let idle = patience;
  let moves = 0;

  /** @type {Script} */
  return async (watch) => {
    for (const user of people) {
      const asking = discord.as(user).autocomplete(channel, `${command} move`, 'move', '');
      await watch(asking);
      const choices = asking.choices ?? [];
      const choice = choices[(moves++ * 7) % Math.max(1, choices.length)];
      if (choice === undefined) continue;
      idle = 0;
      return watch(discord.as(user).command(channel, `${command} move`, { move: String(choice.value) }));
    }
    if (idle++ < patience) return;
    idle = 0;
    await watch(discord.as(ada).command(channel, `${command} stop`));
    await watch(discord.as(ada).command(channel, `${command} challenge`, against));
    if (opponent === 'person') {
      await sleep(100);
      await watch(discord.as(bob).command(channel, `${command} accept`));
    }
  };
}

/** Rounds of Ricochet: everybody bids less and less, by typing. */
function race(/** @type {Setting} */ { discord, ada, bob }, /** @type {Channel} */ channel) {
  const most = 40;
  let next = 0;
  /** @type {Script} */
  return async (watch) => {
    if (next < 2) {
      const begin = next === 0 ? 'start' : 'next';
      next = most;
      await watch(discord.as(ada).command(channel, `ricochet ${begin}`));
    } else {
      discord.as(next % 2 === 0 ? ada : bob).say(channel, String(next--));
    }
  };
}

/** Puzzles, one after another. */
function puzzles(/** @type {Setting} */ { discord, ada }, /** @type {Channel} */ channel) {
  /** @type {Script} */
  return (watch) => watch(discord.as(ada).command(channel, 'ricochet puzzle', { difficulty: 'easy' }));
}

/** A script for each channel. Together they play everything there is. */
export function scriptsFor(/** @type {Setting} */ setting) {
  const kinds = [
    ...['foxu', 'zgame', 'misterzero', 'mastermind'].flatMap((command) => [
      (/** @type {Channel} */ channel) => duel(setting, channel, command, 'person'),
      (/** @type {Channel} */ channel) => duel(setting, channel, command, 'computer'),
      (/** @type {Channel} */ channel) => duel(setting, channel, command, 'person'),
    ]),
    (/** @type {Channel} */ channel) => race(setting, channel),
    (/** @type {Channel} */ channel) => race(setting, channel),
    (/** @type {Channel} */ channel) => puzzles(setting, channel),
  ];
  return setting.channels.map((channel, index) => {
    const kind = /** @type {typeof kinds[number]} */ (kinds[index % kinds.length]);
    return kind(channel);
  });
}
