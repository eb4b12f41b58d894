import type { Instant, Seat, Speech } from '../../games/contract.ts';
import { companionsIn } from '../../host/match/companions.ts';
import { askedToDraw } from '../../host/match/draw.ts';
import { nobodyKnown } from '../../host/match/formerly.ts';
import { levelOf } from '../../host/match/level.ts';
import { type Ending, hintIn, type Match } from '../../host/match/match.ts';
import { presence } from '../../host/match/meeting.ts';
import { askedToRetract } from '../../host/match/retract.ts';
import { leftSeats } from '../../host/match/takeOver.ts';
import { type Due, limitsOf } from '../../host/match/turns.ts';
import { codeAt } from '../../host/records/record.ts';
import type { Snapshot } from '../../host/tables.ts';
import { words } from '../words/words.ts';
import { prospectOf } from './prospect.ts';

/** What the bot says about this match, beside what the game says. */
export function stageLines(snapshot: Snapshot, speech: Speech): string[] {
  const { match, game } = snapshot;
  const say = words[speech.language];
  const names = (seats: readonly Seat[]) => namesOf(seats, speech);
  const { stage, call } = match;
  switch (stage.at) {
    case 'invited': {
      const by = match.seats.findIndex((occupant) => occupant.kind === 'member' && occupant.id === stage.by);
      return [
        say.invited({
          by: names([by]),
          opponents: names(othersThan([by], match)),
          game: game.words[speech.language].name,
          until: speech.when(stage.until),
        }),
        ...stage.accepted.map((id) => say.accepted({ by: `<@${id}>` })),
      ];
    }
    case 'gathering':
      return [
        say.gathering({
          by: `<@${stage.by}>`,
          game: game.words[speech.language].name,
          until: speech.when(stage.until),
        }),
        ...match.seats.map((_, seat) => `${placeName(snapshot, seat, speech)} – ${speech.player(seat)}`),
        ...tableLevelLines(snapshot, speech),
      ];
    case 'meeting':
      return [
        say.cups.meeting({
          players: names([...match.seats.keys()]),
          until: speech.when(stage.until),
          minutes: presence / 60_000,
        }),
        ...stage.here.map(({ seat, since }) =>
          say.cups.here({ player: speech.player(seat), when: speech.when(since) }),
        ),
        ...cupLines(match, speech, game.words[speech.language].cup),
      ];
    case 'declined':
      return [say.declined({ by: `<@${stage.by}>` })];
    case 'withdrawn':
      return [isTable(match) ? say.putAway : say.withdrawn({ by: speech.player(0) })];
    case 'lapsed':
      return [isTable(match) ? say.putAway : say.lapsed];
    case 'playing': {
      const limits = limitsOf(match, game);
      const lines = [
        ...cupLines(match, speech, game.words[speech.language].cup),
        ...replacedLines(snapshot, speech),
        ...companionLines(snapshot, speech),
        ...limitLines(limits, speech),
        ...hintLines(snapshot, speech),
        ...drawLines(match, speech),
        ...retractLines(match, speech),
      ];
      const reminded = call?.why === 'reminder' ? limits.filter(({ seat }) => call.seats.includes(seat)) : [];
      for (const [at, seats] of seatsByLimit(reminded)) {
        lines.push(say.reminder({ players: names(seats), when: speech.when(at) }));
      }
      if (call?.why === 'refusal') lines.push(say.offerRefused({ players: names(call.seats) }));
      if (call?.why === 'no-retract') lines.push(say.retract.refused({ players: names(call.seats) }));
      return lines;
    }
    case 'over': {
      const lines = [...endingLines(match, stage.ending, speech), ...cupLines(match, speech)];
      if (match.rematch.length > 0) lines.push(say.rematchAsked({ players: names(match.rematch) }));
      if (call?.why === 'rematch') lines.push(say.playAgain({ players: names(call.seats) }));
      const code = codeAt(snapshot);
      if (code !== undefined) lines.push(`-# ${say.replays.code({ code })}`);
      return lines;
    }
  }
}

