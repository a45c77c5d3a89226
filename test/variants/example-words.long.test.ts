import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { COMMON_OUTCOMES, COMMON_READERS } from '../../src/scene/read.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { builtIn } from '../bundled.ts';

const VARIANTS = fileURLToPath(new URL('../../variants/', import.meta.url));

type Values = { readonly [key: string]: unknown };
interface Case {
  readonly given?: { readonly units?: { readonly [name: string]: Values }; readonly statuses?: Values; readonly registers?: Values };
  readonly when?: readonly Values[];
  readonly answers?: Values;
  readonly dice?: Values;
  readonly then?: Values;
}

/** What is said of a word: the editions that know or use it, what goes with it, and the shortest use of it. */
interface Use {
  readonly editions: Set<string>;
  readonly keys: Set<string>;
  example: string;
}

const used = (): Map<string, Use> => new Map();

function note(uses: Map<string, Use>, word: string, edition: string, example: string, keys: readonly string[] = []): void {
  const use = uses.get(word) ?? { editions: new Set(), keys: new Set(), example };
  use.editions.add(edition);
  for (const key of keys) use.keys.add(key);
  if (example !== '' && (use.example === '' || example.length < use.example.length)) use.example = example;
  uses.set(word, use);
}

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, it]) => `${key}: ${shown(it)}`)
    .join(', ')} }`;
};

function casesOf(edition: string): Case[] {
  const files = readdirSync(`${VARIANTS}${edition}`, { recursive: true, encoding: 'utf8' })
    .filter((it) => it.endsWith('.yaml'))
    .sort();
  return files.flatMap((file) => {
    const read = parse(readFileSync(`${VARIANTS}${edition}/${file}`, 'utf8')) as readonly Case[] | { readonly examples?: readonly Case[] };
    return 'examples' in read ? (read.examples ?? []) : Array.isArray(read) ? (read as readonly Case[]) : [];
  });
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  `| ${heads.join(' | ')} |`,
  `|${heads.map(() => '---').join('|')}|`,
  ...rows.map((row) => `| ${row.map((it) => it.replaceAll('|', '\\|')).join(' | ')} |`),
  '',
];

const code = (text: string): string => (text === '' ? '' : `\`${text}\``);
const sorted = (uses: ReadonlyMap<string, Use>): (readonly [string, Use])[] => [...uses].sort(([a], [b]) => (a < b ? -1 : 1));
const editionsOf = ({ editions }: Use): string => (editions.size === builtIn.length ? 'all' : [...editions].join(', '));
const stepRows = (uses: ReadonlyMap<string, Use>): string[][] =>
  sorted(uses).map(([word, use]) => [code(word), [...use.keys].sort().map(code).join(' '), editionsOf(use), code(use.example)]);
const listRows = (uses: ReadonlyMap<string, Use>): string[][] =>
  sorted(uses).map(([word, use]) => [code(word), editionsOf(use), code(use.example)]);

test('the page of all words of worked examples is that of the editions', async () => {
  const steps = used();
  const questions = used();
  const readers = used();
  const results = used();
  const events = used();
  const dice = used();
  const answers = used();
  const statuses = used();
  const registers = used();
  for (const id of builtIn) {
    const { words } = (await loadSelection(id)).variant.edition;
    const [verbs, asks, reads] = [words.verbs, words.questions ?? {}, words.readers].map((it) => new Set(Object.keys(it)));
    for (const verb of ['read', ...(verbs ?? [])]) note(steps, verb, id, '');
    for (const verb of asks ?? []) note(questions, verb, id, '');
    for (const name of [...COMMON_READERS, ...(reads ?? [])]) note(readers, name, id, '');
    for (const { given = {}, when = [], answers: said = {}, dice: rolled = {}, then = {} } of casesOf(id)) {
      for (const step of when) {
        const [verb = '', ...keys] = Object.keys(step);
        note(asks?.has(verb) === true ? questions : steps, verb, id, shown(step), keys);
      }
      for (const [key, value] of Object.entries(then)) {
        const [unit, what] = key.split('.') as [string, string?];
        const plain = unit.split('@')[0] as string;
        const example = `${key}: ${shown(value)}`;
        if (COMMON_OUTCOMES.some((it) => it === key)) note(results, key, id, example);
        else if (what !== undefined && given.units?.[unit] !== undefined) note(readers, what, id, example);
        else if (what === undefined) note(results, plain, id, example);
      }
      for (const named of [then['events'], then['no-events'], then['in-order']].flat()) {
        const event = typeof named === 'string' ? named.split(' ')[0] : Object.keys((named ?? {}) as Values)[0];
        if (event !== undefined) note(events, event, id, shown(named));
      }
      for (const [key, value] of Object.entries(rolled)) note(dice, key.split('@')[0] as string, id, `${key}: ${shown(value)}`);
      for (const [key, value] of Object.entries(said)) note(answers, key.split('@')[0] as string, id, `${key}: ${shown(value)}`);
      const marked = [given.statuses ?? {}, ...Object.values(given.units ?? {}).map((it) => ({ of: it['statuses'] ?? [] }))];
      for (const status of marked.flatMap((it) => Object.values(it)).flat()) note(statuses, String(status), id, '');
      for (const kept of Object.values(given.registers ?? {}))
        for (const [name, value] of Object.entries(kept as Values)) note(registers, name, id, `${name}: ${shown(value)}`);
    }
  }
  const page = [
    '# All words of worked examples',
    '',
    'What the worked examples of the five editions say, with the shortest use of each word; the format itself is in [README.md](README.md#worked-examples).',
    'A test writes this page (`npx vitest run --config test/long/vitest.config.ts test/variants/example-words.long.test.ts -u`) and fails while it is stale.',
    '`sandtable verify --words -v <ruleset>` lists whatever else a ruleset knows: every event, purpose of dice, decision, status and register.',
    '',
    '## Steps of `when` that act',
    '',
    ...table(['step', 'with', 'editions', 'for example'], stepRows(steps)),
    '## Steps of `when` that ask, without dice',
    '',
    ...table(['step', 'with', 'editions', 'for example'], stepRows(questions)),
    '## `then`: of a unit',
    '',
    ...table(['reading', 'editions', 'for example'], listRows(readers)),
    '## `then`: results of steps, sums of events, and the whole',
    '',
    "A number is matched exactly, inches to 0.01; `'>= 2'` and `'<= 3.5'` are limits; of an event it is the sum of its last field, and behind `@` stands the unit that it names last.",
    '',
    ...table(['result', 'editions', 'for example'], listRows(results)),
    '## `events`, `no-events`, `in-order`',
    '',
    ...table(['event', 'editions', 'for example'], listRows(events)),
    '## `dice`',
    '',
    'Behind the purpose `@red` is a side, `@A` a unit, `@>B` what is done to one, `@A>B` both.',
    '',
    ...table(['dice', 'editions', 'for example'], listRows(dice)),
    '## `answers`',
    '',
    ...table(['decision', 'editions', 'for example'], listRows(answers)),
    '## `given`: statuses and registers',
    '',
    ...table(
      ['status', 'editions'],
      listRows(statuses).map((row) => row.slice(0, 2)),
    ),
    ...table(['register', 'editions', 'for example'], listRows(registers)),
  ];
  await expect(`${page.join('\n').trimEnd()}\n`).toMatchFileSnapshot('../../variants/words.md');
});
