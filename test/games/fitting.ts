import { expect } from 'vitest';
import { longestDescription } from '../../src/games/contract.ts';
import type { Control, Form } from '../../src/games/controls.ts';
import type { Sight } from '../../src/games/kernel.ts';

/** Checks that Discord can hold the field, and that the custom id can hold what opens it. */
export function expectForm(form: Form): void {
  expectText(form.title, 45);
  expectText(form.label, 45);
  expect(form.prefix.length).toBeLessThanOrEqual(30);
  expect(form.placeholder?.length ?? 0).toBeLessThanOrEqual(100);
  expect(form.value?.length ?? 0).toBeLessThanOrEqual(form.longest);
}

export function expectSight(sight: Sight): void {
  expect(sight.scene.width * sight.scene.height).toBeGreaterThan(0);
  expectTexts(sight);
}

/** Checks everything but the picture, which takes longest. */
export function expectTexts({ description, headline, controls }: Sight, room = longestDescription): void {
  expectText(description, room);
  // A list without any items.
  expect(description).not.toMatch(/:\s*\./);
  expectText(headline, 400);
  for (const control of controls) expectControl(control);
}

export function expectText(text: string, longest: number): void {
  expect(text.length).toBeGreaterThan(0);
  expect(text.length, text).toBeLessThanOrEqual(longest);
}

export function expectControl(control: Control): void {
  if (control.control === 'row') return;
  if (control.control === 'button') {
    expectText(control.label, 24);
    return;
  }
  expectText(control.placeholder, 100);
  expect(control.options.length).toBeGreaterThan(0);
  expect(control.options.length).toBeLessThanOrEqual(25);
  for (const { label, hint } of control.options) {
    expectText(label, 60);
    if (hint !== undefined) expectText(hint, 60);
  }
}

/** What is seen, as text: text is much faster to compare. */
export function shown({ scene, description, headline, controls }: Sight): string {
  return JSON.stringify([scene, description, headline, controls]);
}
