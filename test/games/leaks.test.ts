import { describe, expect, test } from 'vitest';
import { mount } from '../../src/games/kernel.ts';
import { coins } from './coins.ts';
import { contractSuite } from './contractSuite.ts';
import { leaks } from './twins.ts';

const honest = mount(coins(() => ''));
contractSuite(honest);

describe('the search for leaks', () => {
  const search = { games: 4, forks: 6 };

  test('finds nothing in a game that keeps its secrets', () => {
    expect(leaks(honest, search)).toEqual([]);
  });

  test('finds a secret that got into what everybody sees', () => {
    const leaky = mount(coins(({ hidden }) => hidden[0] ?? ''));
    expect(leaks(leaky, search)).toContain('the description, seen by table');
  });

  test('finds a secret of one player that reached the other', () => {
    const leaky = mount(coins(({ hidden }, viewer) => (viewer === 1 ? (hidden[0] ?? '') : '')));
    const found = leaks(leaky, search);
    expect(found).toContain('the view, seen by 1');
    expect(found).not.toContain('the view, seen by table');
  });

  test('finds a secret that came out several turns later', () => {
    const leaky = mount(coins(({ hidden }) => (hidden.length > 2 ? (hidden[0] ?? '') : '')));
    expect(leaks(leaky, search)).toContain('the view, seen by table');
  });
});
