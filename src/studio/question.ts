import { parseSpec, printSpec } from '../compile/spec.ts';

/** What is asked of the first view: what the second ruleset does to a scenario, against the first. */
export interface Question {
  readonly scenario: string;
  /** Specifications of two rulesets; the first is the baseline. */
  readonly rulesets: readonly [string, string];
  readonly seed: string;
  /** Most pairs of games. */
  readonly pairs: number;
}

/** A question with what somebody found, as a link holds it. */
export interface Shared {
  readonly question: Question;
  /** Pairs that were played, and the digest of these games; null where nobody has played. */
  readonly answer: { readonly pairs: number; readonly digest: string } | null;
}

/** The version of links that this studio writes. It reads no other. */
const VERSION = '1';
/** Longest link and longest question that are read, in letters: by far more than any that the studio writes. */
const MOST_LETTERS = 8_000;
const MOST_BYTES = 64_000;
export const MOST_PAIRS = 20_000;

/** A link that cannot be read; the message says why, and what to do. */
export class LinkError extends Error {
  override readonly name = 'LinkError';
}

/** The part of a link after `#`: the version, then JSON, compressed, in the letters of base 64 for addresses. */
export async function linkOf(shared: Shared): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(shared)), new CompressionStream('deflate-raw'));
  const letters = btoa(String.fromCharCode(...bytes));
  return `${VERSION}.${letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/**
 * What a link holds. Everything in it is somebody else's, so nothing is taken that is not exactly what belongs there.
 * @throws LinkError
 */
export async function readLink(hash: string): Promise<Shared> {
  const [, version, letters] = /^#?(\w+)\.([\w-]+)$/.exec(hash) ?? [];
  if (version === undefined || letters === undefined || hash.length > MOST_LETTERS)
    throw new LinkError('This is no link of the studio: a part of it may have been lost. Ask for it again.');
  if (version !== VERSION)
    throw new LinkError(
      `This link is of version ${version}, and this studio reads version ${VERSION}. Open it with the studio that made it.`,
    );
  let data: unknown;
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (it) => it.charCodeAt(0));
    data = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw'))));
  } catch {
    throw new LinkError('This link is damaged: a part of it may have been lost. Ask for it again.');
  }
  return checked(data);
}

/** @throws RangeError for more than a question can be */
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
const DIGEST = /^[0-9a-f]{16}$/;

function checked(data: unknown): Shared {
  const { question, answer } = fields(data, ['question', 'answer']);
  const { scenario, rulesets, seed, pairs } = fields(question, ['scenario', 'rulesets', 'seed', 'pairs']);
  if (typeof scenario !== 'string' || !NAME.test(scenario)) throw strange('scenario');
  if (!Array.isArray(rulesets) || rulesets.length !== 2) throw strange('rulesets');
  if (typeof seed !== 'string' || !/^[\w .-]{1,64}$/.test(seed)) throw strange('seed');
  const [before, after] = rulesets.map(ruleset) as [string, string];
  const asked = { scenario, rulesets: [before, after] as const, seed, pairs: count(pairs, 'pairs') };
  if (answer === null) return { question: asked, answer: null };
  const found = fields(answer, ['pairs', 'digest']);
  if (typeof found['digest'] !== 'string' || !DIGEST.test(found['digest'])) throw strange('digest');
  return { question: asked, answer: { pairs: count(found['pairs'], 'pairs'), digest: found['digest'] } };
}

/** The values of exactly these keys. */
function fields(data: unknown, names: readonly string[]): { readonly [name: string]: unknown } {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw strange(names.join(', '));
  if (Object.keys(data).some((it) => !names.includes(it)) || names.some((it) => !Object.hasOwn(data, it))) throw strange(names.join(', '));
  return data as { readonly [name: string]: unknown };
}

function count(value: unknown, what: string): number {
  if (!Number.isInteger(value) || (value as number) < 1 || (value as number) > MOST_PAIRS) throw strange(what);
  return value as number;
}

/** A ruleset of built-in editions: a link brings no code and names none. */
function ruleset(text: unknown): string {
  if (typeof text !== 'string' || text.length > 4_000) throw strange('rulesets');
  try {
    const spec = parseSpec(text);
    if (NAME.test(spec.base) && spec.packs.length === 0) return printSpec(spec);
  } catch {
    // Said below.
  }
  throw strange('rulesets');
}

const strange = (what: string): LinkError =>
  new LinkError(`This link does not hold a question that the studio can ask (${what}). Ask for it again.`);
