import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation | undefined>>>>;
}

interface Operation {
  readonly requestBody?: unknown;
}

export interface InspectedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

export type Inspect = (request: InspectedRequest) => string[];

const file = join(import.meta.dirname, '../data/discord-openapi.json');

export const noSuchOperation = 'the API document has no such operation, or trimOpenapi.mjs leaves it out';

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

let shared: Inspect | undefined;

/** Checks request bodies by what Discord itself publishes about its API. What it has compiled serves all tests of a process. */
export function openApiInspector(): Inspect {
  shared ??= compiling();
  return shared;
}

function compiling(): Inspect {
  const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;
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
    const parameters = (path: string) => path.split('{').length;
    return fitting.sort((a, b) => parameters(a.path) - parameters(b.path))[0]?.path;
  }

  return ({ method, path, body }) => {
    const verb = method.toLowerCase();
    const template = pathOf(path);
    const operation = template === undefined ? undefined : document.paths[template]?.[verb];
    if (template === undefined || operation === undefined) return [noSuchOperation];
    if (body === undefined || operation.requestBody === undefined) return [];
    const key = `${verb} ${template}`;
    const schema = pointer('paths', template, verb, 'requestBody', 'content', 'application/json', 'schema');
    const validate = compiled.get(key) ?? ajv.compile({ $ref: `discord#${schema}` });
    compiled.set(key, validate);
    return validate(asTheDocumentHasIt(body)) ? [] : tell(validate.errors ?? []);
  };
}
