import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Bytes of files that Linux keeps in memory for this process's control group and gives away as soon as somebody wants them.
 * A group that keeps many looks full and is not.
 */
export function cachedFiles(root = '/'): number {
  const groups = textOf(join(root, 'proc/self/cgroup'));
  const [, first] = /^\d+:(?:[^:]*,)?memory(?:,[^:]*)?:(.*)$/m.exec(groups) ?? [];
  const [, second] = /^0::(.*)$/m.exec(groups) ?? [];
  // The first version of control groups has a tree for memory alone, and counts the groups below apart.
  if (first !== undefined) return statIn(join(root, 'sys/fs/cgroup/memory'), first, 'total_inactive_file');
  return second === undefined ? 0 : statIn(join(root, 'sys/fs/cgroup'), second, 'inactive_file');
}

/** A container sees its own group as the root of the tree, though it may be told another path. */
function statIn(tree: string, group: string, field: string): number {
  const stat = textOf(join(tree, group, 'memory.stat')) || textOf(join(tree, 'memory.stat'));
  return Number(new RegExp(`^${field} (\\d+)$`, 'm').exec(stat)?.[1] ?? 0);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
