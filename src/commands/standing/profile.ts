import type { Language } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import type { Solo } from '../../games/solo.ts';
import { type Profile, profileOf } from '../../host/standings/reading.ts';
import { dayIn } from '../daily/days.ts';
import { runOn, type Streak, streakOf } from '../daily/streaks.ts';
import { timeZoneOf } from '../settings/serverSettings.ts';
import { words } from '../words/words.ts';
import type { Card, Showing } from './card.ts';
import { nameOf, points } from './naming.ts';
import { profileScene } from './profileScene.ts';

interface Daily {
  readonly game: Game;
  readonly solo: Solo;
  readonly streak: Streak;
}

/** What a member has played and won in a server; a text when that is nothing. */
export async function profileCard(member: string, called: string, showing: Showing): Promise<Card | string> {
  const { guild, language, services } = showing;
  const { standing: say } = words[language];
  const games = [...services.host.games.values()];
  const ids = games.map(({ id }) => id);
  const profile = await profileOf(guild.id, member, ids, services.store);
  const daily = await dailiesOf(member, games, showing);
  const name = nameOf(guild, member, profile.name === '' ? called : profile.name);
  const today = dayIn(await timeZoneOf(guild, services.settings), services.clock.now());
  const told = tell(profile, daily, { language, today, showing });
  if (told.games.length + told.sections.length === 0) return say.nothing({ name });
  const more = told.sections.map(({ title, lines }) => say.section({ title, lines: lines.join(' / ') }));
  return {
    file: 'profile',
    title: `${name}, ${say.profile}`,
    scene: profileScene({ name, remark: say.profile, games: told.games, sections: told.sections }),
    lines: [
      `${name}, ${say.profile}.`,
      ...told.games.map((each) => `${say.game({ game: each.name, rating: each.points, rest: each.words })}.`),
      ...more,
    ],
  };
}

interface Telling {
  readonly language: Language;
  readonly today: string;
  readonly showing: Showing;
}

/** All of it in words, for the picture and for who reads it. */
function tell(profile: Profile, dailies: readonly Daily[], { language, today, showing }: Telling) {
  const { guild, services } = showing;
  const { standing: say, levels } = words[language];
  const gameName = (id: string) => services.host.games.get(id)?.words[language].name ?? id;
  const section = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : [{ title, lines }]);
  const games = profile.games.map(({ game, course, place, of }) => {
    const placed = place === undefined ? [] : [say.place({ place: place + 1, of })];
    const run = course.longest > 1 ? [say.run(course)] : [];
    const first = say.played(course);
    return {
      name: gameName(game),
      points: points(course),
      rating: `${say.rating} ${points(course)}`,
      first,
      second: [...placed, ...run].join(', '),
      words: [first, ...placed, ...run].join(', '),
    };
  });
  const sections = [
    ...section(
      say.opponents,
      profile.opponents.map((each) => say.opponent({ ...each, name: nameOf(guild, each.id, each.name) })),
    ),
    ...profile.feats.flatMap(({ game, feats }) => section(say.feats({ game: gameName(game) }), feats.map(say.feat))),
    ...section(
      say.daily,
      dailies.map(({ streak: { solved, longest, ...streak } }) =>
        say.days({ solved, longest, run: runOn(today, { solved, longest, ...streak }) }),
      ),
    ),
    ...section(
      say.computers,
      profile.computers.map(({ game, level, ...tally }) =>
        say.computer({
          game: gameName(game),
          level: levels[level as keyof typeof levels] ?? level,
          tally: say.played(tally),
        }),
      ),
    ),
  ];
  return { games, sections };
}

async function dailiesOf(member: string, games: readonly Game[], { guild, services }: Showing): Promise<Daily[]> {
  const dailies = games.flatMap((game) =>
    game.solos.filter(({ comes }) => comes === 'daily').map((solo) => ({ game, solo })),
  );
  const found = dailies.map(async ({ game, solo }) => {
    const streak = await streakOf(services.store, guild.id, `${game.id}/${solo.name}`, member);
    return streak === undefined ? [] : [{ game, solo, streak }];
  });
  return (await Promise.all(found)).flat();
}
