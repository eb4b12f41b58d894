import { DiscordAPIError, type Guild, RESTJSONErrorCodes } from 'discord.js';

/** Whether somebody is in a server no longer. Where Discord does not tell, nobody is taken to have left. */
export async function isGone({ members }: Guild, user: string): Promise<boolean> {
  try {
    await members.fetch({ user, force: true, cache: false });
    return false;
  } catch (error) {
    return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMember;
  }
}
