import { pino } from 'pino';
import { games } from '../../src/games/registry.ts';
import { challengeMatch } from '../../src/host/match/challenge.ts';
import { type Announcer, openAnnouncer } from '../../src/host/outbox/announcer.ts';
import type { Herald } from '../../src/host/outbox/herald.ts';
import { announceWithin, openTables, type Tables } from '../../src/host/tables.ts';
import type { TableId } from '../../src/store/address.ts';
import type { Store } from '../../src/store/port.ts';
import { openMemory } from '../store/behind.ts';
import { ada, bob, duel } from './room.ts';

/** Processes that show boards, without a Discord: a real store, an outbox each, and a clock that moves only when told to. */

const log = pino({ level: 'silent' });
const everyGame = new Map(games.map((game) => [game.id, game]));

export interface Process {
  readonly store: Store;
  readonly tables: Tables;
  readonly announcer: Announcer;
  /** What each second of a process does about the outbox. */
  sweep(): Promise<void>;
  /** Somebody wants the board in a new message. */
  show(table: TableId): Promise<void>;
}

/** For all tests of a file. */
export function openOutboxes() {
  const { another, behind } = openMemory();
  const clock = { wall: 1_790_000_000_000 };
  let tablesMade = 0;
  const newTable = () => `${8_000 + tablesMade++}` as TableId;

  let wishes = 0;

  /** A process whose boards go to this herald. */
  function openProcess(announce: Herald['announce']): Process {
    const store = another();
    const wall = () => clock.wall;
    const tables: Tables = openTables({
      ...{ store, everyGame, wall, seed: () => 'seed', unreadable: () => undefined },
      changed: (snapshot, concerns) => concerns === 'everybody' && announcer.push(snapshot),
    });
    const close = async (table: TableId) => void (await tables.change(table, { act: 'close' }, clock.wall));
    const announcer = openAnnouncer({ store, herald: { announce }, look: tables.look, close, wall, log });
    return {
      ...{ store, tables, announcer },
      async show(table) {
        await store.remind(table, clock.wall + announceWithin, `wish ${wishes++}`);
        announcer.again(table);
      },
      async sweep() {
        await announcer.settle();
        for (const table of await store.unannounced(clock.wall, clock.wall + announceWithin, 50)) {
          if (!announcer.has(table)) announcer.again(table);
        }
      },
    };
  }

  const game = everyGame.get('foxu');
  const begin = ({ tables }: Process, table: TableId) => {
    if (game === undefined) throw new Error('no Foxu');
    return tables.begin(table, (began) => challengeMatch(duel, game, began, 'seed', clock.wall), clock.wall);
  };
  /** Changes what everybody sees. */
  const change = async ({ tables }: Process, table: TableId) => {
    const snapshot = await tables.look(table);
    const awaited = snapshot?.match.seats[0]?.kind === 'member' ? snapshot.match.seats[0].id : ada.id;
    const act =
      snapshot?.match.stage.at === 'invited'
        ? ({ act: 'accept', by: bob.id } as const)
        : ({ act: 'move', by: awaited, text: 'shuffle' } as const);
    return tables.change(table, act, clock.wall);
  };

  return { behind, clock, newTable, openProcess, begin, change };
}
