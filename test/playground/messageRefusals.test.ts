import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '../../src/playground/discord/world/permissions.ts';
import { button, gallery, menu, option, options, row, text, times, v2 } from './bodies.ts';
import { openRawBot, type RawBot } from './rawBot.ts';

let bot: RawBot;
beforeAll(async () => {
  bot = await openRawBot();
});
afterAll(() => bot.discord.close());

describe('a message', () => {
  it.each<[string, object, string]>([
    ['more than 5 rows', { components: times(6, (i) => row(button(`b${i}`))) }, 'BASE_TYPE_MAX_LENGTH'],
    ['a V2 component without the flag', { components: [text('hello')] }, 'UNION_TYPE_CHOICES'],
    [
      'V2 together with content',
      { content: 'hello', components: [text('hello')], flags: v2 },
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    [
      'V2 together with embeds',
      { embeds: [{ title: 'hello' }], components: [text('hello')], flags: v2 },
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    [
      'more than 40 components, nested ones counted',
      { components: [{ type: 17, components: times(40, () => text('a')) }], flags: v2 },
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    [
      'more than 4 000 characters of V2 text',
      { components: [text('a'.repeat(2001)), text('a'.repeat(2000))], flags: v2 },
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    ],
    ['content over 2 000 characters', { content: 'a'.repeat(2001) }, 'BASE_TYPE_MAX_LENGTH'],
    [
      'two components of one custom id',
      { content: 'a', components: [row(button('a'), button('a'))] },
      'COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'a button with no custom id',
      { content: 'a', components: [row({ type: 2, style: 1, label: 'A' })] },
      'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED',
    ],
    [
      'a menu of channels with a default that is a role',
      {
        content: 'a',
        components: [row({ type: 8, custom_id: 'a', default_values: [{ id: '1', type: 'role' }] })],
      },
      'UNION_TYPE_CHOICES',
    ],
    [
      'a menu with more defaults than it takes',
      {
        content: 'a',
        components: [row({ type: 6, custom_id: 'a', default_values: times(2, (i) => ({ id: `${i}`, type: 'role' })) })],
      },
      'SELECT_COMPONENT_INVALID_DEFAULT_VALUES',
    ],
    ['a menu with no custom id', { components: [row({ type: 3, options: options(2) })] }, 'BASE_TYPE_REQUIRED'],
    ['a custom id over 100 characters', { components: [row(button('a'.repeat(101)))] }, 'BASE_TYPE_BAD_LENGTH'],
    [
      'a button with neither label nor emoji',
      { components: [row(button('a', { label: undefined }))] },
      'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
    ],
    [
      'a label over 80 characters',
      { components: [row(button('a', { label: 'a'.repeat(81) }))] },
      'BASE_TYPE_MAX_LENGTH',
    ],
    ['six buttons in a row', { components: [row(...times(6, (i) => button(`b${i}`)))] }, 'BASE_TYPE_BAD_LENGTH'],
    ['an empty row', { components: [row()] }, 'BASE_TYPE_REQUIRED'],
    [
      'a menu beside a button',
      { components: [row({ type: 3, custom_id: 'm', options: options(2) }, button('a'))] },
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    ],
    ['a menu of more than 25 options', { components: [menu({ options: options(26) })] }, 'BASE_TYPE_BAD_LENGTH'],
    ['a menu of no options', { components: [menu({ options: [] })] }, 'BASE_TYPE_REQUIRED'],
    [
      'a menu that asks for more than it has',
      { components: [menu({ max_values: 3 })] },
      'SELECT_COMPONENT_MAX_VALUES_EXCEEDS_OPTIONS',
    ],
    [
      'a menu whose least is above its most',
      { components: [menu({ min_values: 2, max_values: 1 })] },
      'SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX_VALUES',
    ],
    ['a menu that asks for more than 25', { components: [menu({ max_values: 26 })] }, 'NUMBER_TYPE_MAX'],
    [
      'two options of one value',
      { components: [menu({ options: [option('a'), option('a')] })] },
      'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
    ],
    [
      'embeds of over 6 000 characters together',
      { embeds: [{ description: 'a'.repeat(4000) }, { description: 'a'.repeat(2001) }] },
      'MAX_EMBED_SIZE_EXCEEDED',
    ],
    ['more than 10 embeds', { embeds: times(11, () => ({ title: 'a' })) }, 'BASE_TYPE_MAX_LENGTH'],
    ['an embed title over 256 characters', { embeds: [{ title: 'a'.repeat(257) }] }, 'BASE_TYPE_MAX_LENGTH'],
    [
      'a gallery of a file that is not attached',
      { components: [gallery('attachment://board.png')], flags: v2 },
      'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    ],
    [
      'an embed of a file that is not attached',
      { embeds: [{ image: { url: 'attachment://board.png' } }] },
      'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    ],
    ['an attachment nobody sent', { content: 'a', attachments: [{ id: '0' }] }, 'ATTACHMENT_NOT_FOUND'],
    [
      'mentions allowed twice over',
      { content: 'a', allowed_mentions: { parse: ['users'], users: ['1'] } },
      'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
    ],
    ['a nonce over 25 characters', { content: 'a', nonce: 'a'.repeat(26) }, 'NONCE_TYPE_TOO_LONG'],
    ['a reply to nothing', { content: 'a', message_reference: { message_id: '1' } }, 'REPLIES_UNKNOWN_MESSAGE'],
  ])('is refused with %s', async (_, body, code) => {
    bot.expectInvalid(await bot.send('POST', bot.messages, body), code);
  });

  it.each([
    ['with nothing in it', {}],
    ['with blanks alone', { content: '  ' }],
    ['with the V2 flag and no component', { flags: v2 }],
  ])('is refused when empty, %s', async (_, body) => {
    expect((await bot.send('POST', bot.messages, body)).body).toEqual({
      code: 50006,
      message: 'Cannot send an empty message',
    });
  });

  it('is refused with a file over 10 MiB, and taken with one of 10 MiB', async () => {
    const limit = 10 * 1024 * 1024;
    const over = await bot.send('POST', bot.messages, { content: 'a' }, [Buffer.alloc(limit + 1)]);
    expect(over).toMatchObject({ status: 413, body: { code: 40005 } });
    expect((await bot.send('POST', bot.messages, { content: 'a' }, [Buffer.alloc(limit)])).status).toBe(200);
  });

  it('is taken at the very limits', async () => {
    const full = { components: [{ type: 17, components: times(39, () => text('a'.repeat(102))) }], flags: v2 };
    expect((await bot.send('POST', bot.messages, full)).status).toBe(200);
    const rows = times(5, (i) => row(...times(5, (j) => button(`${i}${j}`))));
    expect((await bot.send('POST', bot.messages, { content: 'a'.repeat(2000), components: rows })).status).toBe(200);
  });

  it('tells where in the body the fault is', async () => {
    const answer = await bot.send('POST', bot.messages, { components: [row(button('a'), button('a'))] });
    const fault = { code: 'COMPONENT_CUSTOM_ID_DUPLICATED', message: 'Component custom id cannot be duplicated' };
    const nested = { components: { 0: { components: { 1: { custom_id: { _errors: [fault] } } } } } };
    expect(answer.body.errors).toEqual(nested);
  });

  it('is not turned back from V2 by an edit', async () => {
    const { body } = await bot.send('POST', bot.messages, { components: [text('hello')], flags: v2 });
    const { id } = body as { id: string };
    const edit = await bot.send('PATCH', `${bot.messages}/${id}`, { content: 'plain', components: [], flags: 0 });
    bot.expectInvalid(edit, 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2');
  });

  it('piles its files up when an edit brings more and lists none', async () => {
    const { body } = await bot.send('POST', bot.messages, { content: 'a' }, [Buffer.from('one')]);
    const { id } = body as { id: string };
    await bot.send('PATCH', `${bot.messages}/${id}`, { content: 'b' }, [Buffer.from('two')]);
    expect(bot.discord.message(id)?.attachments.map(({ bytes }) => String(bytes))).toEqual(['one', 'two']);
    await bot.send('PATCH', `${bot.messages}/${id}`, { attachments: [] });
    expect(bot.discord.message(id)?.attachments).toEqual([]);
  });

  it('of somebody else is not to be edited', async () => {
    const said = bot.discord.as(bot.ann).say(bot.channel, 'mine');
    const answer = await bot.send('PATCH', `${bot.messages}/${said.id}`, { content: 'yours' });
    expect(answer).toMatchObject({ status: 403, body: { code: 50005 } });
  });

  it('that is not there is unknown', async () => {
    const answer = await bot.send('PATCH', `${bot.messages}/1`, { content: 'a' });
    expect(answer).toMatchObject({ status: 404, body: { code: 10008 } });
  });

  it.each<[string, Permission, string, unknown, number]>([
    ['write', 'SendMessages', '/messages', { content: 'a' }, 50013],
    ['see the channel', 'ViewChannel', '/messages', { content: 'a' }, 50001],
    ['open threads', 'CreatePublicThreads', '/threads', { name: 'a', type: 11 }, 50013],
    ['show that it types', 'SendMessages', '/typing', undefined, 50013],
    [
      'reply, not seeing history',
      'ReadMessageHistory',
      '/messages',
      { content: 'a', message_reference: { message_id: '1' } },
      160002,
    ],
  ])('is refused when the bot has no right to %s', async (_, permission, path, body, code) => {
    bot.discord.denyBot(bot.channel, permission);
    const answer = await bot.send('POST', `/channels/${bot.channel.id}${path}`, body);
    bot.discord.allowBot(bot.channel, permission);
    expect(answer.body.code).toBe(code);
    expect(bot.discord.violations.at(-1)).toContain(String(code));
  });

  it('is refused when the bot has no right to attach files or to react', async () => {
    const said = bot.discord.as(bot.ann).say(bot.channel, 'hello');
    bot.discord.denyBot(bot.channel, 'AttachFiles', 'AddReactions');
    const attached = await bot.send('POST', bot.messages, { content: 'a' }, [Buffer.from('one')]);
    const reacted = await bot.send('PUT', `${bot.messages}/${said.id}/reactions/${encodeURIComponent('👍')}/@me`);
    bot.discord.allowBot(bot.channel, 'AttachFiles', 'AddReactions');
    expect([attached.body.code, reacted.body.code]).toEqual([50013, 50013]);
  });

  it('is not looked for around what is no id', async () => {
    bot.expectInvalid(await bot.send('GET', `${bot.messages}?before=yesterday`), 'NUMBER_TYPE_COERCE');
    bot.expectInvalid(await bot.send('GET', `${bot.messages}?limit=101`), 'NUMBER_TYPE_MAX');
  });
});
