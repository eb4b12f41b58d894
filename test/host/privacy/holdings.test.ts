import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdings } from '../../../src/host/privacy/holdings.ts';
import { openRoom, type Room } from '../room.ts';
import { fits, unnamed } from './named.ts';
import { keysWith, type Readable, readable } from './readable.ts';
import { livesHere } from './someone.ts';

const ada = { kind: 'member', id: '775000000000000001', name: 'Ada Nimmermehr' } as const;

let room: Room;
let before: readonly Readable[] = [];

beforeAll(async () => {
  room = await openRoom();
  await livesHere(ada, room);
  before = await readable(room.store);
});
afterAll(() => room.close());

/** Whether it tells of her. A page of a book under her own id need not, whatever else it says. */
const tellsOfHer = ({ key, text }: Readable): boolean =>
  [key.replace(/^(page|list|shelf):[^:]*/, ''), text].some((each) => each.includes(ada.id) || each.includes(ada.name));

describe('The list of what is kept', () => {
  test('names every key of a store in which somebody has done all that there is to do', () => {
    expect(unnamed(before.map(({ key }) => key))).toEqual([]);
  });

  test('names nothing that is not kept there', () => {
    const unmet = (pattern: string) => !before.some((each) => fits(pattern, each.key));
    expect([...holdings.people, ...holdings.nobody].filter(unmet)).toEqual([]);
  });

  test('says of what it may tell of somebody, and of what not', () => {
    const of = (patterns: readonly string[]) =>
      before.filter((each) => patterns.some((pattern) => fits(pattern, each.key)));
    expect(of(holdings.nobody).filter(tellsOfHer)).toEqual([]);
    const silent = (pattern: string) => !of([pattern]).some((each) => tellsOfHer(each) || each.key.includes(ada.id));
    expect(holdings.people.filter(silent)).toEqual([]);
  });
});

test('Of all that is kept of somebody, nothing is left when they are forgotten, neither their id nor their name', async () => {
  expect(await room.host.forget(ada.id)).toEqual({ unread: 0 });
  await room.host.sweep();
  expect(await keysWith([ada.id, ada.name], room.store)).toEqual([]);
});
