import {
  DefaultRestOptions,
  DiscordAPIError,
  type Interaction,
  InteractionType,
  type InternalRequest,
  type REST,
  type RESTOptions,
} from 'discord.js';
import type { Asked, Measures } from '../../measures/port.ts';
import { answeredIn, Rest } from './rest.ts';

const asked: Readonly<Partial<Record<InteractionType, Asked>>> = {
  [InteractionType.ApplicationCommand]: 'command',
  [InteractionType.MessageComponent]: 'press',
  [InteractionType.ApplicationCommandAutocomplete]: 'suggestion',
  [InteractionType.ModalSubmit]: 'form',
};

/** So many interactions are remembered that are not answered yet. Another process may answer them. */
const remembered = 500;

/** Tells what Discord refuses, and how long after it was heard an interaction was answered. */
export class MeasuredRest extends Rest {
  readonly #measures: Measures;
  readonly #heard = new Map<string, { readonly what: Asked; readonly at: number }>();

  constructor(options: Partial<RESTOptions>, measures: Measures) {
    super({ ...options, makeRequest: tellingOfSilence(options.makeRequest, measures) });
    this.#measures = measures;
  }

  heard({ id, type }: Pick<Interaction, 'id' | 'type'>): void {
    const what = asked[type];
    if (what === undefined) return;
    this.#heard.set(id, { what, at: performance.now() });
    const [oldest] = this.#heard.keys();
    if (this.#heard.size > remembered && oldest !== undefined) this.#heard.delete(oldest);
  }

  override async queueRequest(request: InternalRequest): ReturnType<REST['queueRequest']> {
    try {
      const answer = await super.queueRequest(request);
      this.#acknowledged(answeredIn(request.fullRoute));
      return answer;
    } catch (error) {
      if (error instanceof DiscordAPIError) this.#measures.refused(error.status, error.code);
      throw error;
    }
  }

  #acknowledged(interaction: string | undefined): void {
    const heard = interaction === undefined ? undefined : this.#heard.get(interaction);
    if (interaction === undefined || heard === undefined) return;
    this.#heard.delete(interaction);
    this.#measures.acknowledged(heard.what, performance.now() - heard.at);
  }
}

type MakeRequest = RESTOptions['makeRequest'];

/** discord.js tries again by itself what is limited or failed, and tells nobody. Discord gives no code then. */
function tellingOfSilence(make: MakeRequest = DefaultRestOptions.makeRequest, measures: Measures): MakeRequest {
  return async (...request) => {
    const response = await make(...request);
    if (response.status === 429 || response.status >= 500) measures.refused(response.status, undefined);
    return response;
  };
}
