import type { Game } from '../../games/kernel.ts';
import { type Period, type Ranked, rankingOf } from '../../host/standings/reading.ts';
import { words } from '../words/words.ts';
import type { Card, Showing } from './card.ts';
import { customsOf } from './customs.ts';
import { monthInWords, nameOf, points, unitOf } from './naming.ts';
import { rankScene } from './rankScene.ts';

export const periods = ['month', 'all-time'] as const satisfies readonly Period[];

/** The ranking of a game, for this member or, without one, for everybody; a text when nobody is ranked. */
export async function rankCard(
  game: Game,
  period: Period,
  member: string,
  { guild, language, services }: Showing,
): Promise<Card | string> {
  const { standing: say } = words[language];
  const { name } = game.words[language];
  const { store, settings, client, clock } = services;
  const asked = { guild: guild.id, game: game.id, member, period, now: clock.now() };
  const customs = customsOf(client, settings);
  const ranking = await rankingOf(asked, store, customs);
  const uncounted = (await customs(guild.id)).results === 'do-not-count' ? say.notCounted : undefined;
  const span = ranking.month === undefined ? say.periods[period] : monthInWords(ranking.month, language);
  if (ranking.of === 0) return uncounted ?? say.nobody({ game: name, period: span });
  const rows = [...ranking.best, ...(ranking.own === undefined ? [] : [ranking.own])];
  const named = (ranked: Ranked) => nameOf(guild, ranked.id, ranked.name);
  return {
    file: `rank-${game.id}`,
    title: `${say.title({ game: name })}, ${span}`,
    scene: rankScene({
      title: name,
      remark: `${span}, ${say.of({ n: ranking.of })}`,
      rows: rows.map((ranked) => ({
        place: String(ranked.place),
        name: named(ranked),
        won: say.wonOf(ranked.course),
        rating: String(points(ranked.course)),
        whose: ranked.id === member ? 'own' : 'another',
      })),
    }),
    lines: [`${say.title({ game: name })}, ${span}, ${say.of({ n: ranking.of })}.`, ...rows.map(line)],
    note: uncounted === undefined ? say.how : `${uncounted} ${say.how}`,
  };

  function line(ranked: Ranked): string {
    const { place, course } = ranked;
    const own = ranked.id === member ? ` (${say.you})` : '';
    return `${say.line({ ...course, unit: unitOf(game), place, name: `${named(ranked)}${own}`, rating: points(course) })}.`;
  }
}
