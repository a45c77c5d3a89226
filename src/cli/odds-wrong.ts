import { blameText } from '../load/blame.ts';
import { placeOfWord } from '../load/place-of-word.ts';
import type { Example } from '../scenario/types.ts';
import { UsageError } from './command.ts';

/** Errors that say by themselves what is wrong with an attack. */
const PLAIN = ['RangeError', 'ExampleError', 'SettingError', 'Error'];

/** What is wrong with an attack, with its place in the file. */
export function wrongWith(example: Example, path: string, error: unknown): unknown {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const known = ['RangeError', 'SpecError', 'InputError', 'OddsError', 'SettingError', 'UsageError'];
  const told = error instanceof Error && !known.includes(name) ? blameText(error) : null;
  if (told !== null) return new UsageError(`${told}\nin the attack ${path}:${example.line}: ${example.title}`);
  // Verbs say as plain errors what a step cannot mean.
  if (!PLAIN.includes(name)) return error;
  const remedy = name === 'RangeError' ? '; take fewer models or shots, or play it with --samples 1000000' : '';
  const [line, column] = placeOfWord(path, example.line, wordsIn(message)) ?? [example.line, 1];
  return new UsageError(`${path}:${line}:${column}: ${example.title}: ${message}${remedy}`);
}

/** What a message says was found: what it quotes before it says what there is, the last first, and then what it begins with (`unit A: ...`, `answers.jink: ...`). */
function wordsIn(message: string): string[] {
  const [found = ''] = message.split(';');
  const quoted = [...found.matchAll(/"([^"]+)"/g)].map(([, word = '']) => word);
  return [...quoted.reverse(), ...(/^(?:unit |answers\.|given\.)?([\w-]+)/.exec(message)?.slice(1) ?? [])];
}
