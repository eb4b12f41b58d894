import { DiscordAPIError, type GuildTextBasedChannel, RESTJSONErrorCodes, ThreadAutoArchiveDuration } from 'discord.js';
import type { Game } from '../../games/kernel.ts';
import type { Cup, Round } from '../../host/cups/cup.ts';
import type { V2Message } from '../board/board.ts';
import { nonceOf } from '../once/nonce.ts';
import { ownSince, pressable } from '../once/ownSince.ts';
import { cupId } from './cupId.ts';
import {
  endMessage,
  endPost,
  gameMessage,
  gamePost,
  markOf,
  type Parts,
  roundMessage,
  roundPost,
  signUpMessage,
  signUpPost,
  threadName,
} from './cupMessages.ts';

/** Where the posts of a cup are, and how it is kept that they were begun. */
export interface PostsParts extends Parts {
  readonly channel: GuildTextBasedChannel;
  readonly game: Game;
  /** The rights without which no threads can be opened here. */
  readonly lacking: string | undefined;
  /** Discord's time. */
  readonly now: () => number;
  /** Keeps what became of a post, unless it was changed meanwhile, and gives the cup as it is then. */
  readonly keep: (
    post: string,
    change: { readonly before: string | undefined; readonly after: string },
  ) => Promise<Cup>;
}

/** A post that was begun has the time at which that was instead of the id of its message. */
const begun = 'begun ';
const messageOf = (kept: string | undefined): string | undefined => (kept?.startsWith(begun) ? undefined : kept);
/** Whether its end has yet to be told. */
export const owesEnd = ({ stage, rounds, posts }: Cup): boolean =>
  stage.at === 'over' && rounds.length > 0 && messageOf(posts[endPost]) === undefined;

/**
 * Posts once what this cup has to say now. That it is begun is kept before; who finds it so looks into the channel for the
 * buttons of the post before it is sent again, so that a kill neither loses nor doubles it.
 */
export async function postDue(cup: Cup, parts: PostsParts): Promise<Cup> {
  const round = cup.rounds.length - 1;
  switch (cup.stage.at) {
    case 'gathering':
      return postOnce(cup, signUpPost, parts);
    case 'playing':
      return postOnce(cup, roundPost(round), parts);
    case 'over':
      return round < 0 ? cup : postOnce(cup, endPost, parts);
    case 'called-off':
      return cup;
  }
}

/** The thread of a game. It is opened from the message that calls its players, and so has its id. */
export async function threadFor(cup: Cup, round: number, nth: number, parts: PostsParts): Promise<string | undefined> {
  const { channel } = parts;
  if (!('threads' in channel)) return undefined;
  const post = gamePost(round, nth);
  const startMessage = messageOf((await postOnce(cup, post, parts)).posts[post]);
  if (startMessage === undefined) return undefined;
  const name = threadName(cup, round, nth);
  try {
    await channel.threads.create({ startMessage, name, autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek });
  } catch (error) {
    // Somebody has deleted it before its thread was there, so it is posted again when the cup is looked at next.
    if (says(error, RESTJSONErrorCodes.UnknownMessage)) {
      await parts.keep(post, { before: startMessage, after: `${begun}${parts.now()}` });
      return undefined;
    }
    if (!says(error, RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage)) throw error;
  }
  return startMessage;
}

const says = (error: unknown, code: RESTJSONErrorCodes): boolean =>
  error instanceof DiscordAPIError && error.code === code;

async function postOnce(cup: Cup, post: string, parts: PostsParts): Promise<Cup> {
  const before = cup.posts[post];
  if (messageOf(before) !== undefined) return cup;
  const found = before === undefined ? undefined : await posted(cup, post, Number(before.slice(begun.length)), parts);
  if (found !== undefined) return parts.keep(post, { before, after: found });
  const body = await bodyOf(cup, post, parts);
  if (body === undefined) return cup;
  const mark = before ?? `${begun}${parts.now()}`;
  const marked = before === undefined ? await parts.keep(post, { before, after: mark }) : cup;
  // Another process has begun it in the same moment.
  if (marked.posts[post] !== mark) return marked;
  // A post that was deleted and is begun anew has another mark: by its nonce Discord would give the deleted one back.
  const nonce = nonceOf(cup.guild, cup.id, post, mark);
  const { id } = await parts.channel.send({ ...body, nonce, enforceNonce: true });
  return parts.keep(post, { before: mark, after: id });
}

/** The message that was posted since then and has the button of this post. */
async function posted(cup: Cup, post: string, since: number, { channel }: PostsParts): Promise<string | undefined> {
  const wanted = cupId(markOf(post), cup.id, post);
  return (await ownSince(channel, since)).find((message) => pressable(message).includes(wanted))?.id;
}

/** What a post says now; undefined for one that says the same for good, or is none. */
function bodyOf(cup: Cup, post: string, parts: PostsParts): Promise<V2Message> | V2Message | undefined {
  const { game } = parts;
  if (post === signUpPost) return signUpMessage(cup, game, parts);
  if (post === endPost) return endMessage(cup, game, parts);
  const [, round, nth] = /^(?:round|game)-(\d+)(?:\.(\d+))?$/.exec(post) ?? [];
  if (round === undefined) return undefined;
  const at = Number(round) - 1;
  if (nth !== undefined) return gameMessage(cup, game, at, Number(nth) - 1);
  return roundMessage(cup, game, at, parts.lacking, parts);
}

/** What the posts of a process show. It is kept nowhere: whoever comes next edits each of them once. */
export type Showing = Map<string, string>;

/** Of a round that another has followed, nothing changes any more. */
const forGood = 'for good';

/** Edits the posts that no longer show how the cup stands. */
export async function editPosts(cup: Cup, showing: Showing, parts: PostsParts): Promise<void> {
  const past = new Set(cup.rounds.slice(0, -1).flatMap(postsOf));
  for (const post of [signUpPost, ...cup.rounds.flatMap(postsOf), endPost]) {
    const message = messageOf(cup.posts[post]);
    const key = `${cup.id}/${post}`;
    if (message === undefined || showing.get(key) === forGood) continue;
    const body = await bodyOf(cup, post, parts);
    if (body === undefined) continue;
    const shows = JSON.stringify([body.components, body.files.map(({ description }) => description)]);
    if (showing.get(key) !== shows) await edit(parts.channel, message, body);
    showing.set(key, past.has(post) ? forGood : shows);
  }
}

const postsOf = ({ games }: Round, round: number): string[] => [
  roundPost(round),
  ...games.map((_, nth) => gamePost(round, nth)),
];

/** An edit notifies nobody. A post that somebody has deleted stays away. */
async function edit({ messages }: GuildTextBasedChannel, message: string, body: V2Message): Promise<void> {
  try {
    await messages.edit(message, { ...body, allowedMentions: { parse: [], users: [] }, attachments: [] });
  } catch (error) {
    if (!says(error, RESTJSONErrorCodes.UnknownMessage)) throw error;
  }
}
