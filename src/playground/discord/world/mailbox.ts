/** Whether somebody takes direct messages from the people and bots of their servers. */
export const mailboxes = ['open', 'closed'] as const;

export type Mailbox = (typeof mailboxes)[number];
