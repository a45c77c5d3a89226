import { COMMANDS } from '../command-list.ts';
import { helpOf } from '../dispatch.ts';
import { givenFor, grammarOf, typedAt } from './line.ts';
import { valuesFor } from './values.ts';

/**
 * What the last word of a command line can become: whole words, with a space behind them where nothing can follow. Nothing where it is a path,
 * which shells complete themselves.
 *
 * @param words those behind the name of the program; the last is being typed, and may be empty
 */
export async function suggest(words: readonly string[]): Promise<string[]> {
  const text = words.at(-1) ?? '';
  const [name = '', ...rest] = words;
  if (words.length < 2) return beginning(text, [...COMMANDS.map((it) => `${it.name} `), 'help ', '--help ', '--version ']);
  if (name === 'help')
    return beginning(
      text,
      COMMANDS.map((it) => `${it.name} `),
    );
  const entry = COMMANDS.find((it) => it.name === name);
  if (entry === undefined) return [];
  const grammar = grammarOf(await helpOf(entry));
  const typed = typedAt(rest, grammar);
  if (typed.kind === 'option')
    return beginning(
      text,
      grammar.options.flatMap((it) => [it.name === '--color' ? '--no-color ' : `${it.name} `]),
    );
  const before = rest.slice(0, -1);
  const values =
    typed.choices.length > 0
      ? typed.choices.map((it) => `${it} `)
      : await valuesFor(typed.of, {
          command: name,
          text: typed.text,
          ruleset: givenFor('variant', before, grammar),
          dataDirs: [givenFor('data', before, grammar)].flatMap((it) => it ?? []),
        });
  return beginning(typed.text, values).map((it) => typed.before + it);
}

const beginning = (text: string, words: readonly string[]): string[] => [...new Set(words)].filter((it) => it.startsWith(text)).sort();