/** Before they let computers fill the seats, all read how well these would play. */
function tableLevelLines({ match, game }: Snapshot, { language }: Speech): string[] {
  const level = levelOf(match, game);
  const say = words[language];
  return level === undefined ? [] : [`-# ${say.tableLevel({ level: say.levels[level] })}`];
}

/** Of which round of a cup this is a game. `rule`: what the game has to say of cups. */
function cupLines({ cup }: Match, { language }: Speech, rule?: string): string[] {
  if (cup === undefined) return [];
  const round = words[language].cups.onBoard({ n: cup.round + 1 });
  return [`-# ${[round, ...(rule === undefined ? [] : [rule])].join(' ')}`];
}

/** Whose seats others have now. It stays on the board, so that those who come later know too. */
function replacedLines(snapshot: Snapshot, speech: Speech): string[] {
  const { match } = snapshot;
  const say = words[speech.language].takeOver;
  const many = leftSeats(match).length > 1;
  const called = (id: string) => mentionOf(id, speech);
  return (match.replaced ?? []).map(({ seat, id, why, taken }) => {
    const player = called(id);
    if (taken?.id === id) return `-# ${say.back({ player })}`;
    const place = many && taken === undefined ? placeName(snapshot, seat, speech) : undefined;
    return `-# ${say[why]({ player, next: taken === undefined ? speech.player(seat) : called(taken.id), place })}`;
  });
}

/** Which computers play along. Whoever has not bid yet is named nowhere else. */
function companionLines({ match, game }: Snapshot, speech: Speech): string[] {
  const seats = companionsIn(match, game).map(({ seat }) => seat);
  const say = words[speech.language].companions;
  return seats.length === 0 ? [] : [`-# ${say.line({ computers: namesOf(seats, speech) })}`];
}

/** Everybody sees the same board, so it names those who are asked. */
function drawLines(match: Match, speech: Speech): string[] {
  const { drawOffer, drawAgreed = [] } = match;
  if (drawOffer === undefined) return [];
  const say = words[speech.language];
  const asked = namesOf(askedToDraw(match), speech);
  const agreed = drawAgreed.length === 0 ? [] : [say.drawAgreed({ players: namesOf(drawAgreed, speech) })];
  return [say.drawOffered({ player: speech.player(drawOffer), asked }), ...agreed];
}

/** Who would like to take a move back, and who is asked; or that it was done. */
function retractLines(match: Match, speech: Speech): string[] {
  const { retract, retracted } = match;
  const say = words[speech.language].retract;
  const done = retracted?.seat === undefined ? [] : [`-# ${say.done({ player: speech.player(retracted.seat) })}`];
  if (retract === undefined) return done;
  const asked = namesOf(askedToRetract(match), speech);
  const agreed = retract.agreed.length === 0 ? [] : [say.agreed({ players: namesOf(retract.agreed, speech) })];
  return [...done, say.asked({ player: speech.player(retract.seat), asked }), ...agreed];
}

/** The hint that stands, or that it is being looked for. Everybody sees it. */
function hintLines({ match, game }: Snapshot, speech: Speech): string[] {
  const hint = hintIn(match);
  if (hint === undefined) return [];
  const { hints: say } = words[speech.language];
  const player = speech.player(hint.seat);
  const { found } = hint;
  if (found === undefined) return [say.searching({ player })];
  if (found === 'nothing') return [say.nothing({ player })];
  return [say.hint({ player, move: game.say(found.move, speech), prospect: prospectOf(found, game, speech) })];
}

/** Until when those have time whose turn it is. Each is named where they have not the same time. */
function limitLines(limits: readonly Due[], speech: Speech): string[] {
  const say = words[speech.language];
  const ends = [...seatsByLimit(limits)];
  return ends.map(([at, seats]) => {
    const when = speech.when(at);
    return `-# ${ends.length === 1 ? say.turnEnds({ when }) : say.turnOfEnds({ players: namesOf(seats, speech), when })}`;
  });
}

