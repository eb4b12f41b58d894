import { readdirSync, watch } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Reports every file that changes in a folder or below it. Node has this built in, but on Linux Node 20 stops
 * reporting files that an editor replaces.
 * @param {string} root
 * @param {(path: string) => void} onChange
 */
export function watchFolders(root, onChange) {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watched = new Map();

  /** @param {string} folder */
  function follow(folder) {
    const watcher = watch(folder, (event, name) => {
      if (name === null) return;
      onChange(join(folder, name));
      if (event !== 'rename') return;
      forget(join(folder, name));
      look(folder).forEach(onChange);
    });
    watcher.on('error', () => forget(folder));
    watched.set(folder, watcher);
  }

  /**
   * Stops watching a folder that was removed. Its watcher would not see a new folder of the same name.
   * @param {string} gone
   */
  function forget(gone) {
    for (const [folder, watcher] of watched) {
      if (folder !== gone && !folder.startsWith(`${gone}${sep}`)) continue;
      watcher.close();
      watched.delete(folder);
    }
  }

  /**
   * Watches new folders, and gives the files in them: these were written before the watching began.
   * @param {string} folder
   * @returns {string[]}
   */
  function look(folder) {
    return entriesOf(folder).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (!entry.isDirectory() || watched.has(path)) return [];
      follow(path);
      const files = entriesOf(path).filter((each) => each.isFile());
      return [...files.map(({ name }) => join(path, name)), ...look(path)];
    });
  }

  follow(root);
  look(root);
}

/** @param {string} folder */
function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // The folder was removed meanwhile.
    return [];
  }
}
