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
