import { ComponentType, InteractionType } from 'discord.js';
import type { Rng } from '../../src/games/rng.ts';
import type { Exchange } from '../../src/playground/discord/interactions/exchange.ts';
import { everyComponent } from '../../src/playground/discord/world/content.ts';
import type { Message, User } from '../../src/playground/discord/world/records.ts';
import { openPlainRedis } from '../store/plainRedis.ts';
import { openFaultTown } from './faultTown.ts';
import { openGames } from './games.ts';
import { lookAt, movesIn } from './moves.ts';
import { faultTest } from './tally.ts';

const forgeries = 1_000;
/** Interactions on their way at the same time: more would wait in the queue of the program. */
const atOnce = 25;
const seed = 'fuzz';
const signs = [...'0123456789abcxyzABC.:;@#=!~?+%-_ ,<>/\\"\'&$*()[]{}|^`\n\t', 'é', '♠', '\u202e', '𝒳', '＠', '٧'];
const odd = [
  '',
  ' ',
  '@everyone',
  '<@&1>',
  '-1',
  'NaN',
  '1e309',
  '__proto__',
  'constructor',
  '%00',
  '../..',
  '99999999999',
];

const text = (rng: Rng, most: number): string =>
  rng.int(4) === 0
    ? (odd[rng.int(odd.length)] ?? '')
    : Array.from({ length: 1 + rng.int(most) }, () => signs[rng.int(signs.length)]).join('');

/** Changes one place of a text. */
function mutated(known: string, rng: Rng): string {
  const at = rng.int(known.length + 1);
  switch (rng.int(4)) {
    case 0:
      return known.slice(0, at);
    case 1:
      return `${known.slice(0, at)}${text(rng, 3)}${known.slice(at)}`.slice(0, 100);
    case 2:
      return `${known.slice(0, at)}${text(rng, 1)}${known.slice(at + 1)}`.slice(0, 100);
    default:
      return text(rng, 100);
  }
}

faultTest(`${forgeries} forged ids, forms and texts`, async (tally, closing) => {
  const redis = closing(await openPlainRedis());
  const town = closing(await openFaultTown(redis.url));
  const { discord, people } = town;
  const bot = await town.start();
  const games = await openGames({ town, seed, tally });
  const { rng } = games;
  const stranger = discord.addUser({ name: 'eve', displayName: '@everyone' });
  discord.addMember(town.guild, stranger);
  const boards: Message[] = games.matches.flatMap(({ channel }) => discord.messages(channel).slice(-1));
  const ids = boards.flatMap(({ components }) =>
    everyComponent(components).flatMap(({ custom_id }) => custom_id ?? []),
  );
  const memory = await games.remember();
  const revisions = await Promise.all(games.matches.map(async (match) => (await lookAt(town, match)).revision));

  /** Somebody who has no seat may send whatever they like: nothing changes. */
  function forge(by: User): Exchange | undefined {
    const from = boards[rng.int(boards.length)] as Message;
    const { channel } = from;
    const custom_id = mutated(ids[rng.int(ids.length)] ?? '', rng) || '0';
    const hand = discord.as(by);
    switch (rng.int(4)) {
      case 0:
        return hand.forge({
          type: InteractionType.MessageComponent,
          channel,
          from,
          data: { component_type: ComponentType.Button, custom_id },
        });
      case 1:
        return hand.forge({
          type: InteractionType.MessageComponent,
          channel,
          from,
          data: { component_type: ComponentType.StringSelect, custom_id, values: [mutated('=a1', rng)] },
        });
      case 2: {
        const field = { type: ComponentType.TextInput, id: 2, custom_id: 'typed', value: text(rng, 60) };
        const components = rng.int(5) === 0 ? [] : [{ type: ComponentType.Label, id: 1, component: field }];
        return hand.forge({ type: InteractionType.ModalSubmit, channel, from, data: { custom_id, components } });
      }
      default: {
        const typed = text(rng, 60);
        if (typed.trim() !== '') hand.say(channel, typed);
        return undefined;
      }
    }
  }

  for (let sent = 0; sent < forgeries; sent += atOnce) {
    const exchanges = Array.from({ length: atOnce }, () => forge(stranger)).filter((each) => each !== undefined);
    tally.tries += atOnce;
    const answered = await Promise.all(exchanges.map(({ acknowledged }) => acknowledged));
    const silent = answered.filter((answer) => !answer).length;
    if (silent > 0) tally.late.push(`${silent} forged interactions were not acknowledged`);
  }
  for (const [nth, match] of games.matches.entries()) {
    const { channel } = match;
    const before = memory.moves.get(match)?.length ?? 0;
    if (match.game.seating.open === true) continue;
    if ((await lookAt(town, match)).revision !== revisions[nth] || (await movesIn(town, match)).length !== before) {
      tally.lost.push(`${channel.name}: a stranger changed the table`);
    }
  }
  const pinged = games.matches
    .flatMap(({ channel }) => discord.messages(channel))
    .filter(({ author, pings }) => author === discord.bot && (pings.everyone || pings.users.includes(stranger)));
  if (pinged.length > 0) tally.doubled.push(`${pinged.length} messages notified people whom somebody else named`);
  const errors = bot
    .output()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line));
  if (errors.length > 0) tally.lost.push(`${errors.length} errors in the log, the first: ${errors[0]?.slice(0, 300)}`);
  await games.check(await games.remember());
  // Those who sit at the tables send nonsense too; afterwards every game still goes on.
  for (const by of people) for (let nth = 0; nth < 10; nth++) await forge(by)?.acknowledged;
  await games.check(await games.remember());
  tally.remark = `seed ${seed}`;
});
