import type { Carried } from '../../../contract.ts';
import type { SoloKind, View } from '../kind.ts';

export const forms: Carried<SoloKind['form'], View> = {
  write: (form) => form,
  read: (text) => (text === 'moves' ? text : undefined),
};
