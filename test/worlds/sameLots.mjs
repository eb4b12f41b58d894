// Is loaded before the program. Every match then has the same secret seed, so that lots fall alike in two worlds.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const bytesOfSeed = 16;
const { randomBytes } = crypto;
crypto.randomBytes = (size, ...rest) =>
  size === bytesOfSeed && rest.length === 0 ? Buffer.alloc(bytesOfSeed, 7) : randomBytes(size, ...rest);
syncBuiltinESMExports();