function seatsByLimit(limits: readonly Due[]): ReadonlyMap<Instant, readonly Seat[]> {
  const seats = new Map<Instant, readonly Seat[]>();
  for (const { seat, at } of limits) seats.set(at, [...(seats.get(at) ?? []), seat]);
  return seats;
}

/** How the match ended; empty when it ended by the rules of the game. */
export function endingLines(match: Pick<Match, 'seats' | 'cup'>, ending: Ending, speech: Speech): string[] {
  const say = words[speech.language];
  const winners = (losers: readonly Seat[]) => namesOf(othersThan(losers, match), speech);
  switch (ending.by) {
    case 'rules':
      return [];
    case 'resigning':
      return [say.resigned({ player: speech.player(ending.seat), winners: winners([ending.seat]) })];
    case 'time':
      return ending.late.length === match.seats.length
        ? [say.allLate]
        : [say.late({ players: namesOf(ending.late, speech), winners: winners(ending.late) })];
    case 'agreement':
      return [say.agreed];
    case 'moderator':
      return [match.cup === undefined ? say.stopped : say.cups.stoppedGame];
    case 'member': {
      const seat = match.seats.findIndex((occupant) => occupant.kind === 'member' && occupant.id === ending.id);
      return [say.stoppedBy({ by: seat === -1 ? mentionOf(ending.id, speech) : speech.player(seat) })];
    }
    case 'silence':
      return [say.silent];
    case 'round': {
      if (ending.came?.length === 0) return [say.cups.nobodyCame];
      const best = winnersOf(ending.places);
      return [best.length === match.seats.length ? say.roundDrawn : say.roundWon({ winners: namesOf(best, speech) })];
    }
  }
}

/** The same for the picture. Undefined when it ended by the rules of the game, which says so itself. */
export function endedAs(match: Pick<Match, 'seats'>, ending: Ending): Speech['ended'] {
  const won = (seats: readonly Seat[], did: 'resign' | 'run-out-of-time') =>
    ({ as: 'won', winners: othersThan(seats, match), others: { did, seats } }) as const;
  switch (ending.by) {
    case 'rules':
      return undefined;
    case 'resigning':
      return won([ending.seat], 'resign');
    case 'time':
      return ending.late.length === match.seats.length ? { as: 'stopped' } : won(ending.late, 'run-out-of-time');
    case 'agreement':
      return { as: 'drawn' };
    case 'round': {
      if (ending.came?.length === 0) return { as: 'stopped' };
      const best = winnersOf(ending.places);
      return best.length === match.seats.length ? { as: 'drawn' } : { as: 'won', winners: best };
    }
    case 'moderator':
    case 'member':
    case 'silence':
      return { as: 'stopped' };
  }
}

/** Somebody who need not have a seat. */
function mentionOf(id: string, { language }: Speech): string {
  return id === nobodyKnown ? words[language].privacy.former : `<@${id}>`;
}

export function placeName({ match, game }: Snapshot, seat: Seat, { language }: Pick<Speech, 'language'>): string {
  return game.placeName(seat, match.seats.length, language) ?? words[language].seat({ n: seat + 1 });
}

/** Tells the two kinds of match that never began apart: a table had a free seat, a challenge had none. */
const isTable = ({ seats }: Match): boolean => seats.some(({ kind }) => kind === 'nobody');

const namesOf = (seats: readonly Seat[], speech: Speech): string => seats.map((seat) => speech.player(seat)).join(', ');

const winnersOf = (places: readonly number[]): Seat[] => places.flatMap((place, seat) => (place === 1 ? [seat] : []));

const othersThan = (seats: readonly Seat[], match: Pick<Match, 'seats'>): Seat[] =>
  match.seats.map((_, seat) => seat).filter((seat) => !seats.includes(seat));
