import type { SettingsRefusal } from '../settings/changes.ts';
import type { Field, Part } from '../settings/controls.ts';

/** About the settings of a server. */
export const settings = {
  title: 'Settings of this server',
  intro:
    'Whoever may manage the server chooses here, with the buttons; all of it can also be typed, as options of this command.',
  /** `button` opens the part, and has little room. */
  parts: {
    language: {
      name: 'Language',
      button: 'Language…',
      about:
        'The language of boards and messages that everybody sees. What is shown to one person alone is in that person’s language.',
    },
    'time-zone': {
      name: 'Time zone',
      button: 'Zone…',
      about: 'The server’s clock: when a day begins for the board of the day, and a month for the ranking.',
    },
    channels: {
      name: 'Where games may start',
      button: 'Channels…',
      about:
        'Games start only in these channels and their threads; with none chosen, everywhere. Games that are going on elsewhere go on.',
    },
    stop: {
      name: 'Who may stop others’ games',
      button: 'Stopping…',
      about:
        'Moderators, who may *Manage Messages*, always may. Choose a role that may too, or let everybody. The board says who stopped a game.',
    },
    'turn-limit': {
      name: 'Usual time for a turn',
      button: 'Turn time…',
      about:
        'How long a turn may take when whoever begins a game does not choose. Games that are going on keep theirs.',
    },
    computers: {
      name: 'Computer players',
      button: 'Computers…',
      about:
        'Whether members may play against the computer, or have it fill seats. Who leaves a table of three or four is always played on for, so that the others can go on.',
    },
    'daily-post': {
      name: 'Board of the day',
      button: 'Daily post…',
      about:
        'Post the board of the day each day, in a channel, at an hour of the server’s time zone. With an hour alone, it is the channel where you are.',
    },
    results: {
      name: 'Ranking',
      button: 'Ranking…',
      about: 'Whether games that end here count for the ranking of this server.',
    },
  } satisfies Record<Part, { name: string; button: string; about: string }>,
  options: {
    'time-zone': { name: 'time-zone', description: 'The server’s clock, such as Europe/Paris' },
    channels: { name: 'channels', description: 'Where games may start, such as #games #table-talk; or: everywhere' },
    'who-stops': { name: 'who-stops', description: 'Who may stop others’ games, beside moderators' },
    'stop-role': { name: 'stop-role', description: 'A role whose members may stop others’ games' },
    'turn-limit': { name: 'turn-limit', description: 'How long a turn may take when nobody chooses' },
    computers: { name: 'computers', description: 'Whether members may play with and against the computer' },
    'daily-channel': { name: 'daily-channel', description: 'Where the board of the day is posted' },
    'daily-hour': { name: 'daily-hour', description: 'When the board of the day is posted, by the server’s clock' },
    results: { name: 'results', description: 'Whether games count for the ranking' },
  } satisfies Record<Exclude<Field, 'language'>, { name: string; description: string }>,

  now: (p: { value: string }) => `Now: **${p.value}**`,
  changed: (p: { names: string }) => `✓ Changed: ${p.names}.`,
  back: 'All settings',
  ownLanguage: (p: { language: string }) => `the server’s own language (${p.language})`,
  zone: (p: { zone: string; time: string }) => `${p.zone}, where it is ${p.time}`,
  usualZone: (p: { zone: string; time: string }) => `${p.zone}, where it is ${p.time} (not chosen yet)`,
  timeThere: (p: { time: string }) => `it is ${p.time} there`,
  chooseZone: 'Choose a time zone',
  otherZone: (p: { command: string }) =>
    `Any other: give ${p.command} with \`time-zone\`, and type the name of a city.`,
  everywhere: 'everywhere',
  onlyIn: (p: { channels: string }) => `in ${p.channels}`,
  goneChannels: 'nowhere: the channels that were chosen are gone',
  chooseChannels: 'Choose channels',
  stoppers: { moderators: 'moderators', everybody: 'everybody' },
  roleToo: (p: { role: string }) => `moderators and ${p.role}`,
  chooseRole: 'Choose a role',
  chooseLimit: 'Choose a time',
  chooseLanguage: 'Choose a language',
  computers: { allowed: 'allowed', 'not-allowed': 'not allowed' },
  noPost: 'not posted',
  daily: (p: { channel: string; hour: string }) => `each day at ${p.hour} in ${p.channel}`,
  choosePost: 'Choose a channel',
  chooseHour: 'Choose an hour',
  hour: (p: { hour: string }) => `${p.hour}:00`,
  results: { count: 'results count', 'do-not-count': 'results do not count' },
  off: 'not at all',
  refusals: {
    'no-such-zone':
      'I do not know this time zone, or there are several cities of that name. Type it as it is suggested, such as `Europe/Paris`.',
    'no-such-channel':
      'I cannot find such a channel here, or there are several of that name. Name channels of this server as `#games`, or say `everywhere`.',
    'too-many-channels': 'At most 25 channels can be chosen. To choose all, say `everywhere`.',
    'no-such-choice': 'This choice is not there any more. Nothing was changed.',
  } satisfies Record<SettingsRefusal, string>,
  elsewhere: (p: { channels: string }) =>
    `Games may not start in this channel, but they may there: ${p.channels}. A game that is going on here goes on.`,
  noPosts: (p: { channel: string; why: string }) =>
    `${p.channel}: ${p.why}. Nothing was changed; choose the channel again when that is done.`,
  lostRight: 'You may no longer manage this server, so nothing was changed.',
};
