import { parseSpec, printSpec } from '../compile/spec.ts';
import { NOTHING, type OwnFiles, OwnFilesError, ownFilesIn, ownRules } from './own-files.ts';

/*
 * Links hold what is asked: a version, then JSON, compressed, in the letters of base 64 for addresses. Those with own files have a version of their
 * own, so that a studio that knows none says so.
 */

/** Of each version that is read, the longest link, in letters, and the longest content, in bytes. */
const VERSIONS = {
  /** What is asked. */
  '1': { letters: 8_000, bytes: 64_000 },
  /** `{ asked, own }`: what is asked, and own files. */
  '2': { letters: 64_000, bytes: 1_000_000 },
} as const;

type Version = keyof typeof VERSIONS;
const isVersion = (it: string): it is Version => Object.hasOwn(VERSIONS, it);

/** A link that cannot be read; the message says why, and what to do. */
export class LinkError extends Error {
  override readonly name = 'LinkError';
}

/**
 * The letters of a link, beginning with the version.
 * @throws LinkError for own files that are too much for a link
 */
export async function pack(asked: unknown, own: OwnFiles = NOTHING): Promise<string> {
  const version = Object.keys(own).length === 0 ? '1' : '2';
  const text = JSON.stringify(version === '1' ? asked : { asked, own });
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), VERSIONS[version].bytes);
  const letters = btoa(Array.from(bytes, (it) => String.fromCharCode(it)).join(''));
  const link = `${version}.${letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
  if (version === '2' && link.length > VERSIONS[version].letters)
    throw new LinkError('Your own files are too much for a link. Save it as a folder and send that.');
  return link;
}

/**
 * The data of a link, which is somebody else's: whoever reads it takes nothing that is not exactly what belongs there. Its own files are checked here.
 * @throws LinkError
 */
export async function unpack(link: string): Promise<{ readonly asked: unknown; readonly own: OwnFiles }> {
  const [, version, letters] = /^(\w+)\.([\w-]+)$/.exec(link) ?? [];
  if (version === undefined || letters === undefined) throw new LinkError(NO_LINK);
  if (!isVersion(version))
    throw new LinkError(
      `This link is of version ${version}, and this studio reads versions ${Object.keys(VERSIONS).join(' and ')}. Open it with the studio that made it.`,
    );
  const most = VERSIONS[version];
  if (link.length > most.letters) throw new LinkError(NO_LINK);
  const data = await inflated(letters, most.bytes);
  if (version === '1') return { asked: data, own: NOTHING };
  const { asked, own } = fields(data, ['asked', 'own']);
  try {
    return { asked, own: ownFilesIn(own) };
  } catch (error) {
    if (!(error instanceof OwnFilesError)) throw error;
    throw new LinkError(`This link brings files that the studio does not take. ${error.message}`);
  }
}

const NO_LINK = 'This is no link of the studio: a part of it may have been lost. Ask for it again.';

async function inflated(letters: string, most: number): Promise<unknown> {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (it) => it.charCodeAt(0));
    const content = await through(bytes, new DecompressionStream('deflate-raw'), most);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
  } catch {
    throw new LinkError('This link is damaged: a part of it may have been lost. Ask for it again.');
  }
}

/** @throws RangeError for more than a link can hold */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    // A few letters can hold gigabytes of the same.
    if (size > most) {
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

/** A scenario by its name, or two armies on its field: `patrol.mine.assault`. */
export function scenarioIn(value: unknown): string {
  const names = typeof value === 'string' ? value.split('.') : [];
  if (names.length !== 1 && names.length !== 3) throw strange('scenario');
  return names.map((it) => nameIn(it, 'scenario')).join('.');
}

/** A ruleset of built-in editions, and of own rules that the link brings: it names no other code. */
export function rulesetIn(text: unknown, own: OwnFiles): string {
  if (typeof text !== 'string' || text.length > 4_000) throw strange('rulesets');
  const rules = ownRules(own);
  try {
    const spec = parseSpec(text);
    if (NAME.test(spec.base) && spec.packs.every((it) => rules.includes(it))) return printSpec(spec);
  } catch {
    // Said below.
  }
  throw strange('rulesets');
}

export const strange = (what: string): LinkError =>
  new LinkError(`This link does not hold a question that the studio can ask (${what}). Ask for it again.`);
