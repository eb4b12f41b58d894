import { ComponentType, DiscordAPIError, type GuildTextBasedChannel, type Message } from 'discord.js';
import type { Logger } from 'pino';
import type { Language } from '../../games/contract.ts';
import type { Notice } from '../../host/outbox/herald.ts';
import { words } from '../words/words.ts';
import { textMessage } from './board.ts';
import { boardUrl } from './boardUrl.ts';
import type { Bulletin } from './bulletin.ts';

/** What becomes of messages that showed a table before another one did. None of them keeps its buttons. */
export interface OldBoards {
  /**
   * Takes away these boards of the match but the one that stays. Of the message that called somebody who has not acted
   * yet, a line with a link is left, so that their call does not vanish. Gives those that could not be changed.
   */
  replace(
    channel: GuildTextBasedChannel,
    notice: Notice,
    boards: readonly Bulletin[],
    stays: { readonly message: string; readonly caller: string | undefined },
  ): Promise<string[]>;
  /** Takes the buttons off the last board of an earlier match. What it shows stays. */
  retire(channel: GuildTextBasedChannel, earlier: Bulletin): Promise<void>;
}

export function openOldBoards(log: Logger): OldBoards {
  return {
    async replace(channel, { match, table }, boards, { message: stays, caller }) {
      const others = new Map(boards.map((board) => [board.message, board]));
      others.delete(stays);
      const left: string[] = [];
      for (const [other, bulletin] of others) {
        try {
          if (other === caller) await shrink(channel, other, boardUrl(match.guild, table, stays), match.language);
          else await channel.messages.delete(other);
        } catch (error) {
          log.debug({ err: error }, 'a board that was replaced could not be taken away');
          if (!(error instanceof DiscordAPIError) || !isRefusal(error)) left.push(JSON.stringify(bulletin));
        }
      }
      return left;
    },

    async retire(channel, { message: id, caller }) {
      const left = caller === undefined ? undefined : channel.messages.delete(caller);
      await left?.catch((error: unknown) =>
        log.debug({ err: error }, 'the line of an earlier call could not be taken away'),
      );
      try {
        const message = await channel.messages.fetch({ message: id, cache: false });
        const components = message.components.map((component) => withoutRows(component.toJSON(), message));
        await message.edit({ components: components as never });
      } catch (error) {
        log.debug({ err: error }, 'the last board of an earlier match keeps its buttons');
      }
    },
  };
}

async function shrink(channel: GuildTextBasedChannel, board: string, url: string, language: Language): Promise<void> {
  await channel.messages.edit(board, { ...textMessage(words[language].boardMoved({ url })), attachments: [] });
}

/** The same without its buttons and menus. Its pictures are named as files again, as Discord wants them. */
function withoutRows(component: unknown, message: Message): unknown {
  if (Array.isArray(component)) {
    return component.filter(({ type }) => type !== ComponentType.ActionRow).map((each) => withoutRows(each, message));
  }
  if (typeof component !== 'object' || component === null) return component;
  return Object.fromEntries(
    Object.entries(component).map(([field, value]) => [
      field,
      field === 'media' ? { url: attachmentIn(message, value) } : withoutRows(value, message),
    ]),
  );
}

function attachmentIn(
  { attachments }: Message,
  media: { readonly url: string; readonly attachment_id?: string },
): string {
  const byId = media.attachment_id === undefined ? undefined : attachments.get(media.attachment_id);
  const found = byId ?? attachments.find(({ url }) => url === media.url);
  return found === undefined ? media.url : `attachment://${found.name}`;
}

/** Discord will answer the same again and again, until somebody changes something. */
export function isRefusal({ status }: DiscordAPIError): boolean {
  return status >= 400 && status < 500;
}
