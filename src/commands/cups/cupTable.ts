import type { Language } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { pointsForBye, pointsIn } from '../../host/cups/counting.ts';
import type { Cup } from '../../host/cups/cup.ts';
import { type Standing, standings } from '../../host/cups/standings.ts';
import type { Card } from '../standing/card.ts';
import { words } from '../words/words.ts';
import { cupScene, roundsShown } from './cupScene.ts';
import { entrantName, pointsText } from './inWords.ts';

/** The table of a cup as it stood in its last round, or in this one, counted from 0. */
export function cupTable(cup: Cup, game: Pick<Game, 'words'>, language: Language, round = cup.rounds.length - 1): Card {
  const { cups: say } = words[language];
  const until: Cup = { ...cup, rounds: cup.rounds.slice(0, round + 1) };
  const lines = standings(until);
  const over = cup.stage.at === 'over' && round === cup.rounds.length - 1;
  const winners = over ? winnersOf(cup) : [];
  const first = Math.max(0, round + 1 - roundsShown);
  const state = say.round({ n: round + 1, of: cup.roundsPlanned ?? cup.rounds.length });
  const remark = over ? say.ended : state;
  const { name } = game.words[language];
  const cells = (entrant: number) => until.rounds.map((_, at) => cellOf(until, at, entrant, language));
  return {
    file: `cup-${cup.id}`,
    title: `${say.title({ game: name })} · ${remark}`,
    scene: cupScene({
      title: name,
      remark,
      heads: until.rounds.slice(first).map((_, nth) => say.head({ n: first + nth + 1 })),
      total: say.points,
      rows: lines.map(({ entrant, place, points }) => ({
        place: String(place),
        name: entrantName(cup, entrant, language),
        rounds: cells(entrant)
          .slice(first)
          .map(({ short }) => short),
        points: pointsText(points),
        marked: winners.includes(entrant) ? 'winner' : 'no',
      })),
    }),
    lines: [`${say.title({ game: name })}, ${remark}.`, ...lines.map(line)],
    note: say.ties,
  };

  function line({ entrant, place, points }: Standing): string {
    const out = staysIn(cup, entrant) ? '' : `, ${say.out}`;
    const rounds = cells(entrant).map(({ said }) => said);
    const named = `${entrantName(cup, entrant, language)}${out}`;
    return `${say.line({ place, name: named, points: pointsText(points), rounds: rounds.join(', ') })}.`;
  }
}

/** Those who have won the cup: nobody who has dropped out. */
export function winnersOf(cup: Cup): readonly number[] {
  const staying = standings(cup).filter(({ entrant }) => staysIn(cup, entrant));
  return staying.filter(({ place }) => place === staying[0]?.place).map(({ entrant }) => entrant);
}

function staysIn({ entrants }: Cup, at: number): boolean {
  const entrant = entrants[at];
  return entrant?.kind === 'member' && entrant.left === undefined;
}

/** What a round brought somebody: for the picture, and in words. */
function cellOf(cup: Cup, round: number, entrant: number, language: Language): { short: string; said: string } {
  const { marks } = words[language].cups;
  const { games = [], bye } = cup.rounds[round] ?? {};
  if (bye === entrant) {
    const points = pointsText(pointsForBye(cup, round));
    return { short: points === '0' ? '–' : `(${points})`, said: points === '0' ? marks.bye : `${marks.bye} ${points}` };
  }
  const at = games.findIndex(({ entrants }) => entrants.includes(entrant));
  const seat = games[at]?.entrants.indexOf(entrant) ?? -1;
  if (at === -1 || seat === -1) return { short: '·', said: marks.none };
  const points = pointsIn(cup, round, at)?.[seat];
  if (points === undefined) return { short: '…', said: marks.running };
  return { short: pointsText(points), said: pointsText(points) };
}
