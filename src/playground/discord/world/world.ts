import { ChannelType } from 'discord-api-types/v10';
import type { Changes } from '../changes.ts';
import type { RestoredWorld } from '../saving/restoreSnapshot.ts';
import type { Mailbox } from './mailbox.ts';
import type { Permission } from './permissions.ts';
import type { Channel, Guild, Member, Role, ThreadState, User } from './records.ts';

export interface NewUser {
  /** The account's name, in lower case as Discord demands. */
  readonly name: string;
  readonly displayName?: string;
  /** The language of this person's Discord; `en-US` by default. */
  readonly locale?: string;
  readonly bot?: boolean;
}

export interface NewGuild {
  readonly name: string;
  readonly preferredLocale?: string;
  readonly members: readonly User[];
  /** The owner may do everything. When it is left out, it is a person whom nobody plays. */
  readonly owner?: User;
  /**
   * Where the bot is a stranger, the server has added the app without its bot; where it is absent, only people have, to
   * their own accounts. In both it hears only interactions.
   */
  readonly botIs?: 'member' | 'stranger' | 'absent';
}

export interface NewChannel {
  readonly name: string;
  readonly topic?: string;
  /** A voice channel has a chat, in which no threads can be opened. */
  readonly kind?: 'text' | 'voice';
}

export interface NewGroup {
  readonly name: string;
  readonly members: readonly User[];
}

export interface NewRole {
  readonly name: string;
  /** Who has it. */
  readonly members: readonly User[];
}

export interface NewThread {
  readonly id?: string;
  readonly name: string;
  readonly type: number;
  readonly owner: User;
  readonly autoArchiveMinutes: number;
}

/** Who and what there is: people, servers, channels, threads. */
export interface World {
  readonly bot: User;
  readonly users: ReadonlyMap<string, User>;
  readonly guilds: ReadonlyMap<string, Guild>;
  readonly channels: ReadonlyMap<string, Channel>;
  addUser(user: NewUser): User;
  /** Changes the language, as a person does in the settings of their Discord. */
  setLocale(user: User, locale: string): void;
  /** Closes or opens somebody's direct messages, as a person does in the settings of their Discord. */
  setMailbox(user: User, mailbox: Mailbox): void;
  /** Adds the app to somebody's account. */
  install(user: User): void;
  /** Where the bot is a member of it, it has always been. */
  addGuild(guild: NewGuild): Guild;
  /** Adds the bot to a server, as somebody does who manages it. */
  letBotIn(guild: Guild): void;
  /** Takes the bot out of a server. */
  removeBot(guild: Guild): void;
  /** Chooses where Discord itself writes in a server; nowhere when it is left out. */
  setSystemChannel(guild: Guild, channel: Channel | undefined): void;
  addMember(guild: Guild, user: User): Member;
  addRole(guild: Guild, role: NewRole): Role;
  addChannel(guild: Guild, channel: NewChannel): Channel;
  addThread(parent: Channel, thread: NewThread): Channel;
  /** A group of people in direct messages. */
  addGroup(group: NewGroup): Channel;
  /** The direct channel between the bot and somebody. It is made when there is none. */
  direct(user: User): Channel;
  /** The direct channel between the bot and somebody, if there is one. */
  directWith(user: User): Channel | undefined;
  /** Gives a member rights beyond what everybody has. */
  setPermissions(guild: Guild, user: User, permissions: readonly Permission[]): void;
  /** Takes rights from the bot in a channel and its threads. Given a thread, it does so in the thread's channel. */
  denyBot(channel: Channel, ...permissions: readonly Permission[]): void;
  allowBot(channel: Channel, ...permissions: readonly Permission[]): void;
  /** Hides a channel and its threads from a member, or shows them again. */
  hideFrom(channel: Channel, user: User): void;
  showTo(channel: Channel, user: User): void;
  changeThread(thread: Channel, change: Partial<Pick<ThreadState, 'archived' | 'locked' | 'autoArchiveMinutes'>>): void;
  rename(channel: Channel, change: { readonly name?: string; readonly topic?: string }): void;
  removeChannel(channel: Channel): void;
}

/** When the bot joined a server in which it has always been. */
const always = Date.UTC(2020, 0);

