import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';

/** One thing that is wrong in a body: where it is, and Discord's code for it. */
export interface Problem {
  readonly at: readonly (string | number)[];
  readonly code: string;
  readonly message: string;
}

export interface ErrorTree {
  [key: string]: ErrorTree | readonly { readonly code: string; readonly message: string }[];
}

/** A refusal. The code that finds the fault throws it, and the server writes it as the answer. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly code: number;
  readonly errors: ErrorTree | undefined;

  constructor(status: number, code: number, message: string, errors?: ErrorTree) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/** The refusals without details, in Discord's own codes and words. */
const plain = {
  unauthorized: [401, 0, '401: Unauthorized'],
  notFound: [404, 0, '404: Not Found'],
  unknownApplication: [404, Code.UnknownApplication, 'Unknown Application'],
  unknownChannel: [404, Code.UnknownChannel, 'Unknown Channel'],
  unknownGuild: [404, Code.UnknownGuild, 'Unknown Guild'],
  unknownMember: [404, Code.UnknownMember, 'Unknown Member'],
  unknownMessage: [404, Code.UnknownMessage, 'Unknown Message'],
  unknownUser: [404, Code.UnknownUser, 'Unknown User'],
  unknownEmoji: [400, Code.UnknownEmoji, 'Unknown Emoji'],
  unknownWebhook: [404, Code.UnknownWebhook, 'Unknown Webhook'],
  unknownInteraction: [404, Code.UnknownInteraction, 'Unknown interaction'],
  unknownCommand: [404, Code.UnknownApplicationCommand, 'Unknown application command'],
  tooManyReactions: [400, Code.MaximumNumberOfReactionsReached, 'Maximum number of reactions reached (20)'],
  tooLarge: [413, Code.RequestEntityTooLarge, 'Request entity too large'],
  alreadyAcknowledged: [400, Code.InteractionHasAlreadyBeenAcknowledged, 'Interaction has already been acknowledged.'],
  tooManyFollowUps: [
    400,
    Code.ThisInteractionHasHitTheMaximumNumberOfFollowUpMessages,
    'This interaction has reached the maximum number of follow up messages',
  ],
  missingAccess: [403, Code.MissingAccess, 'Missing Access'],
  notTheAuthor: [403, Code.CannotEditMessageAuthoredByAnotherUser, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, Code.CannotSendAnEmptyMessage, 'Cannot send an empty message'],
  cannotMessageUser: [403, Code.CannotSendMessagesToThisUser, 'Cannot send messages to this user'],
  cannotMessageItself: [400, Code.CannotSendMessagesToThisUser, 'Cannot send messages to this user'],
  noSharedGuild: [
    403,
    Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
    'Cannot send messages to this user due to having no mutual guilds',
  ],
  invalidRecipient: [400, Code.InvalidRecipients, 'Invalid Recipient(s)'],
  notInDirectChannel: [403, Code.CannotExecuteActionOnDMChannel, 'Cannot execute action on a DM channel'],
  missingPermissions: [403, Code.MissingPermissions, 'Missing Permissions'],
  wrongChannelType: [400, Code.CannotExecuteActionOnThisChannelType, 'Cannot execute action on this channel type'],
  invalidWebhookToken: [401, Code.InvalidWebhookToken, 'Invalid Webhook Token'],
  invalidVersion: [400, Code.InvalidAPIVersion, 'Invalid API version provided'],
  threadArchived: [400, Code.InvalidActionOnArchivedThread, 'Thread is archived'],
  invalidJson: [400, Code.RequestBodyContainsInvalidJSON, 'The request body contains invalid JSON.'],
  noHistoryToReply: [
    400,
    Code.CannotReplyWithoutPermissionToReadMessageHistory,
    'Cannot reply without permission to read message history',
  ],
  threadAlreadyThere: [400, Code.ThreadAlreadyCreatedForMessage, 'A thread has already been created for this message'],
  threadLocked: [400, Code.ThreadLocked, 'Thread is locked'],
} as const satisfies Record<string, readonly [status: number, code: number, message: string]>;

export function refusal(name: keyof typeof plain): Refusal {
  const [status, code, message] = plain[name];
  return new Refusal(status, code, message);
}

/** Nests problems as Discord does: `{components: {0: {custom_id: {_errors: [...]}}}}`. */
function treeOf(problems: readonly Problem[]): ErrorTree {
  const tree: ErrorTree = {};
  for (const { at, code, message } of problems) {
    let node = tree;
    for (const key of at) {
      const next = node[key];
      if (next === undefined || Array.isArray(next)) node[key] = {};
      node = node[key] as ErrorTree;
    }
    const sofar = (node as { _errors?: readonly { code: string; message: string }[] })._errors ?? [];
    Object.assign(node, { _errors: [...sofar, { code, message }] });
  }
  return tree;
}

export function invalidForm(problems: readonly Problem[]): Refusal {
  return new Refusal(400, Code.InvalidFormBodyOrContentType, 'Invalid Form Body', treeOf(problems));
}

/** Runs a check of one part of a body. A refusal then names its fields under the part's key. */
export function within(key: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof Refusal) || error.errors === undefined) throw error;
    throw new Refusal(error.status, error.code, error.message, { [key]: error.errors });
  }
}
