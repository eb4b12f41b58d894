import { openPlainRedis } from '../store/plainRedis.ts';
import { openFaultTown } from './faultTown.ts';
import { undergo } from './ordeal.ts';
import { type Closing, faultTest } from './tally.ts';

async function townWithBot(closing: Closing) {
  const redis = closing(await openPlainRedis());
  const town = closing(await openFaultTown(redis.url));
  await town.start();
  return town;
}

/** After these the session goes on, or a new one may begin. */
const resumable = [4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009];

faultTest('Discord closes the gateway (eight codes, no code, op 7, op 9)', async (tally, closing) => {
  const town = await townWithBot(closing);
  const { discord } = town;
  const closed = resumable.map((code) => ({
    name: `close ${code}`,
    begin: () => discord.closeGateway(code),
    lasts: 700,
  }));
  const others = [
    { name: 'no close code', begin: () => discord.killGateway(), lasts: 700 },
    { name: 'op 7', begin: () => discord.sendReconnect(), lasts: 700 },
    { name: 'op 9, resumable', begin: () => discord.invalidateSession('resumable'), lasts: 700 },
  ];
  const ordeals = [...closed, ...others];
  await undergo({ town, seed: 'gateway', tally, games: ['foxu', 'ricochet'], presses: 'may not be heard', ordeals });
});

const boards = /^\/channels\/\d+\/messages(\/\d+)?$/;
/** Discord does not count answers to interactions. */
const counted = /^\/(?!interactions|webhooks)/;

faultTest('Discord answers 429, 5xx, or not at all', async (tally, closing) => {
  const town = await townWithBot(closing);
  const { discord } = town;
  const limited = (scope: 'user' | 'shared' | 'global') => ({
    name: `429, ${scope}`,
    begin: () => discord.rateLimit({ path: scope === 'global' ? counted : boards, seconds: 2, scope }),
    lasts: 2_500,
  });
  const failing = (name: string, fault: Parameters<typeof discord.fail>[0]) => {
    let handle: ReturnType<typeof discord.fail> | undefined;
    return {
      name,
      begin: () => {
        handle = discord.fail({ path: boards, times: 999, ...fault });
      },
      lasts: 1_500,
      mend: () => handle?.stop(),
    };
  };
  await undergo({
    town,
    seed: 'rest',
    tally,
    ordeals: [
      limited('user'),
      limited('shared'),
      limited('global'),
      failing('500', { status: 500 }),
      failing('503', { status: 503 }),
      failing('connections reset', { destroy: 'reset' }),
      failing('answers lost', { when: 'after', destroy: 'close' }),
      failing('answers 500 after the work', { when: 'after', status: 500 }),
    ],
  });
});
