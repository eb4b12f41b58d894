import { type APIComponentInContainer, ComponentType } from 'discord.js';
import { expect, test } from 'vitest';
import { boardMessage, describe } from '../../src/commands/board/board.ts';
import { chatSpeech, plainSpeech } from '../../src/commands/board/speech.ts';
import { languages } from '../../src/games/contract.ts';
import { type Game, mount } from '../../src/games/kernel.ts';
import { misterZero } from '../../src/games/mister-zero/index.ts';
import type { Match } from '../../src/host/match/match.ts';
import type { Snapshot } from '../../src/host/tables.ts';
import { playOut } from '../games/playing.ts';
import { usualSettings } from './usualSettings.ts';

const game: Game = mount(misterZero);
const opening = { config: game.presets.standard, seats: 2, seed: 'a film', now: 1_790_000_000_000 };
const steps = playOut(game, opening, { by: 'computers', level: game.bots[0] as string });
const last = steps.at(-1) as (typeof steps)[number];
const wallTime = (instant: number) => instant;

/** Which pictures were asked for is told by their bytes. */
const parts = {
  paint: async () => new Uint8Array([1]),
  film: async () => new Uint8Array([2]),
  wallTime,
  settings: usualSettings,
};

const snapshotOf = (match: Partial<Match>): Snapshot =>
  ({
    match: {
      game: game.id,
      began: 1,
      seats: ['Ada', 'Bob'].map((name, nth) => ({ kind: 'member', id: String(nth), name })),
      recent: last.events.map(({ event }) => event),
      rematch: [],
      audience: {},
      ...match,
    },
    game,
    table: '1',
    revision: 9,
  }) as unknown as Snapshot;

const over = snapshotOf({ play: last.after, stage: { at: 'over', ending: { by: 'rules' } } as Match['stage'] });
const before = snapshotOf({
  play: last.before,
  stage: { at: 'playing' } as Match['stage'],
  clock: {} as Match['clock'],
  recent: [],
});

async function partsOf(snapshot: Snapshot, language: (typeof languages)[number]) {
  const message = await boardMessage(snapshot, 'table', language, parts);
  const [frame] = message.components as unknown as { components: APIComponentInContainer[] }[];
  return { message, inside: frame?.components ?? [] };
}

const textOf = (component: APIComponentInContainer | undefined) =>
  component?.type === ComponentType.TextDisplay ? component.content : undefined;

test.each(languages)(
  'A film is the only picture of its message, and what came of it is told below it (%s).',
  async (language) => {
    const { message, inside } = await partsOf(over, language);
    expect(message.files.map(({ name, attachment }) => [name.split('.').at(-1), ...attachment])).toEqual([['gif', 2]]);
    expect(textOf(inside[0])).toBe(`### ${game.words[language].name}`);
    const [, gallery, below] = inside;
    if (gallery?.type !== ComponentType.MediaGallery) throw new Error('no picture is below the title');
    const whole = describe(over, 'table', plainSpeech(over.match, language, wallTime));
    expect(gallery.items).toMatchObject([{ description: whole }]);
    expect(message.files[0]?.description).toBe(whole);
    const { headline } = game.sight(last.after, 'table', chatSpeech(over.match, language, wallTime));
    expect(textOf(below)).toContain(headline);
    expect(inside.filter(({ type }) => type === ComponentType.MediaGallery)).toHaveLength(1);
  },
);

test.each(languages)('A still picture has all words above it (%s).', async (language) => {
  const { message, inside } = await partsOf(before, language);
  expect(message.files.map(({ name, attachment }) => [name.split('.').at(-1), ...attachment])).toEqual([['png', 1]]);
  expect(inside.slice(0, 2).map(({ type }) => type)).toEqual([ComponentType.TextDisplay, ComponentType.MediaGallery]);
  expect(textOf(inside[0])?.split('\n').length).toBeGreaterThan(1);
});
