import { isMainThread } from 'node:worker_threads';

// Breaks a worker thread a while after its start, by a fault whose message quotes what it read.
if (!isMainThread) setTimeout(() => JSON.parse(`${process.env.CANARY} is no JSON`), 4_000);
