import { expect, describe as group, test } from 'vitest';
import { describe } from '../../src/commands/board/board.ts';
import { plainSpeech } from '../../src/commands/board/speech.ts';
import { endingLines } from '../../src/commands/board/stageLines.ts';
import { languages, leastRoom, longestDescription, type Speech } from '../../src/games/contract.ts';
import type { Game, Play } from '../../src/games/kernel.ts';
import { games } from '../../src/games/registry.ts';
import type { Ending, Match } from '../../src/host/match/match.ts';
import type { Snapshot } from '../../src/host/tables.ts';
import { longName, playOut, seatings } from '../games/playing.ts';

const endings: readonly Ending[] = [
  { by: 'resigning', seat: 0 },
  { by: 'time', late: [0] },
  { by: 'time', late: [0, 1] },
  { by: 'agreement' },
  { by: 'moderator' },
  { by: 'member', id: '0' },
  { by: 'silence' },
];

const seatsOf = (count: number): Match['seats'] =>
  Array.from({ length: count }, (_, seat) => ({ kind: 'member', id: String(seat), name: longName(seat) }));

const over = (match: Partial<Match>, ending: Ending) =>
  ({ ...match, stage: { at: 'over', ending } }) as unknown as Match;

const wallTime = (instant: number) => instant;

group.each(languages)('A match that was ended from outside (%s)', (language) => {
  const picture = (game: Game, play: Play, speech: Speech) => JSON.stringify(game.sight(play, 'table', speech).scene);
  const turn = {
    en: /your turn|to place|to move|where do|, place|next game begins/i,
    fr: /à vous|aux (?:jaunes|bleus|rouges|verts) de|où vont|où partent|placez|partie suivante commence/i,
  };

  test.each(games.filter(({ bots }) => bots.length > 0))(
    'awaits nobody in $id: neither in words nor in the picture',
    (game) => {
      const seats = seatings(game).at(-1) as number;
      const opening = { config: game.presets.standard, seats, seed: 'ended', now: 0 };
      let awaited = 0;
      for (const { before: play } of playOut(game, opening)) {
        if (awaited++ > 40) break;
        const match = over({ seats: seatsOf(seats), play: game.closed(play) }, { by: 'moderator' });
        const snapshot = { match, game, table: '1', revision: 1 } as unknown as Snapshot;
        const speech = plainSpeech(match, language, wallTime);
        const text = describe(snapshot, 'table', speech) ?? '';
        expect(text).not.toContain(game.sight(play, 'table', speech).headline);
        expect(text).not.toMatch(turn[language]);
        expect(picture(game, game.closed(play), { ...speech, ended: 'from outside' })).not.toMatch(turn[language]);
      }
      expect(awaited).toBeGreaterThan(5);
    },
  );
});

group.each(languages)('How a match was ended from outside (%s)', (language) => {
  test.each(endings)('leaves the game as much room as the contract promises: $by.', (ending) => {
    const match = over({ seats: seatsOf(2) }, ending);
    const before = endingLines(match, ending, plainSpeech(match, language, wallTime)).map((line) => `${line}\n`);
    expect(before.join('').length).toBeLessThanOrEqual(longestDescription - leastRoom);
  });

  test.each(games.filter(({ bots }) => bots.length > 0))('is said before the description by $id.', (game) => {
    const seats = seatings(game).at(-1) as number;
    const opening = { config: game.presets.standard, seats, seed: 'ended', now: 0 };
    for (const { before: play } of playOut(game, opening).slice(-20)) {
      for (const ending of endings.slice(0, 3)) {
        const closed = game.closed(play);
        const match = over({ seats: seatsOf(seats), play: closed }, ending);
        const snapshot = { match, game, table: '1', revision: 1 } as unknown as Snapshot;
        const speech = plainSpeech(match, language, wallTime);
        const text = describe(snapshot, 'table', speech) ?? '';
        expect(text.length).toBeLessThanOrEqual(longestDescription);
        expect(text.startsWith(endingLines(match, ending, speech).join('\n'))).toBe(true);
        const told = game.sight(closed, 'table', { ...speech, room: leastRoom, ended: 'from outside' }).description;
        expect(text.endsWith(told.slice(-60))).toBe(true);
      }
    }
  });
});
