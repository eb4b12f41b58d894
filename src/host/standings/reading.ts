import type { Store } from '../../store/port.ts';
import type { CustomsOf } from './entering.ts';
import {
  apartPrefix,
  type Course,
  type Feats,
  featsLine,
  gameLine,
  memberPage,
  personLine,
  rankList,
  readFeats,
  readGameLine,
  readPerson,
  readTally,
  readVersus,
  type Tally,
  versusPrefix,
} from './lines.ts';
import { monthIn } from './months.ts';

/** What the book of a server tells of a ranking, and of one member. */

export type Period = 'month' | 'all-time';

export interface Ranked {
  /** From 1. */
  readonly place: number;
  readonly id: string;
  /** As it was when they last played. */
  readonly name: string;
  readonly course: Course;
}

export interface Ranking {
  /** Such as `2026-11`; undefined for all time. */
  readonly month: string | undefined;
  readonly best: readonly Ranked[];
  /** The member who asks, when they are not among the best. */
  readonly own: Ranked | undefined;
  /** How many are ranked. */
  readonly of: number;
}

type Books = Pick<Store, 'page' | 'highest' | 'placeOn'>;

/** So many are shown. */
const shown = 10;

export interface Asked {
  readonly guild: string;
  readonly game: string;
  readonly member: string;
  readonly period: Period;
  readonly now: number;
}

/** Reads no more members than are shown. */
export async function rankingOf(
  { guild, game, member, period, now }: Asked,
  store: Books,
  customs: CustomsOf,
): Promise<Ranking> {
  const month = period === 'month' ? monthIn((await customs(guild)).timeZone, now) : undefined;
  const list = rankList(game, month);
  const [highest, { place, of }] = await Promise.all([
    store.highest(guild, list, 0, shown),
    store.placeOn(guild, list, member),
  ]);
  const ranked = async (id: string, at: number): Promise<readonly Ranked[]> => {
    const lines = await store.page(guild, memberPage(id), [personLine, gameLine(game)]);
    const { all, months } = readGameLine(lines.get(gameLine(game)));
    const course = month === undefined ? all : months[month];
    return course === undefined ? [] : [{ place: at, id, name: readPerson(lines.get(personLine)).name, course }];
  };
  const best = (await Promise.all(highest.map(({ name }, at) => ranked(name, at + 1)))).flat();
  const beyond = place !== undefined && place >= shown;
  const own = beyond ? (await ranked(member, place + 1))[0] : undefined;
  return { month, best, own, of };
}

export interface Profile {
  readonly name: string;
  readonly games: readonly {
    readonly game: string;
    readonly course: Course;
    readonly place: number | undefined;
    readonly of: number;
  }[];
  /** Those they have played with most, the first one most often. */
  readonly opponents: readonly {
    readonly id: string;
    readonly name: string;
    readonly played: number;
    readonly won: number;
    readonly lost: number;
  }[];
  readonly feats: readonly { readonly game: string; readonly feats: Feats }[];
  readonly computers: readonly ({ readonly game: string; readonly level: string } & Tally)[];
}

const opponentsShown = 3;

export async function profileOf(
  guild: string,
  member: string,
  games: readonly string[],
  store: Books,
): Promise<Profile> {
  const lines = await store.page(guild, memberPage(member));
  const met = [...lines]
    .flatMap(([name, text]) =>
      name.startsWith(versusPrefix) ? [{ id: name.slice(versusPrefix.length), ...readVersus(text) }] : [],
    )
    .toSorted((a, b) => b.played - a.played)
    .slice(0, opponentsShown);
  const opponents = met.map(async ({ id, played, won, lost }) => {
    const theirs = await store.page(guild, memberPage(id), [personLine]);
    return { id, name: readPerson(theirs.get(personLine)).name, played, won, lost };
  });
  const courses = games.flatMap((game) => {
    const text = lines.get(gameLine(game));
    return text === undefined ? [] : [{ game, course: readGameLine(text).all }];
  });
  const placed = courses.map(async (each) => ({
    ...each,
    ...(await store.placeOn(guild, rankList(each.game), member)),
  }));
  return {
    name: readPerson(lines.get(personLine)).name,
    games: await Promise.all(placed),
    opponents: await Promise.all(opponents),
    feats: games.flatMap((game) => {
      const feats = readFeats(lines.get(featsLine(game)));
      return feats.length === 0 ? [] : [{ game, feats }];
    }),
    computers: games.flatMap((game) =>
      [...lines].flatMap(([name, text]) => {
        const level = name.startsWith(`${apartPrefix}${game}/`) ? name.slice(apartPrefix.length + game.length + 1) : '';
        return level === '' ? [] : [{ game, level, ...readTally(text) }];
      }),
    ),
  };
}
