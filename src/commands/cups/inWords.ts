import type { Language } from '../../games/contract.ts';
import type { Cup } from '../../host/cups/cup.ts';
import { nobodyKnown } from '../../host/match/formerly.ts';
import { plainName } from '../board/names.ts';
import { turnLimitNames, turnLimits } from '../settings/turnLimits.ts';
import { words } from '../words/words.ts';
import { spanNames, spans } from './spans.ts';

/** Parts of what is said of a cup. */

/** The name of an entrant, for a picture or an alt text. */
export function entrantName(cup: Cup, at: number, language: Language): string {
  const say = words[language];
  const entrant = cup.entrants[at];
  if (entrant?.kind !== 'member') return say.privacy.former;
  return plainName(entrant.name) ?? say.somebody(at + 1);
}

/** An entrant in a text that Discord renders. */
export function entrantMention(cup: Cup, at: number, language: Language): string {
  const entrant = cup.entrants[at];
  return entrant?.kind === 'member' ? `<@${entrant.id}>` : words[language].privacy.former;
}

/** Who called it. */
export const callerMention = ({ by }: Cup, language: Language): string =>
  by === nobodyKnown ? words[language].privacy.former : `<@${by}>`;

/** Such as 2½. */
export function pointsText(points: number): string {
  const whole = Math.floor(points);
  if (whole === points) return String(whole);
  return `${whole === 0 ? '' : whole}½`;
}

/** When Discord shows a time, it counts down by itself. */
export const ticking = (wall: number): string => `<t:${Math.floor(wall / 1000)}:R>`;

/** How long a turn and a round may take. */
export function timesText({ turnLimit, roundLimit }: Cup, language: Language): string {
  const say = words[language];
  const limit = turnLimitNames.find((name) => turnLimits[name] === turnLimit);
  const turn = limit === undefined || turnLimit === undefined ? undefined : say.limits[limit];
  const span = spanNames.find((name) => spans[name] === roundLimit);
  return say.cups.times({ turn, round: span === undefined ? '' : say.cups.spans[span] });
}
