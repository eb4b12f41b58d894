import { PermissionFlagsBits } from 'discord.js';
import type { Language } from '../../games/contract.ts';
import { isListed, type Standing, standingOf } from '../../host/listing.ts';
import type { Running } from '../../host/running.ts';
import type { Snapshot } from '../../host/tables.ts';
import { Unreadable } from '../../host/unreadable.ts';
import { listOwn } from '../alone/listOwn.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import type { Services } from '../services.ts';
import type { SlashCall } from '../slash/asked.ts';
import { words } from '../words/words.ts';
import { gameLine } from './gameLine.ts';
import { channelsSeenBy } from './seenBy.ts';

/** Discord takes 4,000 characters in one message. The titles and the counts of what is left out need some of them. */
const longest = 3_600;
/** Each game shown is loaded. */
const most = 20;

interface Section {
  readonly title: string;
  /** What the lines are about: how the asking person stands in each game, or the games as such. */
  readonly about: 'standing' | 'game';
  readonly running: readonly Running[];
}

/** `/plateau games`: the games of a server that wait for a person, or that they wait for, and those open to join. */
export async function gamesOf(call: SlashCall, language: Language, services: Services): Promise<V2Message> {
  const say = words[language].calls;
  const seen = channelsSeenBy(call);
  const found = (await services.host.running(seen.homes)).filter(({ table, course }) =>
    seen.has(table, course.members),
  );
  const alone = await listOwn(call.user.id, language, services);
  const room = longest - alone.text.length;
  const texts = moderates(call)
    ? [...(await told(own(found), room / 2)), ...(await told([everything(found)], room / 2))]
    : await told(own(found), room);
  const none = moderates(call) ? say.nothingRuns : say.noGames;
  const here = texts.length > 0 ? texts.join('\n\n') : none;
  return textMessage(alone.text === '' ? here : `${here}\n\n${alone.text}`, alone.rows);

  function own(all: readonly Running[]): Section[] {
    const standings = Object.keys(say.standings) as (keyof typeof say.standings)[];
    return standings.map((standing) => ({
      title: say.standings[standing],
      about: 'standing',
      running: all.filter((each) => standingAt(each) === standing).toSorted((a, b) => ends(a) - ends(b)),
    }));
  }

  function everything(all: readonly Running[]): Section {
    const running = all.toSorted((a, b) => (a.course.since ?? 0) - (b.course.since ?? 0));
    return { title: say.everything, about: 'game', running };
  }

  /** As many lines as there is room for. The others are counted. */
  async function told(sections: readonly Section[], size: number): Promise<string[]> {
    const texts: string[] = [];
    let room = size;
    let loaded = 0;
    for (const { title, about, running } of sections) {
      const lines: string[] = [];
      let left = running.length;
      for (const each of running) {
        if (loaded === most) break;
        loaded++;
        const line = await lineOf(each, about);
        const length = line === undefined ? 0 : line.length + 1;
        if (length > room) break;
        room -= length;
        left--;
        if (line !== undefined) lines.push(line);
      }
      const more = left > 0 ? [`-# ${say.more({ n: left })}`] : [];
      const text = [`**${title}**`, ...lines, ...more];
      if (text.length > 1) texts.push(text.join('\n'));
    }
    return texts;
  }

  /** Undefined when it has ended or cannot be read. */
  async function lineOf({ table }: Running, about: Section['about']): Promise<string | undefined> {
    const snapshot = await readable(() => services.host.look(table));
    if (snapshot === undefined || !isListed(snapshot.match)) return undefined;
    return gameLine(snapshot, { about, member: call.user.id, language, wallTime: services.wallTime });
  }

  function standingAt({ course, stage }: Running): Standing {
    return standingOf(course, stage, call.user.id);
  }
}

const ends = ({ course }: Running): number => course.until ?? Number.MAX_SAFE_INTEGER;

function moderates({ memberPermissions }: SlashCall): boolean {
  return memberPermissions.any([PermissionFlagsBits.ManageMessages, PermissionFlagsBits.ManageGuild]);
}

async function readable(look: () => Promise<Snapshot | undefined>): Promise<Snapshot | undefined> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}
