import { longestDescription } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { pointsIn } from '../../host/cups/counting.ts';
import { type Cup, type CupGame, fewest } from '../../host/cups/cup.ts';
import { mostRounds } from '../../host/cups/signUp.ts';
import { shownIn } from '../../store/address.ts';
import { type BoardParts, container, galleryOf, paragraph, textMessage, type V2Message } from '../board/board.ts';
import { buttonRows } from '../board/rows.ts';
import { withCapitals } from '../board/sentences.ts';
import { cut } from '../standing/card.ts';
import { words } from '../words/words.ts';
import { type CupButton, cupButton } from './cupId.ts';
import { cupTable, winnersOf } from './cupTable.ts';
import { callerMention, entrantMention, entrantName, pointsText, ticking, timesText } from './inWords.ts';

/** What stands in the channel of a cup, in its language. Each post has a name, under which it is kept and known again. */

export type Parts = Pick<BoardParts, 'paint' | 'wallTime'>;

export const signUpPost = 'sign-up';
export const endPost = 'end';
export const roundPost = (round: number): string => `round-${round + 1}`;
export const gamePost = (round: number, game: number): string => `game-${round + 1}.${game + 1}`;

/** The button by which a post is known again. Each post has it for as long as it may be looked for. */
export const markOf = (post: string): CupButton => (post === signUpPost ? 'join' : 'table');

export function signUpMessage(cup: Cup, game: Game, { wallTime }: Parts): V2Message {
  const { language, stage, most } = cup;
  const say = words[language].cups;
  const names = cup.entrants.flatMap(({ kind }, at) => (kind === 'member' ? [entrantMention(cup, at, language)] : []));
  const list = names.length === 0 ? say.nobody : say.signedUp({ n: names.length, most, names: names.join(', ') });
  const planned =
    cup.form === 'swiss' && cup.roundsPlanned !== undefined
      ? [say.rounds({ rounds: cup.roundsPlanned, fewer: cup.roundsPlanned > mostRounds(fewest) })]
      : [];
  const title = `### ${say.title({ game: game.words[language].name })}`;
  const rule = game.words[language].cup;
  const terms = [
    [say.form[cup.form]({ most }), ...planned].join(' '),
    ...(rule === undefined ? [] : [rule]),
    timesText(cup, language),
  ];
  if (stage.at !== 'gathering') return textMessage([title, list, `-# ${whatBecame(cup)}`].join('\n'));
  const begins = say.calledBy({ by: callerMention(cup, language), until: ticking(wallTime(stage.until)) });
  const few = names.length < fewest ? [`-# ${say.few({ least: fewest })}`] : [];
  return textMessage(
    withCapitals([title, begins, ...terms, list, ...few].join('\n')),
    rowsOf(cup, signUpPost, ['join', 'leave', 'start', 'call-off']),
  );
}

function whatBecame({ stage, language, rounds }: Cup): string {
  const say = words[language].cups;
  if (stage.at === 'called-off') return stage.why === 'too-few' ? say.tooFew({ least: fewest }) : say.calledOff;
  return stage.at === 'over' && rounds.length > 0 ? say.isOver : say.hasBegun;
}

/** Who plays whom, and the table. `lacking`: the rights without which no threads can be opened. */
export async function roundMessage(
  cup: Cup,
  game: Game,
  at: number,
  lacking: string | undefined,
  parts: Parts,
): Promise<V2Message> {
  const { language } = cup;
  const say = words[language].cups;
  const now = at === cup.rounds.length - 1 && cup.stage.at === 'playing';
  const { file, gallery } = await pictureOf(cup, game, at, parts);
  const title = `### ${say.title({ game: game.words[language].name })} · ${say.round({ n: at + 1, of: cup.roundsPlanned ?? 0 })}`;
  const lines = [
    title,
    ...gameLines(cup, at),
    ...byeLines(cup, at),
    ...(now ? outLines(cup) : []),
    `-# ${endLine(cup, game, at, parts)}`,
  ];
  const trouble = now && lacking !== undefined ? [paragraph(words[language].rights.missing({ names: lacking }))] : [];
  const rows = now ? rowsOf(cup, roundPost(at), ['table', 'out']) : [];
  return container([paragraph(withCapitals(lines.join('\n'))), ...trouble, gallery, ...rows], [file], []);
}

function gameLines(cup: Cup, at: number): readonly string[] {
  const say = words[cup.language].cups;
  return (cup.rounds[at]?.games ?? []).map(({ entrants, table, result }, nth) => {
    const [one = '', other = ''] = entrants.map((each) => entrantMention(cup, each, cup.language));
    const thread = table === undefined ? undefined : `<#${shownIn(table)}>`;
    if (result === undefined) return say.game({ one, other, where: thread ?? say.coming });
    const points = (pointsIn(cup, at, nth) ?? []).map(pointsText).join(' – ');
    const how = howOf(cup, { table, result });
    return say.game({
      one,
      other,
      where: [`**${points}**`, ...how, ...(thread === undefined ? [] : [thread])].join(', '),
    });
  });
}

