/**
 * Whose affair an option is.
 *
 * - `question`: what is asked. It belongs to every part of a run alike, and to the command that a manifest names.
 * - `part`: which part of a run is played.
 * - `folder`: where results are kept, and what is done with those that are there.
 * - `machine`: the machine that plays. Nothing in the results hangs on it.
 * - `call`: how this one call tells its answer. Flags, all of them.
 */
export type OptionKind = 'question' | 'part' | 'folder' | 'machine' | 'call';

/** Every option of every command, by kind. */
export const OPTION_KINDS = {
  question: [
    ...['accept', 'add', 'against', 'attach', 'audit', 'base', 'baseline', 'bases', 'by', 'chances', 'chart', 'coalitions', 'confidence'],
    ...[
      'confirm',
      'confirm-pairs',
      'data',
      'doctrine',
      'effect',
      'everyone',
      'exercises',
      'family',
      'fill',
      'first',
      'format',
      'game-limit',
    ],
    ...['games', 'html', 'id', 'jsonl', 'keep', 'kill', 'kind', 'limit', 'lines', 'margin', 'markdown', 'matrix', 'most', 'muster', 'on'],
    ...[
      'options',
      'pair',
      'pairs',
      'param',
      'pilot',
      'players',
      'population',
      'power',
      'prices',
      'proof',
      'proof-pairs',
      'rollouts',
      'rule',
    ],
    ...['rules', 'run', 'samples', 'seam', 'search', 'seat', 'seed', 'shapley', 'shooters', 'steps', 'strict', 'target', 'unchecked'],
    ...['unit', 'until', 'variant', 'vary', 'weight', 'where', 'with', 'within', 'words'],
  ],
  part: ['shard'],
  folder: ['out', 'resume', 'force'],
  machine: ['workers', 'queue', 'queue-keep', 'slots', 'name', 'port', 'folder'],
  call: ['open', 'build', 'json', 'quiet', 'color', 'details', 'trust-code', 'help'],
} as const satisfies { readonly [kind in OptionKind]: readonly string[] };

/** Options of the kinds but `question` that take no value. */
export const FLAGS: readonly string[] = ['resume', 'force', ...OPTION_KINDS.call];

/** Options that may be given more than once, each time with something else. Of any other the parser would make a list that nobody expects. */
export const REPEATED: readonly string[] = [
  ...['against', 'attach', 'chart', 'data', 'doctrine', 'fill', 'format', 'keep', 'param', 'proof', 'variant', 'vary', 'weight', 'with'],
];

/** What may be written instead of a name. */
export const SHORT: Readonly<Record<string, string>> = { n: 'pairs', v: 'variant', q: 'quiet', h: 'help' };

/** The name of the option that a word begins: of `--no-color`, `--queueKeep=5` and `-n200` it is `color`, `queue-keep` and `pairs`; null for another word. */
export function optionIn(word: string): string | null {
  const long = /^--(?:no-)?([a-z][\w-]*)(?:=|$)/i.exec(word)?.[1];
  if (long !== undefined) return long.replace(/[A-Z]/g, (it) => `-${it.toLowerCase()}`);
  return SHORT[/^-([a-z])/.exec(word)?.[1] ?? ''] ?? null;
}

/** Whether the value of an option may be the word after it. */
const valueFollows = (word: string): boolean => /^(--[^=]+|-\w)$/.test(word);

/** A command line without some of its options. Those of a question have to be such that take a value. */
export const withoutOptions = (args: readonly string[], names: readonly string[]): string[] => {
  const kept: string[] = [];
  let value = false;
  for (const word of args) {
    const name: string | null = value ? null : optionIn(word);
    const drops: boolean = name !== null && names.includes(name);
    if (!value && !drops) kept.push(word);
    value = drops && !FLAGS.includes(name ?? '') && valueFollows(word);
  }
  return kept;
};

/** What a run is asked as a whole: a command line without all that belongs to one part, its folder, the machine that plays it, or the call. */
export const wholeCommand = (args: readonly string[]): string[] =>
  withoutOptions(args, [...OPTION_KINDS.part, ...OPTION_KINDS.folder, ...OPTION_KINDS.machine, ...OPTION_KINDS.call]);
