import { parseSpec, printSpec } from '../compile/spec.ts';

/* Links hold what is asked: a version, then JSON, compressed, in the letters of base 64 for addresses. */

/** The version of links that this studio writes. It reads no other. */
const VERSION = '1';
/** Longest link and longest content that are read, in letters: by far more than any that the studio writes. */
const MOST_LETTERS = 8_000;
const MOST_BYTES = 64_000;

/** A link that cannot be read; the message says why, and what to do. */
export class LinkError extends Error {
  override readonly name = 'LinkError';
}

/** The letters of a link to data, beginning with the version. */
export async function pack(data: unknown): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(data)), new CompressionStream('deflate-raw'));
  const letters = btoa(String.fromCharCode(...bytes));
  return `${VERSION}.${letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/**
 * The data of a link, which is somebody else's: whoever reads it takes nothing that is not exactly what belongs there.
 * @throws LinkError
 */
export async function unpack(link: string): Promise<unknown> {
  const [, version, letters] = /^(\w+)\.([\w-]+)$/.exec(link) ?? [];
  if (version === undefined || letters === undefined || link.length > MOST_LETTERS)
    throw new LinkError('This is no link of the studio: a part of it may have been lost. Ask for it again.');
  if (version !== VERSION)
    throw new LinkError(
      `This link is of version ${version}, and this studio reads version ${VERSION}. Open it with the studio that made it.`,
    );
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (it) => it.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw'))));
  } catch {
    throw new LinkError('This link is damaged: a part of it may have been lost. Ask for it again.');
  }
}

/** @throws RangeError for more than a link can hold */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    // A few letters can hold gigabytes of the same.
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError('too large');
    }
    parts.push(part.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const NAME = /^[a-z][a-z0-9-]{0,63}$/;

/** The values of exactly these keys. */
export function fields(data: unknown, names: readonly string[]): { readonly [name: string]: unknown } {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw strange(names.join(', '));
  if (Object.keys(data).some((it) => !names.includes(it)) || names.some((it) => !Object.hasOwn(data, it))) throw strange(names.join(', '));
  return data as { readonly [name: string]: unknown };
}

/** The name of a file, a kind of model or a weapon. */
export function nameIn(value: unknown, what: string): string {
  if (typeof value !== 'string' || !NAME.test(value)) throw strange(what);
  return value;
}

const DIGEST = /^[0-9a-f]{16}$/;

/** The digest of a game, or of many. */
export function digestIn(value: unknown): string {
  if (typeof value !== 'string' || !DIGEST.test(value)) throw strange('digest');
  return value;
}

/** Letters, digits, points, dashes and spaces. */
export const SEED = '[\\w .\\-]{1,64}';
const WHOLE_SEED = new RegExp(`^${SEED}$`);

export function seedIn(value: unknown): string {
  if (typeof value !== 'string' || !WHOLE_SEED.test(value)) throw strange('seed');
  return value;
}

/** A whole number. */
export function wholeIn(value: unknown, what: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) throw strange(what);
  return value;
}

/** A ruleset of built-in editions: a link brings no code and names none. */
export function rulesetIn(text: unknown): string {
  if (typeof text !== 'string' || text.length > 4_000) throw strange('rulesets');
  try {
    const spec = parseSpec(text);
    if (NAME.test(spec.base) && spec.packs.length === 0) return printSpec(spec);
  } catch {
    // Said below.
  }
  throw strange('rulesets');
}

export const strange = (what: string): LinkError =>
  new LinkError(`This link does not hold a question that the studio can ask (${what}). Ask for it again.`);
