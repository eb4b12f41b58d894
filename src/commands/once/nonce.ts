import { createHash } from 'node:crypto';

/**
 * The nonce of a message, at most 25 characters: that of the same message is the same at every try and in every process,
 * so that Discord takes it once.
 */
export const nonceOf = (...message: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(message)).digest('base64url').slice(0, 25);
