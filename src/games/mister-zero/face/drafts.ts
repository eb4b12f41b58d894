import type { Carried } from '../../contract.ts';
import type { Showing, View } from '../kind.ts';
import { handOf } from '../seats.ts';

export const wholeBoard: Showing = { show: 'board' };

export const drafts: Carried<Showing, View> = {
  write(showing) {
    switch (showing.show) {
      case 'board':
        return '';
      case 'token':
        return String(showing.digit);
      case 'page':
        return `walk ${showing.jumps}`;
    }
  },
  read(text, view) {
    if (text === '') return wholeBoard;
    if (view.phase === 'placing') {
      const digit = handOf(view, view.awaited).find((each) => String(each) === text);
      return digit === undefined ? undefined : { show: 'token', digit };
    }
    const [, jumps = ''] = /^walk (\d{1,2})$/.exec(text) ?? [];
    return jumps === '' || Number(jumps) > view.walk.jumps.length ? undefined : { show: 'page', jumps: Number(jumps) };
  },
};
