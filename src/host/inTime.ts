/** Waits until something has ended, well or not, but no longer than this many milliseconds. */
export async function inTime(work: Promise<unknown>, within: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, within);
  });
  await Promise.race([work.catch(() => undefined), late]);
  clearTimeout(timer);
}
