import { type APIComponentInContainer, ComponentType } from 'discord.js';
import type { Language } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import type { Target } from '../press/customId.ts';
import { words } from '../words/words.ts';
import { type BoardParts, container, type V2Message } from './board.ts';
import { buttonRows, lessonButton } from './rows.ts';
import { rulesSpeech } from './rulesSpeech.ts';

/** The rules of a game: its chapters, each with its picture, and the button that lets one try it. */
export async function rulesMessage(
  game: Game,
  target: Target,
  language: Language,
  { paint }: BoardParts,
): Promise<V2Message> {
  const components: APIComponentInContainer[] = [];
  const files: V2Message['files'] = [];
  for (const chapter of game.chapters(language, rulesSpeech(language))) {
    components.push({ type: ComponentType.TextDisplay, content: chapter.text });
    if (chapter.scene === undefined) continue;
    const name = `${game.id}-rules-${files.length + 1}.png`;
    const description = chapter.description ?? chapter.text;
    files.push({ attachment: Buffer.from(await paint(chapter.scene)), name, description });
    components.push({
      type: ComponentType.MediaGallery,
      items: [{ media: { url: `attachment://${name}` }, description }],
    });
  }
  const { button } = words[language].lessons;
  const rows = buttonRows([lessonButton(target, { game: game.id, step: 1, does: 'open' }, button, 'main')]);
  return container([...components, ...rows], files, []);
}
