import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { systemWords } from '../scenario/system-words.ts';
import { OutputError } from './output-error.ts';

/** The key of the digest that a file carries of everything else in it. */
const SEAL = 'seal';

const sealOf = (content: object): string => createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);

/** The text of a JSON file that says by itself whether it is as it was written. */
export const sealed = (content: object): string => `${JSON.stringify({ ...content, [SEAL]: sealOf(content) }, null, 2)}\n`;

/**
 * Reads a JSON file that a command wrote.
 * @param remedy what to do where it is damaged
 * @throws OutputError for one that is missing, damaged, or sealed and no longer as it was written
 */
export async function readStored<T extends object>(path: string, remedy: string): Promise<T> {
  const damaged = (how: string, cause?: unknown): OutputError => new OutputError(path, `${how}; ${remedy}`, cause);
  let content: unknown;
  try {
    content = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    const refused = systemWords(error);
    throw refused === null ? damaged('is damaged', error) : new OutputError(path, refused.what, error);
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) throw damaged('is damaged');
  if (!(SEAL in content)) return content as T;
  const { [SEAL]: seal, ...rest } = content;
  if (seal !== sealOf(rest)) throw damaged('is not as it was written');
  return rest as T;
}

/** Whether all of these keys hold lists. */
export const hasLists = (content: object, keys: readonly string[]): boolean =>
  keys.every((key) => Array.isArray((content as { readonly [key: string]: unknown })[key]));
