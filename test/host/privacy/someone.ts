import { expect } from 'vitest';
import { noteWritten } from '../../../src/commands/calls/written.ts';
import { keepMark } from '../../../src/commands/daily/marks.ts';
import { keepStreak } from '../../../src/commands/daily/streaks.ts';
import { openShelf } from '../../../src/commands/panels/shelf.ts';
import { dailySolos, shelfOf } from '../../../src/commands/solo/soloOf.ts';
import { keepWatcher } from '../../../src/commands/watching/watchers.ts';
import { join, start } from '../../../src/host/cups/signUp.ts';
import type { Challenge } from '../../../src/host/match/challenge.ts';
import type { TableId } from '../../../src/store/address.ts';
import { archiveKey, recordKey } from '../../../src/store/keys.ts';
import { gathering, person } from '../cups/cups.ts';
import { duel, type Room } from '../room.ts';

export type Member = Extract<Challenge['against'][number], { kind: 'member' }>;

const guild = '1';
const bob = { kind: 'member', id: '775000000000000002', name: 'Bob' } as const;
const eve = { kind: 'member', id: '775000000000000003', name: 'Eve' } as const;
const fay = { kind: 'member', id: '775000000000000004', name: 'Fay' } as const;
const moderator = '775000000000000005';

/** Has somebody do all that there is to do, so that of everything that may be kept of a person something is. */
export async function livesHere(ada: Member, room: Room): Promise<void> {
  await plays(ada, room);
  await playsAlone(ada, room);
  await playsACup(ada, room);
  await looksOn(ada, room);
  await leavesBroken(ada, room);
  await room.store.remind('9602', room.clock.wall + 60_000, 'a wish');
  await room.host.servers.seen([{ id: '2', joined: room.clock.wall }]);
  await room.store.saveSettings(guild, '{}');
}

async function begun(table: TableId, { host }: Pick<Room, 'host'>, game: string, ...players: readonly Member[]) {
  const [by = bob, ...against] = players;
  expect(await host.challenge(table, { ...duel, game, guild, by, against })).toMatchObject({ ok: true });
  for (const { id } of against) await host.act(table, { act: 'accept', by: id });
}

async function plays(ada: Member, room: Room) {
  await begun('9601', room, 'foxu', ada, bob);
  await room.host.act('9601', { act: 'resign', by: bob.id });
  await room.host.sweep();
  await begun('9602', room, 'foxu', ada, bob);
  await begun('9603', room, 'mister-zero', ada, bob, eve, fay);
  await room.host.act('9603', { act: 'leave', by: ada.id });
  await room.host.act('9603', { act: 'stop', by: moderator, rank: 'moderator' });
  await room.host.sweep();
  // What has ended and is not recorded yet stays in the archive when the next game begins.
  const dying = room.another({ ...room.store, keepReplay: () => Promise.reject(new Error('killed')) });
  await begun('9604', { host: dying }, 'foxu', ada, bob);
  await dying.act('9604', { act: 'resign', by: bob.id });
  await begun('9604', { host: dying }, 'foxu', bob, eve);
  await dying.stop();
}

async function playsAlone(ada: Member, room: Room) {
  const ricochet = room.host.games.get('ricochet');
  const puzzle = { name: 'puzzle', comes: 'anytime' } as const;
  const opening = { game: 'ricochet', guild: ada.id, language: 'en', by: ada, seed: 'a seed' } as const;
  await room.host.open(`@${ada.id}` as TableId, { ...opening, config: ricochet?.presets.standard, solo: puzzle });
  const table = `@${ada.id}-foxu` as TableId;
  const dying = room.another({ ...room.store, keepReplay: () => Promise.reject(new Error('killed')) });
  for (const host of [room.host, dying]) {
    const against = [{ kind: 'computer', level: 'easy' }] as const;
    await host.challenge(table, { ...duel, guild: ada.id, by: ada, against, turnLimit: 60_000 });
    await host.act(table, { act: 'resign', by: ada.id });
    if (host === room.host) await host.sweep();
  }
  await dying.stop();
  await room.host.challenge(table, { ...duel, guild: ada.id, by: ada, against: [{ kind: 'computer', level: 'easy' }] });
  const [daily] = dailySolos;
  if (daily === undefined) throw new Error('no game has a board of the day');
  const line = JSON.stringify({ best: 7, took: 9, first: 7, name: ada.name });
  await room.store.note(guild, shelfOf(daily), `2026-11-19/${ada.id}`, line, '');
  await room.store.note(guild, `${shelfOf(daily)}/shared`, `2026-11-19/5/${ada.id}`, '', '');
  await keepStreak(room.store, guild, shelfOf(daily), ada.id, '2026-11-19');
  await keepMark(room.store, guild, '2026-11-19/a', { before: undefined, after: { at: 1, channel: '5' } });
}

async function playsACup(ada: Member, { host }: Room) {
  const cup = gathering(2, { guild, by: ada.id, called: host.cups.now() });
  await host.cups.call(cup);
  await host.cups.change(guild, cup.id, (kept) => join(kept, ada));
  await host.cups.change(guild, cup.id, (kept, { now, seed }) => start(kept, now, seed));
  const [playing] = await host.cups.progress(guild);
  const [game] = playing?.rounds[0]?.games ?? [];
  const [first = 0] = game?.entrants ?? [];
  await host.cups.begin(guild, cup.id, { round: 0, at: 0 }, '9605');
  const entrant = playing?.entrants[first];
  const by = entrant?.kind === 'member' ? entrant.id : person(0).id;
  expect(await host.act('9605', { act: 'resign', by })).toMatchObject({ ok: true });
  await host.sweep();
}

async function looksOn(ada: Member, { store, clock }: Room) {
  const watched = { table: '9602' as TableId, began: 1, game: 'foxu', user: ada.id, language: 'en' } as const;
  await keepWatcher(guild, watched, clock.wall, store);
  const panel = { ...watched, token: 'a token', message: '1', place: '2', shown: 1, state: 'follows' } as const;
  await openShelf(store, () => clock.wall).keep({ guild, name: '9'.repeat(20), panel });
  await noteWritten(ada.id, 'a nonce', store);
  await store.savePreferences(ada.id, '{"calls":"never"}');
  await store.note(guild, 'whispers', '1', '{"channel":"5"}', '');
}

async function leavesBroken(ada: Member, room: Room) {
  for (const table of ['9606', `@${ada.id}.${guild}`] as const) {
    await room.host.challenge(table as TableId, { ...duel, guild, by: ada, against: [bob] });
    await room.behind.setField(recordKey(table as TableId), 'body', `{"format":9,"by":"${ada.id}"}`);
    await room.host.act(table as TableId, { act: 'stop', by: moderator, rank: 'moderator' });
  }
  const unknown = JSON.stringify({ body: `{"format":9,"by":"${ada.id}"}`, log: [] });
  await room.behind.prepend(archiveKey('9602'), unknown);
  const dying = room.another({ ...room.store, keptTables: () => Promise.reject(new Error('killed')) });
  await expect(dying.forget(ada.id)).rejects.toThrow('killed');
  await dying.stop();
}
