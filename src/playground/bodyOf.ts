import type { IncomingMessage } from 'node:http';

/** Reads the body of a request. Nothing beyond `largest` bytes is read or kept. */
export function bodyOf(request: IncomingMessage, largest: number): Promise<Buffer | 'too large'> {
  if (Number(request.headers['content-length'] ?? 0) > largest) return Promise.resolve('too large');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= largest) {
        chunks.push(chunk);
        return;
      }
      chunks.length = 0;
      request.pause();
      resolve('too large');
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
    request.once('close', () => reject(new Error('the request ended before its body did')));
  });
}
