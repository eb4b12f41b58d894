import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Errand, Instant } from '../games/contract.ts';
import type { Game } from '../games/kernel.ts';
import type { Measures } from '../measures/port.ts';
import { homeOf, type TableId } from '../store/address.ts';
import type { Store } from '../store/port.ts';
import type { Chat } from './chat.ts';
import { openCups } from './cups/cups.ts';
import type { Host } from './hostPort.ts';
import { inTime } from './inTime.ts';
import { openAsides, type PonderAside } from './jobs/asides.ts';
import { openCompanions, type Plan } from './jobs/companions.ts';
import { openComputers, type Play, type Ponder } from './jobs/computers.ts';
import { openErrands, type RunErrand } from './jobs/errands.ts';
import { type JudgePosition, openHints } from './jobs/hints.ts';
import { openLookBack } from './jobs/lookBack.ts';
import { readListing } from './listing.ts';
import { challengeMatch } from './match/challenge.ts';
import { gatheringMatch } from './match/gather.ts';
import { courseOfTurn, type Hint, type Plans } from './match/match.ts';
import { openMatch } from './match/openMatch.ts';
import { openAnnouncer } from './outbox/announcer.ts';
import { boardFirst } from './outbox/boardFirst.ts';
import type { Herald } from './outbox/herald.ts';
import { exportPerson } from './privacy/exporting.ts';
import { forgetServer, longUnseen, noteServers } from './privacy/servers.ts';
import { openForgetting } from './privacy/unfinished.ts';
import { undamaged } from './reading.ts';
import { openRecentReplays } from './records/recentReplays.ts';
import { openRecorder } from './records/recorder.ts';
import { openReplays } from './records/replaying.ts';
import { runningIn } from './running.ts';
import type { CustomsOf } from './standings/entering.ts';
import { announceWithin, openTables, type Snapshot } from './tables.ts';
import { openHeartbeat } from './time/heartbeat.ts';
import { openRereading } from './time/rereading.ts';
import { openSetAside } from './time/setAside.ts';
import { openStoreWatch } from './time/storeWatch.ts';
import { openSweeper } from './time/sweeper.ts';
import type { TableClock } from './time/tableClock.ts';
import { nodeTimers, type Timers } from './time/timers.ts';
import type { Unreadable } from './unreadable.ts';

export type { Circumstances, Host } from './hostPort.ts';

export interface HostParts {
  readonly store: Store;
  readonly games: readonly Game[];
  readonly herald: Herald;
  /** Something of this table was changed: the public board is shown already, or has not changed. */
  readonly follow?: (snapshot: Snapshot) => void;
  readonly chat: Chat;
  readonly clock: TableClock;
  readonly ponder: Ponder;
  readonly ponderAside: PonderAside;
  readonly plan: Plan;
  readonly judge: JudgePosition;
  /** So many milliseconds a computer player's turn lasts at least. None when left out. */
  readonly pause?: number;
  /** For so many days, finished matches can be shown again. */
  readonly replayDays?: number;
  /** What a server has chosen for its ranking. */
  readonly customs?: CustomsOf;
  /** A game of this cup is over and its result is kept, so its progress may be asked for. */
  readonly cupMoved?: (guild: string, cup: string) => void;
  readonly runErrand: RunErrand;
  readonly hearing: () => boolean;
  readonly measures?: Measures | undefined;
  readonly log: Logger;
  readonly seed?: () => string;
  readonly timers?: Timers;
}

const lookEvery = 1_000;
const usualReplayDays = 90;
/** How long a process that ends waits for what it has begun. It has ten seconds for everything. */
const patience = { work: 2_000, boards: 4_000 } as const;

