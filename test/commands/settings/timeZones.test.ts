import { describe, expect, test } from 'vitest';
import { commonZones, isTimeZone, timeIn, zoneNamed, zonesLike } from '../../../src/commands/settings/timeZones.ts';

describe('a time zone', () => {
  test.each([
    ['Europe/Paris', 'Europe/Paris'],
    [' europe/paris ', 'Europe/Paris'],
    ['Paris', 'Europe/Paris'],
    ['new york', 'America/New_York'],
    ['sao-paulo', 'America/Sao_Paulo'],
    ['Réunion', 'Indian/Reunion'],
    ['utc', 'UTC'],
    // An alias that JavaScript takes and does not list.
    ['Asia/Kolkata', 'Asia/Kolkata'],
  ])('is understood as people type it: %s', (typed, zone) => {
    expect(zoneNamed(typed)).toBe(zone);
  });

  test.each(['', 'Atlantis', 'Europe', '+02:00', '2', 'Europe/Paris; Europe/Berlin'])('is not made up: %j', (typed) => {
    expect(zoneNamed(typed)).toBeUndefined();
  });

  test('is offered while its name is typed, what begins with it first', () => {
    expect(zonesLike('par')[0]).toBe('America/Paramaribo');
    expect(zonesLike('paris')).toEqual(['Europe/Paris']);
    expect(zonesLike('York')).toEqual(['America/New_York']);
    expect(zonesLike('europe/').length).toBeGreaterThan(25);
    expect(zonesLike('xyz')).toEqual([]);
  });

  test('is one of a menu’s worth of common ones before anything is typed, each known and each once', () => {
    expect(zonesLike('')).toEqual(commonZones);
    expect(commonZones.every(isTimeZone)).toBe(true);
    expect(new Set(commonZones).size).toBe(commonZones.length);
    // With the one that is chosen they are at most 25.
    expect(commonZones.length).toBeLessThanOrEqual(24);
  });

  test('has clocks, in winter and in summer', () => {
    expect(timeIn('Europe/Paris', Date.UTC(2026, 0, 1, 12), 'en')).toBe('13:00');
    expect(timeIn('Europe/Paris', Date.UTC(2026, 6, 1, 12), 'fr')).toBe('14:00');
    expect(timeIn('America/New_York', Date.UTC(2026, 0, 1, 4, 5), 'en')).toBe('23:05');
  });
});
