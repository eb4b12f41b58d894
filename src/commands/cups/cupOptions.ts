import { ApplicationCommandOptionType } from 'discord.js';
import type { Game } from '../../games/kernel.ts';
import { type Form, fewest, forms } from '../../host/cups/cup.ts';
import { mostRounds } from '../../host/cups/signUp.ts';
import { type TurnLimit, turnLimitNames } from '../settings/turnLimits.ts';
import type { SlashCall } from '../slash/asked.ts';
import { choiceBody, gameBody, named, type OptionBody, textBody } from '../slash/bodies.ts';
import { type Span, spanNames, spans } from './spans.ts';

/** What may be chosen when a cup is called, and what can be done in one. */

export const deeds = ['join', 'leave', 'start', 'call-off', 'table', 'here'] as const;
export type Deed = (typeof deeds)[number];

/** More would not fit into one picture that can be read. */
const mostPlayers = 16;
const usualMost = 8;
/** With more places than this, it would take long until everybody has met everybody. */
const fewEnough = 6;

export function cupOptions(games: readonly Game[]): OptionBody[] {
  const number = (option: 'players' | 'rounds', least: number, most: number): OptionBody => ({
    type: ApplicationCommandOptionType.Integer,
    ...named((say) => say.cups.options[option]),
    min_value: least,
    max_value: most,
  });
  const span = (option: 'limit' | 'gather') =>
    choiceBody(
      (say) => say.cups.options[option],
      spanNames,
      (say, value) => say.cups.spans[value],
    );
  return [
    gameBody(games),
    choiceBody(
      (say) => say.cups.options.do,
      deeds,
      (say, deed) => say.cups.deeds[deed],
    ),
    number('players', fewest, mostPlayers),
    choiceBody(
      (say) => say.cups.options.form,
      forms,
      (say, form) => say.cups.forms[form],
    ),
    number('rounds', 1, mostPlayers - 1),
    choiceBody(
      (say) => say.options.limit,
      turnLimitNames,
      (say, limit) => say.limits[limit],
    ),
    span('limit'),
    span('gather'),
    textBody(),
  ];
}

export interface CupChoices {
  readonly most: number;
  readonly form: Form;
  readonly rounds: number | undefined;
  /** The server's usual time when left out. */
  readonly turnLimit: TurnLimit | undefined;
  readonly roundLimit: number;
  /** How long members may sign up. */
  readonly gather: number;
}

export function cupChoicesIn({ options }: SlashCall): CupChoices {
  const most = options.getInteger('players') ?? usualMost;
  const rounds = options.getInteger('rounds') ?? undefined;
  // Who says how many rounds there are to be wants a Swiss cup: else that follows from the number of players.
  const usualForm = rounds === undefined && most <= fewEnough ? 'everybody' : 'swiss';
  const span = (name: string, usual: Span) =>
    spans[spanNames.find((each) => each === options.getString(name)) ?? usual];
  return {
    most,
    form: forms.find((form) => form === options.getString('form')) ?? usualForm,
    rounds: rounds === undefined ? undefined : Math.min(rounds, mostRounds(most)),
    turnLimit: turnLimitNames.find((name) => name === options.getString('turn-limit')),
    roundLimit: span('round-limit', '3d'),
    gather: span('sign-up', '1d'),
  };
}

export const deedIn = ({ options }: SlashCall): Deed | undefined =>
  deeds.find((deed) => deed === options.getString('do'));
