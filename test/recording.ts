import type { Measures } from '../src/measures/port.ts';

/** What was measured: its name, and what was told of it. */
export type Measured = {
  readonly [Name in keyof Measures]: readonly [Name, ...Parameters<Measures[Name]>];
}[keyof Measures];

/** Keeps all that is measured. */
export function openRecording() {
  const measured: Measured[] = [];
  const measures: Measures = {
    acknowledged: (...told) => void measured.push(['acknowledged', ...told]),
    refused: (...told) => void measured.push(['refused', ...told]),
    published: (...told) => void measured.push(['published', ...told]),
    swept: (...told) => void measured.push(['swept', ...told]),
    late: (...told) => void measured.push(['late', ...told]),
    stored: (...told) => void measured.push(['stored', ...told]),
    painted: (...told) => void measured.push(['painted', ...told]),
  };
  return { measures, measured };
}

/** The numbers of all measurements of a kind that tells but one. */
export function valuesOf(measured: readonly Measured[], wanted: 'published' | 'swept' | 'late'): number[] {
  return measured.flatMap(([name, value]) => (name === wanted ? [value as number] : []));
}
