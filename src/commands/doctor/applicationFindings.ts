import { ApplicationFlags, ApplicationFlagsBitField } from 'discord.js';
import { contentRefused } from '../client/connect.ts';
import { worthTelling } from '../client/discordClock.ts';
import { type Finding, findingsAbout } from './finding.ts';
import { plain } from './serverRights.ts';

/** What Discord tells of the bot's application. */
export interface ApplicationFacts {
  readonly id: string;
  readonly name: string;
  readonly flags?: number;
  readonly bot_require_code_grant?: boolean;
  readonly interactions_endpoint_url?: string | null;
}

/** What was measured around an answer, by the clock of this machine. */
export interface Dated {
  readonly asked: number;
  readonly answered: number;
  /** The answer's own date, in whole seconds. */
  readonly date: string | null;
}

/** What the portal has chosen for the bot. */
export function applicationFindings(application: ApplicationFacts): readonly Finding[] {
  const intents = findingsAbout('intents');
  const portal = findingsAbout('portal');
  const flags = new ApplicationFlagsBitField(application.flags ?? 0);
  const reads = flags.any([ApplicationFlags.GatewayMessageContent, ApplicationFlags.GatewayMessageContentLimited]);
  return [
    findingsAbout('token').well(`Discord knows it as ${plain(application.name)} (application ${application.id})`),
    reads ? intents.well('Message Content Intent is on') : intents.fault(contentRefused),
    ...(application.interactions_endpoint_url
      ? [
          portal.fault(
            'Discord sends presses and commands to an Interactions Endpoint URL, so the bot hears none. Empty that field at discord.com/developers, under General Information.',
          ),
        ]
      : []),
    ...(application.bot_require_code_grant
      ? [
          portal.fault(
            'The invite link lets nobody in while "Requires OAuth2 Code Grant" is on. Switch it off at discord.com/developers, under Bot.',
          ),
        ]
      : []),
  ];
}

/** The date has no fractions of a second, and the answer took its time: only a difference beyond both is one. */
export function clockFindings({ asked, answered, date }: Dated): readonly Finding[] {
  const { well, fault } = findingsAbout('clock');
  const discord = Date.parse(date ?? '') + 500;
  if (Number.isNaN(discord)) return [];
  const ahead = (asked + answered) / 2 - discord;
  if (Math.abs(ahead) - (answered - asked) / 2 < worthTelling) return [well('it agrees with that of Discord')];
  const seconds = Math.round(Math.abs(ahead) / 1_000);
  const how = ahead > 0 ? 'ahead of' : 'behind';
  return [
    fault(
      `The clock of this machine is ${seconds} seconds ${how} that of Discord. Let NTP set it, as with timedatectl set-ntp true.`,
    ),
  ];
}

export function commandFindings(changed: readonly string[]): Finding {
  const { well, fault } = findingsAbout('commands');
  return changed.length === 0
    ? well('Discord knows those of this version')
    : fault(
        `Discord does not know these commands as they are in this version: ${changed.join(', ')}. Start Plateau again: it tells them at its start.`,
      );
}