export function openWorld(mint: () => string, now: () => number, changes: Changes, restored?: RestoredWorld): World {
  const users = restored?.users ?? new Map<string, User>();
  const guilds = restored?.guilds ?? new Map<string, Guild>();
  const channels = restored?.channels ?? new Map<string, Channel>();

  function addUser({ name, displayName = name, locale = 'en-US', bot = false }: NewUser): User {
    const user: User = { id: mint(), name, displayName, locale, bot, mailbox: 'open', hasApp: false };
    users.set(user.id, user);
    return user;
  }

  const bot = restored?.bot ?? addUser({ name: 'plateau', displayName: 'Plateau', bot: true });

  function enter(guild: Guild, user: User, joinedAt = now()): Member {
    const there = guild.members.get(user.id);
    if (there !== undefined) return there;
    const owner = guild.owner.id === user.id;
    const member: Member = {
      user,
      owner,
      joinedAt,
      nick: undefined,
      granted: new Set(),
      roleId: mint(),
      roles: new Set(),
    };
    guild.members.set(user.id, member);
    return member;
  }

  function addChannelRecord(channel: Omit<Channel, 'deniedToBot' | 'hiddenFrom' | 'deleted'>): Channel {
    const whole: Channel = { ...channel, deniedToBot: new Set(), hiddenFrom: new Set(), deleted: false };
    channels.set(whole.id, whole);
    changes.tell({ type: 'channel', what: 'new', channel: whole });
    return whole;
  }

  function directWith(user: User): Channel | undefined {
    return [...channels.values()].find(({ recipient }) => recipient?.id === user.id);
  }

  function changeHidden(channel: Channel, hiddenFrom: readonly string[]): void {
    const holder = channel.parent ?? channel;
    holder.hiddenFrom = new Set(hiddenFrom);
    changes.tell({ type: 'channel', what: 'changed', channel: holder });
  }

  function changeDenied(channel: Channel, denied: ReadonlySet<Permission>): void {
    const holder = channel.parent ?? channel;
    holder.deniedToBot = denied;
    changes.tell({ type: 'channel', what: 'changed', channel: holder });
  }

  return {
    bot,
    users,
    guilds,
    channels,
    addUser,
    setLocale(user, locale) {
      Object.assign(user, { locale });
      changes.tell({ type: 'user', user });
    },
    setMailbox(user, mailbox) {
      Object.assign(user, { mailbox });
      changes.tell({ type: 'user', user });
    },
    install(user) {
      user.hasApp = true;
      changes.tell({ type: 'user', user });
    },
    addGuild({
      name,
      preferredLocale = 'en-US',
      members,
      owner = addUser({ name: `owner of ${name}` }),
      botIs = 'member',
    }) {
      const hasApp = botIs !== 'absent';
      const peopled = { members: new Map<string, Member>(), roles: new Map<string, Role>() };
      const guild: Guild = { id: mint(), name, preferredLocale, owner, hasApp, systemChannel: undefined, ...peopled };
      guilds.set(guild.id, guild);
      if (botIs === 'member') enter(guild, bot, always);
      for (const user of [owner, ...members]) enter(guild, user);
      changes.tell({ type: 'guild', what: 'new', guild });
      return guild;
    },
    letBotIn(guild) {
      guild.hasApp = true;
      enter(guild, bot);
      changes.tell({ type: 'guild', what: 'new', guild });
    },
    removeBot(guild) {
      // Whoever is told must still be a member.
      changes.tell({ type: 'guild', what: 'gone', guild });
      guild.hasApp = false;
      guild.members.delete(bot.id);
    },
    setSystemChannel(guild, channel) {
      guild.systemChannel = channel?.id;
      changes.tell({ type: 'guild', what: 'changed', guild });
    },
    addMember(guild, user) {
      const member = enter(guild, user);
      changes.tell({ type: 'member', guild, member });
      return member;
    },
    addRole(guild, { name, members }) {
      const role: Role = { id: mint(), name };
      guild.roles.set(role.id, role);
      for (const { id } of members) guild.members.get(id)?.roles.add(role.id);
      changes.tell({ type: 'role', guild, role });
      return role;
    },
    addChannel(guild, { name, topic, kind = 'text' }) {
      const type = kind === 'text' ? ChannelType.GuildText : ChannelType.GuildVoice;
      const none = { parent: undefined, thread: undefined, recipient: undefined, group: undefined };
      return addChannelRecord({ id: mint(), type, guild, name, topic, ...none });
    },
    addThread(parent, { id = mint(), name, type, owner, autoArchiveMinutes }) {
      const thread: ThreadState = {
        archived: false,
        locked: false,
        autoArchiveMinutes,
        archiveChangedAt: now(),
        owner,
        members: new Set([owner.id]),
      };
      const none = { topic: undefined, recipient: undefined, group: undefined };
      return addChannelRecord({ id, type, guild: parent.guild, parent, thread, name, ...none });
    },
    addGroup({ name, members }) {
      const none = { guild: undefined, parent: undefined, thread: undefined, topic: undefined, recipient: undefined };
      return addChannelRecord({ id: mint(), type: ChannelType.GroupDM, group: members, name, ...none });
    },
    direct(user) {
      const there = directWith(user);
      if (there !== undefined) return there;
      const none = { guild: undefined, parent: undefined, thread: undefined, topic: undefined, group: undefined };
      // Whoever opens it reads the name of the other end.
      return addChannelRecord({ id: mint(), type: ChannelType.DM, recipient: user, name: bot.displayName, ...none });
    },
    directWith,
    setPermissions(guild, user, permissions) {
      const member = guild.members.get(user.id);
      if (member === undefined) throw new Error(`${user.name} is not a member of ${guild.name}`);
      member.granted = new Set(permissions);
      changes.tell({ type: 'member', guild, member });
    },
    denyBot(channel, ...permissions) {
      changeDenied(channel, new Set([...(channel.parent ?? channel).deniedToBot, ...permissions]));
    },
    allowBot(channel, ...permissions) {
      const denied = [...(channel.parent ?? channel).deniedToBot];
      changeDenied(channel, new Set(denied.filter((permission) => !permissions.includes(permission))));
    },
    hideFrom(channel, { id }) {
      changeHidden(channel, [...(channel.parent ?? channel).hiddenFrom, id]);
    },
    showTo(channel, { id }) {
      changeHidden(
        channel,
        [...(channel.parent ?? channel).hiddenFrom].filter((each) => each !== id),
      );
    },
    changeThread(channel, change) {
      if (channel.thread === undefined) throw new Error(`${channel.name} is not a thread`);
      if (change.archived !== undefined && change.archived !== channel.thread.archived) {
        channel.thread.archiveChangedAt = now();
      }
      Object.assign(channel.thread, change);
      changes.tell({ type: 'channel', what: 'changed', channel });
    },
    rename(channel, change) {
      Object.assign(channel, change);
      changes.tell({ type: 'channel', what: 'changed', channel });
    },
    removeChannel(channel) {
      const gone = [channel, ...[...channels.values()].filter(({ parent }) => parent === channel)];
      for (const each of gone) {
        each.deleted = true;
        channels.delete(each.id);
        changes.tell({ type: 'channel', what: 'deleted', channel: each });
      }
    },
  };
}
