import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { endedAs } from '../../../src/commands/board/stageLines.ts';
import type { Speech } from '../../../src/games/contract.ts';
import { foxu } from '../../../src/games/foxu/index.ts';
import { mount, type Play } from '../../../src/games/kernel.ts';
import { games } from '../../../src/games/registry.ts';
import { type MatchRecord, packed, replayOf } from '../../../src/host/records/record.ts';
import { openReplays, playedAgain, type Replaying, seenIn } from '../../../src/host/records/replaying.ts';
import type { Replay } from '../../../src/store/port.ts';
import { shown } from '../../games/fitting.ts';
import { speeches } from '../../games/playing.ts';
import { playedRecord } from './played.ts';

const [speech] = speeches as [Speech];

function positionsOf(replaying: Replaying) {
  if ('lost' in replaying) throw new Error(`lost: ${replaying.lost}`);
  return replaying.positions;
}

const records = await Promise.all(games.map((game) => playedRecord(game, { seed: 'replayed' })));
const played = games.map((game, at) => [game.id, game, records[at] as MatchRecord] as const);

const foxuPlayed = played.find(([id]) => id === 'foxu') as (typeof played)[number];

describe.each(played)('A finished match of %s', async (_, game, record) => {
  const positions = positionsOf(await playedAgain(record, game));

  test('is played again from its record, from the opening to the board that ended it', async () => {
    expect(positions.length).toBeGreaterThan(5);
    expect(positions[0]).toMatchObject({ play: { turn: 0 }, events: [] });
    const end = positions.at(-1)?.play as Play;
    expect(shown(seenIn(record, game, end, speech))).toBe(
      shown(game.sight(record.match.play as Play, 'table', speech)),
    );
  });

  test('has a step for whatever changed what is seen, and says of each what happened', async () => {
    const seen = positions.map(({ play }) => seenIn(record, game, play, speech).description);
    for (const [at, description] of seen.entries()) expect(description).not.toBe(seen[at - 1]);
    for (const { events } of positions.slice(1)) {
      expect(events.length).toBeGreaterThan(0);
      for (const event of events) expect(game.tell(event, speech).length).toBeGreaterThan(0);
    }
    const told = positions.flatMap(({ events }) => events);
    expect(new Set(told).size).toBe(told.length);
  });

  test('ends with the board as it was shown when it was ended from outside', async () => {
    const resigned = await playedRecord(game, { seed: 'resigned', until: 12 });
    const steps = positionsOf(await playedAgain(resigned, game));
    const { play, stage } = resigned.match;
    const ended = stage.at === 'over' ? endedAs({ ...resigned.match } as never, stage.ending) : undefined;
    const told = { ...speech, ...(ended && { ended }) };
    const last = steps.at(-1);
    expect(last?.events).toEqual([]);
    expect(last && shown(seenIn(resigned, game, last.play, told))).toBe(shown(game.sight(play as Play, 'table', told)));
  });

  test('is lost when its game is gone, its rules are others, or its log does not give its end', async () => {
    expect(await playedAgain(record, undefined)).toEqual({ record, game: undefined, lost: 'no-game' });
    expect(await playedAgain(record, { ...game, edition: 2 })).toMatchObject({ lost: 'other-rules' });
    const damaged = { ...record, log: record.log.slice(2) };
    expect(await playedAgain(damaged, game)).toMatchObject({ lost: 'damaged', fault: { what: expect.any(String) } });
    const unreadable = { ...record, match: { ...record.match, play: { ...record.match.play, config: 7 } as Play } };
    expect(await playedAgain(unreadable, game)).toMatchObject({ lost: 'damaged' });
  });
});

test('A match that was kept with an older shape of the state is played again all the same', async () => {
  const [, game, record] = foxuPlayed;
  const play = record.match.play as Play;
  const kept = { ...record, match: { ...record.match, play: { ...play, state: { old: play.state } } } };
  const migrate = (_: number, state: unknown) => (state as { old: unknown }).old;
  const newer = mount({ ...foxu, version: game.version + 1, migrate });
  expect(positionsOf(await playedAgain(kept, newer)).length).toBe(positionsOf(await playedAgain(record, game)).length);
  expect(await playedAgain(kept, game)).toMatchObject({ lost: 'damaged' });
  const later = { ...record, match: { ...record.match, play: { ...play, version: game.version + 1 } } };
  expect(await playedAgain(later, game)).toMatchObject({ lost: 'other-rules' });
});

describe('What is asked for by its code', () => {
  const everyGame = new Map(games.map((each) => [each.id, each]));
  const [, , record] = foxuPlayed;

  const lines: unknown[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(JSON.parse(line)) });

  function opened(kept: { replay: Replay | undefined }, recorded: () => Promise<void> = () => Promise.resolve()) {
    return openReplays({ store: { replay: async () => kept.replay }, everyGame, recorded, log });
  }

  test('is played again once for many questions, and again when its record was written anew', async () => {
    const kept = { replay: replayOf(record) };
    const ask = opened(kept);
    const first = await ask(record.code);
    expect(await ask(record.code)).toBe(first);
    kept.replay = { ...kept.replay, line: packed({ ...record, ended: record.ended + 1 }) };
    expect((await ask(record.code))?.record.ended).toBe(record.ended + 1);
  });

  test('is told in the log when it is damaged, and not when its rules are others', async () => {
    const asked = (kept: MatchRecord) => opened({ replay: replayOf(kept) })(kept.code);
    expect(await asked({ ...record, edition: 9 })).toMatchObject({ lost: 'other-rules' });
    expect(lines).toEqual([]);
    expect(await asked({ ...record, log: record.log.slice(0, -1) })).toMatchObject({ lost: 'damaged' });
    expect(lines).toMatchObject([{ code: record.code, table: record.table, err: { what: 'other-state' } }]);
  });

  test('leaves others time while a long match is played again', async () => {
    const ricochet = played.find(([id]) => id === 'ricochet') as (typeof played)[number];
    const long = await playedRecord(ricochet[1], { seed: 'a long evening' });
    let turns = 0;
    let done = false;
    const counting = (async () => {
      for (; !done; turns++) await setImmediate();
    })();
    // As if each entry took long.
    const slow = { ...ricochet[1], submit: slowly(ricochet[1].submit) };
    await playedAgain(long, slow);
    done = true;
    await counting;
    expect(turns).toBeGreaterThan(long.log.length / 10);
  });

  test('is found also when it is being recorded at that moment', async () => {
    const kept: { replay: Replay | undefined } = { replay: undefined };
    const ask = opened(kept, async () => {
      kept.replay = replayOf(record);
    });
    expect((await ask(record.code))?.record).toEqual(record);
  });

  test('is unknown when nothing is kept, or no record', async () => {
    expect(await opened({ replay: undefined })(record.code)).toBeUndefined();
    expect(await opened({ replay: { ...replayOf(record), line: 'eA==' } })(record.code)).toBeUndefined();
  });
});

function slowly<Given extends readonly unknown[], Result>(run: (...given: Given) => Result) {
  return (...given: Given): Result => {
    for (const end = performance.now() + 2; performance.now() < end; );
    return run(...given);
  };
}
