import {
  ada,
  mastermind,
  mastermindCards,
  misterZero,
  misterZeroAdvice,
  partners,
  zgame,
  zgameLines,
} from '../worlds/scripts.ts';
import { type TwoWorlds, twoWorlds } from '../worlds/twoWorlds.ts';
import { faultTest, type Tally } from './tally.ts';

/** What others are sent must not depend on what somebody hides. A secret that gets out counts as lost. */
async function compare<Secret>(worlds: TwoWorlds<Secret>, tally: Tally): Promise<void> {
  const { differences, requests, files } = await twoWorlds(worlds);
  tally.tries += requests;
  tally.lost.push(...differences);
  tally.remark = `${tally.tries} requests, ${files} files`;
}

faultTest('two worlds that differ only in what is hidden', async (tally) => {
  await compare({ secrets: zgameLines, script: zgame, knowing: ada }, tally);
  await compare({ secrets: mastermindCards, script: mastermind, knowing: ada }, tally);
  await compare({ secrets: misterZeroAdvice, script: misterZero, knowing: partners }, tally);
});
