/** One thing wrong in a body: where, and Discord's word for it. */
export interface Problem {
  readonly at: readonly (string | number)[];
  readonly code: string;
  readonly message: string;
}

export interface ErrorTree {
  [key: string]: ErrorTree | readonly { readonly code: string; readonly message: string }[];
}

/** An answer that refuses, thrown where it is found and written out by the server. */
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

/** The refusals that need no details, by Discord's own codes and words. */
const plain = {
  unauthorized: [401, 0, '401: Unauthorized'],
  notFound: [404, 0, '404: Not Found'],
  unknownApplication: [404, 10002, 'Unknown Application'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownEmoji: [400, 10014, 'Unknown Emoji'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  tooManyReactions: [400, 30010, 'Maximum number of reactions reached (20)'],
  tooLarge: [413, 40005, 'Request entity too large'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  missingAccess: [403, 50001, 'Missing Access'],
  notTheAuthor: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  cannotMessageUser: [403, 50007, 'Cannot send messages to this user'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  wrongChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  invalidWebhookToken: [401, 50027, 'Invalid Webhook Token'],
  threadArchived: [400, 50083, 'Thread is archived'],
  invalidJson: [400, 50109, 'The request body contains invalid JSON.'],
  noHistoryToReply: [400, 160002, 'Cannot reply without permission to read message history'],
  threadAlreadyThere: [400, 160004, 'A thread has already been created for this message'],
  threadLocked: [400, 160005, 'Thread is locked'],
} as const satisfies Record<string, readonly [status: number, code: number, message: string]>;

export function refusal(name: keyof typeof plain): Refusal {
  const [status, code, message] = plain[name];
  return new Refusal(status, code, message);
}

/** `{components: {0: {custom_id: {_errors: [...]}}}}`, as Discord nests them. */
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
  return new Refusal(400, 50035, 'Invalid Form Body', treeOf(problems));
}

/** Does something whose body stands under a key of a greater one. */
export function within(key: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof Refusal) || error.errors === undefined) throw error;
    throw new Refusal(error.status, error.code, error.message, { [key]: error.errors });
  }
}
