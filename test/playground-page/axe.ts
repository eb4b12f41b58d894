import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

const axe = import.meta.resolve('axe-core/axe.min.js');

/** Everything that axe finds, small things too. */
export async function axeFaults(page: Page): Promise<unknown> {
  // The page lets no script in but its own, so this one comes as the debugger's.
  await page.evaluate(await readFile(new URL(axe), 'utf8'));
  return page.evaluate(
    `axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))`,
  );
}
