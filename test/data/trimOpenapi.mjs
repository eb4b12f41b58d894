// Makes discord-openapi.json from Discord's whole document, `specs/openapi.json` of github.com/discord/discord-api-spec:
// `node test/data/trimOpenapi.mjs path/to/openapi.json && npm run format`
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the local Discord serves. */
const served = {
  '/applications/@me': ['get'],
  '/applications/{application_id}/commands': ['get', 'put', 'post'],
  '/applications/{application_id}/commands/{command_id}': ['get', 'patch', 'delete'],
  '/applications/{application_id}/emojis': ['get'],
  '/applications/{application_id}/guilds/{guild_id}/commands': ['get', 'put', 'post'],
  '/applications/{application_id}/guilds/{guild_id}/commands/{command_id}': ['get', 'patch', 'delete'],
  '/channels/{channel_id}': ['get', 'patch', 'delete'],
  '/channels/{channel_id}/messages': ['get', 'post'],
  '/channels/{channel_id}/messages/{message_id}': ['get', 'patch', 'delete'],
  '/channels/{channel_id}/messages/{message_id}/reactions': ['delete'],
  '/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}': ['get', 'delete'],
  '/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me': ['put', 'delete'],
  '/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/{user_id}': ['delete'],
  '/channels/{channel_id}/messages/{message_id}/threads': ['post'],
  '/channels/{channel_id}/thread-members/@me': ['put', 'delete'],
  '/channels/{channel_id}/thread-members/{user_id}': ['put', 'delete'],
  '/channels/{channel_id}/threads': ['post'],
  '/channels/{channel_id}/typing': ['post'],
  '/gateway': ['get'],
  '/gateway/bot': ['get'],
  '/guilds/{guild_id}': ['get'],
  '/guilds/{guild_id}/channels': ['get'],
  '/guilds/{guild_id}/members/{user_id}': ['get'],
  '/guilds/{guild_id}/roles': ['get'],
  '/guilds/{guild_id}/threads/active': ['get'],
  '/interactions/{interaction_id}/{interaction_token}/callback': ['post'],
  '/oauth2/applications/@me': ['get'],
  '/users/@me': ['get'],
  '/users/@me/channels': ['post'],
  '/users/@me/guilds': ['get'],
  '/users/{user_id}': ['get'],
  '/webhooks/{webhook_id}/{webhook_token}': ['post'],
  '/webhooks/{webhook_id}/{webhook_token}/messages/@original': ['get', 'patch', 'delete'],
  '/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}': ['get', 'patch', 'delete'],
};

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Name the whole document: node test/data/trimOpenapi.mjs openapi.json');
const whole = JSON.parse(readFileSync(source, 'utf8'));

/** Only what refuses: no titles, descriptions, formats or extensions. */
function schemaOf(/** @type {any} */ given) {
  if (Array.isArray(given)) return given.map(schemaOf);
  if (typeof given !== 'object' || given === null) return given;
  const told = ['title', 'description', 'format', 'example', 'examples', 'default', 'deprecated'];
  const kept = Object.entries(given).filter(([keyword]) => !told.includes(keyword) && !keyword.startsWith('x-'));
  return Object.fromEntries(
    kept.map(([keyword, value]) => [keyword, keyword === 'properties' ? fieldsOf(value) : schemaOf(value)]),
  );
}

/** The keys here are names of fields, not keywords. */
function fieldsOf(/** @type {any} */ given) {
  return Object.fromEntries(Object.entries(given).map(([name, schema]) => [name, schemaOf(schema)]));
}

function operationOf(/** @type {string} */ path, /** @type {string} */ method) {
  const operation = whole.paths[path]?.[method];
  if (operation === undefined) throw new Error(`The document knows no ${method} ${path}.`);
  const body = operation.requestBody?.content['application/json'];
  if (body === undefined) return {};
  return { requestBody: { content: { 'application/json': { schema: schemaOf(body.schema) } } } };
}

/** Every schema that is named in there, and what those name in turn. */
function schemasIn(/** @type {unknown} */ part, /** @type {Map<string, unknown>} */ found = new Map()) {
  for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (name === undefined || found.has(name)) continue;
    const schema = schemaOf(whole.components.schemas[name]);
    found.set(name, schema);
    schemasIn(schema, found);
  }
  return found;
}

const paths = Object.fromEntries(
  Object.entries(served).map(([path, methods]) => [
    path,
    Object.fromEntries(methods.map((method) => [method, operationOf(path, method)])),
  ]),
);
const schemas = Object.fromEntries([...schemasIn(paths)].sort(([one], [other]) => (one < other ? -1 : 1)));
const { openapi, info } = whole;
const trimmed = { openapi, info, paths, components: { schemas } };
writeFileSync(join(import.meta.dirname, 'discord-openapi.json'), JSON.stringify(trimmed));
