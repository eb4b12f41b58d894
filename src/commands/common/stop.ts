import { PermissionFlagsBits } from 'discord.js';
import { actHere } from './actHere.ts';
import { type CommonCommand, everybody, noOptions } from './commonCommand.ts';

export const stop: CommonCommand = {
  name: 'stop',
  suits: everybody,
  options: noOptions,
  answer: (asked) => {
    const { user, memberPermissions } = asked.call;
    const rank = memberPermissions.has(PermissionFlagsBits.ManageMessages) ? 'moderator' : 'member';
    return actHere(asked, { act: 'stop', by: user.id, rank });
  },
};
