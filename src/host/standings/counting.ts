import type { Entering } from '../../store/port.ts';
import { type Bout, type Came, cameOut, type Player } from './bouts.ts';
import {
  apartLine,
  type Course,
  featsLine,
  fresh,
  type GameLine,
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
  type VersusLine,
  versusLine,
} from './lines.ts';
import { dayOf } from './months.ts';
import { type Rate, type Rating, ratedAfter, surely } from './rating.ts';
import { allOf, daysWith, partFor } from './trust.ts';

/** What a finished match changes for those who played it. */

export interface Counted {
  readonly bouts: readonly Bout[];
  readonly game: string;
  readonly code: string;
  readonly at: number;
  /** The month that it counts for, and all that are kept. Undefined when it is too old. */
  readonly month: string | undefined;
  readonly months: readonly string[];
}

/** The lines of each player that were there before, as far as they are named by `linesFor`. */
export type Before = (player: string) => ReadonlyMap<string, string>;
export type Changes = Pick<Entering, 'lines' | 'scores'>;

/** No more of somebody's best are kept. */
const featsKept = 3;

export const playersOf = (bouts: readonly Bout[]): readonly Player[] => [
  ...new Map(
    bouts.flatMap(({ sides }) => sides.flatMap(({ players }) => players.map((player) => [player.id, player] as const))),
  ).values(),
];

/** The lines of a player that a match may change. */
export function linesFor(player: string, { bouts, game }: Pick<Counted, 'bouts' | 'game'>): readonly string[] {
  const levels = bouts.flatMap(({ computer }) => computer ?? []);
  const others = opponentsOf(player, bouts);
  return [
    ...[personLine, gameLine(game), featsLine(game)],
    ...[...new Set(levels)].map((level) => apartLine(game, level)),
    ...others.map(versusLine),
  ];
}

