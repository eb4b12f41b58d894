/** No picture is made smaller than this, however low the window is: the squares of a board must stay legible. */
const smallest = 240;
/** The list leaves so much empty above and below the newest message. */
const edges = 24;

/**
 * Makes pictures so small that each message can be seen whole: its words, its pictures and its controls.
 * @param {HTMLElement} log What is scrolled.
 * @param {HTMLElement} list The messages in it.
 */
export function fitPictures(log, list) {
  function fit() {
    const rows = [...list.children].filter((row) => row.querySelector('.gallery') !== null);
    // All is measured before anything is changed, so that the browser lays the page out once.
    const rooms = rows.map((row) => (log.clientHeight - edges - besidePictures(row)) / linesOf(row));
    for (const [index, row] of rows.entries()) {
      const room = Math.max(smallest, Math.floor(rooms[index] ?? 0));
      /** @type {HTMLElement} */ (row).style.setProperty('--room', `${room}px`);
    }
  }
  new ResizeObserver(fit).observe(list);
  new ResizeObserver(fit).observe(log);
  return fit;
}

const heightOf = (/** @type {Element} */ element) => element.getBoundingClientRect().height;

/** Each gallery's pictures, line by line: one picture stands alone, several stand two by two. */
function lines(/** @type {Element} */ row) {
  return [...row.querySelectorAll('.gallery')].flatMap((gallery) => {
    const pictures = [...gallery.querySelectorAll('.picture img')];
    if (pictures.length < 2) return pictures.map((one) => [one]);
    return pictures.flatMap((_, index) => (index % 2 === 0 ? [pictures.slice(index, index + 2)] : []));
  });
}

const linesOf = (/** @type {Element} */ row) => Math.max(1, lines(row).length);

/** The height of everything in a message but its pictures, and what is unfolded below them on demand. */
function besidePictures(/** @type {Element} */ row) {
  const pictures = lines(row).reduce((sum, line) => sum + Math.max(...line.map(heightOf)), 0);
  const captions = [...row.querySelectorAll('figcaption')].reduce((sum, caption) => sum + heightOf(caption), 0);
  return heightOf(row) - pictures - captions;
}
