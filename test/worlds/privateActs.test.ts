import { describe, expect, test } from 'vitest';
import { boardMessage } from '../../src/commands/board/board.ts';
import { nonceOfBoard } from '../../src/commands/board/traffic.ts';
import { languages } from '../../src/games/contract.ts';
import type { Act } from '../../src/host/match/act.ts';
import { revisionShown } from '../../src/host/match/match.ts';
import type { Snapshot } from '../../src/host/tables.ts';
import { usualSettings } from '../commands/usualSettings.ts';
import { ada, bob, duel, hour, openRoom, type Room } from '../host/room.ts';
import { zgameInPrivate } from './scripts.ts';
import { twoWorlds } from './twoWorlds.ts';

const table = '7000';
const ready = 'ready';
const line = 'x0>+Z0+x';

interface Told {
  /** For each announcement: what everybody can read, and what the publisher makes of it. */
  readonly everybody: readonly string[];
  /** What Bob saw on a panel of his own, at every step. */
  readonly bob: readonly string[];
}

/** Plays Z-Game, in which Ada does this in private while both arrange, and a second game at the same table. */
async function played(inPrivate: readonly string[]): Promise<Told> {
  const room = await openRoom();
  const panels: string[] = [];
  try {
    const acts = async (act: Act) => {
      const answer = await room.host.act(table, act);
      expect(answer !== 'nothing' && answer.ok, JSON.stringify(act)).toBe(true);
    };
    const step = async (act: Act) => {
      await acts(act);
      await shown(room);
      panels.push(await panelOf(room));
    };
    const types = ({ id }: typeof ada | typeof bob, text: string) => step({ act: 'move', by: id, text });

    await room.host.challenge(table, { ...duel, game: 'zgame', first: 'challenger' });
    await step({ act: 'accept', by: bob.id });
    await step({ act: 'draw', by: bob.id });
    for (let day = 0; day < 2; day++) {
      await room.pass(11 * hour);
      for (const text of inPrivate) await acts({ act: 'move', by: ada.id, text });
      panels.push(await panelOf(room));
    }
    await shown(room);
    await types(bob, ready);
    await acts({ act: 'move', by: ada.id, text: line });
    await types(ada, ready);
    await types(ada, 'a1-a2');
    await room.pass(19 * hour);
    await types(bob, 'h8-h7');
    await step({ act: 'resign', by: bob.id });
    for (const by of [ada.id, bob.id]) {
      await acts({ act: 'rematch', by });
      await shown(room);
    }
    // The base line that he gets by chance is another in each world.
    await acts({ act: 'move', by: bob.id, text: line });
    panels.push(await panelOf(room));
    await types(bob, ready);
    return { everybody: await Promise.all(room.announced.map(publicOf)), bob: panels };
  } finally {
    await room.close();
  }
}

const parts = {
  paint: async (scene: unknown) => Buffer.from(JSON.stringify(scene)),
  film: async (frames: unknown) => Buffer.from(JSON.stringify(frames)),
  wallTime: (instant: number) => instant,
  settings: usualSettings,
};

async function publicOf(notice: Room['announced'][number]): Promise<string> {
  const { match, bulletin, origin, wish } = notice;
  const revision = revisionShown(match, notice.revision, 'table');
  const boards = await Promise.all(languages.map((language) => boardMessage(notice, 'table', language, parts)));
  const { began, born, call } = match;
  return JSON.stringify({
    ...{ revision, began, born, call, bulletin, origin, wish },
    ...{ nonce: nonceOfBoard({ ...notice, revision }, undefined), boards },
  });
}

const seatOfBob = ({ match }: Snapshot) =>
  match.seats.findIndex((seat) => seat.kind === 'member' && seat.id === bob.id);

async function panelOf(room: Room): Promise<string> {
  const snapshot = await room.host.look(table);
  if (snapshot === undefined) throw new Error('no table');
  return JSON.stringify(await boardMessage(snapshot, seatOfBob(snapshot), 'fr', parts));
}

/** Waits until everything that everybody may see was announced. */
async function shown({ host, announced }: Room): Promise<void> {
  const now = await host.look(table);
  if (now === undefined) throw new Error('no table');
  const wanted = revisionShown(now.match, now.revision, 'table');
  await expect
    .poll(() => announced.map(({ match, revision }) => revisionShown(match, revision, 'table')).at(-1), {
      timeout: 60_000,
      interval: 5,
    })
    .toBe(wanted);
}

describe('whatever somebody does in private', () => {
  const nothing = played([]);

  test.each([
    ['one shuffle', ['shuffle']],
    ['five shuffles', Array.from({ length: 5 }, () => 'shuffle')],
    ['an arrangement and an exchange', [line, 'swap b c', 'x>0+Z0+x']],
  ])(
    'leaves every byte alike that others get, and their number: %s',
    async (_, inPrivate) => {
      const [without, told] = [await nothing, await played(inPrivate)];
      expect(without.everybody.length).toBeGreaterThan(12);
      expect(told.everybody).toEqual(without.everybody);
      expect(told.bob).toEqual(without.bob);
    },
    120_000,
  );

  test('leaves every request of the bot alike that is no answer to who did it', async () => {
    const { differences, requests } = await twoWorlds(zgameInPrivate);
    expect(differences).toEqual([]);
    expect(requests).toBeGreaterThan(40);
  }, 120_000);
});
