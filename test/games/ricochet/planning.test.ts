import { expect, test } from 'vitest';
import { mount } from '../../../src/games/kernel.ts';
import { ricochet } from '../../../src/games/ricochet/index.ts';
import { openWorkers } from '../../../src/workers/openWorkers.ts';

const onFault = (fault: Error) => {
  throw fault;
};

test('A thread plans what this thread plans, for each level.', async () => {
  const game = mount(ricochet);
  const play = game.open({ config: game.presets.standard, seats: 4, seed: 'along 2', now: 0 });
  const view = game.view(play, 1);
  const workers = openWorkers({ painters: 1, thinkers: 1, thinkingTime: 50, onFault });
  const plans = await Promise.all(
    game.companions.map((level) => workers.plan({ game: game.id, level, view, seat: 1, seed: 'thread' })),
  );
  expect(plans).toEqual(game.companions.map((level) => game.plan(level, view, 1, 'thread')));
  expect(plans.at(-1)).toMatchObject({ move: expect.stringMatching(/^#1 \d+$/) });
  await workers.close();
});
