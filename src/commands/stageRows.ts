import type { Language } from '../games/contract.ts';
import type { Standing } from '../host/desk.ts';
import { buttonRows, houseButton, type Row } from './rows.ts';
import { words } from './words.ts';

/** What the house lets everybody press below a board. */
export function stageRows({ match, table, revision }: Standing, language: Language): Row[] {
  const target = { table, revision };
  const { buttons } = words[language];
  switch (match.stage.at) {
    case 'invited':
      return buttonRows([
        houseButton(target, 'accept', buttons.accept, 'good'),
        houseButton(target, 'decline', buttons.decline),
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
        houseButton(target, 'rematch', buttons.rematch, 'main'),
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
export function moreRows({ match, table, revision }: Standing, language: Language): Row[] {
  const target = { table, revision };
  const { buttons } = words[language];
  const playing = match.stage.at === 'playing';
  const computer = match.seats.some(({ kind }) => kind === 'computer');
  return buttonRows([
    houseButton(target, 'board', buttons.board),
    houseButton(target, 'text', buttons.text),
    houseButton(target, 'rules', buttons.rules),
    ...(playing && !computer && match.drawOffer === undefined ? [houseButton(target, 'draw', buttons.draw)] : []),
    ...(playing ? [houseButton(target, 'resign', buttons.resign, 'danger')] : []),
  ]);
}
