import type { PressOf, Speech, Viewer } from '../../contract.ts';
import type { Control, Menu } from '../../controls.ts';
import { controlsOf } from '../../kit/controls.ts';
import { corners, type Direction, opposite } from '../board.ts';
import { type Colour, colours, type FoxuKind, otherColour, pegsLeft, type View } from '../kind.ts';
import { words } from '../words.ts';
import { stopsIn } from './reading.ts';

type Press = PressOf<FoxuKind>;
const { button, menu } = controlsOf<Press>();

const arrows: Readonly<Record<Direction, string>> = {
  up: '↑',
  upRight: '↗',
  right: '→',
  downRight: '↘',
  down: '↓',
  downLeft: '↙',
  left: '←',
  upLeft: '↖',
};

/** The awaited player's controls stand on the table's board; the other player gets none. */
export function controls(view: View, viewer: Viewer, speech: Speech): readonly Control<Press>[] {
  if (view.phase === 'over' || (viewer !== 'table' && viewer !== view.awaited)) return [];
  const say = words[speech.language].controls;
  switch (view.phase) {
    case 'pegs':
      return [
        button(say.shuffle, 'plain', { move: { act: 'shuffle' } }),
        button(say.byHand, 'plain', { form: 'pegs' }),
        button(say.ready, 'main', { move: { act: 'ready' } }),
      ];
    case 'corners':
      return [cornersMenu(speech)];
    case 'opening':
      return colours.map((colour) => slideMenu(view, colour, speech));
    case 'pie': {
      const { colour } = view.last;
      return [
        button(say.take(colour), 'main', { move: { act: 'take' } }),
        button(say.keep(otherColour(colour)), 'main', { move: { act: 'keep' } }),
      ];
    }
    case 'turns':
      return [slideMenu(view, view.turn, speech)];
  }
}

function cornersMenu({ language }: Speech): Menu<Press> {
  const say = words[language].controls;
  return menu(
    'corners',
    say.corners,
    corners.map((corner) => ({
      label: say.tubes({ yellow: corner, blue: opposite[corner] }),
      press: { move: { act: 'corners', colour: 'yellow', corner } },
    })),
  );
}

function slideMenu(view: Extract<View, { phase: 'opening' | 'turns' }>, colour: Colour, { language }: Speech) {
  const say = words[language].controls;
  const left = pegsLeft(view.board, colour);
  return menu(
    colour,
    say.slide(colour),
    stopsIn(view, colour).map(({ to, direction, drops }) => ({
      label: `${arrows[direction]} ${to}`,
      hint: drops === left ? say.dropsAll : say.drops(drops),
      press: { move: view.phase === 'opening' ? { act: 'slide', colour, to } : { act: 'slide', to } },
    })),
  );
}
