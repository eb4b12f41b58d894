import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { User } from '../../src/playground/discord/world/records.ts';
import { openTown, type Town } from '../e2e/town.ts';

/**
 * Plays the same in two worlds that differ only in what is hidden: in the secret that the script is given, and in all
 * seeds, unless everybody sees what a seed decides. Everything that the bot sends, but for the private answers to whoever knows the secret, must then be equal:
 * byte by byte, in the same order, as often, and with the same times. Only private answers to different acts of one person
 * may overtake one another: an older one is a board that follows the game beside the newer ones.
 */
export interface TwoWorlds<Secret> {
  readonly secrets: readonly [Secret, Secret];
  /** Only who knows the secret may act upon it, and only in private. All other acts are the same. */
  readonly script: (town: Town, secret: Secret) => Promise<void>;
  readonly knowing: (town: Town) => readonly User[];
  /** Whoever knows the secret acts as often in both worlds, unless it says that how often they act is the secret. */
  readonly secret?: 'how often';
  /** Everybody sees how the lots fall, so they fall alike. */
  readonly lots?: 'alike';
}

export interface Compared {
  /** What differs, in words. */
  readonly differences: readonly string[];
  readonly requests: number;
  readonly files: number;
}

/** What one reader was sent, or what stands in the log. */
type Sent = ReadonlyMap<string, readonly string[]>;

const sameLots = new URL('./sameLots.mjs', import.meta.url).href;

/** Texts say times to the minute, and the second world may be slower. */
const tolerance = 120;

export async function twoWorlds<Secret>(worlds: TwoWorlds<Secret>): Promise<Compared> {
  const [one, other] = worlds.secrets;
  const { secret } = worlds;
  const first = await play(one, worlds);
  const second = await play(other, worlds);
  const readers = new Set([...first.sent.keys(), ...second.sent.keys()]);
  // The log is not for players. It counts every change.
  if (secret === 'how often') for (const reader of [...first.known, 'the log']) readers.delete(reader);
  const inOrder = (reader: string, lines: readonly string[] = []) => {
    const sent = unrepeated(lines);
    // Older private boards are taken away aside, sooner or later.
    return secret !== 'how often' || reader === 'everybody' ? sent : sent.toSorted();
  };
  const differences = [...readers].flatMap((reader) =>
    compared(reader, inOrder(reader, first.sent.get(reader)), inOrder(reader, second.sent.get(reader))),
  );
  return { differences, requests: first.requests, files: first.files };
}

async function play<Secret>(
  secret: Secret,
  { script, knowing, lots }: TwoWorlds<Secret>,
): Promise<{
  readonly sent: Sent;
  readonly known: readonly string[];
  readonly requests: number;
  readonly files: number;
}> {
  const town = await openTown();
  try {
    const { discord } = town;
    const pictures: { readonly to: User | undefined; readonly digest: string }[] = [];
    const users = new Map<string, User>();
    discord.on((change) => {
      if (change.type === 'exchange') users.set(change.exchange.id, change.exchange.user);
      if (change.type !== 'message' || change.what === 'deleted' || change.message.author !== discord.bot) return;
      for (const { filename, bytes } of change.message.attachments) {
        const digest = `${filename} ${createHash('sha256').update(bytes).digest('hex')}`;
        pictures.push({ to: change.message.visibleTo, digest });
      }
    });
    await town.start(lots === 'alike' ? { environment: { NODE_OPTIONS: `--import ${sameLots}` } } : {});
    const since = discord.requests.length;
    const began = Math.floor(Date.now() / 1000);
    await script(town, secret);
    await silence(town);

    const sent = new Map<string, string[]>();
    const add = (reader: string, line: string) => sent.set(reader, [...(sent.get(reader) ?? []), line]);
    const same = namer(town, began);
    const known = knowing(town);
    const tokens = new Map<string, User>();
    const answers = new Map<string, [reader: string, line: string][]>();
    for (const { method, path, query, body, files } of discord.requests.slice(since)) {
      const [, id = '', token = ''] = /^\/interactions\/(\d+)\/([^/]+)\/callback$/.exec(path) ?? [];
      const user = users.get(id);
      if (user !== undefined) tokens.set(token, user);
      const answered = path.split('/').find((part) => tokens.has(part));
      const reader = answered === undefined ? undefined : tokens.get(answered);
      const head = `${method} ${path}${query}`;
      const whole = `${head} ${JSON.stringify(body)} ${files.join()}`;
      // Also whoever knows the secret is answered as often, and at the same places.
      const line = same(reader !== undefined && known.includes(reader) ? head : whole);
      if (answered === undefined || reader === undefined) add('everybody', line);
      else answers.set(answered, [...(answers.get(answered) ?? []), [reader.name, line]]);
    }
    for (const lines of answers.values()) for (const [reader, line] of lines) add(reader, line);
    for (const { to, digest } of pictures) {
      if (to === undefined || !known.includes(to)) add(`${to?.name ?? 'everybody'}, pictures`, same(digest));
    }
    for (const line of town.output().trim().split('\n')) add('the log', same(line.replace(/"time":\d+,?/, '')));
    const names = known.map(({ name }) => name);
    return { sent, known: names, requests: discord.requests.length - since, files: pictures.length };
  } finally {
    await town.stop();
    await town.close();
  }
}

