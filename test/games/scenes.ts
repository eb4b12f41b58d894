import { languages, type Speech, type Viewer } from '../../src/games/contract.ts';
import type { Game, Play } from '../../src/games/kernel.ts';
import type { Scene } from '../../src/render/scene.ts';
import { some } from '../sweep.ts';
import { guestOf } from './guestOf.ts';
import { draftsFor } from './looks.ts';
import { playOut, sample, seatings, viewersOf } from './playing.ts';

const names = ['Ada', 'Maximilian-Alexander', 'Zoé', 'Bob'];

const speechIn = (language: (typeof languages)[number]): Speech => ({
  language,
  player: (seat) => names[seat % names.length] ?? 'Ada',
  when: () => 'Sep 30, 2026, 12:59 PM UTC',
  second: () => 42,
});

/** Some pictures of all kinds that a game has: of its rules, of games played out, of drafts, of games ended from outside. */
export async function scenesOf(game: Game): Promise<readonly Scene[]> {
  const guest = await guestOf(game.id);
  const found: Scene[] = languages.flatMap((language) => {
    return game.chapters(language, speechIn(language)).flatMap(({ scene }) => scene ?? []);
  });
  for (const [nth, seats] of seatings(game).entries()) {
    const opening = { config: game.presets.standard, seats, seed: `pictures ${seats}`, now: 1_000_000 };
    const steps = playOut(game, opening, { by: 'mixture', guest });
    const speech = speechIn(languages[nth % languages.length] ?? 'en');
    for (const { after } of sample(steps)) {
      for (const viewer of viewersOf(after).slice(0, 3)) found.push(...sightsOf(game, after, viewer, speech));
    }
    const ended = { ...speech, ended: { as: 'won', winners: [0] } } as const;
    const middle = steps[steps.length >> 1]?.after;
    if (middle !== undefined) found.push(game.sight(game.closed(middle), 'table', ended).scene);
  }
  return some(found, 20);
}

function sightsOf(game: Game, play: Play, viewer: Viewer, speech: Speech): Scene[] {
  const drafts = [undefined, ...draftsFor(game, play, viewer, 2)];
  return drafts.map((draft) => game.sight(play, viewer, speech, draft).scene);
}
