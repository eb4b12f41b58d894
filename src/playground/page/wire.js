import { say, state } from './state.js';

/**
 * @import { AnswerTo, Deed, Refusal } from '../web/deeds.ts'
 * @import { MessageSight, News } from '../web/news.ts'
 */

/** What the person asked for cannot be done. The message tells them why. */
export class Refused extends Error {}

/**
 * Does something in the person's name.
 * @template {Deed} Done
 * @param {Done} deed
 * @returns {Promise<AnswerTo<Done>>}
 */
export async function act(deed) {
  const response = await fetch(`/api/do?as=${state.as}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(deed),
  }).catch(() => undefined);
  if (response === undefined) throw new Refused(say().wrong.unreachable);
  /** @type {AnswerTo<Done> & Refusal} */
  const answer = await response.json();
  if (!response.ok) throw new Refused(answer.error);
  if (answer.refused) throw new Refused(answer.refused === 'gone' ? say().gone : answer.text);
  return answer;
}

/** @returns {Promise<MessageSight[]>} */
export async function messagesOf(/** @type {string} */ channel) {
  const response = await fetch(`/api/messages?as=${state.as}&channel=${channel}`).catch(() => undefined);
  return response?.ok ? response.json() : [];
}

/** @type {WebSocket | undefined} */
let socket;

/**
 * Listens to what happens in the person's name, and connects again when the connection breaks.
 * @param {(news: News) => void} hear
 * @param {() => void} lost
 */
export function listen(hear, lost) {
  const opened = new WebSocket(`ws://${location.host}/api/news?as=${state.as}`);
  const before = socket;
  socket = opened;
  before?.close();
  opened.addEventListener('message', ({ data }) => {
    if (socket === opened) hear(JSON.parse(data));
  });
  opened.addEventListener('close', () => {
    if (socket !== opened) return;
    lost();
    setTimeout(() => {
      if (socket === opened) listen(hear, lost);
    }, 700);
  });
}
