import {
  type APIMessageTopLevelComponent,
  type APISelectMenuComponent,
  ButtonStyle,
  ChannelType,
  ComponentType,
  MessageFlags,
  SelectMenuDefaultValueType,
} from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needs } from '../needs.ts';
import { closeWindow } from './chromium.ts';
import { everyField } from './everyField.ts';
import { openSite, type Site } from './site.ts';

/** Another bot than ours, which shows what ours never does. */
describe('what a bot can send', needs.chromium, () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  async function send(components: readonly APIMessageTopLevelComponent[]): Promise<void> {
    const channel = await site.client.channels.fetch(site.channel.id);
    if (!channel?.isSendable()) throw new Error('no channel');
    await channel.send({ flags: MessageFlags.IsComponentsV2, components });
  }

  test('is drawn: containers, sections, separators, buttons of every kind, disabled ones too', async () => {
    await send([
      {
        type: ComponentType.Container,
        accent_color: 0xff8800,
        components: [
          {
            type: ComponentType.Section,
            components: [{ type: ComponentType.TextDisplay, content: '## A section' }],
            accessory: { type: ComponentType.Button, style: ButtonStyle.Success, label: 'Beside', custom_id: 'beside' },
          },
          { type: ComponentType.Separator, spacing: 2 },
          {
            type: ComponentType.ActionRow,
            components: [
              {
                type: ComponentType.Button,
                style: ButtonStyle.Danger,
                label: 'Never',
                custom_id: 'never',
                disabled: true,
              },
              { type: ComponentType.Button, style: ButtonStyle.Link, label: 'Away', url: 'https://example.org/' },
              { type: ComponentType.Button, style: ButtonStyle.Primary, emoji: { name: '🎲' }, custom_id: 'die' },
            ],
          },
        ],
      },
    ]);
    const open = await site.window('ada');
    const box = open.page.locator('.container').last();
    await box.getByRole('heading', { name: 'A section' }).waitFor();
    expect(await box.evaluate('getComputedStyle(document.querySelector(".container")).borderLeftColor')).toBe(
      'rgb(255, 136, 0)',
    );
    expect(await box.locator('hr').count()).toBe(1);
    expect(await box.getByRole('button', { name: 'Never' }).isDisabled()).toBe(true);
    expect(await box.getByRole('link', { name: 'Away' }).getAttribute('rel')).toContain('noreferrer');
    const pressed = new Promise((resolve) => {
      site.answer(async (interaction) => {
        if (!interaction.isButton()) return;
        resolve(interaction.customId);
        await interaction.deferUpdate();
      });
    });
    await box.getByRole('button', { name: '🎲' }).click();
    expect(await pressed).toBe('die');
    await closeWindow(open);
  });

  test('is chosen from with the keyboard: one option, several, people, channels, roles', async () => {
    const menu = (select: APISelectMenuComponent): APIMessageTopLevelComponent => ({
      type: ComponentType.ActionRow,
      components: [select],
    });
    const options = ['Ant', 'Bee', 'Cat'].map((label) => ({
      label,
      value: label.toLowerCase(),
      description: `A ${label}`,
    }));
    await send([
      menu({ type: ComponentType.StringSelect, custom_id: 'one', placeholder: 'One animal', options }),
      menu({
        type: ComponentType.StringSelect,
        custom_id: 'some',
        placeholder: 'Animals',
        options,
        min_values: 1,
        max_values: 2,
      }),
      menu({ type: ComponentType.UserSelect, custom_id: 'who', placeholder: 'Somebody' }),
      menu({ type: ComponentType.ChannelSelect, custom_id: 'where', placeholder: 'Somewhere' }),
      menu({
        type: ComponentType.ChannelSelect,
        custom_id: 'kept',
        placeholder: 'None or more',
        min_values: 0,
        max_values: 25,
        channel_types: [ChannelType.GuildText],
        default_values: [{ id: site.channel.id, type: SelectMenuDefaultValueType.Channel }],
      }),
      menu({ type: ComponentType.StringSelect, custom_id: 'off', placeholder: 'Nothing', options, disabled: true }),
    ]);
    const chosen: unknown[] = [];
    site.answer(async (interaction) => {
      if (!interaction.isAnySelectMenu()) return;
      chosen.push([interaction.customId, interaction.values]);
      await interaction.deferUpdate();
    });
    const open = await site.window('ada');
    const { page } = open;
    const last = page.locator('.message').last();
    const press = async (name: string, keys: readonly string[]) => {
      await last.getByRole('combobox', { name }).focus();
      for (const key of keys) await page.keyboard.press(key);
      await site.discord.until(() => chosen.some((each) => JSON.stringify(each).includes(menus[name] ?? '?')), name);
    };
    const menus: Record<string, string> = {
      ...{ 'One animal': 'one', Animals: 'some', Somebody: 'who', Somewhere: 'where' },
      ...{ 'None or more': 'kept', 'A role': 'role' },
    };
    expect(await last.getByRole('combobox', { name: 'None or more' }).textContent()).toBe('#games');
    expect(await last.getByRole('combobox', { name: 'Nothing' }).isDisabled()).toBe(true);
    await press('One animal', ['ArrowDown', 'ArrowDown', 'Enter']);
    await press('Animals', ['ArrowDown', 'Enter', 'End', ' ', 'Escape']);
    await press('Somebody', ['ArrowDown', 'b', 'o', 'Enter']);
    await press('Somewhere', ['ArrowDown', 'End', 'Enter']);
    await press('None or more', ['ArrowDown', 'Enter', 'Escape']);
    await send([menu({ type: ComponentType.RoleSelect, custom_id: 'role', placeholder: 'A role' })]);
    await last.getByRole('combobox', { name: 'A role' }).waitFor();
    await press('A role', ['ArrowDown', 'Enter']);
    expect(chosen).toEqual([
      ['one', ['bee']],
      ['some', ['ant', 'cat']],
      ['who', [site.town.people.get('bob')?.id]],
      ['where', [site.town.channels().at(-1)?.id]],
      ['kept', []],
      ['role', [...site.town.guild.roles.keys()]],
    ]);
    await closeWindow(open);
  });

  test('is filled in: a form with texts, a menu, one of several, several of many', async () => {
    await send([
      {
        type: ComponentType.ActionRow,
        components: [{ type: ComponentType.Button, style: ButtonStyle.Primary, label: 'Fill in', custom_id: 'form' }],
      },
    ]);
    const received = new Promise((resolve) => {
      site.answer(async (interaction) => {
        if (interaction.isButton()) {
          await interaction.showModal(everyField);
        } else if (interaction.isModalSubmit()) {
          await interaction.reply({ content: 'Thank you', flags: MessageFlags.Ephemeral });
          resolve(
            interaction.fields.fields.map((field) => [field.customId, Object(field).value ?? Object(field).values]),
          );
        }
      });
    });
    const open = await site.window('ada');
    const { page } = open;
    await page.getByRole('button', { name: 'Fill in' }).click();
    const form = page.getByRole('dialog', { name: 'A form' });
    await form.waitFor();
    expect(await form.getByRole('textbox', { name: /Name/ }).evaluate('document.activeElement.id')).toBe(
      await form.getByRole('textbox', { name: /Name/ }).getAttribute('id'),
    );
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText('This must be filled in.').waitFor();
    await form.getByRole('textbox', { name: /Name/ }).fill('Ada');
    await form.getByRole('combobox').click();
    await form.getByRole('option', { name: 'Blue' }).click();
    await form.getByRole('radio', { name: 'Red' }).check();
    await form.getByRole('checkbox', { name: 'Red' }).check();
    await form.getByRole('checkbox', { name: 'Blue' }).check();
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.waitFor({ state: 'detached' });
    await page.locator('.message.ephemeral', { hasText: 'Thank you' }).waitFor();
    expect(await received).toEqual([
      ['name', 'Ada'],
      ['more', ''],
      ['menu', ['blue']],
      ['one', 'red'],
      ['many', ['red', 'blue']],
    ]);
    await closeWindow(open);
  });

  test('is waited for: an answer that is promised, and one that never comes', async () => {
    await send([
      {
        type: ComponentType.ActionRow,
        components: ['Promise', 'Ignore'].map((name) => ({
          type: ComponentType.Button,
          style: ButtonStyle.Secondary,
          label: name,
          custom_id: name,
        })),
      },
    ]);
    let keep = () => {};
    const asked = new Promise<void>((resolve) => {
      keep = resolve;
    });
    site.answer(async (interaction) => {
      if (!interaction.isButton() || interaction.customId === 'Ignore') return;
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await asked;
      await interaction.editReply('Here it is');
    });
    const open = await site.window('ada');
    const { page } = open;
    await page.getByRole('button', { name: 'Promise' }).click();
    await page.getByText('Plateau is thinking…').first().waitFor();
    keep();
    await page.locator('.message.ephemeral', { hasText: 'Here it is' }).waitFor();
    await page.getByRole('button', { name: 'Ignore' }).click();
    site.discord.now = () => Date.now() + 60_000;
    await page.getByText('This interaction failed.').first().waitFor();
    site.discord.now = Date.now;
    await closeWindow(open);
  });

  test.each([
    ['# One\n### Three', '<h4 class="title1">One</h4><h5 class="title3">Three</h5>'],
    ['### Three\n## Two\n# One', '<h4 class="title3">Three</h4><h5 class="title2">Two</h5><h4 class="title1">One</h4>'],
    ['**b** *i* _i_ __u__ ~~s~~', '<p><strong>b</strong> <em>i</em> <em>i</em> <u>u</u> <s>s</s></p>'],
    ['***both***', '<p><strong><em>both</em></strong></p>'],
    ['-# small `code`', '<p class="small">small <code>code</code></p>'],
    ['`<@1> **no**`', '<p><code>&lt;@1&gt; **no**</code></p>'],
    ['snake_case_word 2 * 3 * 4', '<p>snake_case_word 2 * 3 * 4</p>'],
    ['\\*plain\\*', '<p>*plain*</p>'],
    ['- one\n- two\n  - in', '<ul><li>one</li><li>two<ul><li>in</li></ul></li></ul>'],
    ['3. three\n4. four', '<ol start="3"><li>three</li><li>four</li></ol>'],
    ['> said\n> so\nnot', '<blockquote><p>said\nso</p></blockquote><p>not</p>'],
    ['```\n<b>\n```', '<pre tabindex="0"><code>&lt;b&gt;</code></pre>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
  ])('is written as Discord writes it: %j', async (text, html) => {
    const written = await (await markdownOf())(text);
    expect(written).toBe(html);
  });

  test('names people, channels and moments by what they are now', async () => {
    const write = await markdownOf();
    const { channel } = site;
    expect(await write(`<@${site.town.people.get('cleo')?.id}>`)).toBe('<p><span class="mention">@Cléo</span></p>');
    expect(await write(`<#${channel?.id}>`)).toMatch(/<a class="mention" href="[^"]+" data-channel="\d+">#games<\/a>/);
    const soon = Math.floor(Date.now() / 1000) + 7200;
    expect(await write(`<t:${soon}:R>`)).toContain('in 2 hours');
  });

  /** One window for all that is only written. */
  let written: Promise<(text: string) => Promise<unknown>> | undefined;
  function markdownOf() {
    written ??= site.window('ada').then(
      ({ page }) =>
        async (text: string) =>
          page.evaluate(
            `import('/page/markdown.js').then(({ markdown }) => markdown(${JSON.stringify(text)}).map((one) => one.outerHTML).join(''))`,
          ),
    );
    return written;
  }
});
