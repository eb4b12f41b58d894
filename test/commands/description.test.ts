import { expect, describe as group, test } from 'vitest';
import { describe } from '../../src/commands/board/board.ts';
import { plainSpeech } from '../../src/commands/board/speech.ts';
import { endingLines } from '../../src/commands/board/stageLines.ts';
import { languages, leastRoom, longestDescription, type Speech, type Viewer } from '../../src/games/contract.ts';
import type { Game, Play } from '../../src/games/kernel.ts';
import { games } from '../../src/games/registry.ts';
import type { Ending, Match } from '../../src/host/match/match.ts';
import type { Snapshot } from '../../src/host/tables.ts';
import { guestOf } from '../games/guestOf.ts';
import { longName, playOut, seatings, viewersOf } from '../games/playing.ts';

const endings: readonly Ending[] = [
  { by: 'resigning', seat: 0 },
  { by: 'time', late: [0] },
  { by: 'time', late: [0, 1] },
  { by: 'agreement' },
  { by: 'moderator' },
  { by: 'member', id: '0' },
  { by: 'silence' },
  { by: 'round', places: [1, 2] },
  { by: 'round', places: [1, 1] },
];

const seatsOf = (count: number): Match['seats'] =>
  Array.from({ length: count }, (_, seat) => ({ kind: 'member', id: String(seat), name: longName(seat) }));

const over = (match: Partial<Match>, ending: Ending) =>
  ({ ...match, stage: { at: 'over', ending } }) as unknown as Match;

const wallTime = (instant: number) => instant;

group.each(languages)('A match that was ended from outside (%s)', (language) => {
  const picture = (game: Game, play: Play, viewer: Viewer, speech: Speech) =>
    JSON.stringify(game.sight(play, viewer, speech).scene);
  /** What is said only while somebody is to do something, or something is still to come. */
  const awaiting = {
    en: [
      /your turn/i,
      /to place/i,
      /to move/i,
      /where do/i,
      /, place/i,
      /next game begins/i,
      /bids first/i,
      /bidding ends/i,
      /time ends/i,
      /turn the timer/i,
      /last chance/i,
      /is drawn/i,
      /without a bid/i,
      /next round begins/i,
      /if this fails/i,
      /another way must/i,
      /still being looked/i,
      /first to/i,
      /are played/i,
    ],
    fr: [
      /à vous/i,
      /aux (?:jaunes|bleus|rouges|verts) de/i,
      /où vont/i,
      /où partent/i,
      /placez/i,
      /(?:partie|manche) suivante commence/i,
      /qui annonce/i,
      /fin des annonces/i,
      /fin du temps/i,
      /sablier/i,
      /est tirée/i,
      /tirage/i,
      /sans annonce/i,
      /en cas d’échec/i,
      /autre chemin/i,
      /on cherche encore/i,
      /il faut/i,
      /on joue/i,
    ],
  };

  test.each(games)('awaits nobody in $id: neither in words nor in the picture, whoever looks', async (game) => {
    const seats = seatings(game).at(-1) as number;
    const opening = { config: game.presets.standard, seats, seed: 'ended', now: 0 };
    let awaited = 0;
    for (const { before: play } of playOut(game, opening, { by: 'mixture', guest: await guestOf(game.id) })) {
      if (awaited++ > 40) break;
      const match = over({ seats: seatsOf(play.seats), play: game.closed(play) }, { by: 'moderator' });
      const snapshot = { match, game, table: '1', revision: 1 } as unknown as Snapshot;
      const speech = plainSpeech(match, language, wallTime);
      for (const viewer of viewersOf(play)) {
        const text = describe(snapshot, viewer, speech) ?? '';
        expect(text).not.toContain(game.sight(play, viewer, speech).headline);
        const seen = picture(game, game.closed(play), viewer, { ...speech, ended: { as: 'stopped' } });
        for (const said of awaiting[language]) expect(`${text}${seen}`).not.toMatch(said);
      }
    }
    expect(awaited).toBeGreaterThan(5);
  });
});

group.each(languages)('How a match was ended from outside (%s)', (language) => {
  test.each(endings)('leaves the game as much room as the contract promises: $by', (ending) => {
    const match = over({ seats: seatsOf(2) }, ending);
    const before = endingLines(match, ending, plainSpeech(match, language, wallTime)).map((line) => `${line}\n`);
    expect(before.join('').length).toBeLessThanOrEqual(longestDescription - leastRoom);
  });

  test.each(games)('is said before the description by $id', async (game) => {
    const seats = seatings(game).at(-1) as number;
    const opening = { config: game.presets.standard, seats, seed: 'ended', now: 0 };
    const steps = playOut(game, opening, { by: 'mixture', guest: await guestOf(game.id) });
    for (const { before: play } of steps.slice(-20)) {
      for (const ending of endings.slice(0, 3)) {
        const closed = game.closed(play);
        const match = over({ seats: seatsOf(play.seats), play: closed }, ending);
        const snapshot = { match, game, table: '1', revision: 1 } as unknown as Snapshot;
        const speech = plainSpeech(match, language, wallTime);
        const text = describe(snapshot, 'table', speech) ?? '';
        expect(text.length).toBeLessThanOrEqual(longestDescription);
        expect(text.startsWith(endingLines(match, ending, speech).join('\n'))).toBe(true);
        const told = game.sight(closed, 'table', { ...speech, room: leastRoom, ended: { as: 'stopped' } }).description;
        expect(text.endsWith(told.slice(-60))).toBe(true);
      }
    }
  });
});
