// Loaded into a bot before it starts (with --expose-gc): tells its parent how much it holds on to, when asked.
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
process.channel?.unref();
