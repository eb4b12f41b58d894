import { h, icon, iconButton } from './dom.js';
import { call, leavesOf, suggest } from './slash.js';
import { bot, language, localDescription, localName, nameOf, say, state, usable, watch } from './state.js';
import { openSuggestions } from './suggestions.js';
import { act, Refused } from './wire.js';

/**
 * @import { Answer } from '../web/deeds.ts'
 * @import { MessageSight, PersonSight } from '../web/news.ts'
 * @import { Asking, Fault, Known } from './slash.js'
 */

/**
 * The field for messages, replies and commands, with suggestions while a command is typed.
 * @param {(answer: Answer) => void} answered What a command brought back beside messages.
 * @param {() => void} sent
 */
export function openComposer(answered, sent) {
  /** @type {MessageSight | undefined} */
  let replyTo;
  const field = h('input', {
    id: 'typing',
    type: 'text',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-describedby': 'fault',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'send',
    maxlength: '6000',
  });
  const fault = h('p', { class: 'fault', id: 'fault', role: 'alert' });
  const replying = h('div', { class: 'replying', hidden: true });
  const suggestions = openSuggestions(field, ({ text }) => {
    field.value = text;
    look();
  });
  const send = iconButton('send', say().send, { onclick: () => submit() });
  const root = h(
    'div',
    { class: 'composer' },
    suggestions.root,
    fault,
    replying,
    h('div', { class: 'composer-line' }, iconButton('command', '/', { onclick: begin }), field, send),
  );
  const commandButton = /** @type {HTMLElement} */ (root.querySelector('.composer-line button'));

  /** @returns {Known} */
  function known() {
    const person = (/** @type {PersonSight} */ { id, displayName }) => ({
      label: `@${displayName}`,
      value: { user: id },
    });
    const plateau = bot();
    const people = [...state.people.values()].filter(({ id, bot: code }) => id !== state.me && !code);
    return {
      leaves: leavesOf(usable(), localName, localDescription),
      people: [
        ...(plateau ? [plateau] : []),
        ...people,
        ...[...state.people.values()].filter(({ id }) => id === state.me),
      ].map(person),
      channels: [...state.channels.values()].map(({ id, name }) => ({ label: `#${name}`, value: { channel: id } })),
      roles: [...state.roles.values()].map(({ id, name }) => ({ label: `@${name}`, value: { role: id } })),
      flags: [
        { label: say().yes, value: true },
        { label: say().no, value: false },
      ],
    };
  }

  /** Shows the suggestions for what was typed. */
  function look() {
    fault.textContent = '';
    const text = field.value;
    if (text.startsWith('/')) {
      const { suggestions: next, about, urgent, asking } = suggest(text, known());
      suggestions.show(next, about, urgent);
      if (asking?.option.autocomplete) askBot(text, asking);
      return;
    }
    const [, typed] = /(?:^|\s)@([\p{L}\p{N}_-]*)$/u.exec(text) ?? [];
    if (typed === undefined) return suggestions.hide();
    const begin = text.slice(0, text.length - typed.length - 1);
    const people = known().people.filter(({ label }) => label.toLowerCase().startsWith(`@${typed.toLowerCase()}`));
    const rows = people.map(({ label }) => ({
      kind: /** @type {const} */ ('value'),
      label,
      hint: '',
      text: `${begin}${label} `,
    }));
    suggestions.show(rows, undefined, true);
  }

  /** The bot itself completes some options. */
  async function askBot(/** @type {string} */ text, /** @type {Asking} */ { leaf, option, text: typed, at }) {
    const deed = { channel: state.here, name: leaf.name, option: option.name, typed: typed.trim(), values: {} };
    const answer = await act({ do: 'autocomplete', ...deed }).catch(() => undefined);
    if (answer === undefined || field.value !== text) return;
    const rows = answer.choices.map(({ name, value }) => ({
      kind: /** @type {const} */ ('value'),
      label: name,
      hint: '',
      text: `${text.slice(0, at)}${value} `,
    }));
    suggestions.show(rows, option, false);
  }

  function begin() {
    field.value = '/';
    field.focus();
    look();
  }

  function explain(/** @type {Fault} */ called) {
    const { wrong } = say();
    switch (called.why) {
      case 'unknown':
        return wrong.unknown(called.text);
      case 'stray':
        return wrong.stray(called.text);
      case 'needs':
        return wrong.needs(called.option);
      case 'value':
        return wrong.value(called.text, called.option, called.takes.slice(0, 8).join(', '));
    }
  }

  async function submit() {
    const text = field.value.trim();
    if (text === '') return;
    suggestions.hide();
    try {
      if (text.startsWith('/')) {
        const called = call(text, known());
        if (!called.ok) throw new Refused(explain(called));
        field.value = '';
        sent();
        answered(await act({ do: 'command', channel: state.here, name: called.name, values: called.values }));
        return;
      }
      if (text.length > 2000) throw new Refused(say().wrong.long);
      if (state.channels.get(state.here)?.locked) throw new Refused(say().wrong.locked);
      field.value = '';
      sent();
      const deed = { channel: state.here, text: withMentions(text), ...(replyTo && { replyTo: replyTo.id }) };
      reply(undefined);
      await act({ do: 'say', ...deed });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      fault.textContent = error.message;
      if (field.value === '') field.value = text;
    }
  }

  /** Turns `@Bob` into a mention of Bob. */
  function withMentions(/** @type {string} */ text) {
    const people = [...state.people.values()];
    return text.replace(/@([\p{L}\p{N}_-]+)/gu, (whole, name) => {
      const meant = people.find((one) =>
        [one.displayName, one.name].some((each) => each.toLowerCase() === name.toLowerCase()),
      );
      return meant === undefined ? whole : `<@${meant.id}>`;
    });
  }

  function reply(/** @type {MessageSight | undefined} */ message) {
    replyTo = message;
    replying.hidden = message === undefined;
    if (message === undefined) return;
    const cancel = iconButton('close', say().cancelReply, { onclick: () => reply(undefined) });
    replying.replaceChildren(h('span', {}, icon('reply'), ' ', say().replyingTo(nameOf(message.author))), cancel);
    field.focus();
  }

  field.addEventListener('input', look);
  field.addEventListener('blur', () => suggestions.hide());
  field.addEventListener('focus', () => field.value.startsWith('/') && look());
  field.addEventListener('keydown', (event) => {
    if (event.isComposing || suggestions.key(event)) return;
    if (event.key === 'Escape') reply(undefined);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  });

  watch(['here', 'me', 'channels'], () => {
    const channel = state.channels.get(state.here);
    const where = channel?.kind === 'channel' ? `#${channel.name}` : (channel?.name ?? '');
    field.placeholder = say().typeHere(where);
    field.setAttribute('aria-label', field.placeholder);
    field.lang = language();
    for (const [button, label] of /** @type {const} */ ([
      [send, say().send],
      [commandButton, say().seeAll],
    ])) {
      button.setAttribute('aria-label', label);
      button.title = label;
    }
  });
  watch(['here', 'me'], () => {
    reply(undefined);
    suggestions.hide();
    fault.textContent = '';
  });
  watch(['commands'], () => !suggestions.root.hidden && look());

  return { root, reply, focus: () => field.focus() };
}
