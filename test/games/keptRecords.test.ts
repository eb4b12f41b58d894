import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/games/kernel.ts';
import { games } from '../../src/games/registry.ts';
import { guestOf } from './guestOf.ts';
import { faultOf, type KeptRecord, keptGame } from './keptRecord.ts';
import { playOut, seatings } from './playing.ts';

const fileOf = (id: string) => new URL(`../data/records/${id}.json`, import.meta.url);
const read = (id: string) => JSON.parse(readFileSync(fileOf(id), 'utf8')) as KeptRecord;

/** One game that computers play, and one of as many people as can sit there, who press whatever is offered. */
async function played(game: Game): Promise<KeptRecord> {
  const counts = seatings(game);
  const guest = await guestOf(game.id);
  const wanted = [
    { seats: Math.min(...counts), by: { by: 'mixture', guest } },
    { seats: Math.max(...counts), by: { by: 'mixture', guest } },
    ...game.bots.slice(-1).map((level) => ({ seats: Math.min(...counts), by: { by: 'computers', level } }) as const),
  ] as const;
  const kept = wanted.map(({ seats, by }, nth) => {
    const opening = { config: game.presets.standard, seats, seed: `kept ${nth}`, now: 1_000_000 };
    return keptGame(opening, playOut(game, opening, by));
  });
  return { edition: game.edition, version: game.version, games: kept };
}

/** A record is never written anew for the same edition and version, nor where it shows that the edition must be raised. */
async function keep(game: Game): Promise<void> {
  const fault = existsSync(fileOf(game.id)) ? faultOf(game, read(game.id)) : 'nothing is kept';
  if (fault === undefined || fault.startsWith('Raise')) return;
  writeFileSync(fileOf(game.id), `${JSON.stringify(await played(game), undefined, 1)}\n`);
}

describe.each(games.map((game) => [game.id, game] as const))('Games of %s that are kept', (id, game) => {
  test('are by today’s rules what they were', async () => {
    if (process.env['KEEP_RECORDS'] !== undefined) await keep(game);
    expect(faultOf(game, read(id))).toBeUndefined();
  });
});

describe('A change of the rules', () => {
  const [game] = games as [Game];
  const kept = read(game.id);

  test('by which a game that was played is another is told, with what to do', () => {
    const moved: Game = {
      ...game,
      submit(play, input, now) {
        const submitted = game.submit(play, input, now);
        if (!submitted.ok || !submitted.changed || submitted.play.turn < 5) return submitted;
        const state = { ...(submitted.play.state as object), round: 'another' };
        return { ...submitted, play: { ...submitted.play, state } };
      },
    };
    expect(faultOf(moved, kept)).toMatch(`Raise the edition of ${game.id}: `);
    const strict: Game = { ...game, submit: () => ({ ok: false, refusal: { why: 'over' } }) };
    expect(faultOf(strict, kept)).toMatch(`Raise the edition of ${game.id}: `);
  });

  test('that raises the edition asks for a record of it', () => {
    expect(faultOf({ ...game, edition: 9 }, kept)).toMatch('Keep a record of edition 9');
  });

  test('of the shape of a state only asks for a record of that shape', () => {
    const current: Game['current'] = (play) => ({ ...play, version: 9 });
    expect(faultOf({ ...game, version: 9, current }, kept)).toMatch('Keep a record of version 9');
  });
});
