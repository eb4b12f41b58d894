import type { Language, Viewer } from '../../games/contract.ts';
import { revisionShown } from '../../host/match/match.ts';
import type { Snapshot } from '../../host/tables.ts';
import { seatButtons } from '../press/customId.ts';
import { words } from '../words/words.ts';
import { buttonRows, houseButton, type Row } from './rows.ts';
import { seatName } from './stageLines.ts';

/** What the house lets everybody press below a board. */
export function stageRows(snapshot: Snapshot, language: Language): Row[] {
  const { match, game, table, revision } = snapshot;
  const target = { table, revision: revisionShown(match, revision, 'table') };
  const { buttons } = words[language];
  if (match.solo !== undefined) {
    const more = match.solo.comes === 'daily' ? 'results' : 'another';
    return buttonRows([
      houseButton(target, more, buttons[more]),
      houseButton(target, 'text', buttons.text),
      houseButton(target, 'rules', buttons.rules),
    ]);
  }
  switch (match.stage.at) {
    case 'invited':
      return buttonRows([
        houseButton(target, 'accept', buttons.accept, 'good'),
        houseButton(target, 'decline', buttons.decline),
        houseButton(target, 'rules', buttons.rules),
      ]);
    case 'gathering':
      return buttonRows([
        ...seatButtons.flatMap((button, seat) =>
          match.seats[seat]?.kind === 'nobody'
            ? [houseButton(target, button, seatName(snapshot, seat, { language }), 'main')]
            : [],
        ),
        houseButton(target, 'fill', buttons.fill, 'good'),
        houseButton(target, 'stand', buttons.stand),
        houseButton(target, 'rules', buttons.rules),
      ]);
    case 'playing':
      return buttonRows([
        ...(match.drawOffer === undefined
          ? []
          : [
              houseButton(target, 'draw', buttons['agree-draw'], 'good'),
              houseButton(target, 'play-on', buttons['play-on']),
            ]),
        houseButton(target, 'more', buttons.more),
      ]);
    case 'over':
      return buttonRows([
        game.seating.open
          ? houseButton(target, 'again', buttons.again, 'main')
          : houseButton(target, 'rematch', buttons.rematch, 'main'),
        houseButton(target, 'text', buttons.text),
        houseButton(target, 'rules', buttons.rules),
      ]);
    case 'declined':
    case 'withdrawn':
    case 'lapsed':
      return buttonRows([houseButton(target, 'rules', buttons.rules)]);
  }
}

/** What opens behind *More*: everything that is not a move. */
export function moreRows({ match, game, table, revision }: Snapshot, viewer: Viewer, language: Language): Row[] {
  const target = { table, revision: revisionShown(match, revision, viewer) };
  const { buttons } = words[language];
  const playing = match.stage.at === 'playing';
  if (game.seating.open) {
    return buttonRows([
      houseButton(target, 'board', buttons.board),
      houseButton(target, 'text', buttons.text),
      houseButton(target, 'rules', buttons.rules),
      ...(playing && viewer !== 'table' ? [houseButton(target, 'leave', buttons.leave, 'danger')] : []),
    ]);
  }
  const many = match.seats.length > 2;
  const computer = match.seats.some(({ kind }) => kind === 'computer');
  return buttonRows([
    houseButton(target, 'board', buttons.board),
    houseButton(target, 'text', buttons.text),
    houseButton(target, 'rules', buttons.rules),
    ...(playing && !many && !computer && match.drawOffer === undefined
      ? [houseButton(target, 'draw', buttons.draw)]
      : []),
    ...(playing && many ? [houseButton(target, 'leave', buttons.leave, 'danger')] : []),
    ...(playing && !many ? [houseButton(target, 'resign', buttons.resign, 'danger')] : []),
  ]);
}
