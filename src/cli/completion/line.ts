/** An option of a command, as its help lists it. */
export interface OptionInfo {
  /** With its dashes: `--variant`. */
  readonly name: string;
  readonly short: string | null;
  readonly takesValue: boolean;
  /** The values that it can have, if they are few. */
  readonly choices: readonly string[];
}

/** What a command takes. */
export interface Grammar {
  readonly options: readonly OptionInfo[];
  /** In their order; the last may be given several times. */
  readonly positionals: readonly Pick<OptionInfo, 'name' | 'choices'>[];
}

/** What is being typed: an option, or a value of an option or positional argument. */
export type Typed =
  | { readonly kind: 'option' }
  | { readonly kind: 'value'; readonly of: string; readonly choices: readonly string[]; readonly text: string; readonly before: string };

const LISTED = /^ +(?:-(\w), +)?(--)?([a-z][a-z-]*)(?: .*)?$/;

/** Reads the help of a command, each entry on a line of its own. */
export function grammarOf(help: string): Grammar {
  const section = (head: string): string[] => new RegExp(`^${head}:\n((?: .*\n?)+)`, 'm').exec(help)?.[1]?.split('\n') ?? [];
  const choicesOf = (line: string): string[] =>
    [...(/\[choices: ([^\]]*)\]/.exec(line)?.[1] ?? '').matchAll(/"([^"]*)"/g)].map(([, it]) => it as string);
  const read = (line: string): OptionInfo[] => {
    const [, short, dashes = '', name] = LISTED.exec(line) ?? [];
    if (name === undefined) return [];
    return [
      {
        name: `${dashes}${name}`,
        short: short === undefined ? null : `-${short}`,
        takesValue: !line.includes('[boolean]'),
        choices: choicesOf(line),
      },
    ];
  };
  return { options: section('Options').flatMap(read), positionals: section('Positionals').flatMap(read) };
}

/** What the last of the words behind the name of a command is. */
export function typedAt(words: readonly string[], grammar: Grammar): Typed {
  const text = words.at(-1) ?? '';
  const optionOf = (word: string | undefined): OptionInfo | undefined =>
    grammar.options.find((it) => it.name === word || it.short === word);
  const joined = /^(--[a-z-]+=)(.*)$/s.exec(text);
  const of = joined === null ? optionOf(words.at(-2)) : optionOf(joined[1]?.slice(0, -1));
  if (of?.takesValue === true)
    return { kind: 'value', of: of.name, choices: of.choices, text: joined?.[2] ?? text, before: joined?.[1] ?? '' };
  if (text.startsWith('-')) return { kind: 'option' };
  const given = plainWords(words.slice(0, -1), optionOf).length;
  const place = grammar.positionals[Math.min(given, grammar.positionals.length - 1)];
  return { kind: 'value', of: place?.name ?? '', choices: place?.choices ?? [], text, before: '' };
}

/** The words that belong to no option. */
export const plainWords = (words: readonly string[], optionOf: (word: string | undefined) => OptionInfo | undefined): string[] =>
  words.filter((word, i) => !word.startsWith('-') && optionOf(words[i - 1])?.takesValue !== true);

/** The first value of an option in a command line, or the first positional argument of that name. */
export function givenFor(name: string, words: readonly string[], grammar: Grammar): string | null {
  const option = grammar.options.find((it) => it.name === `--${name}`);
  for (const [i, word] of words.entries()) {
    if (word.startsWith(`--${name}=`)) return word.slice(name.length + 3);
    if (option !== undefined && (words[i - 1] === option.name || words[i - 1] === option.short)) return word;
  }
  const place = grammar.positionals.findIndex((it) => it.name === name);
  return plainWords(words, (word) => grammar.options.find((it) => it.name === word || it.short === word))[place] ?? null;
}
