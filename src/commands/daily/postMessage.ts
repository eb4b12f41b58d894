import type { APIComponentInContainer } from 'discord.js';
import type { Language } from '../../games/contract.ts';
import { idOf } from '../../store/address.ts';
import { container, galleryOf, paragraph, type V2Message } from '../board/board.ts';
import { escaped, isolated, plainName } from '../board/names.ts';
import { beginButton, buttonRows } from '../board/rows.ts';
import { rulesSpeech } from '../board/rulesSpeech.ts';
import { pictureWithCapitals, withCapitals } from '../board/sentences.ts';
import type { Services } from '../services.ts';
import { type Result, shownAtMost, tableOf } from '../solo/results.ts';
import type { SoloOf } from '../solo/soloOf.ts';
import { words } from '../words/words.ts';
import { dayInWords, daysBefore, numberOf } from './days.ts';
import { runOn, type Streak } from './streaks.ts';

export interface DailyPost {
  readonly found: SoloOf;
  readonly guild: string;
  /** The bot itself. */
  readonly self: string;
  readonly language: Language;
  readonly day: string;
  readonly config: unknown;
  /** Undefined when nobody knows yesterday's board here. */
  readonly yesterday: Yesterday | undefined;
}

export interface Yesterday {
  readonly config: unknown;
  readonly results: readonly Result[];
  readonly streaks: ReadonlyMap<string, Streak>;
}

type Painters = Pick<Services, 'paint' | 'film'>;

/** Today's board with the button that plays it, and what became of yesterday's. */
export async function postMessage(post: DailyPost, painters: Painters): Promise<V2Message> {
  const { found, language, day, config, yesterday } = post;
  const { solo } = found;
  const say = words[language].daily;
  const play = solo.game.open({ config, seats: 1, seed: day, now: 0 });
  const sight = solo.game.sight(play, 'table', rulesSpeech(language));
  const title = [found.game.words[language].name, solo.words[language].label, dayInWords(day, language)].join(' · ');
  const board = {
    attachment: Buffer.from(await painters.paint(pictureWithCapitals(sight.scene))),
    name: `${solo.name}-${day}.png`,
    description: withCapitals(sight.description),
  };
  const past = yesterday === undefined ? undefined : await pastOf(post, yesterday, painters);
  return container(
    [
      paragraph(`### ${title}\n${sight.headline}`),
      galleryOf(board),
      ...buttonRows([playButton(post, say.play)]),
      ...(past?.components ?? []),
    ],
    [board, ...(past?.files ?? [])],
    [],
  );
}

/** It begins today's board, whenever it is pressed. By its id the post is known again. */
export function playButton({ found, guild, self, day }: Omit<DailyPost, 'language'>, label: string) {
  const target = { table: idOf({ at: 'solo', member: self, guild }), revision: numberOf(day) };
  return beginButton(target, { game: found.game.id, how: found.solo.name }, label, 'main');
}

type File = V2Message['files'][number];

async function pastOf(
  { found: { solo }, language, day }: DailyPost,
  { config, results, streaks }: Yesterday,
  { film }: Painters,
): Promise<{ readonly components: APIComponentInContainer[]; readonly files: File[] }> {
  const say = words[language].daily;
  const before = daysBefore(day, 1);
  const tell = (moves: number) => solo.tellBest(moves, language);
  const named = (result: Result) => nameOf(result, language);
  const { best, fastest } = tableOf(results, { named, tell });
  const table = results.length === 0 ? [say.nobody] : [`**${say.best}**`, ...best, `**${say.fastest}**`, ...fastest];
  const streak = streakLine(day, results, streaks, language);
  const solution = solo.solution(config, rulesSpeech(language));
  const file = {
    attachment: Buffer.from(await film(solution.film.map(pictureWithCapitals))),
    name: `${solo.name}-${before}.gif`,
    description: withCapitals(solution.description),
  };
  const lines = [
    `### ${say.yesterday({ day: dayInWords(before, language) })}`,
    ...table,
    ...streak,
    say.solution({ moves: tell(solo.fewest(config)) }),
  ];
  return { components: [paragraph(lines.join('\n')), galleryOf(file)], files: [file] };
}

/** Those who have solved yesterday's board and the one before, the longest streaks first. */
function streakLine(
  day: string,
  results: readonly Result[],
  streaks: ReadonlyMap<string, Streak>,
  language: Language,
): readonly string[] {
  const running = results.flatMap((result) => {
    const streak = streaks.get(result.member);
    const run = streak === undefined ? 0 : runOn(day, streak);
    return run < 2 ? [] : [{ run, name: nameOf(result, language) }];
  });
  if (running.length === 0) return [];
  const told = running
    .toSorted((a, b) => b.run - a.run)
    .slice(0, shownAtMost)
    .map(({ run, name }) => `${name} (${run})`);
  return [`**${words[language].daily.streaks}**`, told.join(' · ')];
}

const longestName = 24;

/** The name that the member had then, cut. A mention would not do: a client shows only people whom it knows. */
export function nameOf({ name = '' }: Pick<Result, 'name'>, language: Language): string {
  const plain = plainName(name);
  if (plain === undefined) return words[language].daily.unnamed;
  const letters = [...new Intl.Segmenter(language).segment(plain)].map(({ segment }) => segment);
  const cut = letters.length > longestName ? `${letters.slice(0, longestName - 1).join('')}…` : plain;
  return isolated(escaped(cut));
}
