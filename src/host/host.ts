import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Errand } from '../games/contract.ts';
import type { Game } from '../games/kernel.ts';
import { homeOf, type TableId } from '../store/address.ts';
import type { Store } from '../store/port.ts';
import type { Chat } from './chat.ts';
import { inTime } from './inTime.ts';
import { openAsides, type PonderAside } from './jobs/asides.ts';
import { openCompanions, type Plan } from './jobs/companions.ts';
import { openComputers, type Play, type Ponder } from './jobs/computers.ts';
import { openErrands, type RunErrand } from './jobs/errands.ts';
import { type JudgePosition, openHints } from './jobs/hints.ts';
import { type LookBack, openLookBack } from './jobs/lookBack.ts';
import { type Listing, readListing } from './listing.ts';
import type { Act } from './match/act.ts';
import { type Challenge, challengeMatch } from './match/challenge.ts';
import { type Gathering, gatheringMatch } from './match/gather.ts';
import type { Hint, Plans } from './match/match.ts';
import { type OpenMatch, openMatch } from './match/openMatch.ts';
import { openAnnouncer } from './outbox/announcer.ts';
import { boardFirst } from './outbox/boardFirst.ts';
import type { Herald, Notice } from './outbox/herald.ts';
import type { Rights } from './outbox/setbacks.ts';
import { undamaged } from './reading.ts';
import { openRecorder } from './records/recorder.ts';
import { type Running, runningIn } from './running.ts';
import { type Answer, announceWithin, openTables, type Seen, type Snapshot } from './tables.ts';
import { openHeartbeat } from './time/heartbeat.ts';
import { openRereading } from './time/rereading.ts';
import { openSetAside } from './time/setAside.ts';
import { openStoreWatch } from './time/storeWatch.ts';
import { openSweeper } from './time/sweeper.ts';
import type { TableClock } from './time/tableClock.ts';
import { nodeTimers, type Timers } from './time/timers.ts';
import type { Unreadable } from './unreadable.ts';

export interface Circumstances {
  /** When Discord received the input, in wall time. */
  readonly stamp?: number;
  readonly seen?: Seen;
  /** The id of the message or interaction. It counts once, whichever process heard it. */
  readonly input?: string;
}

export interface Host {
  readonly games: ReadonlyMap<string, Game>;
  challenge(table: TableId, challenge: Challenge): Promise<Answer>;
  /** Opens a table whose seats are free for members to take. */
  gather(table: TableId, gathering: Gathering): Promise<Answer>;
  /** Begins an open game: whoever makes a move sits down. */
  open(table: TableId, opening: OpenMatch): Promise<Answer>;
  act(table: TableId, act: Act, circumstances?: Circumstances): Promise<Answer | 'nothing'>;
  look(table: TableId): Promise<Snapshot | undefined>;
  /** What would have been better in a match that is over. `unknown`: it cannot be played again. */
  lookBack: LookBack;
  /** The live tables of a channel and its threads. */
  live(table: TableId): Promise<ReadonlyMap<TableId, Listing>>;
  /** The live tables of these channels and their threads. */
  running(channels: readonly string[]): Promise<readonly Running[]>;
  /** Shows a table again, in a new message at the end of its channel. */
  show(table: TableId): Promise<void>;
  /** Shows a table again where it is, or further down if its board is out of sight. */
  showAgain(table: TableId, origin: Notice['origin']): void;
  /** Somebody pressed a control on this message that is not of the newest board. If it is stuck, it is shown again. */
  mend(snapshot: Snapshot, pressed: { readonly place: string; readonly bulletin: string }): void;
  /** Somebody acted there, and the bot has its rights, so what Discord refused there is tried sooner. */
  trust(table: TableId, rights: Rights): void;
  /** Beats and looks once for all that is due, and waits until it is done. A running host does this by itself. */
  sweep(): Promise<void>;
  /** Resolves when the tables' clock is known. */
  start(): Promise<void>;
  /** Reads the channels again: what was typed since this wall time may not have been heard. */
  missed(since: number): void;
  /** How many tables this process could not handle and has set aside. */
  setAside(): number;
  /** Finishes the work under way. The next process finds in the store what was left undone. */
  stop(): Promise<void>;
}

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
  readonly runErrand: RunErrand;
  readonly hearing: () => boolean;
  readonly log: Logger;
  readonly seed?: () => string;
  readonly timers?: Timers;
}

const lookEvery = 1_000;
const usualReplayDays = 90;
/** How long a process that ends waits for what it has begun. It has ten seconds for everything. */
const patience = { work: 2_000, boards: 4_000 } as const;

export function openHost(parts: HostParts): Host {
  const { store, chat, clock, hearing, log, follow = () => undefined } = parts;
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
  const setAside = openSetAside(clock.wall, log);
  const tables = openTables({ store, everyGame, wall: clock.wall, seed, changed, unreadable });
  const announcer = openAnnouncer({ store, herald, look: lookToShow, close, wall: clock.wall, log });
  const { ponder, pause = 0 } = parts;
  const computers = openComputers({ ponder, play: playComputer, pause, timers, log });
  const asides = openAsides(parts.ponderAside, playComputer, log);
  const companions = openCompanions(parts.plan, keepPlans, log);
  const hints = openHints(parts.judge, giveHint, log);
  const recorder = openRecorder({ store, everyGame, clock, replayDays: parts.replayDays ?? usualReplayDays, log });
  const errands = openErrands(parts.runErrand, deliver, log);
  const rereading = openRereading({ store, tables, chat, clock, timers, watch, log });
  const { begin: missed } = rereading;
  const heartbeat = openHeartbeat({ store, clock, hearing, timers, watch, missed, log });
  const time = {
    store,
    tables,
    announcer,
    clock,
    heartbeat,
    rereading,
    setAside,
    timers,
    watch,
    attend,
    recorder,
    log,
  };
  const sweeper = openSweeper(time);
  const { now } = clock;

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

  async function giveHint({ table }: Snapshot, turn: number, found: NonNullable<Hint['found']>) {
    await tables.change(table, { act: 'hinted', turn, found }, now());
  }

  async function playComputer(...[{ table }, seat, turn, text]: Parameters<Play>): ReturnType<Play> {
    const answer = await tables.change(table, { act: 'computer', seat, turn, text }, now());
    if (answer === 'nothing' || answer.ok) return 'done';
    const { refusal } = answer;
    const why = refusal.of === 'game' ? refusal.refusal.why : refusal.why;
    if (refusal.of === 'host' && why !== 'unreadable') return 'done';
    log.error({ table, turn, refusal: why }, 'a computer player made a move that is refused');
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
    look: tables.look,
    lookBack: openLookBack(parts.judge, store),
    setAside: setAside.broken,
    missed,

    async sweep() {
      await heartbeat.beat();
      await look();
      await sweeper.idle();
      await recorder.idle();
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
      ]);
      await inTime(work, patience.work);
      await announcer.stop(patience.boards);
    },
  };
}
