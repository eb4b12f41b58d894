import { type InternalRequest, REST, RESTEvents, type RESTOptions } from 'discord.js';

/**
 * Requests that name an interaction's token. Discord does not count them among the fifty a second it allows a bot, but
 * discord.js does.
 */
const answering = /^\/(?:interactions|webhooks)\/\d+\/[^/]+/;

/**
 * discord.js keeps an object for each token until it sweeps, by default once an hour. So it sweeps after these
 * milliseconds.
 */
const sweptAfter = { answers: 20_000, others: 600_000, hashes: 3_600_000 };
/** How many refused requests are worth a warning. At 10 000 in ten minutes Discord shuts an address out. */
const refusedTooOften = 1_000;

/** Sends the answers to interactions beside all other requests, so that neither waits for the limit of the other. */
export class Rest extends REST {
  readonly #answers: REST;

  constructor(options: Partial<RESTOptions>, swept: Partial<typeof sweptAfter> = {}) {
    const { answers, others, hashes } = { ...sweptAfter, ...swept };
    const common = { ...options, hashSweepInterval: hashes, invalidRequestWarningInterval: refusedTooOften };
    super({ ...common, handlerSweepInterval: others });
    this.#answers = new REST({
      ...common,
      handlerSweepInterval: answers,
      globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    });
    this.#answers.on(RESTEvents.InvalidRequestWarning, (told) => this.emit(RESTEvents.InvalidRequestWarning, told));
  }

  /** How many objects discord.js keeps for the buckets of requests. */
  get kept(): number {
    return this.handlers.size + this.#answers.handlers.size;
  }

  override queueRequest(request: InternalRequest): ReturnType<REST['queueRequest']> {
    return answering.test(request.fullRoute) ? this.#answers.queueRequest(request) : super.queueRequest(request);
  }

  override clearHashSweeper(): void {
    super.clearHashSweeper();
    this.#answers.clearHashSweeper();
  }

  override clearHandlerSweeper(): void {
    super.clearHandlerSweeper();
    this.#answers.clearHandlerSweeper();
  }
}
