import { afterEach, beforeEach, expect, test } from 'vitest';
import { bob, duel, openRoom, type Room } from './room.ts';

let room: Room;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

const table = '7000';

async function phase(): Promise<unknown> {
  const snapshot = await room.host.look(table);
  return (snapshot?.match.play?.state as { phase: string } | undefined)?.phase;
}

test('a code that the setter typed in the channel is not taken, also when it is read again; given in private it is', async () => {
  await room.host.challenge(table, { ...duel, game: 'mastermind' });
  await room.host.act(table, { act: 'accept', by: bob.id });
  const snapshot = await room.host.look(table);
  const [setter] = snapshot?.match.seats ?? [];
  if (setter?.kind !== 'member') throw new Error('nobody sets');
  const text = 'red circle, blue star, green cross';
  const answer = await room.host.act(table, { act: 'move', by: setter.id, text, typed: 'openly' });
  expect(answer).toMatchObject({ ok: false, refusal: { of: 'host', why: 'typed-openly' } });
  room.typed.push({ id: '901', by: setter.id, name: setter.name, text, stamp: room.clock.wall });
  room.host.missed(room.clock.wall - 1_000);
  await room.host.sweep();
  expect(room.heard.length).toBe(1);
  expect([await phase(), room.counted]).toEqual(['choosing', []]);
  await room.host.act(table, { act: 'move', by: setter.id, text });
  expect(await phase()).toBe('seeking');
});
