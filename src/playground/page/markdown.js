import { h } from './dom.js';
import { inline } from './inline.js';

/**
 * Turns the markdown that Discord knows into elements. Its headings rank below the one it stands under, and none is
 * left out, however they were typed.
 * @param {string} text
 * @param {2 | 3} under The rank of the heading above.
 * @returns {Node[]}
 */
export function markdown(text, under = 3) {
  const lines = text.replaceAll('\r', '').split('\n');
  /** @type {Node[]} */
  const blocks = [];
  /** @type {string[]} */
  let paragraph = [];
  /** @type {number} */
  let rank = under;

  const flush = () => {
    // The space between blocks stands for empty lines at their edges.
    while (paragraph[0]?.trim() === '') paragraph.shift();
    while (paragraph.at(-1)?.trim() === '') paragraph.pop();
    if (paragraph.length > 0) blocks.push(h('p', {}, ...inline(paragraph.join('\n'))));
    paragraph = [];
  };
  const put = (/** @type {Node} */ block) => {
    flush();
    blocks.push(block);
  };

  while (lines.length > 0) {
    const line = lines.shift() ?? '';
    const fence = /^```(\w*)\s*(.*)$/.exec(line);
    const heading = /^(#{1,3})\s+(\S.*)$/.exec(line);
    const small = /^-#\s+(\S.*)$/.exec(line);
    if (fence) {
      put(h('pre', { tabindex: '0' }, h('code', {}, fenced(fence[2] ?? '', lines, fence[1] ?? ''))));
    } else if (heading) {
      rank = Math.min(under + (heading[1]?.length ?? 1), rank + 1);
      const level = /** @type {'h3' | 'h4' | 'h5' | 'h6'} */ (`h${rank}`);
      put(h(level, { class: `title${heading[1]?.length}` }, ...inline(heading[2] ?? '')));
    } else if (small) {
      put(h('p', { class: 'small' }, ...inline(small[1] ?? '')));
    } else if (/^>>>\s/.test(line)) {
      put(h('blockquote', {}, ...markdown([line.slice(4), ...lines.splice(0)].join('\n'), under)));
    } else if (/^>\s/.test(line)) {
      const quoted = [line, ...take(lines, (next) => /^>\s/.test(next))].map((each) => each.slice(2));
      put(h('blockquote', {}, ...markdown(quoted.join('\n'), under)));
    } else if (item(line)) {
      put(list([line, ...take(lines, (next) => item(next) !== null || /^\s{2,}\S/.test(next))]));
    } else {
      paragraph.push(line);
    }
  }
  flush();
  return blocks;
}

const item = (/** @type {string} */ line) => /^(\s*)([-*]|\d{1,4}\.)\s+(.*)$/.exec(line);

function take(/** @type {string[]} */ lines, /** @type {(line: string) => boolean} */ fits) {
  const end = lines.findIndex((line) => !fits(line));
  return lines.splice(0, end < 0 ? lines.length : end);
}

function fenced(/** @type {string} */ first, /** @type {string[]} */ lines, /** @type {string} */ word) {
  if (first.endsWith('```')) return `${word} ${first.slice(0, -3)}`.trim();
  const end = lines.findIndex((line) => line.trimEnd().endsWith('```'));
  const inside = lines.splice(0, end < 0 ? lines.length : end + 1);
  if (end >= 0) inside.push((inside.pop() ?? '').replace(/```\s*$/, ''));
  return [...(first === '' ? [] : [first]), ...inside].join('\n').replace(/\n$/, '');
}

/** Makes a list. Items further in become lists of their own. */
function list(/** @type {string[]} */ lines) {
  const [first = ''] = lines;
  const [, indent = '', mark = '-'] = item(first) ?? [];
  const ordered = /\d/.test(mark);
  const made = h(ordered ? 'ol' : 'ul', ordered ? { start: Number.parseInt(mark, 10) } : {});
  while (lines.length > 0) {
    const line = lines.shift() ?? '';
    const [, , , text = line.trim()] = item(line) ?? [];
    const inner = take(lines, (next) => (item(next)?.[1] ?? '  ').length > indent.length);
    const rest = inner.findIndex((each) => item(each));
    const continued = [text, ...inner.slice(0, rest < 0 ? inner.length : rest).map((each) => each.trim())];
    made.append(h('li', {}, ...inline(continued.join('\n')), ...(rest < 0 ? [] : [list(inner.slice(rest))])));
  }
  return made;
}
