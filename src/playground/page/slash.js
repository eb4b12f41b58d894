/**
 * Slash commands as they are typed: `/foxu challenge opponent:@Bob`. Nothing here touches the page.
 *
 * @import { CommandOption } from '../discord/rules/commandRules.ts'
 * @import { OptionGiven } from '../web/deeds.ts'
 * @import { CommandSight } from '../web/news.ts'
 * @import { Localized } from './state.js'
 *
 * @typedef {{ type: number, name: string, label: string, description: string, required: boolean,
 *   choices: { label: string, value: string | number }[], autocomplete: boolean }} Option
 * @typedef {{ name: string, label: string, description: string, options: Option[] }} Leaf A command that can be sent.
 * @typedef {{ label: string, value: OptionGiven }} Named
 * @typedef {{ leaves: Leaf[], people: Named[], channels: Named[], roles: Named[], flags: Named[] }} Known
 * @typedef {{ label: string, hint: string, text: string, kind: 'command' | 'option' | 'value' }} Suggestion
 * @typedef {{ leaf: Leaf, given: Given[], stray: string, rest: string }} Read
 * @typedef {{ option: Option, text: string, at: number }} Given
 * @typedef {Given & { leaf: Leaf }} Asking
 * @typedef {{ ok: false, why: 'unknown' | 'stray', text: string }
 *   | { ok: false, why: 'needs', option: string, text: string }
 *   | { ok: false, why: 'value', option: string, text: string, takes: string[] }} Fault
 */

/**
 * Discord's numbers of the kinds of option.
 * @satisfies {Record<string, import('discord-api-types/v10').ApplicationCommandOptionType>}
 */
const kinds = {
  subcommand: 1,
  group: 2,
  text: 3,
  whole: 4,
  flag: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
};

/**
 * Lists every command that can be sent, in the person's language.
 * @param {readonly CommandSight[]} commands
 * @param {(named: Localized) => string} name
 * @param {(named: Localized) => string} describe
 * @returns {Leaf[]}
 */
export function leavesOf(commands, name, describe) {
  /** @type {(node: CommandSight | CommandOption, path: string, label: string) => Leaf[]} */
  const leaves = (node, path, label) => {
    const options = node.options ?? [];
    const inner = options.filter(({ type }) => type === kinds.subcommand || type === kinds.group);
    if (inner.length > 0) {
      return inner.flatMap((each) => leaves(each, `${path} ${each.name}`, `${label} ${name(each)}`));
    }
    const own = options.map((option) => ({
      type: option.type,
      name: option.name,
      label: name(option),
      description: describe(option),
      required: option.required === true,
      choices: (option.choices ?? []).map((each) => ({ label: name(each), value: each.value })),
      autocomplete: option.autocomplete === true,
    }));
    return [{ name: path, label, description: describe(node), options: own }];
  };
  return commands
    .filter(({ type }) => (type ?? 1) === 1)
    .flatMap((command) => leaves(command, command.name, name(command)))
    .sort((a, b) => a.label.localeCompare(b.label));
}