export function openHost(parts: HostParts): Host {
  const { store, chat, clock, hearing, measures, log, follow = () => undefined } = parts;
  const { now, wall } = clock;
  const herald = boardFirst(parts.herald, follow);
  const seed = parts.seed ?? (() => randomBytes(16).toString('hex'));
  const byId = (some: readonly Game[]) => new Map(some.map((game) => [game.id, game]));
  const games = byId(parts.games);
  const everyGame = byId(parts.games.flatMap((game) => [game, ...game.solos.map(({ game: solo }) => solo)]));

  function known(id: string): Game {
    const game = everyGame.get(id);
    if (game === undefined) throw new Error(`no game named ${id}`);
    return game;
  }

  const timers = parts.timers ?? nodeTimers;
  const watch = openStoreWatch(log, () => void announcer.verify());
  const setAside = openSetAside(wall, log);
  const ticked = measures && ((due: Instant) => measures.late(now() - due));
  const changing = () => heartbeat.mark();
  const tables = openTables({ store, everyGame, wall, seed, changing, changed, unreadable, ticked });
  const announcer = openAnnouncer({ store, herald, look: lookToShow, close, wall, measures, log });
  const { ponder, pause = 0 } = parts;
  const computers = openComputers({ ponder, play: playComputer, pause, timers, log });
  const asides = openAsides(parts.ponderAside, playComputer, log);
  const companions = openCompanions(parts.plan, keepPlans, log);
  const hints = openHints(parts.judge, giveHint, log);
  const { replayDays = usualReplayDays, customs } = parts;
  const recorder = openRecorder({ store, everyGame, clock, replayDays, customs, ofCup: parts.cupMoved, log });
  const forgetting = openForgetting({ store, tables, recorder, now, wall, log });
  const errands = openErrands(parts.runErrand, deliver, log);
  const rereading = openRereading({ store, tables, chat, clock, timers, watch, log });
  const { begin: missed } = rereading;
  const heartbeat = openHeartbeat({ store, clock, hearing, timers, watch, missed, log });
  const time = {
    ...{ store, tables, announcer, clock, heartbeat, rereading, setAside, timers, watch },
    ...{ attend, recorder, forgetting, measures, log },
  };
  const sweeper = openSweeper(time);
  const cups = openCups({ store, tables, games, now, seed, log });

  function unreadable(error: Unreadable, became: 'refused' | 'cleared') {
    setAside.broke(error.table, error);
    if (became === 'cleared') setAside.back(error.table);
  }

  function attend(snapshot: Snapshot) {
    computers.attend(snapshot);
    asides.attend(snapshot);
    companions.attend(snapshot);
    hints.attend(snapshot);
    errands.attend(snapshot);
  }

  function changed(snapshot: Snapshot, concerns: 'everybody' | 'nobody') {
    const { table, revision, match } = snapshot;
    setAside.back(table);
    log.info({ table, revision, game: match.game, stage: match.stage.at, turn: match.play?.turn }, 'a table changed');
    if (concerns === 'everybody') announcer.push(snapshot);
    else follow(snapshot);
    attend(snapshot);
    recorder.attend(snapshot);
  }

  async function lookToShow(table: TableId): Promise<Snapshot | undefined> {
    const snapshot = await tables.look(table);
    setAside.loaded(table, snapshot?.revision ?? 0);
    return snapshot;
  }

  async function close(table: TableId) {
    const answer = await tables.change(table, { act: 'close' }, now());
    if (answer !== 'nothing' && answer.ok)
      log.info({ table }, 'the channel of this table is gone, so its game was ended');
  }

  async function deliver({ table }: Snapshot, errand: Errand, value: unknown) {
    const answer = await tables.change(table, { act: 'answer', errand: errand.name, value }, now());
    if (answer !== 'nothing' && !answer.ok) {
      log.debug({ table, errand: errand.name, refusal: answer.refusal }, 'the work a game had asked for came too late');
    }
  }

  async function keepPlans({ table }: Snapshot, plans: Plans) {
    await tables.change(table, { act: 'planned', ...plans }, now());
  }

  async function giveHint({ table, match }: Snapshot, found: NonNullable<Hint['found']>) {
    await tables.change(table, { act: 'hinted', course: courseOfTurn(match), found }, now());
  }

  async function playComputer(...[{ table, match }, seat, text]: Parameters<Play>): ReturnType<Play> {
    const course = courseOfTurn(match);
    const answer = await tables.change(table, { act: 'computer', seat, course, text }, now());
    if (answer === 'nothing' || answer.ok) return 'done';
    const { refusal } = answer;
    const why = refusal.of === 'game' ? refusal.refusal.why : refusal.why;
    if (refusal.of === 'host' && why !== 'unreadable') return 'done';
    log.error({ table, turn: match.play?.turn, refusal: why }, 'a computer player made a move that is refused');
    return 'refused';
  }

  let running = false;
  let cancel: (() => void) | undefined;
  let looking: Promise<void> = Promise.resolve();

  function lookAndGoOn() {
    looking = look().then(() => {
      if (running) cancel = timers.after(lookEvery, lookAndGoOn);
    });
  }

  async function look() {
    if (hearing()) await sweeper.look();
  }

  return {
    games,
    cups,
    look: tables.look,
    lookBack: openLookBack(parts.judge, store),
    replayOf: openReplays({ store, everyGame, recorded: recorder.idle, log }),
    recentReplays: openRecentReplays(store, clock.wall),
    forget: forgetting.forget,
    servers: {
      seen: (servers) => noteServers(servers, clock.wall(), store),
      longUnseen: () => longUnseen(clock.wall(), store),
      forget: (guild) => forgetServer(guild, store),
    },
    exportOf: (person) => exportPerson(person, store),
    setAside: setAside.broken,
    missed,

    async sweep() {
      await heartbeat.beat();
      await look();
      await sweeper.idle();
      await recorder.idle();
      await forgetting.idle();
    },

    challenge(table, challenge) {
      const secret = seed();
      const game = known(challenge.game);
      return tables.begin(table, (began) => challengeMatch(challenge, game, began, secret, now()), now());
    },

    gather(table, gathering) {
      const secret = seed();
      return tables.begin(table, (began) => gatheringMatch(gathering, began, secret, now()), now());
    },

    open(table, opening) {
      const secret = seed();
      const game = known(opening.game);
      return tables.begin(table, (began) => openMatch(opening, game, began, secret, now()), now());
    },

    act(table, act, { stamp, ...how } = {}) {
      return tables.change(table, act, stamp === undefined ? now() : clock.at(stamp), how);
    },

    async live(table) {
      const listed = await store.live(homeOf(table));
      return new Map(
        [...listed].flatMap(([id, text]) => {
          const listing = readListing(text);
          return listing === undefined ? [] : [[id, listing] as const];
        }),
      );
    },

    showAgain: announcer.refresh,
    running: (channels) => runningIn(channels, { store, look: tables.look }),

    mend: announcer.mend,
    trust: announcer.trust,

    async show(table) {
      // If this process ends before the board is there, the next one finds the wish in the store.
      const wish = randomBytes(6).toString('base64url');
      await undamaged(table, store.remind(table, clock.wall() + announceWithin, wish));
      announcer.again(table);
    },

    async start() {
      running = true;
      await heartbeat.start();
      lookAndGoOn();
    },

    async stop() {
      running = false;
      cancel?.();
      // What is not done by then, another process does: it reads the channels and asks computer players and errands again.
      const work = Promise.all([
        heartbeat.stop(),
        looking.then(() => sweeper.stop()),
        computers.stop(),
        asides.stop(),
        companions.stop(),
        hints.stop(),
        errands.stop(),
        recorder.stop(),
        forgetting.stop(),
      ]);
      await inTime(work, patience.work);
      await announcer.stop(patience.boards);
    },
  };
}
