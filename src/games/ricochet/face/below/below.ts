import type { Shape } from '../../../../render/scene.ts';
import { plate, well } from '../../../kit/picture/plate.ts';
import { type Won, winnerPlate } from '../../../kit/picture/winner.ts';
import type { TargetName } from '../../board/vocabulary.ts';
import { type Letters, token } from '../board/targets.ts';
import { label, look } from '../inks.ts';
import { type Bidding, bidsPanel } from './bids.ts';
import { boxes } from './boxes.ts';
import { type Ribbon, ribbon } from './ribbon.ts';
import { type Status, status } from './status.ts';

/** How the round stands, or how it ended. */
export type Head =
  | ({ readonly is: 'status' } & Status)
  | ({ readonly is: 'won'; readonly target: TargetName } & Omit<Won, 'sign'>)
  | { readonly is: 'unwon'; readonly target: TargetName; readonly text: string; readonly second: string }
  /** The plate of a game that was ended from outside. */
  | { readonly is: 'outcome'; readonly shapes: readonly Shape[] };

export type Panel =
  | { readonly is: 'bids'; readonly bids: readonly Bidding[]; readonly needed: number | undefined }
  | ({ readonly is: 'ribbon' } & Ribbon)
  | { readonly is: 'words'; readonly text: string };

export interface Below {
  readonly head: Head;
  readonly panel: Panel;
}

/** What is below the board. */
export function below({ head, panel }: Below, letters: Letters): readonly Shape[] {
  const box = head.is === 'won' || head.is === 'unwon' ? boxes.wonPanel : boxes.panel;
  return [...headShapes(head), ...panelShapes(panel, box, letters)];
}

const tokenScale = 1.75;

function headShapes(head: Head): readonly Shape[] {
  switch (head.is) {
    case 'status':
      return status(head);
    case 'won': {
      const { target, is: _, ...won } = head;
      return winnerPlate(boxes.won, { ...won, sign: [token(target, [0, 0], tokenScale)] });
    }
    case 'unwon':
      return unwonPlate(head);
    case 'outcome':
      return head.shapes;
  }
}

/** As high as a winner’s plate, and laid out like it. */
function unwonPlate({ target, text, second }: Extract<Head, { is: 'unwon' }>): readonly Shape[] {
  const { x, y, w, h } = boxes.won;
  const middle = y + (h - 4) / 2;
  const line = { shape: 'text', x: x + 122, align: 'left', room: w - 150 } as const;
  return [
    ...plate(boxes.won, look.lit),
    token(target, [x + 64, middle], tokenScale),
    { ...line, y: middle - 17, text, size: 38, least: 27, ink: look.text, weight: 'heavy' },
    { ...line, y: middle + 22, text: second, size: 27, least: 22, ink: label, weight: 'bold' },
  ];
}

function panelShapes(
  panel: Panel,
  box: typeof boxes.panel | typeof boxes.wonPanel,
  letters: Letters,
): readonly Shape[] {
  switch (panel.is) {
    case 'bids':
      return bidsPanel(panel.bids, panel.needed);
    case 'ribbon':
      return ribbon(panel, box, letters);
    case 'words': {
      const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
      return [
        ...well(box, look.well, 18),
        { shape: 'text', x, y, text: panel.text, size: 28, least: 22, room: box.w - 48, ink: look.soft },
      ];
    }
  }
}
