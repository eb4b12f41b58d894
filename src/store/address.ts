/** Where a table is: in a channel, in one of its threads, or with one member, who plays alone there. */
export type TableAddress =
  | { readonly at: 'channel'; readonly channel: string }
  | { readonly at: 'thread'; readonly channel: string; readonly thread: string }
  /** With a guild, a member has one table in each server; with a game, one for it, where they play the computer. */
  | { readonly at: 'solo'; readonly member: string; readonly guild?: string; readonly game?: string };

type Snowflake = `${bigint}`;

/** An address written as text. It names the table in keys, maps and logs. Only this file takes it apart. */
export type TableId =
  | Snowflake
  | `${Snowflake}.${Snowflake}`
  | `@${Snowflake}`
  | `@${Snowflake}.${Snowflake}`
  | `@${Snowflake}-${string}`;

/** How the numbers of an address are written: in full, or packed where there is little room. */
interface Digits {
  readonly write: (snowflake: string) => string;
  readonly read: (text: string) => string | undefined;
}

const decimal: Digits = {
  write: (snowflake) => snowflake,
  read: (text) => (/^\d+$/.test(text) ? text : undefined),
};

const packed: Digits = {
  write: (snowflake) => BigInt(snowflake).toString(36),
  read: (text) =>
    /^[0-9a-z]+$/.test(text)
      ? [...text].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n).toString()
      : undefined,
};

function write(address: TableAddress, digits: Digits): string {
  switch (address.at) {
    case 'channel':
      return digits.write(address.channel);
    case 'thread':
      return `${digits.write(address.channel)}.${digits.write(address.thread)}`;
    case 'solo':
      if (address.game !== undefined) return `@${digits.write(address.member)}-${address.game}`;
      return `@${[address.member, ...(address.guild === undefined ? [] : [address.guild])].map(digits.write).join('.')}`;
  }
}

function read(text: string, digits: Digits): TableAddress | undefined {
  const alone = text.startsWith('@');
  const [, player, game] = /^@([0-9a-z]+)-([a-z][a-z-]*)$/.exec(text) ?? [];
  if (player !== undefined && game !== undefined) {
    const member = digits.read(player);
    return member === undefined ? undefined : { at: 'solo', member, game };
  }
  const [first, second, ...rest] = text
    .slice(alone ? 1 : 0)
    .split('.')
    .map(digits.read);
  const pair = text.includes('.');
  if (first === undefined || (pair && second === undefined) || rest.length > 0) return undefined;
  if (alone) return second === undefined ? { at: 'solo', member: first } : { at: 'solo', member: first, guild: second };
  return second === undefined ? { at: 'channel', channel: first } : { at: 'thread', channel: first, thread: second };
}

export function idOf(address: TableAddress): TableId {
  return write(address, decimal) as TableId;
}

export function addressOf(id: TableId): TableAddress {
  const address = read(id, decimal);
  if (address === undefined) throw new Error('the id of a table is no address');
  return address;
}

/** The short form for the controls of a board, whose ids may have a hundred characters. */
export function packId(id: TableId): string {
  return write(addressOf(id), packed);
}

/** The id that was packed; undefined when the text is no packed id. */
export function unpackId(text: string): TableId | undefined {
  const address = read(text, packed);
  return address && idOf(address);
}

/** What a table is kept with: all tables of a channel and its threads, or all solos of a server or of a member. */
export function homeOf(id: TableId): string {
  const address = addressOf(id);
  switch (address.at) {
    case 'channel':
    case 'thread':
      return address.channel;
    case 'solo':
      return address.guild ?? address.member;
  }
}

/** The channel or thread that shows the table to everybody; undefined where somebody plays alone. */
export function shownIn(id: TableId): string | undefined {
  const address = addressOf(id);
  switch (address.at) {
    case 'channel':
      return address.channel;
    case 'thread':
      return address.thread;
    case 'solo':
      return undefined;
  }
}
