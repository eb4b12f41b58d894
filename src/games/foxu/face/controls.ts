import type { Control, Form, Menu, Speech, Viewer } from '../../contract.ts';
import { corners, type Direction, opposite } from '../board.ts';
import { type Colour, colours, otherColour, pegsLeft, type View } from '../kind.ts';
import { notation } from '../notation.ts';
import { words } from '../words.ts';
import { stopsIn } from './reading.ts';

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

/** The table shows what the awaited player may press; the other player is shown nothing to press. */
export function controls(view: View, viewer: Viewer, speech: Speech): readonly Control[] {
  if (view.phase === 'over' || (viewer !== 'table' && viewer !== view.awaited)) return [];
  const say = words[speech.language].controls;
  switch (view.phase) {
    case 'pegs': {
      const form = notation.write({ act: 'pegs', holes: view.grey });
      return [
        { control: 'button', label: say.shuffle, tone: 'plain', press: press({ act: 'shuffle' }) },
        { control: 'button', label: say.byHand, tone: 'plain', press: { form } },
        { control: 'button', label: say.ready, tone: 'main', press: press({ act: 'ready' }) },
      ];
    }
    case 'corners':
      return [cornersMenu(speech)];
    case 'opening':
      return colours.map((colour) => slideMenu(view, colour, speech));
    case 'pie': {
      const { colour } = view.last;
      return [
        { control: 'button', label: say.take(colour), tone: 'main', press: press({ act: 'take' }) },
        { control: 'button', label: say.keep(otherColour(colour)), tone: 'main', press: press({ act: 'keep' }) },
      ];
    }
    case 'turns':
      return [slideMenu(view, view.turn, speech)];
  }
}

/** The grey pegs by hand. The draft is the move as it stands, to begin from. */
export function form(draft: string, { language }: Speech): Form | undefined {
  const move = notation.read(draft);
  if (move?.act !== 'pegs') return undefined;
  return { ...words[language].controls.form, prefix: 'pegs', value: move.holes.join(' '), longest: 50 };
}

function cornersMenu({ language }: Speech): Menu {
  const say = words[language].controls;
  return {
    control: 'menu',
    name: 'corners',
    placeholder: say.corners,
    options: corners.map((corner) => ({
      label: say.tubes({ yellow: corner, blue: opposite[corner] }),
      press: press({ act: 'corners', colour: 'yellow', corner }),
    })),
  };
}

function slideMenu(view: Extract<View, { phase: 'opening' | 'turns' }>, colour: Colour, { language }: Speech): Menu {
  const say = words[language].controls;
  const left = pegsLeft(view.board, colour);
  return {
    control: 'menu',
    name: colour,
    placeholder: say.slide(colour),
    options: stopsIn(view, colour).map(({ to, direction, drops }) => ({
      label: `${arrows[direction]} ${to}`,
      hint: drops === left ? say.dropsAll : say.drops(drops),
      press: press(view.phase === 'opening' ? { act: 'slide', colour, to } : { act: 'slide', to }),
    })),
  };
}

function press(move: Parameters<typeof notation.write>[0]) {
  return { move: notation.write(move) };
}
