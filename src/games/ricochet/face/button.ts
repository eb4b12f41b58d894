import type { Button, Press } from '../../contract.ts';
import type { Move } from '../kind.ts';
import { notation } from '../notation/notation.ts';

export function button(label: string, press: Press, tone: Button['tone'] = 'plain'): Button {
  return { control: 'button', label, tone, press };
}

export const made = (move: Move): Press => ({ move: notation.write(move) });
export const anytime = (move: Move): Press => ({ anytime: notation.write(move) });
