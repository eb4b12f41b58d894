import { type InternalRequest, REST, RESTEvents, type RESTOptions, RequestMethod } from 'discord.js';

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

const mostTries = 3;
/** How many interactions are remembered whose answer was sent again. */
const remembered = 500;

/** The id of the interaction that a request answers first. */
export const answeredIn = (path: string): string | undefined => /^\/interactions\/(\d+)\//.exec(path)?.[1];

type Answered = ReturnType<REST['queueRequest']>;

const closed = 'UND_ERR_SOCKET';
const isA = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code;

/** Whether the connection broke under a request: it may have been done, and only its answer was lost. */
export const isAnswerLost = (error: unknown): boolean => isA(error, closed) || isA(error, 'ECONNRESET');

/** A second answer to an interaction is refused and a second edit changes nothing, but a second message would show. */
const mayRepeat = ({ method, fullRoute }: InternalRequest): boolean =>
  method === RequestMethod.Patch || fullRoute.startsWith('/interactions/');

/** Sends the answers to interactions beside all other requests, so that neither waits for the limit of the other. */
export class Rest extends REST {
  readonly #answers: REST;
  readonly #sentAgain = new Set<string>();

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
    this.#answers.on(RESTEvents.Response, ({ path, retries }) => {
      if (retries > 0) this.#noteAgain(path);
    });
  }

  /** How many objects discord.js keeps for the buckets of requests. */
  get kept(): number {
    return this.handlers.size + this.#answers.handlers.size;
  }

  /** Whether the answer to this interaction was sent more than once, since the connection broke. */
  sentAgain(interaction: string): boolean {
    return this.#sentAgain.has(interaction);
  }

  #noteAgain(path: string): void {
    const interaction = answeredIn(path);
    if (interaction === undefined) return;
    this.#sentAgain.add(interaction);
    const [oldest] = this.#sentAgain;
    if (this.#sentAgain.size > remembered && oldest !== undefined) this.#sentAgain.delete(oldest);
  }

  override queueRequest(request: InternalRequest): Answered {
    return answering.test(request.fullRoute) ? this.#answer(request, 1) : super.queueRequest(request);
  }

  /** discord.js sends a request again after a reset connection, but not after one that was closed. */
  async #answer(request: InternalRequest, tries: number): Answered {
    try {
      return await this.#answers.queueRequest(request);
    } catch (error) {
      if (tries === mostTries || !isA(error, closed) || !mayRepeat(request)) throw error;
      this.#noteAgain(request.fullRoute);
      return this.#answer(request, tries + 1);
    }
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
