import { z } from 'zod';
import { mailboxes } from '../discord/world/mailbox.ts';
import type { ModalSight } from './news.ts';

/** What a page asks for in a person's name, and what it is answered. */

const id = z.string().regex(/^\d{1,20}$/);
const name = z.string().min(1).max(100);
const someone = z.object({ user: id });
const somewhere = z.object({ channel: id });
const asRole = z.object({ role: id });
const chosen = z.union([z.string().max(200), someone, somewhere, asRole]);
const optionValue = z.union([z.string().max(6000), z.number(), z.boolean(), someone, somewhere, asRole]);
const fieldValue = z.union([z.string().max(4000), z.boolean(), z.array(chosen).max(25)]);

export const deedShape = z.discriminatedUnion('do', [
  z.object({ do: z.literal('say'), channel: id, text: z.string(), replyTo: id.optional() }),
  z.object({ do: z.literal('command'), channel: id, name, values: z.record(name, optionValue) }),
  z.object({
    do: z.literal('autocomplete'),
    channel: id,
    name,
    option: name,
    typed: z.string().max(6000),
    values: z.record(name, optionValue),
  }),
  z.object({ do: z.literal('click'), message: id, customId: name }),
  z.object({ do: z.literal('choose'), message: id, customId: name, values: z.array(chosen).max(25) }),
  z.object({ do: z.literal('submit'), modal: id, values: z.record(name, fieldValue) }),
  z.object({ do: z.literal('react'), message: id, emoji: z.string().min(1).max(64) }),
  z.object({ do: z.literal('unreact'), message: id, emoji: z.string().min(1).max(64) }),
  z.object({ do: z.literal('dismiss'), message: id }),
  z.object({ do: z.literal('speak'), locale: z.enum(['en-US', 'fr']) }),
  z.object({ do: z.literal('mailbox'), is: z.enum(mailboxes) }),
  z.object({ do: z.literal('look at phone') }),
]);

export type Deed = z.infer<typeof deedShape>;
export type OptionGiven = z.infer<typeof optionValue>;
export type Chosen = z.infer<typeof chosen>;
export type FieldGiven = z.infer<typeof fieldValue>;

/** What a command, button, menu or form brought back beside messages. */
export interface Answer {
  readonly failed: boolean;
  readonly modal?: ModalSight;
}

export interface Completions {
  readonly choices: readonly { readonly name: string; readonly value: string | number }[];
}

/** The deeds that the bot answers. */
export type Use = Extract<Deed, { do: 'command' | 'click' | 'choose' | 'submit' }>;

export type AnswerTo<Done extends Deed> = Done extends Use
  ? Answer
  : Done extends { do: 'autocomplete' }
    ? Completions
    : object;

/** Why a deed was not done: nobody could understand it (`error`), or this person may not do it (`refused`). */
export interface Refusal {
  readonly error?: string;
  readonly refused?: 'gone' | 'not so';
  readonly text?: string;
}
