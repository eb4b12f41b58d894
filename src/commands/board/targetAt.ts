import type { Viewer } from '../../games/contract.ts';
import { revisionShown } from '../../host/match/match.ts';
import type { Snapshot } from '../../host/tables.ts';
import type { Target } from '../press/customId.ts';

/** What the controls say that this viewer sees now. */
export function targetAt({ match, table, revision }: Snapshot, viewer: Viewer): Target {
  const shown = revisionShown(match, revision, 'table');
  const own = revisionShown(match, revision, viewer) - shown;
  return { table, revision: shown, ...(own === 0 ? {} : { own }) };
}
