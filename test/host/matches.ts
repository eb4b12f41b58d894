import type { Game } from '../../src/games/kernel.ts';
import { games } from '../../src/games/registry.ts';
import type { Act, Applied } from '../../src/host/match/act.ts';
import { applyAct } from '../../src/host/match/apply.ts';
import { challengeMatch } from '../../src/host/match/challenge.ts';
import type { Match } from '../../src/host/match/match.ts';
import type { Snapshot } from '../../src/host/tables.ts';

/** Matches of Mister Zero without a store: two or four play it. */

export const game = games.find(({ id }) => id === 'mister-zero') as Game;
export const around = { game, now: 1, seed: 'new', revision: 7 };
const member = (id: string) => ({ kind: 'member', id, name: id }) as const;

/** A game of these members, the first of whom begins. */
export function begun(...people: readonly string[]): Match {
  const [by = '', ...others] = people;
  const against = others.map(member);
  const challenge = {
    game: game.id,
    guild: '1',
    language: 'en',
    by: member(by),
    against,
    turnLimit: undefined,
  } as const;
  return acted(
    challengeMatch({ ...challenge, first: 'challenger' }, game, 1, 'seed', 0),
    ...others.map((id): Act => ({ act: 'accept', by: id })),
  );
}

/** The match after these acts, all of which are accepted. */
export function acted(match: Match, ...acts: readonly Act[]): Match {
  return acts.reduce((now, act) => {
    const applied = applyAct(now, act, around);
    if (applied.done !== 'yes') throw new Error(`${JSON.stringify(act)}: ${whyNot(applied)}`);
    return applied.match;
  }, match);
}

export const whyNot = (applied: Applied) =>
  applied.done === 'no' && applied.refusal.of === 'host' ? applied.refusal.why : applied.done;

export const snapshotOf = (match: Match): Snapshot => ({
  table: '7000',
  revision: 7,
  match,
  game,
  bulletin: undefined,
});
