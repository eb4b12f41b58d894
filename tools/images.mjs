// `npm run images` asks the registry which image each tag names today, and writes its digest into Dockerfile and compose.yaml.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const dockerHub = 'https://registry-1.docker.io';
const files = ['Dockerfile', 'compose.yaml'];
/** Such as `redis:7-alpine@sha256:…` behind FROM or `image:`. What a stage is called has no digest. */
const pinned = /^(?:FROM|\s*image:) (?<name>[a-z0-9/._-]+):(?<tag>[\w.-]+)@(?<digest>sha256:[0-9a-f]{64})/gm;
/** An image for several kinds of machines is a list of images. Its digest is the one that fits all of them. */
const lists = 'application/vnd.oci.image.index.v1+json, application/vnd.docker.distribution.manifest.list.v2+json';

/**
 * The digest that a tag names today.
 * @param {string} name
 * @param {string} tag
 * @param {string} [registry]
 */
export async function digestOf(name, tag, registry = dockerHub) {
  const repository = name.includes('/') ? name : `library/${name}`;
  const url = `${registry}/v2/${repository}/manifests/${tag}`;
  const ask = (/** @type {string | undefined} */ token) =>
    fetch(url, { method: 'HEAD', headers: { accept: lists, ...(token && { authorization: `Bearer ${token}` }) } });
  let answer = await ask(undefined);
  if (answer.status === 401) answer = await ask(await tokenFor(answer.headers.get('www-authenticate') ?? ''));
  const digest = answer.headers.get('docker-content-digest');
  if (!answer.ok || digest === null)
    throw new Error(`${registry} does not tell ${name}:${tag}: status ${answer.status}`);
  return digest;
}

/** Registries give everybody a token for reading, and say where. @param {string} challenge */
async function tokenFor(challenge) {
  const { realm, ...asked } = Object.fromEntries(
    [...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  );
  if (realm === undefined) throw new Error(`the registry asks for something else than a token: ${challenge}`);
  const answer = await fetch(`${realm}?${new URLSearchParams(asked)}`);
  const { token } = /** @type {{ token: string }} */ (await answer.json());
  return token;
}

/**
 * The text with the digests of today.
 * @param {string} text
 * @param {(name: string, tag: string) => Promise<string>} [ask]
 */
export async function renewed(text, ask = digestOf) {
  let after = text;
  for (const { groups } of text.matchAll(pinned)) {
    const { name = '', tag = '', digest = '' } = groups ?? {};
    after = after.replaceAll(`${name}:${tag}@${digest}`, `${name}:${tag}@${await ask(name, tag)}`);
  }
  return after;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    const after = await renewed(text);
    await writeFile(file, after);
    process.stdout.write(`${file}: ${after === text ? 'all digests are those of today' : 'renewed'}\n`);
  }
}
