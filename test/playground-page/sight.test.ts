import { join } from 'node:path';
import {
  type APIMessageTopLevelComponent,
  AttachmentBuilder,
  ButtonStyle,
  ComponentType,
  MessageFlags,
  type SendableChannels,
} from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needs } from '../needs.ts';
import { board } from './boards.ts';
import { closeWindow } from './chromium.ts';
import { inSight, inSightOfEach } from './inSight.ts';
import { openSite, type Site } from './site.ts';

const picture = join(import.meta.dirname, '../../docs/pictures/foxu-en-1.png');
const all = { text: 1, picture: 1, buttons: 1 };

/** A board as large as any: a line that says what to do, a picture, another line, a menu and rows of buttons. */
const tall = (rows: number): readonly APIMessageTopLevelComponent[] => [
  {
    type: ComponentType.Container,
    components: [
      { type: ComponentType.TextDisplay, content: '### It is your turn\nChoose a piece, and then where it goes.' },
      {
        type: ComponentType.MediaGallery,
        items: [{ media: { url: 'attachment://board.png' }, description: 'A board' }],
      },
      { type: ComponentType.TextDisplay, content: '-# The turn ends tomorrow.' },
      {
        type: ComponentType.ActionRow,
        components: [
          { type: ComponentType.StringSelect, custom_id: 'menu', options: [{ label: 'A piece', value: 'a' }] },
        ],
      },
      ...Array.from({ length: rows }, (_, row) => ({
        type: ComponentType.ActionRow as const,
        components: [1, 2, 3].map((nth) => ({
          type: ComponentType.Button as const,
          style: ButtonStyle.Secondary as const,
          label: `Button ${nth} of ${row}`,
          custom_id: `${row} ${nth}`,
        })),
      })),
    ],
  },
];

describe('the newest message', needs.chromium, () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  async function post(rows: number): Promise<void> {
    const channel = (await site.client.channels.fetch(site.channel.id)) as SendableChannels;
    const files = [new AttachmentBuilder(picture, { name: 'board.png' })];
    await channel.send({ flags: MessageFlags.IsComponentsV2, components: tall(rows), files });
  }

  test.each([1, 3])('is seen with its words, its picture and all %i rows of buttons', async (rows) => {
    const window = await site.window('ada');
    const { page } = window;
    await post(rows);
    await board(page)
      .getByRole('button', { name: `Button 1 of ${rows - 1}` })
      .waitFor();
    expect(await inSightOfEach(page)).toEqual({ phone: all, wide: all });
    const small = await board(page).locator('.picture img').boundingBox();
    await board(page).locator('.picture-open').click();
    const large = page.locator('.lightbox img');
    await large.waitFor();
    expect((await large.boundingBox())?.width).toBeGreaterThan(small?.width ?? 0);
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
    await closeWindow(window);
  });

  test('keeps a picture that can be made out in a window too low for everything', async () => {
    const window = await site.window('ada', { viewport: { width: 390, height: 420 } });
    const { page } = window;
    await post(2);
    await board(page).getByRole('button', { name: 'Button 1 of 1' }).waitFor();
    expect(await inSight(page)).toMatchObject({ buttons: 1 });
    expect((await board(page).locator('.picture img').boundingBox())?.height).toBeGreaterThanOrEqual(119);
    await closeWindow(window);
  });
});
