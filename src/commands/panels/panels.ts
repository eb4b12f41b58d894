import {
  type Client,
  DiscordAPIError,
  InteractionWebhook,
  type Message,
  MessageFlags,
  type RepliableInteraction,
  Routes,
} from 'discord.js';
import type { Logger } from 'pino';
import { inTime } from '../../host/inTime.ts';
import type { Snapshot } from '../../host/tables.ts';
import { nodeTimers, type Timers } from '../../host/time/timers.ts';
import { homeOf, shownIn, type TableId } from '../../store/address.ts';
import type { Store } from '../../store/port.ts';
import { isOnOwnMessage } from '../acknowledging.ts';
import type { BoardParts } from '../board/board.ts';
import { eyesOf, isBehind, nextView, type Panel, tokenLives, viewFor } from './panel.ts';
import { oldPanelMessage, type PrivateBoard, privateMessage } from './privateBoard.ts';
import { type Kept, nameOf, openedAt, openShelf } from './shelf.ts';
import { openTending } from './tending.ts';
import { openTurns } from './turns.ts';

/**
 * One private board for each person at each table. It follows the game while Discord lets it be edited, and then says
 * that it no longer does. A new one takes the older away. What fails here is not told to anybody: at worst a panel stays
 * old until somebody presses on it.
 */
