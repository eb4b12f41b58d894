import { rankOf } from '../settings/rankOf.ts';
import { actHere } from './actHere.ts';
import { type CommonCommand, everybody, noOptions } from './commonCommand.ts';

export const stop: CommonCommand = {
  name: 'stop',
  suits: everybody,
  options: noOptions,
  async answer(asked) {
    const rank = await rankOf(asked.call, asked.services.settings);
    return actHere(asked, { act: 'stop', by: asked.call.user.id, rank });
  },
};
