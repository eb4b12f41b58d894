import type { Form, Speech } from '../../contract.ts';
import { words } from '../words.ts';

export const movesDraft = 'moves';

/** Moves for whoever moves the robots when they are sent. */
export function movesForm({ language }: Speech): Form {
  return { ...words[language].controls.movesForm, prefix: '', anytime: true, longest: 60 };
}
