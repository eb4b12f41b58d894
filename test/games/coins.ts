import { z } from 'zod';
import { type GameDefinition, none, type Seat, type Viewer } from '../../src/games/contract.ts';

const side = z.enum(['heads', 'tails']);
const state = z.object({ hidden: z.array(side) });
type Side = z.infer<typeof side>;
type State = z.infer<typeof state>;

interface View {
  readonly hidden: readonly (Side | 'covered')[];
  readonly awaited: Seat | undefined;
  readonly slip: string;
}

export interface CoinsKind {
  config: null;
  state: State;
  view: View;
  move: Side;
  draft: never;
  form: never;
  event: { readonly hid: Seat };
  refusal: { readonly why: 'not-you' };
}

/**
 * The smallest game with a secret: the players take turns to hide a coin, heads or tails, twice each. `slip` is a way
 * for the secret to leak.
 */
export function coins(slip: (state: State, viewer: Viewer) => string): GameDefinition<CoinsKind> {
  const turnOf = ({ hidden }: State): Seat | undefined => (hidden.length < 4 ? hidden.length % 2 : undefined);
  return {
    id: 'coins',
    version: 1,
    edition: 1,
    seating: { least: 2, most: 2 },
    config: z.null(),
    presets: { standard: null },
    state,
    migrate: (_, kept) => kept,
    rules: {
      setup: () => ({ hidden: [] }),
      step(kept, input) {
        if (input.type === 'tick') return { ok: true, state: kept, events: [] };
        if (input.type !== 'move' || input.seat !== turnOf(kept)) return { ok: false, refusal: { why: 'not-you' } };
        const events = [{ to: 'table', event: { hid: input.seat } }] as const;
        return { ok: true, state: { ...kept, hidden: [...kept.hidden, input.move] }, events };
      },
      view: (kept, viewer) => ({
        hidden: kept.hidden.map((coin, at) => (at % 2 === viewer ? coin : 'covered')),
        awaited: turnOf(kept),
        slip: slip(kept, viewer),
      }),
      awaiting(kept) {
        const seat = turnOf(kept);
        return seat === undefined ? [] : [seat];
      },
      deadline: () => undefined,
      outcome: (kept) => (turnOf(kept) === undefined ? { winners: [] } : undefined),
    },
    notation: { write: (move) => move, read: (text) => side.safeParse(text).data },
    drafts: none,
    forms: none,
    face: {
      draw: () => {
        const paper = { ground: '#f5ecda', colours: 'f5ecda', base: { key: 'coins', shapes: [] } } as const;
        return { width: 64, height: 64, ...paper, shapes: [] };
      },
      describe: (view) => `Coins: ${view.hidden.join(', ') || 'none'} ${view.slip}.`,
      headline: (view, speech) => (view.awaited === undefined ? 'Over' : speech.player(view.awaited)),
      tell: ({ hid }, speech) => `${speech.player(hid)} hides a coin`,
      explain: (_, { language }) => ({ en: 'It is not your turn.', fr: 'Ce n’est pas votre tour.' })[language],
      controls: (view, viewer) =>
        view.awaited === viewer
          ? (['heads', 'tails'] as const).map((move) => ({
              control: 'button',
              label: move,
              tone: 'plain',
              press: { move },
            }))
          : [],
    },
    words: {
      en: { name: 'Coins', tagline: 'Hide a coin', command: 'coins', typing: 'heads or tails' },
      fr: { name: 'Pièces', tagline: 'Cachez une pièce', command: 'pièces', typing: 'heads ou tails' },
    },
    secret: () => true,
    lesson: { config: null, seats: 2, seed: 'coins', steps: [] },
    chapters: () => [{ text: 'Hide' }, { text: 'a coin', picture: { hidden: [], awaited: 0, slip: '' } }],
    bots: { easy: (_, __, { rng }) => (rng.int(2) === 0 ? 'heads' : 'tails') },
  };
}
