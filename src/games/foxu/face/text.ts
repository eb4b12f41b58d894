import type { Speech } from '../../contract.ts';
import { columns, holes, rows } from '../board.ts';
import { type Colour, colours, pegsLeft, type View } from '../kind.ts';
import { words } from '../words.ts';
import { fillingOf, type fillings, stopsIn } from './reading.ts';

/** The whole position, for those who cannot see the picture: where everything is, what was done, what can be done. */
export function describe(view: View, speech: Speech): string {
  const say = words[speech.language].describe;
  const last = 'last' in view ? [say.last(view.last)] : [];
  const whatIsToDo =
    speech.ended === undefined
      ? [words[speech.language].headline(view, speech.player), ...stopLines(view, speech)]
      : [];
  return [...tubeLines(view, speech), ...rowLines(view, speech), ...last, ...whatIsToDo].join('\n');
}

function tubeLines(view: View, { language, player }: Speech): readonly string[] {
  const say = words[language].describe;
  if (!('board' in view)) return [say.preparing];
  return colours.map((colour) => {
    const owner = 'owners' in view ? player(view.owners[colour]) : undefined;
    return say.tube(colour, view.board.tubes[colour], pegsLeft(view.board, colour), owner);
  });
}

function rowLines(view: View, { language }: Speech): readonly string[] {
  return rows.toReversed().map((row) => {
    const columnsWith = (filling: (typeof fillings)[number]) =>
      columns.filter((column) => {
        const hole = holes.find((point) => point === `${column}${row}`);
        return hole !== undefined && fillingOf(view, hole) === filling;
      });
    return words[language].describe.row(row, {
      grey: columnsWith('grey'),
      yellow: columnsWith('yellow'),
      blue: columnsWith('blue'),
      empty: columnsWith('empty'),
    });
  });
}

function stopLines(view: View, { language }: Speech): readonly string[] {
  const line = (colour: Colour) => stopsIn(view, colour).map(({ to, drops }) => `${to} ${drops}`);
  return colours
    .filter((colour) => stopsIn(view, colour).length > 0)
    .map((colour) => words[language].describe.stops(colour, line(colour).join(', ')));
}
