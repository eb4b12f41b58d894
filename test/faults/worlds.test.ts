import { mastermindWorlds, misterZeroWorlds, zgameWorlds } from '../worlds/scripts.ts';
import { twoWorlds } from '../worlds/twoWorlds.ts';
import { faultTest } from './tally.ts';

/** What others are sent must not depend on what somebody hides. A secret that gets out counts as lost. */
faultTest('two worlds that differ only in what is hidden', async (tally) => {
  let pictures = 0;
  for (const worlds of [zgameWorlds, mastermindWorlds, misterZeroWorlds]) {
    const { differences, requests, files } = await twoWorlds(worlds);
    tally.tries += requests;
    tally.lost.push(...differences);
    pictures += files;
  }
  tally.remark = `${tally.tries} requests, ${pictures} files`;
});
