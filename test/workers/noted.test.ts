import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openNote } from '../../src/workers/noted.ts';

test('the last of several notes is read, by whoever has the memory', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { minLength: 1 }), (texts) => {
      const note = openNote();
      expect(note.read()).toBeUndefined();
      const there = openNote(note.memory);
      for (const text of texts) there.write(text);
      expect(note.read()).toBe(texts.at(-1));
    }),
  );
});

test('a move of sixty characters fits, also where each takes four bytes', () => {
  const note = openNote();
  for (const text of ['x'.repeat(60), '♞'.repeat(60), '🂡'.repeat(60)]) {
    note.write(text);
    expect(note.read()).toBe(text);
  }
});

test('a note that was begun and not ended leaves the one before', () => {
  const note = openNote();
  note.write('1A');
  const bytes = new Uint8Array(note.memory.slice(0));
  note.write('22T');
  // All but the count, which is written last.
  new Uint8Array(note.memory).set(bytes.subarray(0, 4));
  expect(note.read()).toBe('1A');
});
