import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentOf } from './folders.ts';
import { sandtable, wrongEnd } from './process.ts';
import { tryAll } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandtable-left-out-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A pack that fails in a game that is not among the first. */
const pack = (fault: string): string => `import { defineRulePack, rulesFor } from 'sandtable/rules';
const { defineRule } = rulesFor([]);
const bad = defineRule({ id: 'BAD-SHOOT-01', title: 'Bad', source: 'fixture', text: 'Does harm.', default: 'on',
  patch: () => ({ wrap: { hitOn: (next) => (g, a) => { if (g.round === 3) ${fault}; return next(g, a); } } }) });
export default defineRulePack({ id: 'bad', title: 'Bad', family: 'classic', rules: [bad] });
`;

const FAULTS = { throws: "throw new Error('misfire')", lies: 'return Number.NaN', hangs: 'for (;;)' };
const OTHERS = ['classic', 'waffle'];
const run = (specs: readonly string[], out: string): string[] => [
  ...['run', 'duel', ...specs.flatMap((it) => ['-v', it]), '-n', '128', '--players', 'own', '--no-audit'],
  ...['--format', 'md', '--game-limit', '15', '--out', out, '-q'],
];

beforeAll(async () => {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const [name, fault] of Object.entries(FAULTS)) writeFileSync(join(folder, `${name}.js`), pack(fault));
  expect((await sandtable(run(OTHERS, OTHERS.join('-')), { cwd: folder })).code).toBe(0);
});

const summaryOf = (out: string) =>
  JSON.parse(readFileSync(join(folder, out, 'summary.json'), 'utf8')) as {
    readonly results: readonly { readonly variant: string }[];
    readonly notes: { readonly failed?: readonly string[] };
  };

/** Where the ruleset that fails stands among the others. */
const PLACES = Object.keys(FAULTS).map((name, at) => ({ name, at }));

test('a ruleset that fails in play is left out; the results of the others are those of a run without it', () =>
  tryAll(PLACES, async ({ name, at }) => {
    const bad = `classic+./${name}.js`;
    const args = run([...OTHERS.slice(0, at), bad, ...OTHERS.slice(at)], name);
    const wrong = wrongEnd(args, await sandtable(args, { cwd: folder }), 2, /BAD-SHOOT-01.*\n.*sandtable replay/);
    if (wrong !== null) return wrong;
    const { results, notes } = summaryOf(name);
    expect(results.map((it) => it.variant)).toEqual(OTHERS);
    expect(notes.failed).toEqual([expect.stringContaining(`${bad} could not be played and is left out: `)]);
    expect(readFileSync(join(folder, name, 'report.md'), 'utf8')).toContain('could not be played and is left out');
    const [kept, alone] = [name, OTHERS.join('-')].map((it) => contentOf(join(folder, it)));
    const differ = Object.keys({ ...kept, ...alone }).filter((path) => path !== 'summary.json' && kept?.[path] !== alone?.[path]);
    return differ.length === 0 ? null : `${name}: differ: ${differ.join(', ')}`;
  }));

/** Rules that are off: one that fails by itself, two that fail together, and one whose third value does. */
const RULES = `import { defineRulePack, rulesFor } from 'sandtable/rules';
const { defineRule } = rulesFor([]);
const rule = (id, more) => defineRule({ id, title: id, source: 'fixture', text: 'Does harm.', default: 'off', ...more });
const misfire = (g) => { if (g.round === 3) throw new Error('misfire'); };
const acting = new Set();
const beside = (own, other) => () => ({ wrap: { hitOn: (next) => (g, a) => {
  if (acting.has(other)) misfire(g);
  acting.add(own);
  try { return next(g, a); } finally { acting.delete(own); }
} } });
export default defineRulePack({ id: 'off', title: 'Off', family: 'classic', rules: [
  rule('BAD-SHOOT-01', { patch: () => ({ wrap: { hitOn: (next) => (g, a) => { misfire(g); return next(g, a); } } }) }),
  rule('BAD-SHOOT-02', { patch: beside(2, 3) }),
  rule('BAD-SHOOT-03', { patch: beside(3, 2) }),
  rule('BAD-SHOOT-04', {
    default: 'on',
    params: { depth: { kind: 'integer', default: 0, min: 0, max: 2, unit: 'steps', text: 'How far it goes' } },
    patch: ({ depth }) => ({ wrap: { hitOn: (next) => (g, a) => { if (depth === 2) misfire(g); return next(g, a); } } }),
  }),
] });
`;
const PACK = 'classic+./off.js';
const asked = (name: string, ...args: string[]): string[] => [name, ...args, '-v', PACK, '-n', '16', '--format', 'md', '-q'];
const contract = (more: string): string =>
  `format: 1\nid: kept\ntitle: Kept\nvariant: ${PACK}\nscenarios: [duel]\npairs: 64\npromises:\n  - score: { from: 0.05, to: 0.95 }\n${more}`;

interface Study {
  readonly name: string;
  /** With a ruleset that fails, and without it; null where no study is quite the same. */
  readonly args: readonly string[];
  readonly without: readonly string[] | null;
  readonly file: string;
  /** What else is told. */
  readonly also: string | null;
}

