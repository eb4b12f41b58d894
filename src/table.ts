import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { config } from 'dotenv';
import { plainSpeech } from './commands/board/speech.ts';
import { type Language, languages, type Viewer } from './games/contract.ts';
import type { Entry, Play } from './games/kernel.ts';
import { everyGame } from './games/registry.ts';
import { type Fault, retrace } from './host/match/retrace.ts';
import { snapshotOf } from './host/reading.ts';
import type { Snapshot } from './host/tables.ts';
import { wallTime } from './host/time/tableClock.ts';
import { clearTable, listTables, putBack, tryAgain } from './mendTable.ts';
import { putTable } from './putTable.ts';
import { renderPicture } from './render/picture.ts';
import { addressOf, type TableId } from './store/address.ts';
import type { Store } from './store/port.ts';
import { storeAt, withStore } from './store/withStore.ts';

/** `npm run table` shows a table, or puts one into the playground. */

const usage = `npm run table                              the tables that are live, those set aside, and what was cleared
npm run table -- <id>                      one of them: in words, as a picture, its log, and whether it replays
npm run table -- <id> --turn 12            as it stood after its 12th turn
npm run table -- <id> --seat 1             as seat 1 sees it (seats count from 0); else as everybody does
npm run table -- <id> --language fr        in French
npm run table -- <id> --picture board.png  where the picture goes (plateau-table.png, unless said otherwise)
npm run table -- <id> --clear              moves what cannot be read out of the way, so that a new game can begin there
npm run table -- <id>@<time> --put-back    brings back what was cleared
npm run table -- <id> --try                tries at once a table that was set aside
npm run table -- --put foxu --in games --as ada,bob --moves "shuffle; ready; corners yellow a1"
                                           a table of the playground at this position; --seed decides all chance
<id> is a channel, channel.thread, or @member for a board that one plays alone,
@member-game against the computer.`;

const options = {
  turn: { type: 'string' },
  seat: { type: 'string' },
  language: { type: 'string', default: 'en' },
  picture: { type: 'string', default: 'plateau-table.png' },
  put: { type: 'string' },
  in: { type: 'string', default: 'games' },
  as: { type: 'string', default: 'ada,bob' },
  moves: { type: 'string', default: '' },
  seed: { type: 'string', default: 'plateau' },
  clear: { type: 'boolean' },
  'put-back': { type: 'boolean' },
  try: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

type Wish = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];

async function run(args: readonly string[], print: (line: string) => void): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [id] = positionals;
  if (values.help === true || positionals.length > 1) return print(usage);
  const where = storeAt(process.env);
  await withStore(where, async (store) => {
    if (values.put !== undefined) {
      const { put: game, in: channel, as, moves, seed } = values;
      const people = as.split(',').map((name) => name.trim());
      const typed = moves.split(';').flatMap((move) => move.trim() || []);
      return print(await putTable(store, where.dataDir, { game, channel, people, moves: typed, seed }));
    }
    if (id === undefined) return (await listTables(store)).forEach(print);
    if (values['put-back'] === true) return print(await putBack(store, id, Date.now()));
    const table = tableId(id);
    if (values.clear === true) return print(await clearTable(store, table, Date.now()));
    if (values.try === true) return print(await tryAgain(store, table));
    return show(store, table, values, print);
  });
}

function tableId(text: string): TableId {
  try {
    addressOf(text as TableId);
    return text as TableId;
  } catch {
    throw new Error(`${text} is no table: give the id of a channel, channel.thread or @member.`);
  }
}

async function show(store: Store, table: TableId, wish: Wish, print: (line: string) => void): Promise<void> {
  const snapshot = await snapshotOf(store, everyGame, table);
  if (snapshot === undefined) throw new Error(`There is no table ${table}. npm run table lists the live ones.`);
  const { match, game, revision } = snapshot;
  const log = (await store.log(table)).map((line) => JSON.parse(line) as Entry);
  const { plays, fault } = retrace(match, log, game);
  print(`${table}: ${game.id}, revision ${revision}, ${match.stage.at}`);
  for (const [seat, occupant] of match.seats.entries()) {
    print(`  seat ${seat}: ${occupant.kind === 'member' ? occupant.name : occupant.kind}`);
  }
  const turn = wish.turn === undefined ? undefined : Number(wish.turn);
  const play = turn === undefined ? match.play : plays[turn];
  if (play === undefined)
    throw new Error(turn === undefined ? 'Its game has not begun.' : `It cannot be replayed to turn ${turn}.`);
  await picture(store, { ...snapshot, match: { ...match, play } }, wish, print);
  print('');
  for (const [index, { at, input }] of log.entries()) {
    const who = 'seat' in input ? `seat ${input.seat}` : 'time';
    print(
      `${String(index + 1).padStart(4)}  ${String(at)}  ${who}  ${input.type}${input.type === 'move' ? ` ${input.text}` : ''}`,
    );
  }
  print(fault === undefined ? `The log gives this game again, all ${log.length} turns.` : tell(fault));
}

/** Prints what this viewer sees, in words, and writes the picture to a file. */
async function picture(
  store: Store,
  { match, game }: Snapshot,
  wish: Wish,
  print: (line: string) => void,
): Promise<void> {
  const play = match.play as Play;
  const clock = await store.clock();
  const speech = plainSpeech(match, languageIn(wish.language), (instant) => wallTime(clock, instant));
  const viewer = viewerIn(wish.seat, play);
  const { headline, description, scene } = game.sight(play, viewer, speech);
  print(
    `\nAfter turn ${play.turn}, as ${viewer === 'table' ? 'everybody' : `seat ${viewer}`} sees it:\n${headline}\n${description}`,
  );
  await writeFile(wish.picture, renderPicture(scene));
  print(`The picture is in ${wish.picture}.`);
}

function viewerIn(seat: string | undefined, { seats }: Play): Viewer {
  if (seat === undefined) return 'table';
  const viewer = Array.from({ length: seats }, (_, at) => at).find((at) => String(at) === seat);
  if (viewer === undefined) throw new Error(`There is no seat ${seat}; there are 0 to ${seats - 1}.`);
  return viewer;
}

function languageIn(text: string): Language {
  const language = languages.find((known) => known === text);
  if (language === undefined) throw new Error(`There is no language ${text}; there are ${languages.join(' and ')}.`);
  return language;
}

function tell(fault: Fault): string {
  switch (fault.what) {
    case 'no-opening':
      return 'It cannot be replayed: how it began was not kept.';
    case 'refused':
      return `The replay ends at turn ${fault.turn}: the game no longer accepts it (${fault.why}).`;
    case 'other-state':
      return `All turns replay, but the state differs in: ${fault.paths.join(', ')}.`;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  config({ quiet: true });
  // Whoever reads only the first lines has closed the pipe.
  process.stdout.on('error', () => process.exit());
  try {
    await run(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`plateau: ${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
