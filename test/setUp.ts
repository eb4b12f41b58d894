import fc from 'fast-check';
import { inject } from 'vitest';

// `npm test` tries the same each time, so that it is green for everybody or for nobody; `npm run test:full` tries anew.
if (inject('share') < 1) fc.configureGlobal({ seed: 1 });
