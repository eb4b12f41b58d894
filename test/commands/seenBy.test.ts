import { ChannelType, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { channelsSeenBy } from '../../src/commands/calls/seenBy.ts';
import type { SlashCall } from '../../src/commands/slash/asked.ts';

interface Place {
  readonly id: string;
  readonly type: ChannelType;
}

const places: readonly Place[] = [
  { id: '1', type: ChannelType.GuildText },
  { id: '2', type: ChannelType.GuildText },
  { id: '11', type: ChannelType.PublicThread },
  { id: '12', type: ChannelType.PrivateThread },
  { id: '21', type: ChannelType.PublicThread },
];

/** Somebody who has these rights in channel 1, and sees nothing of channel 2. */
function seenWith(...rights: readonly (keyof typeof PermissionFlagsBits)[]) {
  const isThread = (type: ChannelType) => type === ChannelType.PublicThread || type === ChannelType.PrivateThread;
  const channels = places.map((place) => ({ ...place, isThread: () => isThread(place.type) }));
  const cache = {
    filter: (wanted: (channel: (typeof channels)[number]) => boolean) => channels.filter(wanted),
    get: (id: string) => channels.find((channel) => channel.id === id),
  };
  const permissionsIn = ({ id }: Place) =>
    new PermissionsBitField(id === '1' ? rights.map((right) => PermissionFlagsBits[right]) : []);
  const call = { guild: { channels: { cache } }, member: { id: '7', permissionsIn } };
  return channelsSeenBy(call as unknown as SlashCall);
}

describe('who asks for their games', () => {
  test('is told of the channels they see, and of the public threads there', () => {
    const seen = seenWith('ViewChannel');
    expect(seen.homes).toEqual(['1']);
    expect(seen.has('1', [])).toBe(true);
    expect(seen.has('1.11', [])).toBe(true);
    expect(seen.has('2', ['7'])).toBe(false);
    expect(seen.has('2.21', ['7'])).toBe(false);
    expect(seen.has('@7.1', ['7'])).toBe(false);
  });

  test('is told of private threads where they play, or when they manage threads', () => {
    expect(seenWith('ViewChannel').has('1.12', ['8'])).toBe(false);
    expect(seenWith('ViewChannel').has('1.12', ['8', '7'])).toBe(true);
    expect(seenWith('ViewChannel', 'ManageThreads').has('1.12', ['8'])).toBe(true);
    expect(seenWith().has('1.12', ['7'])).toBe(false);
  });

  test('is told of a thread that is not known, as one that is archived, only in the same cases', () => {
    expect(seenWith('ViewChannel').has('1.13', ['8'])).toBe(false);
    expect(seenWith('ViewChannel').has('1.13', ['7'])).toBe(true);
    expect(seenWith('ViewChannel', 'ManageThreads').has('1.13', [])).toBe(true);
  });
});
