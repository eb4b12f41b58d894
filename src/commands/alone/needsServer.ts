import { words } from '../words/words.ts';
import type { Alone } from './alone.ts';

/** Says what only a server with the bot in it has, and what there is here. */
export function needsServer({ call, language }: Pick<Alone, 'call' | 'language'>): string {
  const { alone, commands } = words[language];
  const help = `/${commands.plateau.name} ${commands.help.name}`;
  return (call.guildId === null ? alone.onlyInServers : alone.notInThisServer)({ help });
}
