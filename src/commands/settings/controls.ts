/** What a server may choose, as the panel lists it. */
export const parts = [
  'language',
  'time-zone',
  'channels',
  'stop',
  'turn-limit',
  'computers',
  'daily-post',
  'results',
] as const;
export type Part = (typeof parts)[number];

/** What one menu, button or option of the command changes. Options are registered under these names. */
export const fields = [
  'language',
  'time-zone',
  'channels',
  'who-stops',
  'stop-role',
  'turn-limit',
  'computers',
  'daily-channel',
  'daily-hour',
  'results',
] as const;
export type Field = (typeof fields)[number];

/** Where each is changed. */
export const partOf: Readonly<Record<Field, Part>> = {
  language: 'language',
  'time-zone': 'time-zone',
  channels: 'channels',
  'who-stops': 'stop',
  'stop-role': 'stop',
  'turn-limit': 'turn-limit',
  computers: 'computers',
  'daily-channel': 'daily-post',
  'daily-hour': 'daily-post',
  results: 'results',
};

/** A control of the panel: it shows another view, or changes something to its value or to what was chosen in a menu. */
export type SettingsControl =
  | { readonly show: Part | 'all' }
  | { readonly field: Field }
  | { readonly field: Field; readonly value: string };

const prefix = 'settings:';

export function writeSettingsId(control: SettingsControl): string {
  if ('show' in control) return `${prefix}show.${control.show}`;
  return `${prefix}put.${control.field}${'value' in control ? `=${control.value}` : ''}`;
}

/** Undefined for a control of another version. */
export function readSettingsId(text: string): SettingsControl | undefined {
  const [, verb, name, value] = /^settings:(show|put)\.([a-z-]{1,30})(?:=([\w-]{1,40}))?$/.exec(text) ?? [];
  if (verb === 'show') {
    const shown = (['all', ...parts] as const).find((each) => each === name);
    return shown === undefined || value !== undefined ? undefined : { show: shown };
  }
  const field = fields.find((each) => each === name);
  if (field === undefined) return undefined;
  return value === undefined ? { field } : { field, value };
}

/** Whether this is the id of a control of the panel, of whatever version. */
export const isSettingsId = (text: string): boolean => text.startsWith(prefix);
