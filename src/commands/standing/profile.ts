import type { Language } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import type { Solo } from '../../games/solo.ts';
import { type Profile, profileOf } from '../../host/standings/reading.ts';
import { dayIn } from '../daily/days.ts';
import { runOn, type Streak, streakOf } from '../daily/streaks.ts';
import type { Services } from '../services.ts';
import { words } from '../words/words.ts';
import type { Card, Showing } from './card.ts';
import { customsOf } from './customs.ts';
import { nameOf, points, unitOf } from './naming.ts';
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
  const customs = await customsOf(services.client, services.settings)(guild.id);
  const name = nameOf(guild, member, profile.name === '' ? called : profile.name);
  const today = dayIn(customs.timeZone, services.clock.now());
  const dated = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: customs.timeZone });
  const kept = new Set(await replaysKept(profile, services));
  const whereOf = ({ code, at }: Feat) => (kept.has(code) ? code : dated.format(at));
  const told = tell(profile, daily, { language, today, whereOf, showing });
  if (told.games.length + told.sections.length === 0) {
    return customs.results === 'do-not-count' ? say.notCounted : say.nothing({ name });
  }
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

type Feat = Profile['feats'][number]['feats'][number];

/** The codes of somebody's best rounds that can still be shown again. */
async function replaysKept({ feats }: Profile, { store }: Services): Promise<readonly string[]> {
  const codes = [...new Set(feats.flatMap((each) => each.feats.map(({ code }) => code)))];
  const found = await Promise.all(codes.map(async (code) => ((await store.replay(code)) === undefined ? [] : [code])));
  return found.flat();
}

interface Telling {
  readonly language: Language;
  readonly today: string;
  /** Where a round can be found: by its code or, when it is kept no longer, by its day. */
  readonly whereOf: (feat: Feat) => string;
  readonly showing: Showing;
}

/** All of it in words, for the picture and for who reads it. */
function tell(profile: Profile, dailies: readonly Daily[], { language, today, whereOf, showing }: Telling) {
  const { guild, services } = showing;
  const { standing: say, levels } = words[language];
  const gameName = (id: string) => services.host.games.get(id)?.words[language].name ?? id;
  const countedIn = (id: string) => unitOf(services.host.games.get(id));
  const section = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : [{ title, lines }]);
  const games = profile.games.map(({ game, course, place, of }) => {
    const placed = place === undefined ? [] : [say.place({ place: place + 1, of })];
    const run = course.longest > 1 ? [say.run(course)] : [];
    const first = say.played({ ...course, unit: countedIn(game) });
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
    ...profile.feats.flatMap(({ game, feats }) =>
      section(
        say.feats({ game: gameName(game) }),
        feats.map((feat) => say.feat({ ...feat, where: whereOf(feat) })),
      ),
    ),
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
          tally: say.played({ ...tally, unit: countedIn(game) }),
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
