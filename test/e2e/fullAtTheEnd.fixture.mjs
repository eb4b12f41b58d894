import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// The disk of the embedded store is full when its last file is closed.
if (process.argv[1]?.endsWith('/child.js')) {
  fs.close = (_, done) => done(Object.assign(new Error('ENOSPC: no space left on device, close'), { code: 'ENOSPC' }));
  syncBuiltinESMExports();
}
