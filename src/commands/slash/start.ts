import type { Language } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import type { House } from '../services.ts';
import { publicLanguage } from '../words/language.ts';
import { chosen } from './options.ts';
import { type Asked, type Begun, openPlacing } from './roomFor.ts';

/** `/game start`: a game for whoever comes. */
export async function start(asked: Asked, game: Game, house: House, language: Language): Promise<Begun> {
  const placing = await openPlacing(asked, house, language);
  if ('ok' in placing) return placing;
  const spoken = await publicLanguage(asked.guild, house.store);
  const by = { kind: 'member', id: asked.user.id, name: asked.member.displayName } as const;
  const table = await placing.choose(
    (say) => say.openThreadName({ game: game.words[spoken].name, by: by.name }),
    spoken,
  );
  if (typeof table !== 'string') return table;
  return house.host.open(table, {
    game: game.id,
    guild: asked.guildId,
    language: spoken,
    by,
    config: game.configure(chosen(asked, game.options)),
    seed: asked.options.getString('seed') ?? undefined,
  });
}
