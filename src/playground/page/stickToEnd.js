/**
 * Keeps the end of a list in sight while it grows, until the reader scrolls up.
 * @param {HTMLElement} log What is scrolled.
 * @param {HTMLElement} list What grows in it.
 */
export function stickToEnd(log, list) {
  let sticks = true;
  let meantAt = Number.NEGATIVE_INFINITY;

  const means = () => {
    meantAt = performance.now();
  };
  for (const sign of ['wheel', 'touchmove']) log.addEventListener(sign, means, { passive: true });
  log.addEventListener('keydown', ({ target }) => target === log && means());
  // Only a press on the scroll bar counts; a press on a message is meant for the message.
  log.addEventListener('pointerdown', ({ target }) => {
    if (target === log) meantAt = Number.POSITIVE_INFINITY;
  });
  addEventListener('pointerup', () => meantAt === Number.POSITIVE_INFINITY && means());
  // The list also scrolls when it grows, so only what the reader did counts.
  log.addEventListener('scroll', () => {
    if (log.scrollHeight - log.scrollTop - log.clientHeight < 60) sticks = true;
    else if (performance.now() - meantAt < 1000) sticks = false;
  });

  const settle = () => {
    if (sticks) log.scrollTop = log.scrollHeight;
  };
  new ResizeObserver(settle).observe(list);
  new ResizeObserver(settle).observe(log);
  // When one picture replaces another, the size may stay the same although the end moved meanwhile.
  log.addEventListener('load', settle, { capture: true });

  return {
    settle,
    /** Lets the reader be elsewhere. Whoever scrolls to the end stays there again. */
    leave() {
      sticks = false;
    },
    /** Goes to the end, and stays there. */
    stick() {
      sticks = true;
      settle();
    },
  };
}
