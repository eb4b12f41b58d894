import { shownIn, type TableId } from '../../store/address.ts';

/** Leads to the message that shows a table, or to its channel where the message is not known. */
export function boardUrl(guild: string, table: TableId, message?: string): string {
  const channel = `https://discord.com/channels/${guild}/${shownIn(table) ?? ''}`;
  return message === undefined ? channel : `${channel}/${message}`;
}
