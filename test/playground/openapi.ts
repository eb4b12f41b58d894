import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation | undefined>>>>;
}

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
}

export interface InspectedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

export type Inspect = (request: InspectedRequest) => string[];

const projectRoot = resolve(import.meta.dirname, '../..');
export const documentPath = resolve(projectRoot, process.env['DISCORD_OPENAPI'] ?? '../shared/discord-openapi.json');

const pointer = (...keys: readonly string[]) =>
  keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/** discord.js writes these rights as a string, as the API takes them; the document knows them as a number. */
function asTheDocumentHasIt(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asTheDocumentHasIt);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'default_member_permissions' && typeof inner === 'string' ? Number(inner) : asTheDocumentHasIt(inner),
    ]),
  );
}

/** A choice of schemas complains once for each; what lies deepest is what was meant. */
function tell(errors: readonly ErrorObject[]): string[] {
  const depth = (error: ErrorObject) => error.instancePath.split('/').length;
  const deepest = Math.max(...errors.map(depth));
  const lines = errors
    .filter((error) => depth(error) === deepest)
    .map(({ instancePath, message }) => `${instancePath || '(body)'} ${message}`);
  return [...new Set(lines)].slice(0, 4);
}

/** Checks request bodies by Discord's own document; undefined where there is none. */
export function openApiInspector(): Inspect | undefined {
  if (!existsSync(documentPath)) return undefined;
  const document = JSON.parse(readFileSync(documentPath, 'utf8')) as OpenApi;
  const ajv = new Ajv2020({ strict: false, validateFormats: false, addUsedSchema: false });
  ajv.addSchema(document, 'discord');
  const templates = Object.keys(document.paths).map((path) => ({ path, parts: path.split('/') }));
  const compiled = new Map<string, ValidateFunction>();

  function pathOf(given: string): string | undefined {
    const parts = given.split('/');
    const fitting = templates.filter(
      (template) =>
        template.parts.length === parts.length &&
        template.parts.every((part, index) => part === parts[index] || (part.startsWith('{') && parts[index] !== '')),
    );
    const places = (path: string) => path.split('{').length;
    return fitting.sort((a, b) => places(a.path) - places(b.path))[0]?.path;
  }

  return ({ method, path, body }) => {
    const verb = method.toLowerCase();
    const template = pathOf(path);
    const operation = template === undefined ? undefined : document.paths[template]?.[verb];
    if (template === undefined || operation === undefined) return ['Discord has no such operation'];
    if (body === undefined || operation.requestBody?.content['application/json'] === undefined) return [];
    const key = `${verb} ${template}`;
    const place = pointer('paths', template, verb, 'requestBody', 'content', 'application/json', 'schema');
    const validate = compiled.get(key) ?? ajv.compile({ $ref: `discord#${place}` });
    compiled.set(key, validate);
    return validate(asTheDocumentHasIt(body)) ? [] : tell(validate.errors ?? []);
  };
}
