import { z } from 'zod';
import { languages } from '../../games/contract.ts';
import { readKept } from '../../host/kept.ts';
import { isLive, revisionShown, seatOf } from '../../host/match/match.ts';
import type { Snapshot } from '../../host/tables.ts';
import { packId, unpackId } from '../../store/address.ts';

/** How long Discord lets the answer to an interaction be edited. */
export const tokenLives = 15 * 60_000;
/** So long a panel follows. Then it says that it no longer does, as long as it still can. */
export const followsFor = 14 * 60_000;

const packedTable = z.string().transform((packed, context) => {
  const table = unpackId(packed);
  if (table === undefined) context.addIssue('no table');
  return table ?? z.NEVER;
});

const panelSchema = z
  .object({
    table: packedTable,
    user: z.string(),
    language: z.enum(languages),
    /** Of the interaction that it last answered. Whoever has it may edit the message. */
    token: z.string(),
    /** The message, and the name by which the token knows it. */
    message: z.string(),
    place: z.string(),
    /** The match that it shows, and the revision that last changed what its person sees. */
    began: z.number(),
    shown: z.number(),
    /** Left out when it shows what its person may see. */
    eyes: z.literal('everybody').optional(),
    /** What was begun on it, in which turn of the play, and whether its person was to act then. */
    begun: z.object({ draft: z.string(), turn: z.number(), awaited: z.boolean() }).readonly().optional(),
    /** `old`: it says that it no longer follows. `ended`: it shows the end of its match. */
    state: z.enum(['follows', 'old', 'ended']),
  })
  .readonly();

/** A private board: where it is, and what it shows. */
export type Panel = z.infer<typeof panelSchema>;

/** Whose eyes a private board has: those of its person, or those of everybody, to watch. */
export type Eyes = 'own' | 'everybody';

export const eyesOf = ({ eyes }: Pick<Panel, 'eyes'>): Eyes => eyes ?? 'own';

/** The part of a panel that changes while it follows. */
export type PanelView = Pick<Panel, 'began' | 'shown' | 'begun' | 'state'>;

export const writePanel = (panel: Panel): string => JSON.stringify({ ...panel, table: packId(panel.table) });

export const readPanel = (line: string): Panel | undefined => readKept(panelSchema, line);

/** What a panel of this person shows when it shows this, possibly with a draft. */
export function viewFor(snapshot: Snapshot, user: string, draft: string | undefined, eyes: Eyes): PanelView {
  const { match } = snapshot;
  const { play } = match;
  return {
    began: match.began,
    shown: shownTo(snapshot, user, eyes),
    state: isLive(match) ? 'follows' : 'ended',
    ...(draft === undefined || play === undefined
      ? {}
      : { begun: { draft, turn: play.turn, awaited: isAwaited(snapshot, user) } }),
  };
}

/** Whether what its person sees has changed since. What others do in secret changes nothing here. */
export function isBehind(panel: Panel, snapshot: Snapshot): boolean {
  const { user, began, shown } = panel;
  return began !== snapshot.match.began || shown !== shownTo(snapshot, user, eyesOf(panel));
}

/** What the panel is to show next, at this age of its token. Undefined when it may stay as it is. */
export function nextView(panel: Panel, snapshot: Snapshot, age: number): PanelView | undefined {
  if (panel.state !== 'follows') return undefined;
  const tooOld = age >= followsFor;
  if (!tooOld && !isBehind(panel, snapshot)) return undefined;
  const view = viewFor(snapshot, panel.user, draftAfter(panel, snapshot), eyesOf(panel));
  // It does not follow into the next match.
  return view.state === 'follows' && (tooOld || panel.began !== view.began) ? { ...view, state: 'old' } : view;
}

/**
 * What was begun stays while the play has not moved, and while its person is still to act, as where several act at the
 * same time. Otherwise the fresh board is shown.
 */
function draftAfter({ user, began, begun }: Panel, snapshot: Snapshot): string | undefined {
  const { match } = snapshot;
  if (begun === undefined || match.play === undefined || began !== match.began || !isLive(match)) return undefined;
  const stays = match.play.turn === begun.turn || (begun.awaited && isAwaited(snapshot, user));
  return stays ? begun.draft : undefined;
}

const shownTo = ({ match, revision }: Snapshot, user: string, eyes: Eyes): number =>
  revisionShown(match, revision, (eyes === 'own' ? seatOf(match, user) : undefined) ?? 'table');

/** Whether this person is to act, or anybody may. */
function isAwaited({ match, game }: Snapshot, user: string): boolean {
  if (match.stage.at !== 'playing' || match.play === undefined) return false;
  const awaited = game.awaiting(match.play);
  const seat = seatOf(match, user);
  return awaited === 'anyone' || (seat !== undefined && awaited.includes(seat));
}
