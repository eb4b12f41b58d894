import { readSettings } from '../../src/commands/settings/settings.ts';

/** The settings of servers where nobody has chosen anything. */
export const usualSettings = { of: async () => readSettings(undefined).settings };
