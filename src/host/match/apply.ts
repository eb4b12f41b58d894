import type { Seat } from '../../games/contract.ts';
import { type Game, kernelReasons, type Play, type PlayInput } from '../../games/kernel.ts';
import { type Act, type Applied, applied, refused, type Surroundings, saw } from './act.ts';
import { beginPlay, inOrder } from './begin.ts';
import { gather } from './gather.ts';
import { type Ending, isLive, type Match, type Occupant, seatOf } from './match.ts';
import { byHost } from './refusals.ts';
import { awaitedMembers, times, wakes } from './turns.ts';

const linesKept = 3;

/** One act on one match. Pure: the host loads before and commits after. */
export function applyAct(match: Match, act: Act, around: Surroundings): Applied {
  switch (act.act) {
    case 'tick':
      return tick(match, around);
    case 'computer':
      return match.play?.turn === act.turn && match.stage.at === 'playing'
        ? submit(match, { type: 'move', seat: act.seat, text: act.text }, around)
        : { done: 'nothing' };
    case 'answer':
      return match.stage.at === 'playing'
        ? submit(match, { type: 'answer', errand: act.errand, value: act.value }, around)
        : { done: 'nothing' };
    case 'accept':
    case 'decline':
      return answer(match, act.act, act.by, around);
    case 'sit':
    case 'stand':
    case 'fill':
      return gather(match, act, around);
    case 'stop':
      return stop(match, act, around);
    case 'rematch':
      return rematch(match, act, around);
    case 'move':
      return move(match, act, around);
    case 'leave':
    case 'resign':
    case 'draw':
    case 'play-on': {
      const seat = seatOf(match, act.by);
      if (seat === undefined) return refused(byHost('not-your-table'));
      if (isWaiting(match)) return refused(byHost('not-started'));
      if (match.stage.at !== 'playing') return refused(byHost('over'));
      switch (act.act) {
        case 'leave':
          if (around.game.seating.open) return submit(match, { type: 'leave', seat }, around);
          return match.seats.length > 2 ? applied(replace(match, [seat], around)) : refused(byHost('resign-instead'));
        case 'resign':
          if (match.seats.length > 2) return refused(byHost('leave-instead'));
          return applied(finish(saw(match, seat, around.now), { by: 'resigning', seat }, around.game));
        case 'draw':
          return offerDraw(match, seat, around);
        case 'play-on':
          return match.drawOffer === undefined || match.drawOffer === seat
            ? refused(byHost('nothing-offered'))
            : applied({ ...saw(match, seat, around.now), drawOffer: undefined });
      }
    }
  }
}

function answer(match: Match, act: 'accept' | 'decline', by: string, around: Surroundings): Applied {
  if (match.stage.at !== 'invited') return refused(byHost(isLive(match) ? 'no-challenge' : 'over'));
  if (by === match.stage.by) return refused(byHost('own-challenge'));
  const seat = seatOf(match, by);
  if (seat === undefined) return refused(byHost('not-invited'));
  const here = saw(match, seat, around.now);
  if (act === 'decline') return applied({ ...here, stage: { at: 'declined', by } });
  const { stage } = match;
  if (stage.accepted.includes(by)) return refused(byHost('accepted-already'));
  const accepted = [...stage.accepted, by];
  const asked = match.seats.flatMap((occupant) => (occupant.kind === 'member' ? [occupant.id] : []));
  if (asked.some((id) => id !== stage.by && !accepted.includes(id))) {
    return applied({ ...here, stage: { ...stage, accepted } });
  }
  const seats = inOrder(match);
  const seen = seats.map((occupant) => here.seen[match.seats.indexOf(occupant)] ?? around.now);
  return applied(beginPlay({ ...here, seen }, seats, around));
}

function move(match: Match, act: Act & { act: 'move' }, around: Surroundings): Applied {
  const { seating } = around.game;
  const { stage, language } = match;
  const seat = seatOf(match, act.by);
  const comes = seat === undefined && seating.open === true && match.seats.length < seating.most;
  if (seat === undefined && !comes) return refused(byHost(seating.open ? 'full' : 'not-your-table'));
  if (isWaiting(match)) return refused(byHost('not-started'));
  if (stage.at !== 'playing') return refused(byHost('over'));
  const made = (at: Seat) => ({ type: 'move', seat: at, text: act.text, language: act.language ?? language }) as const;
  if (seat !== undefined) return submit(match, made(seat), around);
  // Who sits down by a move that is refused has not sat down.
  const joined = sitDown(match, { kind: 'member', id: act.by, name: act.name ?? act.by }, around);
  if (joined.done !== 'yes') return joined;
  const moved = submit(joined.match, made(match.seats.length), around);
  return moved.done === 'yes' ? { ...moved, entries: [...joined.entries, ...moved.entries] } : moved;
}

const isWaiting = ({ stage }: Match): boolean => stage.at === 'invited' || stage.at === 'gathering';

/** The strongest computer player there is takes the seats of who has gone. When no member is left, the game is over. */
function replace(match: Match, gone: readonly Seat[], { game, now }: Surroundings): Match {
  const level = game.bots.at(-1);
  const leaver = match.seats[gone[0] ?? 0];
  const seats = match.seats.map(
    (occupant, seat): Occupant => (gone.includes(seat) && level !== undefined ? { kind: 'computer', level } : occupant),
  );
  if (level === undefined || !seats.some(({ kind }) => kind === 'member')) {
    return finish(match, { by: 'member', id: leaver?.kind === 'member' ? leaver.id : '' }, game);
  }
  return { ...match, seats, clock: { ...match.clock, since: now, reminded: false } };
}

function sitDown(match: Match, newcomer: Occupant, around: Surroundings): Applied {
  const seats = [...match.seats, newcomer];
  const seen = [...match.seen, around.now];
  return submit({ ...match, seats, seen }, { type: 'join', seat: match.seats.length }, around);
}

