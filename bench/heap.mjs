// Loaded into a bot before it starts (with --expose-gc). When the parent process asks, it tells its memory in use.
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
process.channel?.unref();
