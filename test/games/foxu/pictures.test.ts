import { expect, test } from 'vitest';
import { type Ended, type Language, languages } from '../../../src/games/contract.ts';
import { holes } from '../../../src/games/foxu/board.ts';
import { easy } from '../../../src/games/foxu/bots/easy.ts';
import type { State } from '../../../src/games/foxu/kind.ts';
import { renderPicture } from '../../../src/render/picture.ts';
import { expectGolden } from '../../render/golden.ts';
import { botGame, face, played, prepared, somePegs, speech, turnsFrom, viewOf } from './playing.ts';

const opened = [...prepared, 'blue b2'];
const turns = [...opened, 'keep', 'a5', 'd2', 'd5'];
const crowded = {
  grey: holes.slice(0, 11),
  pegs: { yellow: holes.slice(11, 21), blue: holes.slice(21, 31) },
};
const nearlyDone = turnsFrom({ ...crowded, tubes: { yellow: 'c6', blue: 'd1' } });
const aRound = ['c5', 'c1', 'c6', 'd1'];

const names = ['Ada', 'Maximilian-Alexander von Rosen 2'];
const longNames = ['Wilhelmina-Alexandra Wilhelmina', 'Maximilian-Alexander'];

interface Case {
  readonly name: string;
  readonly state: State;
  readonly language: Language;
  readonly names?: readonly string[];
  readonly ended?: Ended;
}

const cases: readonly Case[] = [
  { name: 'pegs', state: played([somePegs]), language: 'en' },
  { name: 'corners', state: played([somePegs, 'ready']), language: 'fr' },
  { name: 'opening', state: played(prepared), language: 'en' },
  {
    name: 'opening-free',
    state: played(['pegs b1 c1 d1 b6 c6 e4 a5 f3 c4 e2 d2', 'ready', 'corners yellow a6']),
    language: 'fr',
    names: longNames,
  },
  { name: 'pie', state: played(opened), language: 'fr' },
  { name: 'pie-english', state: played([...prepared, 'yellow a6']), language: 'en', names: longNames },
  { name: 'turns-young', state: played([...opened, 'keep', 'a5']), language: 'fr', names: longNames },
  { name: 'turns', state: played(turns), language: 'en' },
  {
    name: 'turns-late',
    state: played([...turns, 'e3', 'e5', 'f4', 'f6'], undefined),
    language: 'fr',
    names: longNames,
  },
  { name: 'turns-repeated', state: played([...aRound, 'c5'], nearlyDone), language: 'en', names: longNames },
  { name: 'won', state: played(['f6', 'e1', 'f5'], nearlyDone), language: 'fr' },
  {
    name: 'won-blue',
    state: played(['c5', 'e1', 'c6', 'f1', 'c5', 'f5'], nearlyDone),
    language: 'en',
    names: longNames,
  },
  { name: 'drawn', state: played([...aRound, ...aRound, 'c5'], nearlyDone), language: 'en' },
  { name: 'ended-won', state: played(turns), language: 'en', ended: { as: 'won', winners: [1] } },
  { name: 'ended-early', state: played(prepared), language: 'fr', ended: { as: 'won', winners: [0] } },
  { name: 'ended-drawn', state: played(turns), language: 'fr', names: longNames, ended: { as: 'drawn' } },
  { name: 'ended-stopped', state: played(opened), language: 'en', ended: { as: 'stopped' } },
];

function pictureOf({ state, language, names: called = names, ended }: Omit<Case, 'name'>): Uint8Array {
  const spoken = speech(language, [...called]);
  return renderPicture(face.draw(viewOf(state), ended === undefined ? spoken : { ...spoken, ended }));
}

test.each(cases)(
  'The picture “$name” is as it was approved (UPDATE_GOLDENS=1 approves it anew).',
  async ({ name, ...shown }) => {
    await expectGolden(name, pictureOf(shown), import.meta.url);
  },
);

test('No picture takes more than 60,000 bytes.', () => {
  for (const language of languages) {
    for (const state of botGame(`bytes ${language}`, [easy, easy])) {
      expect(pictureOf({ state, language, names: longNames }).length).toBeLessThanOrEqual(60_000);
    }
  }
});