const plain = (/** @type {unknown} */ text) =>
  String(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/^[@#]/, '').trim();

/**
 * Reads what was typed so far. Returns undefined while no command is named in full.
 * @param {string} text
 * @param {Leaf[]} leaves
 * @returns {Read | undefined}
 */
export function read(text, leaves) {
  const typed = text.slice(1).toLowerCase();
  const fits = (/** @type {string} */ label) =>
    typed === label.toLowerCase() || typed.startsWith(`${label.toLowerCase()} `);
  const named = leaves.flatMap((leaf) => [leaf.label, leaf.name].filter(fits).map((label) => ({ leaf, label })));
  const found = named.sort((a, b) => b.label.length - a.label.length)[0];
  if (found === undefined) return undefined;
  const { leaf, label } = found;
  const start = label.length + 1;
  const rest = text.slice(start);
  const marks = leaf.options
    .flatMap((option) => [...new Set([option.label, option.name])].flatMap((word) => marksOf(rest, word, option)))
    .sort((a, b) => a.at - b.at);
  const given = marks.map(({ option, end }, index) => {
    const until = marks[index + 1]?.at ?? rest.length;
    return { option, text: rest.slice(end, until), at: start + end };
  });
  return { leaf, given, stray: rest.slice(0, marks[0]?.at ?? rest.length), rest };
}

function marksOf(/** @type {string} */ rest, /** @type {string} */ word, /** @type {Option} */ option) {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [...rest.matchAll(new RegExp(`(?<=\\s)${escaped}:`, 'giu'))].map(({ index, 0: mark }) => ({
    option,
    at: index,
    end: index + mark.length,
  }));
}

/** What an option takes, when that can be listed. @returns {Named[] | undefined} */
function listed(/** @type {Option} */ option, /** @type {Known} */ known) {
  if (option.choices.length > 0) return option.choices;
  if (option.type === kinds.flag) return known.flags;
  if (option.type === kinds.user || option.type === kinds.mentionable) return known.people;
  if (option.type === kinds.role) return known.roles;
  return option.type === kinds.channel ? known.channels : undefined;
}

const exact = (/** @type {Named[]} */ names, /** @type {string} */ text) =>
  names.find(({ label, value }) => plain(label) === plain(text) || plain(value) === plain(text));

/**
 * Suggests what could come next.
 * @param {string} text
 * @param {Known} known
 * @returns {{ suggestions: Suggestion[], about?: Option, urgent: boolean, asking?: Asking }}
 * `urgent` when Enter should take the first suggestion rather than send.
 */
export function suggest(text, known) {
  const now = read(text, known.leaves);
  if (now === undefined || now.rest === '') return { suggestions: commandsLike(text, known), urgent: true };
  const last = now.given.at(-1);
  if (last === undefined) return optionsAfter(text, now, /\S*$/.exec(now.stray)?.[0] ?? '');
  const names = listed(last.option, known);
  if (names === undefined) {
    const done = last.text.trim() !== '' && /\s$/.test(last.text);
    if (done) return optionsAfter(text, now, '');
    return { suggestions: [], about: last.option, urgent: false, asking: { ...last, leaf: now.leaf } };
  }
  // After a value comes another option, which may be half typed.
  const [, value = '', word = ''] = /^(.*)\s(\S*)$/u.exec(last.text) ?? [];
  if (exact(names, value) !== undefined) return optionsAfter(text, now, word);
  const suggestions = like(names, last.text).map(({ label }) => ({
    kind: /** @type {const} */ ('value'),
    label,
    hint: '',
    text: afterValue(`${text.slice(0, last.at)}${label} `, known),
  }));
  return { suggestions, about: last.option, urgent: exact(names, last.text) === undefined };
}

function commandsLike(/** @type {string} */ text, /** @type {Known} */ known) {
  const typed = plain(text.slice(1)).split(/\s+/);
  const fits = (/** @type {Leaf} */ { label }) => {
    const words = plain(label).split(' ');
    return typed.every((word, index) =>
      (index < words.length ? words.slice(index) : []).some((each) => each.startsWith(word)),
    );
  };
  return known.leaves.filter(fits).map((leaf) => ({
    kind: /** @type {const} */ ('command'),
    label: `/${leaf.label}`,
    hint: leaf.description,
    text: afterValue(`/${leaf.label} `, known),
  }));
}

/** After a value, the next required option is added at once. */
function afterValue(/** @type {string} */ text, /** @type {Known} */ known) {
  const now = read(text, known.leaves);
  const next = now?.leaf.options.find((option) => option.required && !now.given.some((each) => each.option === option));
  return next === undefined ? text : `${text}${next.label}:`;
}

function optionsAfter(/** @type {string} */ text, /** @type {Read} */ now, /** @type {string} */ word) {
  const free = now.leaf.options.filter((option) => !now.given.some((each) => each.option === option));
  const suggestions = free
    .filter(({ label }) => plain(label).startsWith(plain(word)))
    .sort((a, b) => Number(b.required) - Number(a.required))
    .map((option) => ({
      kind: /** @type {const} */ ('option'),
      label: option.label,
      hint: option.description,
      text: `${text.slice(0, text.length - word.length)}${option.label}:`,
    }));
  return { suggestions, urgent: (word !== '' || free.some(({ required }) => required)) && freeText(now) === undefined };
}

const like = (/** @type {Named[]} */ names, /** @type {string} */ text) => {
  const begins = names.filter(({ label }) => plain(label).startsWith(plain(text)));
  const holds = names.filter(({ label }) => plain(label).includes(plain(text)));
  return [...new Set([...begins, ...holds])].slice(0, 25);
};

/** Text without an option's name goes to the first option that takes text, as in `/foxu move d4`. */
function freeText(/** @type {Read} */ { leaf, given, stray }) {
  if (stray.trim() === '') return undefined;
  const open = (/** @type {Option} */ option) => option.type === kinds.text && option.choices.length === 0;
  const option = leaf.options.find(open);
  return option !== undefined && !given.some((each) => each.option === option) ? option : undefined;
}

/**
 * Makes the command ready to be sent, or says what is wrong with it.
 * @param {string} text
 * @param {Known} known
 * @returns {{ ok: true, name: string, values: Record<string, OptionGiven> } | Fault}
 */
export function call(text, known) {
  const now = read(text.trim(), known.leaves);
  if (now === undefined) return { ok: false, why: 'unknown', text: text.trim() };
  /** @type {Record<string, OptionGiven>} */
  const values = {};
  const taker = freeText(now);
  if (now.stray.trim() !== '' && taker === undefined) return { ok: false, why: 'stray', text: now.stray.trim() };
  if (taker !== undefined) values[taker.name] = now.stray.trim();
  for (const { option, text: typed } of now.given) {
    const value = givenValue(option, typed.trim(), known);
    if (value === undefined) {
      const takes = (listed(option, known) ?? []).map(({ label }) => label);
      return { ok: false, why: 'value', option: option.label, text: typed.trim() || '…', takes };
    }
    values[option.name] = value;
  }
  const missing = now.leaf.options.find((option) => option.required && values[option.name] === undefined);
  if (missing !== undefined) return { ok: false, why: 'needs', option: missing.label, text: '' };
  return { ok: true, name: now.leaf.name, values };
}

function givenValue(/** @type {Option} */ option, /** @type {string} */ typed, /** @type {Known} */ known) {
  const names = listed(option, known);
  if (names !== undefined) return exact(names, typed)?.value;
  if (typed === '') return undefined;
  if (option.type !== kinds.whole && option.type !== kinds.number) return typed;
  return Number.isFinite(Number(typed)) ? Number(typed) : undefined;
}
