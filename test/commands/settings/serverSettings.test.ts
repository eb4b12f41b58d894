import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageIn, openServerSettings, timeZoneOf, zoneIn } from '../../../src/commands/settings/serverSettings.ts';
import { readSettings, type Settings } from '../../../src/commands/settings/settings.ts';
import type { Store } from '../../../src/store/port.ts';
import { openMemory } from '../../store/behind.ts';

let store: Store;
let close: () => Promise<void>;

beforeAll(async () => {
  store = openMemory().store;
  close = async () => {
    await store.close();
  };
});

afterAll(() => close());

/** A process that keeps settings, and what it tells the log. */
function open() {
  const told: unknown[] = [];
  return { told, settings: openServerSettings({ store, log: { warn: (...line: unknown[]) => void told.push(line) } }) };
}

describe('the settings of a server', () => {
  test('are changed one by one, also when two who manage it press in the same moment', async () => {
    const { settings } = open();
    const changes = [
      settings.change('1', (now) => ({ ...now, turnLimit: '3d' })),
      settings.change('2', (now) => ({ ...now, turnLimit: '5m' })),
      settings.change('1', (now) => ({ ...now, results: 'do-not-count' })),
      settings.change('1', () => {
        throw new Error('a mistake');
      }),
      settings.change('1', (now) => ({ ...now, computers: 'not-allowed' })),
    ];
    expect((await Promise.allSettled(changes)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    const chosen = { turnLimit: '3d', results: 'do-not-count', computers: 'not-allowed' };
    expect(await settings.of('1')).toMatchObject(chosen);
    expect(await settings.of('2')).toMatchObject({ turnLimit: '5m', results: 'count' });
    expect(await open().settings.of('1')).toMatchObject(chosen);
  });

  test('are all kept when several processes change them in the same moment', async () => {
    await store.saveSettings('4', '{"language":"fr","theme":"dark"}');
    const limits = ['5m', '1h', '3d', '7d'] as const;
    const changes: Partial<Settings>[] = [
      ...limits.map((turnLimit) => ({ turnLimit })),
      { results: 'do-not-count' },
      { computers: 'not-allowed' },
      { timeZone: 'Europe/Paris' },
      { stoppers: 'everybody' },
    ];
    const given = await Promise.all(
      changes.map((chosen) => open().settings.change('4', (now) => ({ ...now, ...chosen }))),
    );
    for (const [at, chosen] of changes.entries()) expect(given[at]).toMatchObject({ language: 'fr', ...chosen });
    const { turnLimit, ...others } = await open().settings.of('4');
    expect(limits).toContain(turnLimit);
    expect(others).toMatchObject({
      language: 'fr',
      results: 'do-not-count',
      computers: 'not-allowed',
      timeZone: 'Europe/Paris',
      stoppers: 'everybody',
    });
    expect(JSON.parse((await store.settings('4')) ?? '')).toMatchObject({ theme: 'dark' });
  });

  test('that cannot be read are told to the log once, with their names and no more', async () => {
    await store.saveSettings('3', '{"turnLimit":"2d","language":"fr","theme":"dark"}');
    const { settings, told } = open();
    expect(await settings.of('3')).toMatchObject({ turnLimit: '1d', language: 'fr' });
    await settings.of('3');
    await settings.of('2');
    expect(told).toEqual([
      [
        { guild: '3', settings: ['turnLimit', 'theme'] },
        'settings of a server could not be read; the usual ones hold instead',
      ],
    ]);
  });
});

describe('where nothing was chosen', () => {
  const { settings: usual } = readSettings(undefined);
  const [english, french] = [
    { id: '11', preferredLocale: 'en-US' },
    { id: '12', preferredLocale: 'fr' },
  ] as const;

  test('a server speaks its own language on Discord', () => {
    expect([languageIn(english as never, usual), languageIn(french as never, usual)]).toEqual(['en', 'fr']);
  });

  test('its clock is that of Paris where it speaks French, and UTC elsewhere, until one is chosen', async () => {
    expect([zoneIn(english as never, usual), zoneIn(french as never, usual)]).toEqual(['UTC', 'Europe/Paris']);
    expect(zoneIn(english as never, { ...usual, language: 'fr' })).toBe('Europe/Paris');
    expect(zoneIn(french as never, { ...usual, timeZone: 'America/Toronto' })).toBe('America/Toronto');
    await store.saveSettings(french.id, '{"timeZone":"Indian/Reunion"}');
    const { settings } = open();
    expect(await timeZoneOf(french as never, settings)).toBe('Indian/Reunion');
    expect(await timeZoneOf(english as never, settings)).toBe('UTC');
  });
});
