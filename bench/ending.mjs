// Measures what it costs that a finished match is recorded: the commit that ends one, against that of a move before it.
import { everyGame } from '../dist/games/registry.js';
import { challengeMatch } from '../dist/host/match/challenge.js';
import { openTables } from '../dist/host/tables.js';
import { median } from './figures.mjs';
import { withStore } from './place.mjs';

const [ada, bob] = /** @type {const} */ ([
  { kind: 'member', id: '700000000000000001', name: 'Ada' },
  { kind: 'member', id: '700000000000000002', name: 'Bob' },
]);

/**
 * The median of a commit that ends a match and of one that does not, in turns, in milliseconds. They are those that the
 * host sends: of matches that are begun, played and given up.
 * @param {{ warmUp?: number, repetitions?: number, moves?: number }} [options]
 * @returns {Promise<{ ends: number, goesOn: number, ratio: number }>}
 */
export async function measureEnding({ warmUp = 200, repetitions = 1_500, moves = 20 } = {}) {
  return withStore('sqlite', (store) => measure(store, warmUp, repetitions, moves));
}

/**
 * @param {import('./place.mjs').Store} store
 * @param {number} warmUp
 * @param {number} repetitions
 * @param {number} moves
 */
async function measure(store, warmUp, repetitions, moves) {
  const ends = /** @type {number[]} */ ([]);
  const goesOn = /** @type {number[]} */ ([]);
  const game = everyGame.get('foxu');
  if (game === undefined) throw new Error('there is no Foxu');
  let took = 0;
  const tables = openTables({
    store: {
      ...store,
      async commit(given) {
        const before = performance.now();
        const answer = await store.commit(given);
        took = performance.now() - before;
        return answer;
      },
    },
    everyGame,
    wall: Date.now,
    seed: () => 'a seed',
    changed: () => undefined,
    unreadable: () => undefined,
  });
  for (let nth = 0; nth < warmUp + repetitions; nth++) {
    const table = /** @type {import('../dist/store/address.js').TableId} */ (String(1_000_000 + nth));
    let now = Date.now();
    const act = async (/** @type {import('../dist/host/match/act.js').Act} */ wanted) => {
      const answer = await tables.change(table, wanted, ++now);
      if (answer === 'nothing' || !answer.ok) throw new Error(`refused: ${wanted.act}`);
    };
    const challenge = { game: game.id, guild: '1', language: /** @type {const} */ ('en'), by: ada, against: [bob] };
    const made = { ...challenge, turnLimit: undefined, first: /** @type {const} */ ('challenger') };
    await tables.begin(table, (began) => challengeMatch(made, game, began, `seed ${nth}`, now), now);
    await act({ act: 'accept', by: bob.id });
    for (let move = 0; move < moves; move++) await act({ act: 'move', by: ada.id, text: 'shuffle' });
    if (nth >= warmUp) goesOn.push(took);
    await act({ act: 'resign', by: ada.id });
    if (nth >= warmUp) ends.push(took);
  }
  return { ends: median(ends), goesOn: median(goesOn), ratio: median(ends) / median(goesOn) };
}
