import { en } from './words.en.js';
import { fr } from './words.fr.js';

/**
 * @import { CommandBody } from '../discord/rules/commandRules.ts'
 * @import { ChannelSight, CommandSight, PersonSight, PushSight, RoleSight } from '../web/news.ts'
 *
 * @typedef {Pick<CommandBody, 'name' | 'name_localizations' | 'description' | 'description_localizations'>} Localized
 */

/** What the page knows. The parts of the page read it, and `changed` makes them draw again. */
export const state = {
  /** The name in the address, such as `ada`. */
  as: 'ada',
  me: '',
  guild: { name: '', owner: '' },
  /** @type {Map<string, PersonSight>} */
  people: new Map(),
  /** @type {Map<string, RoleSight>} */
  roles: new Map(),
  /** @type {readonly string[]} */
  playable: [],
  /** @type {Map<string, ChannelSight>} */
  channels: new Map(),
  /** The channel shown. */
  here: '',
  /** @type {readonly CommandSight[]} */
  commands: [],
  /** Whether the bot is logged in. */
  awake: true,
  connected: false,
  /** What the person's phone has shown, the oldest first. @type {readonly PushSight[]} */
  pushes: [],
  /** How many notifications somebody has not looked at. @type {Map<string, number>} */
  unseen: new Map(),
  /** @type {Map<string, { count: number, calls: boolean }>} */
  unread: new Map(),
};

/** @type {Map<string, Set<() => void>>} */
const watchers = new Map();

/** Calls `draw` whenever one of these fields changes. */
export function watch(/** @type {string[]} */ names, /** @type {() => void} */ draw) {
  for (const name of names) watchers.set(name, (watchers.get(name) ?? new Set()).add(draw));
}

export function changed(/** @type {string[]} */ ...names) {
  const draws = new Set(names.flatMap((name) => [...(watchers.get(name) ?? [])]));
  for (const draw of draws) draw();
}

export const me = () => state.people.get(state.me);

export const person = (/** @type {string} */ id) => state.people.get(id);

export const nameOf = (/** @type {string} */ id) => state.people.get(id)?.displayName ?? say().somebody;

/** @returns {'en' | 'fr'} */
export const language = () => (me()?.locale.startsWith('fr') ? 'fr' : 'en');

/** The page's words in the person's language. */
export const say = () => (language() === 'fr' ? fr : en);

/** The name in the person's language. */
export function localName(/** @type {Localized} */ named) {
  return named.name_localizations?.[me()?.locale ?? ''] ?? named.name;
}

export function localDescription(/** @type {Localized} */ named) {
  return named.description_localizations?.[me()?.locale ?? ''] ?? named.description ?? '';
}

/** Discord's number for a direct channel among the places where a command is offered. */
const directContext = 1;

/** The commands that are offered in the open channel. */
export function usable() {
  if (state.channels.get(state.here)?.kind !== 'direct') return state.commands;
  return state.commands.filter(({ contexts }) => !contexts || contexts.includes(directContext));
}

export const bot = () => [...state.people.values()].find((one) => one.bot);