function submit(match: Match, input: PlayInput, around: Surroundings): Applied {
  const { game, now } = around;
  if (match.play === undefined) return refused(byHost('not-started'));
  const submitted = game.submit(match.play, input, now);
  if (!submitted.ok) {
    const { refusal } = submitted;
    const ofKernel = kernelReasons.find((why) => why === refusal.why);
    if (ofKernel !== undefined) return refused(byHost(ofKernel));
    return refused({ of: 'game', game: match.game, refusal });
  }
  if (!submitted.changed) return { done: 'nothing' };
  const audience = [...new Set(submitted.events.map(({ to }) => to))];
  const told = submitted.events.filter(({ to }) => to === 'table').map(({ event }) => event);
  const actor = input.type === 'move' ? input.seat : undefined;
  const seen = actor === undefined ? match : saw(match, actor, now);
  const moved: Match = {
    ...seen,
    play: submitted.play,
    recent: [...match.recent, ...told].slice(-linesKept),
    clock: { ...match.clock, since: now, reminded: false },
    // Whoever plays on instead of answering has answered.
    drawOffer: match.drawOffer === actor ? match.drawOffer : undefined,
  };
  const after = ended(submitted.play, game) ? finish(moved, { by: 'rules' }, game) : moved;
  return { done: 'yes', match: after, entries: [submitted.entry], chapter: 'same', audience };
}

const ended = (play: Play, game: Game) => game.outcome(play) !== undefined;

/** A game that was ended from outside has nothing left to hide. */
function finish(match: Match, ending: Ending, game: Game): Match {
  const play = match.play && ending.by !== 'rules' ? game.closed(match.play) : match.play;
  return { ...match, play, stage: { at: 'over', ending }, drawOffer: undefined };
}

function offerDraw(match: Match, seat: Seat, around: Surroundings): Applied {
  if (match.seats.length > 2) return refused(byHost('no-draws-of-many'));
  if (match.seats.some(({ kind }) => kind === 'computer')) return refused(byHost('computer-plays-on'));
  if (match.drawOffer === seat) return refused(byHost('already-offered'));
  const here = saw(match, seat, around.now);
  return applied(
    match.drawOffer === undefined ? { ...here, drawOffer: seat } : finish(here, { by: 'agreement' }, around.game),
  );
}

function stop(match: Match, act: Act & { act: 'stop' }, { now, game }: Surroundings): Applied {
  if (!isLive(match)) return refused(byHost('over'));
  const seat = seatOf(match, act.by);
  const { stage } = match;
  if ((stage.at === 'invited' || stage.at === 'gathering') && stage.by === act.by) {
    return applied({ ...(seat === undefined ? match : saw(match, seat, now)), stage: { at: 'withdrawn' } });
  }
  if (act.rank === 'moderator') return applied(finish(match, { by: 'moderator' }, game));
  if (game.seating.open === true) {
    const asleep = now - match.clock.since > times.asleep;
    return seat === 0 || asleep
      ? applied(finish(match, { by: 'member', id: act.by }, game))
      : refused(byHost('stop-not-begun-by-you'));
  }
  return refused(byHost(seat === undefined ? 'not-your-table' : 'stop-not-yours'));
}

/** Everybody who sat there must want it; the order of seats moves on by one, so that another begins. */
function rematch(match: Match, act: Act & { act: 'rematch' }, around: Surroundings): Applied {
  const seat = seatOf(match, act.by);
  if (isLive(match)) return refused(byHost('not-over'));
  if (match.stage.at !== 'over') return refused(byHost('no-rematch'));
  if (around.game.seating.open === true) {
    const starter: Occupant = { kind: 'member', id: act.by, name: act.name ?? act.by };
    return anew({ ...match, seen: [around.now] }, [starter], around);
  }
  if (seat === undefined) return refused(byHost('not-your-table'));
  if (match.rematch.includes(seat)) return refused(byHost('rematch-asked'));
  const here = saw({ ...match, rematch: [...match.rematch, seat] }, seat, around.now);
  if (here.seats.some(({ kind }, at) => kind === 'member' && !here.rematch.includes(at))) return applied(here);
  const rotate = <T>(items: readonly T[]): T[] => [...items.slice(1), ...items.slice(0, 1)];
  return anew({ ...here, seen: rotate(here.seen) }, rotate(here.seats), around);
}

function anew(match: Match, seats: readonly Occupant[], around: Surroundings): Applied {
  const began = around.revision + 1;
  const fresh: Match = { ...match, began, seed: around.seed, rematch: [], recent: [], drawOffer: undefined };
  return { done: 'yes', match: beginPlay(fresh, seats, around), entries: [], chapter: 'new', audience: ['table'] };
}

function tick(match: Match, around: Surroundings): Applied {
  const { game, now } = around;
  const next = wakes(match, game).find(({ wake }) => wake !== 'computer' && wake !== 'errand');
  if (next === undefined || next.at > now) return { done: 'nothing' };
  switch (next.wake) {
    case 'lapse':
      return applied({ ...match, stage: { at: 'lapsed' } });
    case 'rules':
      return submit(match, { type: 'tick' }, around);
    case 'reminder':
      return applied({ ...match, clock: { ...match.clock, reminded: true } });
    case 'limit': {
      const late = awaitedMembers(match, game);
      // With more than two the others play on, and the computer for who is late.
      return applied(
        match.seats.length > 2 ? replace(match, late, around) : finish(match, { by: 'time', late: [...late] }, game),
      );
    }
    case 'silence':
      return applied(finish(match, { by: 'silence' }, game));
    case 'computer':
    case 'errand':
      return { done: 'nothing' };
  }
}
