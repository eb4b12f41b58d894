import type { Shape } from '../../../../render/scene.ts';
import { evenPlate } from '../../../kit/picture/outcome.ts';
import { well } from '../../../kit/picture/plate.ts';
import { type Won, winnerPlate } from '../../../kit/picture/winner.ts';
import type { TargetName } from '../../board/vocabulary.ts';
import { type Letters, token } from '../board/targets.ts';
import { look } from '../inks.ts';
import { type Bidding, bidsPanel } from './bids.ts';
import { boxes } from './boxes.ts';
import { type Ribbon, ribbon } from './ribbon.ts';
import { type Status, status } from './status.ts';

/** How the round stands, or how it ended. */
export type Head =
  | ({ readonly is: 'status' } & Status)
  | ({ readonly is: 'won'; readonly target: TargetName } & Omit<Won, 'sign'>)
  | { readonly is: 'unwon'; readonly target: TargetName; readonly text: string }
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
    case 'unwon': {
      const { x, y, h } = boxes.won;
      return [...evenPlate(boxes.won, head.text, look), token(head.target, [x + 64, y + (h - 4) / 2], tokenScale)];
    }
    case 'outcome':
      return head.shapes;
  }
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
