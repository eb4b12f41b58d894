import { ButtonStyle, ComponentType, type Guild } from 'discord.js';
import { type Language, longestDescription } from '../../games/contract.ts';
import type { Scene } from '../../render/scene.ts';
import { container, galleryOf, paragraph, type V2Message } from '../board/board.ts';
import { escaped, isolated } from '../board/names.ts';
import { buttonRows, type Row } from '../board/rows.ts';
import type { Services } from '../services.ts';
import { words } from '../words/words.ts';

/** What is told of a ranking or of a member: as a picture, or in the same words. */
export interface Card {
  readonly file: string;
  readonly title: string;
  readonly scene: Scene;
  /** The first says what it is about. */
  readonly lines: readonly string[];
  /** What is good to know beside it. */
  readonly note?: string | undefined;
}

export interface Showing {
  readonly guild: Guild;
  readonly language: Language;
  readonly services: Services;
}

/** Discord takes 4,000 characters in one message. */
const longestText = 3_600;

export async function cardMessage(
  { file: fileName, title, scene, lines, note }: Card,
  as: 'picture' | 'words',
  { paint }: Pick<Services, 'paint'>,
  rows: readonly Row[] = [],
): Promise<V2Message> {
  const heading = paragraph(`### ${escaped(title)}`);
  const notes = note === undefined ? [] : [paragraph(`-# ${note}`)];
  if (as === 'words') {
    return container(
      [
        heading,
        paragraph(
          cut(
            lines.map((line) => safe(line)),
            longestText,
          ),
        ),
        ...notes,
        ...rows,
      ],
      [],
      [],
    );
  }
  const file = {
    attachment: Buffer.from(await paint(scene)),
    name: `${fileName}.png`,
    description: cut(lines, longestDescription),
  };
  return container([heading, galleryOf(file), ...notes, ...rows], [file], []);
}

const safe = (line: string): string => isolated(escaped(line));

/** As many lines as there is room for. */
export function cut(lines: readonly string[], room: number): string {
  const kept: string[] = [];
  for (const line of lines) {
    if ([...kept, line].join('\n').length > room) break;
    kept.push(line);
  }
  return kept.join('\n');
}

/** The button that shows it to everybody in the channel. */
export function showRows(id: string, language: Language): readonly Row[] {
  const label = words[language].standing.show;
  return buttonRows([{ type: ComponentType.Button, style: ButtonStyle.Secondary, label, custom_id: id }]);
}
