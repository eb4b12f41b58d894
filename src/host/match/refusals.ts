import { kernelReasons, type Refusal } from '../../games/kernel.ts';

/** Why the host refuses, in any game. Each reason has a sentence in every language, as the games' reasons have. */
export const hostReasons = [
  ...kernelReasons,
  'no-table',
  'not-your-table',
  'not-started',
  'not-invited',
  'own-challenge',
  'not-your-challenge',
  'no-challenge',
  'moved-on',
  'already-offered',
  'agreed-already',
  'nothing-offered',
  'asked-first',
  'retract-asked',
  'retract-agreed',
  'no-way-back',
  'computer-plays-on',
  'in-a-cup',
  'companion-here',
  'no-companions',
  'no-hints',
  'hint-not-your-turn',
  'hint-asked',
  'not-over',
  'rematch-asked',
  'no-rematch',
  'stop-not-yours',
  'stop-not-begun-by-you',
  'stop-resign-instead',
  'stop-leave-instead',
  'full',
  'accepted-already',
  'here-already',
  'seats-taken',
  'seat-taken',
  'sit-first',
  'seated-already',
  'own-seat-only',
  'late-before',
  'former-among-strangers',
  'no-computer',
  'leave-instead',
  'resign-instead',
  'crowded',
  'newer',
  'unknown-game',
  'damaged',
  'cleared',
  'own-board-unreadable',
  'challenge-self',
  'challenge-other-bot',
  'challenge-absent',
  'challenge-twice',
  'already-challenged',
  'busy-thread',
  'busy-channel',
  'not-in-this-channel',
  'computers-not-allowed',
] as const;
export type HostReason = (typeof hostReasons)[number];

export type HostRefusal =
  | {
      readonly of: 'host';
      readonly why: HostReason;
      /** Where it could be done instead. */
      readonly channels?: readonly string[];
    }
  | { readonly of: 'game'; readonly game: string; readonly refusal: Refusal };

export function byHost(why: HostReason): HostRefusal {
  return { of: 'host', why };
}