const ARMIES = ['armies', 'duel-line', 'duel-veterans', '--on', 'duel', '-v', 'classic'];
const STUDIES: readonly Study[] = [
  {
    name: 'ablate',
    args: asked('ablate', 'duel', '--rules', 'CLS-MORALE-03', '--add', 'BAD-SHOOT-01', '--matrix', '--shapley'),
    without: asked('ablate', 'duel', '--rules', 'CLS-MORALE-03', '--matrix', '--shapley'),
    file: 'ablation.json',
    also: null,
  },
  {
    name: 'together',
    args: asked('ablate', 'duel', '--add', 'BAD-SHOOT-02,BAD-SHOOT-03', '--matrix'),
    without: null,
    file: 'ablation.json',
    also: 'What BAD-SHOOT-03 does beside each of the other rules is not told.',
  },
  {
    name: 'sweep',
    args: asked('sweep', 'duel', '--param', 'BAD-SHOOT-04.depth=0..2'),
    without: asked('sweep', 'duel', '--param', 'BAD-SHOOT-04.depth=0..1'),
    file: 'sweep.json',
    also: null,
  },
  {
    name: 'armies',
    args: [...ARMIES, '-v', `${PACK}@+BAD-SHOOT-01`, '-v', 'waffle', '-n', '16', '--format', 'md', '-q'],
    without: [...ARMIES, '-v', 'waffle', '-n', '16', '--format', 'md', '-q'],
    file: 'armies.json',
    also: null,
  },
  {
    name: 'check',
    args: ['check', 'whole.balance.yaml', '-q'],
    without: ['check', 'less.balance.yaml', '-q'],
    file: 'check.json',
    also: null,
  },
];

/** What may differ from the results of a study without the ruleset: what is told of it, and how the effects of a sequence were judged. */
const TOLD = /^(lists|file|method|correction|names)$/;
const resultOf = (out: string, file: string): { [field: string]: unknown } =>
  JSON.parse(readFileSync(join(folder, out, file), 'utf8')) as { [field: string]: unknown };

test('a study goes on without a ruleset that fails, names it, and has the results of one without it', () => {
  writeFileSync(join(folder, 'off.js'), RULES);
  writeFileSync(join(folder, 'whole.balance.yaml'), contract('  - rule: BAD-SHOOT-01\n    effect: { at-most: 0.5 }\n'));
  writeFileSync(join(folder, 'less.balance.yaml'), contract(''));
  return tryAll(STUDIES, async ({ name, args, without, file, also }) => {
    const line = [...args, '--out', name];
    const wrong = wrongEnd(line, await sandtable(line, { cwd: folder }), 2, /BAD-SHOOT-0\d.*off\.js:\d+.*\n.*sandtable replay/);
    if (wrong !== null) return wrong;
    const found = resultOf(name, file);
    const { failed = [] } = found['lists'] as { readonly failed?: readonly string[] };
    expect(failed).toEqual([
      expect.stringMatching(/BAD-SHOOT-0\d.* could not be played and is left out: /),
      ...(also === null ? [] : [expect.any(String), expect.any(String)]),
    ]);
    if (also !== null) expect(failed[1]).toBe(also);
    if (name === 'check') expect(failed[0]).toMatch(/^The promise in line 9 cannot be judged: /);
    if (without === null) {
      expect(found).toMatchObject({ interactions: [], decompositions: [], shares: [] });
      return null;
    }
    const ended = await sandtable([...without, '--out', `${name}-without`], { cwd: folder });
    if (ended.code !== 0) return `${without.join(' ')}: ended with ${ended.code}: ${ended.stderr}`;
    const expected = resultOf(`${name}-without`, file);
    const differ = Object.keys({ ...found, ...expected }).filter(
      (field) => !TOLD.test(field) && JSON.stringify(found[field]) !== JSON.stringify(expected[field]),
    );
    return differ.length === 0 ? null : `${name}: differ: ${differ.join(', ')}`;
  });
});

test('a folder of which a ruleset was left out is what was asked without it: --resume refuses more, mended or not', async () => {
  writeFileSync(join(folder, 'mended.js'), pack(FAULTS.throws));
  const specs = ['classic', 'classic+./mended.js'];
  expect((await sandtable(run(specs, 'left'), { cwd: folder })).code).toBe(2);
  const before = contentOf(join(folder, 'left'));
  const resumed = (list: readonly string[], code: number, says: RegExp) => async () => {
    const args = [...run(list, 'left'), '--resume'];
    return wrongEnd(args, await sandtable(args, { cwd: folder }), code, says);
  };
  await tryAll([0], resumed(specs, 2, /^sandtable: left.*rulesets: classic then, classic, classic\+\.\/mended\.js now/m));
  writeFileSync(join(folder, 'mended.js'), pack('return next(g, a)'));
  await tryAll([0], resumed(specs, 2, /^sandtable: left.*rulesets: classic then, classic, classic\+\.\/mended\.js now/m));
  expect(contentOf(join(folder, 'left'))).toEqual(before);
  await tryAll([0], resumed(['classic'], 0, /^/));
  expect(contentOf(join(folder, 'left'))).toEqual(before);
});