export function standingsAfter(counted: Counted, before: Before, rate: Rate): Changes {
  const { bouts, game, code, at, month } = counted;
  const rated = bouts.filter(isRated);
  const players = playersOf(bouts);
  const all = new Map(players.map(({ id }) => [id, startOf(id)]));
  const ofMonth = new Map(players.map(({ id }) => [id, monthOf(id)]));

  const partsKnown = new Map<string, number>();

  for (const bout of bouts) {
    if (!isRated(bout)) continue;
    count(all, bout);
    if (month !== undefined) count(ofMonth, bout);
  }

  const changed = players.map(({ id, name }) => {
    const own = before(id);
    const others = opponentsOf(id, rated);
    const versus = others.map((other): [string, string] => [versusLine(other), JSON.stringify(against(id, other))]);
    const apart = [...tallied(id)].map(([level, tally]): [string, string] => [
      apartLine(game, level),
      JSON.stringify(tally),
    ]);
    const person = readPerson(own.get(personLine));
    const met = person.met + others.filter((other) => !own.has(versusLine(other))).length;
    const plays = rated.some((bout) => sideOf(id, bout) !== undefined);
    const feats = bouts.flatMap(({ feat }) => (feat?.player === id ? [{ moves: feat.moves, code, at }] : []));
    const best = [...readFeats(own.get(featsLine(game))), ...feats].toSorted((a, b) => b.moves - a.moves);
    return {
      id,
      plays,
      lines: [
        [personLine, JSON.stringify({ name: name === '' ? person.name : name, met })] as const,
        ...(plays ? [[gameLine(game), JSON.stringify(gameOf(id))] as const] : []),
        ...(feats.length > 0 ? [[featsLine(game), JSON.stringify(best.slice(0, featsKept))] as const] : []),
        ...versus,
        ...apart,
      ],
    };
  });

  return {
    lines: changed.flatMap(({ id, lines }) => lines.map(([name, text]) => ({ page: memberPage(id), name, text }))),
    scores: changed.flatMap(({ id, plays }) => (plays ? scoresOf(id) : [])),
  };

  function startOf(id: string): Course {
    return readGameLine(before(id).get(gameLine(game))).all;
  }

  function monthOf(id: string): Course {
    return (month === undefined ? undefined : readGameLine(before(id).get(gameLine(game))).months[month]) ?? fresh;
  }

  function count(courses: Map<string, Course>, bout: Bout): void {
    const after = ratedAfter(bout, (id) => courses.get(id) ?? fresh, partOf, rate);
    for (const player of playersOf([bout])) {
      const course = courses.get(player.id) ?? fresh;
      courses.set(player.id, courseAfter(course, after.get(player.id) ?? course, cameOut(bout, player)));
    }

    function partOf(id: string): number {
      const others = opponentsOf(id, [bout]);
      const parts = others.map((other) => partAgainst(id, other));
      // All rounds of one match together weigh as much as one game.
      return parts.reduce((sum, part) => sum + part, 0) / parts.length / rated.length;
    }
  }

  function partAgainst(id: string, other: string): number {
    const known = partsKnown.get(`${id}/${other}`);
    if (known !== undefined) return known;
    const part = partFor(allOf(daysOf(id, other)), othersMet(other, id));
    partsKnown.set(`${id}/${other}`, part);
    return part;
  }

  function daysOf(id: string, other: string): VersusLine['days'][string] {
    return daysWith(readVersus(before(id).get(versusLine(other))), game, dayOf(at));
  }

  /** How many somebody had met before this match, beside this player. */
  function othersMet(id: string, beside: string): number {
    return readPerson(before(id).get(personLine)).met - (before(id).has(versusLine(beside)) ? 1 : 0);
  }

  function against(id: string, other: string): VersusLine {
    const line = readVersus(before(id).get(versusLine(other)));
    const met = rated.flatMap((bout) => {
      const [own, theirs] = [sideOf(id, bout), sideOf(other, bout)];
      return own === undefined || theirs === undefined || own === theirs ? [] : [Math.sign(theirs.place - own.place)];
    });
    // Of a match of several rounds, whoever was before the other more often has won.
    const ahead = met.reduce((sum, each) => sum + each, 0);
    return {
      played: line.played + 1,
      won: line.won + (ahead > 0 ? 1 : 0),
      lost: line.lost + (ahead < 0 ? 1 : 0),
      days: { ...line.days, [game]: daysOf(id, other) },
    };
  }

  function tallied(id: string): ReadonlyMap<string, Tally> {
    const tallies = new Map<string, Tally>();
    for (const bout of bouts) {
      const player = playersOf([bout]).find((each) => each.id === id);
      const level = bout.computer;
      if (level === undefined || player === undefined) continue;
      const tally = tallies.get(level) ?? readTally(before(id).get(apartLine(game, level)));
      tallies.set(level, tallyAfter(tally, cameOut(bout, player)));
    }
    return tallies;
  }

  function gameOf(id: string): GameLine {
    const known = Object.entries(readGameLine(before(id).get(gameLine(game))).months);
    const kept = known.filter(([name]) => name !== month && counted.months.includes(name));
    const own = month === undefined ? [] : [[month, ofMonth.get(id) ?? fresh] as const];
    return { all: all.get(id) ?? fresh, months: Object.fromEntries([...kept, ...own]) };
  }

  function scoresOf(id: string): Changes['scores'] {
    const score = (list: string, course: Course | undefined) => ({ list, name: id, score: surely(course ?? fresh) });
    return [
      score(rankList(game), all.get(id)),
      ...(month === undefined ? [] : [score(rankList(game, month), ofMonth.get(id))]),
    ];
  }
}

/** Games with a computer are counted apart. */
const isRated = ({ computer, sides }: Bout): boolean => computer === undefined && sides.length > 1;

const sideOf = (id: string, { sides }: Bout) => sides.find(({ players }) => players.some((each) => each.id === id));

function opponentsOf(id: string, bouts: readonly Bout[]): readonly string[] {
  const found = bouts.filter(isRated).flatMap((bout) => {
    const own = sideOf(id, bout);
    return own === undefined ? [] : bout.sides.filter((side) => side !== own).flatMap(({ players }) => players);
  });
  return [...new Set(found.map((player) => player.id))];
}

function courseAfter(course: Course, { mu, sigma }: Rating, came: Came): Course {
  const run = came === 'won' ? course.run + 1 : 0;
  return {
    mu: rounded(mu),
    sigma: rounded(sigma),
    ...tallyAfter(course, came),
    run,
    longest: Math.max(course.longest, run),
  };
}

function tallyAfter({ played, won, drawn }: Tally, came: Came): Tally {
  return { played: played + 1, won: won + (came === 'won' ? 1 : 0), drawn: drawn + (came === 'drawn' ? 1 : 0) };
}

/** As far as a rating is kept. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
