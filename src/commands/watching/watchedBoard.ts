import { ComponentType } from 'discord.js';
import type { Language } from '../../games/contract.ts';
import type { Snapshot } from '../../host/tables.ts';
import { type BoardParts, boardMessage, type V2Message } from '../board/board.ts';
import { buttonRows, commonButton, type Row } from '../board/rows.ts';
import { targetAt } from '../board/targetAt.ts';
import { words } from '../words/words.ts';

/** What everybody sees, for somebody who only watches: nothing can be done on it but to ask how it ends. */
export async function watchedBoard(snapshot: Snapshot, language: Language, parts: BoardParts): Promise<V2Message> {
  const board = await boardMessage(snapshot, 'table', language, parts);
  const components = board.components.map((component) => {
    if (component.type !== ComponentType.Container) return component;
    const seen = component.components.filter(({ type }) => type !== ComponentType.ActionRow);
    return { ...component, components: [...seen, ...watchRows(snapshot, language)] };
  });
  return { ...board, components, allowedMentions: { parse: [], users: [] } };
}

function watchRows(snapshot: Snapshot, language: Language): Row[] {
  const target = targetAt(snapshot, 'table');
  const { buttons } = words[language];
  return buttonRows([
    ...(snapshot.match.stage.at === 'playing' ? [commonButton(target, 'tell-end', buttons['tell-end'], 'main')] : []),
    commonButton(target, 'rules', buttons.rules),
  ]);
}