export interface Panels {
  /** Shows it in the answer that was promised, or in another message than the one that was pressed. */
  show(interaction: RepliableInteraction, board: PrivateBoard, where: Where): Promise<void>;
  /** The message that was pressed will show something that does not follow. */
  leave(interaction: Pressed, table: TableId): Promise<void>;
  /** Somebody acts from a panel, which is changed when that is done. Until then it is not edited for the same change. */
  acting(table: TableId, user: string, act: Promise<unknown>): void;
  /** Something of this table has changed. The panels of those who see that are edited. */
  follow(snapshot: Snapshot): void;
  /** Takes up the panels that other processes have left, now and again and again. It never fails. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** `beside`: the answer that was promised is another one still. `anew`: it is that one, but not the message that was pressed. */
export type Where = 'answer' | 'beside' | 'anew';

interface Pressed {
  readonly guildId: string | null;
  readonly user: { readonly id: string };
  readonly message: Pick<Message, 'id'> | null;
}

export interface PanelsParts extends BoardParts {
  readonly client: Client<true>;
  readonly store: Pick<Store, 'note' | 'unnote' | 'notes' | 'allLive'>;
  readonly look: (table: TableId) => Promise<Snapshot | undefined>;
  /** By Discord's clock, which stamps interactions. */
  readonly now: () => number;
  readonly log: Logger;
  readonly timers?: Timers;
}

/** How long somebody who presses waits for an edit under way, and how long an edit waits for a press. */
const patience = { press: 2_000, edit: 20_000, act: 5_000, stop: 2_000 } as const;
/** Panels of one table that are edited side by side. */
const atOnce = 4;
/** An edit that failed is tried again after this. */
const pause = 10_000;
/** Another process may end without having edited its panels for the last time. */
const sweepEvery = 5 * 60_000;

export function openPanels(parts: PanelsParts): Panels {
  const { client, store, look, now, log, timers = nodeTimers } = parts;
  const shelf = openShelf(store, now);
  const turns = openTurns();
  const tending = openTending({ timers, now, due: (kept) => track(due(kept)) });
  const acts = new Map<string, Promise<unknown>>();
  /** The tables whose panels are being edited, each with what came meanwhile. */
  const following = new Map<TableId, Snapshot | undefined>();
  const waiting = new Map<string, Promise<void>>();
  const running = new Set<Promise<void>>();
  let stopped = false;
  let cancel: (() => void) | undefined;

  function track(work: Promise<void>) {
    const done = work
      .catch((error: unknown) => log.debug({ err: error }, 'a private board could not be kept up to date'))
      .finally(() => running.delete(done));
    running.add(done);
    return done;
  }

  const isDead = ({ name }: Pick<Kept, 'name'>): boolean => now() - openedAt(name) >= tokenLives;

  async function keep(kept: Kept) {
    tending.tend(kept);
    await shelf.keep(kept);
  }

  async function drop(kept: Pick<Kept, 'guild' | 'name'>) {
    tending.forget(kept.name);
    await shelf.drop(kept);
  }

  /** Takes older panels away, and edits the newest until it shows the table as it is. */
  async function settle(guild: string, table: TableId, user: string): Promise<void> {
    for (let more = true; more && !stopped; ) {
      const all = await shelf.of(guild, table, user);
      // Nothing can be done with these any more, as after the bot was away.
      for (const kept of all) if (isDead(kept)) await drop(kept);
      const panels = all.filter((kept) => !isDead(kept));
      const newest = panels.at(-1);
      if (newest === undefined) return;
      for (const older of panels.slice(0, -1)) await takeAway(older, newest);
      more = (await bringUpToDate(newest)) === 'edited';
    }
  }

  async function bringUpToDate(kept: Kept): Promise<'edited' | 'left'> {
    const { name, panel } = kept;
    const snapshot = panel.state === 'follows' ? await look(panel.table) : undefined;
    const view = snapshot && nextView(panel, snapshot, now() - openedAt(name));
    if (snapshot === undefined || view === undefined) return 'left';
    const board = { snapshot, language: panel.language, draft: view.begun?.draft, eyes: eyesOf(panel) };
    try {
      const message = await (view.state === 'old' ? oldPanelMessage : privateMessage)(board, panel.user, parts);
      const webhook = new InteractionWebhook(client, client.application.id, panel.token);
      await webhook.editMessage(panel.place, { ...message, attachments: [] });
    } catch (error) {
      log.debug({ table: panel.table, err: error }, 'a private board could not be edited');
      if (isGone(error)) await drop(kept);
      else tending.tend(kept, pause);
      return 'left';
    }
    await keep({ ...kept, panel: { ...panel, begun: undefined, ...view } });
    return 'edited';
  }

  async function takeAway(older: Kept, { panel: newest }: Kept): Promise<void> {
    const { message, token, place } = older.panel;
    if (message !== newest.message) {
      const route = Routes.webhookMessage(client.application.id, token, place);
      await client.rest.delete(route, { auth: false }).catch((error: unknown) => {
        if (!isGone(error)) log.debug({ err: error }, 'an older private board could not be taken away');
      });
    }
    await drop(older);
  }

  /** Who asks while one waits for its turn gets that one: it will find everything. */
  function settleInTurn(guild: string, { table, user }: Pick<Panel, 'table' | 'user'>): Promise<void> {
    const owner = ownerOf(table, user);
    const waits = waiting.get(owner);
    if (waits !== undefined) return waits;
    const settled = turns.take(owner, patience.edit, () => {
      waiting.delete(owner);
      return settle(guild, table, user);
    });
    waiting.set(owner, settled);
    return settled;
  }

  async function due({ guild, name }: Pick<Kept, 'guild' | 'name'>): Promise<void> {
    if (isDead({ name })) return drop({ guild, name });
    const kept = (await shelf.all(guild)).find((each) => each.name === name);
    if (kept === undefined) return;
    tending.tend(kept);
    await settleInTurn(kept.guild, kept.panel);
  }

  async function followAll(first: Snapshot): Promise<void> {
    const { table } = first;
    try {
      for (let next: Snapshot | undefined = first; next !== undefined && !stopped; next = following.get(table)) {
        following.set(table, undefined);
        await followOnce(next);
      }
    } finally {
      following.delete(table);
    }
  }

  async function followOnce(snapshot: Snapshot): Promise<void> {
    const panels = await shelf.all(snapshot.match.guild);
    const behind = panels.filter(
      ({ panel }) => panel.table === snapshot.table && panel.state === 'follows' && isBehind(panel, snapshot),
    );
    async function takeOne(): Promise<void> {
      for (let kept = behind.shift(); kept !== undefined; kept = behind.shift()) {
        await inTime(Promise.resolve(acts.get(ownerOf(kept.panel.table, kept.panel.user))), patience.act);
        await settleInTurn(kept.guild, kept.panel);
      }
    }
    await Promise.all(Array.from({ length: atOnce }, takeOne));
  }

  async function sweep(): Promise<void> {
    for (const guild of [...client.guilds.cache.keys(), ...(await playingAlone())]) {
      for (const kept of await shelf.all(guild)) {
        if (stopped) return;
        if (tending.knows(kept.name)) continue;
        tending.tend(kept);
        if (kept.panel.state === 'follows') await settleInTurn(kept.guild, kept.panel);
      }
    }
  }

  /** Those who play the computer where no channel shows it: their panels are kept with them. */
  async function playingAlone(): Promise<ReadonlySet<string>> {
    const alone = (await store.allLive()).filter((table) => shownIn(table) === undefined);
    return new Set(alone.map(homeOf));
  }

  async function start(): Promise<void> {
    await track(sweep());
    if (!stopped) cancel = timers.after(sweepEvery, () => void start());
  }

  return {
    async show(interaction, board, where) {
      const { user, id, token } = interaction;
      const { match, table } = board.snapshot;
      const message = await privateMessage(board, user.id, parts);
      const send = async () => {
        if (where !== 'beside') return interaction.editReply({ ...message, attachments: [] });
        return interaction.followUp({ ...message, flags: message.flags | MessageFlags.Ephemeral });
      };
      // A board for one has no public board beside it, and nobody else changes it.
      if (match.solo !== undefined) return void (await send());
      const { guild } = match;
      const { eyes = 'own' } = board;
      const view = viewFor(board.snapshot, user.id, board.draft, eyes);
      const watches = eyes === 'own' ? {} : { eyes };
      const noted = (message: string): Promise<void> => {
        const place = where === 'beside' ? message : '@original';
        const panel = { table, user: user.id, language: board.language, token, message, place, ...watches, ...view };
        return track(keep({ guild, name: nameOf(id), panel }));
      };
      await turns.take(ownerOf(table, user.id), patience.press, async () => {
        const known = where === 'answer' ? panelPressed(interaction) : undefined;
        if (known === undefined) await noted((await send()).id);
        else await Promise.all([send(), noted(known)]);
      });
      void track(settleInTurn(guild, { table, user: user.id }));
    },

    leave({ guildId: guild, user, message }, table) {
      return turns.take(ownerOf(table, user.id), patience.press, () =>
        track(
          (async () => {
            const home = shownIn(table) === undefined ? user.id : guild;
            const panels = home === null ? [] : await shelf.of(home, table, user.id);
            for (const kept of panels) if (kept.panel.message === message?.id) await drop(kept);
          })(),
        ),
      );
    },

    acting(table, user, act) {
      const owner = ownerOf(table, user);
      acts.set(owner, act);
      const done = () => {
        if (acts.get(owner) === act) acts.delete(owner);
      };
      act.then(done, done);
    },

    follow(snapshot) {
      const { table, match } = snapshot;
      if (match.solo !== undefined || stopped) return;
      if (following.has(table)) following.set(table, snapshot);
      else void track(followAll(snapshot));
    },

    start,

    async stop() {
      stopped = true;
      cancel?.();
      tending.stop();
      await inTime(Promise.all(running), patience.stop);
    },
  };
}

/** The panel that is changed in its place. */
function panelPressed(interaction: RepliableInteraction): string | undefined {
  const { guildId } = interaction;
  const message = 'message' in interaction ? interaction.message : null;
  return message !== null && isOnOwnMessage({ guildId, message }) ? message.id : undefined;
}

const ownerOf = (table: TableId, user: string): string => `${table} ${user}`;

/** The message or its token is gone, or Discord will refuse the same again. */
function isGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