/** Waits until the bot has said all that it had to say. */
async function silence({ discord }: Town): Promise<void> {
  for (let before = -1; before < discord.requests.length; ) {
    before = discord.requests.length;
    await sleep(1_000);
  }
}

/** Writes what is different in every world in the same way: ids, tokens, and times as seconds since the beginning. */
function namer(town: Town, began: number): (text: string) => string {
  const { discord, guild, club, channel, quiet, salon } = town;
  const named = new Map<string, string>([[discord.application, 'application']]);
  for (const user of [town.ada, town.bob, town.cleo, town.otherBot, discord.bot]) named.set(user.id, user.name);
  for (const each of [guild, club, channel, quiet, salon]) named.set(each.id, each.name);
  for (const each of [channel, quiet, salon]) {
    named.set(BigInt(each.id).toString(36), each.name);
    for (const [index, message] of discord.messages(each).entries()) named.set(message.id, `${each.name}/${index}`);
  }
  const ids = new RegExp([...named.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');
  return (text) =>
    text
      .replace(/\S*\/plateau-\w{6}\b/g, '{folder}')
      // The code of a match is made from its seed and the time when it began, and from nothing that anybody does.
      .replace(/(?<=`|@replay\.)[2-9A-HJKMNP-TV-Z]{8}\b/g, '{code}')
      .replace(/interaction-\d+-[\w-]+/g, 'token')
      // It is made from ids and from public events.
      .replace(/"nonce":"[\w-]{25}"/g, '"nonce":"{nonce}"')
      .replace(ids, (id) => `{${named.get(id)}}`)
      .replace(/\b\d{16,20}\b/g, '{id}')
      .replace(/<t:(\d+):(\w)>/g, (_, seconds: string, style: string) => `<t:${Number(seconds) - began}:${style}>`)
      .replace(/[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M UTC/g, '{when}')
      .replace(/\d{1,2} \S+ \d{4}, \d{2}:\d{2} UTC/g, '{when}');
}

const times = /<t:(-?\d+):(\w)>/g;

const timeless = (line: string) => line.replace(times, '<t:$2>');

/**
 * What the bot only reads nobody sees, nor an edit that repeats the one before: the first who acts in a channel makes it
 * look whether its board is in sight, and that may fall together with the next change or not.
 */
function unrepeated(lines: readonly string[]): readonly string[] {
  const sent = lines.filter((line) => !line.startsWith('GET '));
  return sent.filter((line, at) => at === 0 || timeless(line) !== timeless(sent[at - 1] ?? ''));
}

function compared(reader: string, one: readonly string[], other: readonly string[]): string[] {
  const found = one.length === other.length ? [] : [`${reader}: ${one.length} and ${other.length} lines`];
  for (const [at, line] of one.entries()) {
    const twin = other[at];
    if (twin === undefined || isSame(line, twin)) continue;
    found.push(`${reader}, line ${at + 1}:\n  ${line.slice(0, 2_000)}\n  ${twin.slice(0, 2_000)}`);
  }
  return found;
}

function isSame(one: string, other: string): boolean {
  if (timeless(one) !== timeless(other)) return false;
  const seconds = (text: string) => [...text.matchAll(times)].map(([, found]) => Number(found));
  const twins = seconds(other);
  return seconds(one).every((each, at) => Math.abs(each - (twins[at] ?? 0)) <= tolerance);
}