/** How a game ended that was not played out. Without a thread, it never was. */
function howOf({ counts, language }: Cup, { table, result }: Pick<CupGame, 'table' | 'result'>): readonly string[] {
  const { how } = words[language].cups;
  if (result === undefined || result.by === 'played') return [];
  if (table === undefined) return [how.unplayed];
  if (result.by !== 'stopped') return [how[result.by]];
  if (counts === 'wins') return [how.drawn];
  return [result.won === undefined ? how.stopped : how.counted];
}

function byeLines(cup: Cup, at: number): readonly string[] {
  const bye = cup.rounds[at]?.bye;
  if (bye === undefined) return [];
  const kind = cup.form === 'everybody' ? 'nothing' : cup.counts === 'wins' ? 'win' : 'mean';
  return [words[cup.language].cups.bye[kind]({ name: entrantMention(cup, bye, cup.language) })];
}

function outLines(cup: Cup): readonly string[] {
  const out = cup.entrants.flatMap((entrant, at) =>
    entrant.kind === 'former' || entrant.left !== undefined ? [at] : [],
  );
  if (out.length === 0) return [];
  const names = out.map((at) => entrantMention(cup, at, cup.language)).join(', ');
  return [words[cup.language].cups.dropped({ names })];
}

function endLine(cup: Cup, { seating }: Game, at: number, { wallTime }: Parts): string {
  const say = words[cup.language].cups;
  const round = cup.rounds[at];
  const running = cup.stage.at === 'playing' && round?.games.some(({ result }) => result === undefined) === true;
  if (cup.stage.at === 'called-off' && at === cup.rounds.length - 1) return say.calledOff;
  if (!running) return say.roundOver;
  const when = ticking(wallTime(round.until));
  return seating.open === true ? say.openRoundEnds({ when }) : say.roundEnds({ when });
}

/** Calls the two who play, and later tells how it came out. The thread of their game is opened from this message. */
export function gameMessage(cup: Cup, game: Game, round: number, nth: number): V2Message {
  const { language } = cup;
  const say = words[language].cups;
  const entrants = cup.rounds[round]?.games[nth]?.entrants ?? [];
  const [one = '', other = ''] = entrants.map((at) => entrantMention(cup, at, language));
  const named = { one, other, game: game.words[language].name, n: round + 1, of: cup.roundsPlanned ?? 0 };
  const points = pointsIn(cup, round, nth)?.map(pointsText).join(' – ');
  if (points !== undefined) return textMessage(withCapitals(say.gamePostOver({ ...named, points })));
  const rows = cup.stage.at === 'playing' ? rowsOf(cup, gamePost(round, nth), ['table', 'out']) : [];
  const message = textMessage(say.gamePost(named), rows);
  return { ...message, allowedMentions: { parse: [], users: idsOf(cup, entrants) } };
}

export function threadName(cup: Cup, round: number, nth: number): string {
  const entrants = cup.rounds[round]?.games[nth]?.entrants ?? [];
  const [one = '', other = ''] = entrants.map((at) => entrantName(cup, at, cup.language));
  return words[cup.language].cups.thread({ n: round + 1, one, other }).slice(0, 100);
}

/** Who has won, and the last table. Whoever has won is called. */
export async function endMessage(cup: Cup, game: Game, parts: Parts): Promise<V2Message> {
  const { language } = cup;
  const say = words[language].cups;
  const { name } = game.words[language];
  const winners = winnersOf(cup);
  const names = winners.map((at) => entrantMention(cup, at, language)).join(', ');
  const told =
    winners.length === 0
      ? say.allLeft
      : winners.length === 1
        ? say.won({ name: names, game: name })
        : say.shared({ names, game: name });
  const { file, gallery } = await pictureOf(cup, game, cup.rounds.length - 1, parts);
  const text = [`### ${say.title({ game: name })} · ${say.ended}`, told].join('\n');
  const rows = rowsOf(cup, endPost, ['table']);
  const message = container([paragraph(text), gallery, paragraph(`-# ${say.ties}`), ...rows], [file], []);
  return { ...message, allowedMentions: { parse: [], users: idsOf(cup, winners) } };
}

function idsOf({ entrants }: Cup, some: readonly number[]): string[] {
  return some.flatMap((at) => {
    const entrant = entrants[at];
    return entrant?.kind === 'member' ? [entrant.id] : [];
  });
}

async function pictureOf(cup: Cup, game: Game, at: number, { paint }: Parts) {
  const { scene, lines } = cupTable(cup, game, cup.language, at);
  const description = cut(lines, longestDescription);
  const file = { attachment: Buffer.from(await paint(scene)), name: `cup-${at + 1}.png`, description };
  return { file, gallery: galleryOf(file) };
}

function rowsOf({ id: cup, language }: Cup, post: string, buttons: readonly CupButton[]) {
  return buttonRows(buttons.map((button) => cupButton(button, { cup, post, language })));
}
