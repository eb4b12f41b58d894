import type { WebSocket } from 'ws';
import type { Change } from '../discord/changes.ts';
import type { LocalDiscord } from '../discord/localDiscord.ts';
import type { Channel, Message, User } from '../discord/world/records.ts';
import type { Town } from '../town.ts';
import type { News } from './news.ts';
import type { Performer } from './perform.ts';
import { channelSight, commandSight, messageSight, personSight, pushSight } from './sights.ts';

/** The open pages, each used by somebody. They are told what happens. */
export interface Windows {
  open(socket: WebSocket, user: User): void;
  gone(message: Message): void;
  close(): void;
}

export function openWindows(
  discord: LocalDiscord,
  town: Town,
  { commandNames, hasDismissed }: Pick<Performer, 'commandNames' | 'hasDismissed'>,
): Windows {
  const users = new Map<WebSocket, User>();

  function tell(news: (user: User) => News | undefined): void {
    for (const [socket, user] of users) {
      const told = news(user);
      if (told !== undefined) socket.send(JSON.stringify(told));
    }
  }

  const commands = () => [...discord.commands(town.guild), ...discord.commands()].map(commandSight);
  /** What is in a direct channel is nobody else's. */
  const opensTo = ({ recipient }: Channel, user: User) => recipient === undefined || recipient === user;
  const reaches = ({ visibleTo, channel }: Message, user: User) =>
    opensTo(channel, user) && (visibleTo === undefined || visibleTo === user);

  function gone(message: Message): void {
    const { id, channel } = message;
    tell((user) => (reaches(message, user) ? { news: 'gone', message: id, channel: channel.id } : undefined));
  }

  function show(message: Message, manner: 'new' | 'changed'): void {
    // What somebody put away stays away, whatever the bot makes of it.
    if (hasDismissed(message)) return;
    tell((user) =>
      reaches(message, user)
        ? { news: 'message', manner, message: messageSight(message, user, commandNames) }
        : undefined,
    );
  }

  function heard(change: Change): void {
    switch (change.type) {
      case 'message':
        if (change.what === 'deleted') gone(change.message);
        else show(change.message, change.what === 'new' ? 'new' : 'changed');
        break;
      case 'notified':
      case 'reaction':
        show(change.message, 'changed');
        break;
      case 'channel': {
        const { what, channel } = change;
        if (channel.recipient === undefined && channel.guild !== town.guild) break;
        const news: News =
          what === 'deleted'
            ? { news: 'no channel', channel: channel.id }
            : { news: 'channel', channel: channelSight(channel) };
        tell((user) => (opensTo(channel, user) ? news : undefined));
        break;
      }
      case 'user':
        tell(() => ({ news: 'person', person: personSight(change.user) }));
        break;
      case 'push': {
        const unseen = discord.pushes.unseen(change.user);
        const pushes = discord.pushes.of(change.user).map(pushSight);
        const news: News = { news: 'phone', person: change.user.id, unseen };
        tell((user) => (user === change.user ? { ...news, pushes } : news));
        break;
      }
      case 'commands':
        tell(() => ({ news: 'commands', commands: commands() }));
        break;
      case 'gateway':
        tell(() => ({ news: 'bot', awake: discord.connected() > 0 }));
        break;
      case 'typing':
        tell((user) => (opensTo(change.channel, user) ? { news: 'typing', channel: change.channel.id } : undefined));
        break;
      case 'guild':
      case 'member':
      case 'role':
      case 'exchange':
      case 'request':
      case 'violation':
      case 'clock':
        break;
    }
  }

  const off = discord.on(heard);

  return {
    gone,
    open(socket, user) {
      users.set(socket, user);
      socket.on('close', () => users.delete(socket));
      socket.on('error', () => users.delete(socket));
      const { name, members, owner } = town.guild;
      const hello: News<'hello'> = {
        news: 'hello',
        me: user.id,
        guild: { name, owner: owner.id },
        people: [...members.values()].map((member) => personSight(member.user)),
        playable: [...town.people.values()].map(({ id }) => id),
        channels: [...town.channels(), ...[discord.directWith(user) ?? []].flat()].map(channelSight),
        roles: [...town.guild.roles.values()],
        commands: commands(),
        awake: discord.connected() > 0,
        pushes: discord.pushes.of(user).map(pushSight),
        unseen: Object.fromEntries([...town.people.values()].map((each) => [each.id, discord.pushes.unseen(each)])),
      };
      socket.send(JSON.stringify(hello));
    },
    close() {
      off();
      for (const socket of users.keys()) socket.terminate();
      users.clear();
    },
  };
}
