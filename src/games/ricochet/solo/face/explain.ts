import type { Speech } from '../../../contract.ts';
import { words as gameWords } from '../../words.ts';
import type { Refusal } from '../kind.ts';
import { words } from '../words.ts';

export function explain(refusal: Refusal, { language, player, when }: Speech): string {
  switch (refusal.why) {
    case 'does-not-move':
    case 'nothing-to-undo':
      return gameWords[language].explain(refusal, player, when);
    case 'alone':
    case 'solved-already':
    case 'too-many-moves':
      return words[language].explain(refusal);
  }
}
