import type { BaseInteraction } from 'discord.js';
import type { Language } from '../../games/contract.ts';
import type { Services } from '../services.ts';

/** Somebody who is where the bot is not a member: in direct messages, or in a server without it. */
export interface Alone<On extends BaseInteraction = BaseInteraction> {
  readonly call: On;
  readonly language: Language;
  readonly services: Services;
}
