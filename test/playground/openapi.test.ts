import { describe, expect, it } from 'vitest';
import { noSuchOperation, openApiInspector } from './openapi.ts';

const inspect = openApiInspector();

describe('the inspector made of the API document', () => {
  const see = (method: string, path: string, body: unknown) => inspect({ method, path, body });

  it('takes a message as discord.js writes it', () => {
    const body = { content: 'hello', tts: false, enforce_nonce: false, allowed_mentions: { parse: [] } };
    expect(see('POST', '/channels/1234/messages', body)).toEqual([]);
  });

  it('names what is wrong and where', () => {
    const faults = see('POST', '/channels/1234/messages', { content: 17 });
    expect(faults.join()).toContain('/content');
  });

  it('tells the way of an original answer from that of a message', () => {
    expect(see('PATCH', '/webhooks/1/token/messages/@original', { content: 'x'.repeat(2001) }).join()).toContain(
      '/content',
    );
  });

  it('looks into the bodies of the first answers', () => {
    expect(see('POST', '/interactions/1/token/callback', { type: 4, data: { content: 'hello' } })).toEqual([]);
    expect(see('POST', '/interactions/1/token/callback', { type: 99 })).not.toEqual([]);
  });

  it('takes rights of members as discord.js writes them', () => {
    const command = { name: 'plateau', description: 'games', default_member_permissions: '8192' };
    expect(see('PUT', '/applications/1/commands', [command])).toEqual([]);
    expect(see('PUT', '/applications/1/commands', [{ ...command, name: 'x'.repeat(33) }])).not.toEqual([]);
  });

  it('says when Discord knows no such operation', () => {
    expect(see('POST', '/plateau', {})).toEqual([noSuchOperation]);
  });
});
