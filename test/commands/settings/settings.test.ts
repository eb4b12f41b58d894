import { describe, expect, test } from 'vitest';
import { readSettings, writeSettings } from '../../../src/commands/settings/settings.ts';

const usual = {
  channels: [],
  stoppers: 'moderators',
  turnLimit: '1d',
  computers: 'allowed',
  results: 'count',
};

describe('what is kept of a server’s settings', () => {
  test('is what is usual where nothing was chosen', () => {
    expect(readSettings(undefined)).toEqual({ settings: usual, unread: {} });
  });

  test.each([['{}'], ['{"language":"fr"}']])('is read as earlier versions kept it: %s', (text) => {
    expect(readSettings(text)).toEqual({ settings: { ...usual, ...JSON.parse(text) }, unread: {} });
  });

  test('is the same after it was written and read', () => {
    const all = {
      language: 'en',
      timeZone: 'Asia/Tokyo',
      channels: ['1', '2'],
      stoppers: { role: '3' },
      turnLimit: 'none',
      computers: 'not-allowed',
      dailyPost: { channel: '4', hour: 23 },
      results: 'do-not-count',
    } as const;
    expect(readSettings(writeSettings(all, {}))).toEqual({ settings: all, unread: {} });
  });

  test.each([
    ['language', 'de'],
    ['timeZone', 'Europe/Atlantis'],
    ['timeZone', '+02:00'],
    ['channels', ['games']],
    ['channels', Array.from({ length: 26 }, (_, nth) => `${nth}`)],
    ['stoppers', { role: 'everybody' }],
    ['turnLimit', '2d'],
    ['computers', true],
    ['dailyPost', { channel: '4', hour: 24 }],
    ['dailyPost', { channel: '4' }],
    ['results', null],
    ['constructor', 1],
  ])('keeps all others when %s is %j', (name, value) => {
    const kept = { language: 'fr', turnLimit: '5m', [name]: value };
    const { settings, unread } = readSettings(JSON.stringify(kept));
    const { [name]: _, ...rest } = { ...usual, language: 'fr', turnLimit: '5m' } as Record<string, unknown>;
    const { [name]: __, ...others } = settings as Record<string, unknown>;
    expect(others).toEqual(rest);
    expect(readSettings(JSON.stringify({})).settings[name as never]).toEqual(settings[name as never]);
    expect(unread).toEqual({ [name]: value });
  });

  test.each(['', 'fr', '[]', 'null', '"fr"', '{'])('is what is usual where nothing can be read: %j', (text) => {
    expect(readSettings(text)).toEqual({ settings: usual, unread: { everything: text } });
  });

  test('keeps what only a newer version knows, but not what is broken', () => {
    const { settings, unread } = readSettings('{"turnLimit":"2d","theme":{"dark":true}}');
    const written = writeSettings({ ...settings, language: 'fr' }, unread);
    expect(JSON.parse(written)).toEqual({ ...usual, language: 'fr', theme: { dark: true } });
  });
});
