import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { argsOf, LINES, type Line, RULESET, writeFiles } from './lines.ts';
import { type Ended, sandtable, wrongEnd } from './process.ts';
import { many, tryAll } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandtable-endless-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Where code from outside never comes to an end: says so by a file first. */
const HANGS = "writeFileSync('hangs', ''); for (;;);";
const IMPORTS = "import { writeFileSync } from 'node:fs';\nimport { defineRulePack, rulesFor } from 'sandtable/rules';\n";
const pack = (patch: string, before = ''): string => `${IMPORTS}${before}
const { defineRule } = rulesFor([]);
const bad = defineRule({ id: 'BAD-SHOOT-01', title: 'Bad', source: 'fixture', text: 'Does harm.', default: 'on', patch: ${patch} });
export default defineRulePack({ id: 'bad', title: 'Bad', family: 'classic', rules: [bad] });
`;
const SOUND = '() => ({ wrap: { hitOn: (next) => (g, a) => next(g, a) } })';

const PACKS = {
  import: pack(SOUND, HANGS),
  waits: pack(SOUND, "writeFileSync('hangs', ''); setInterval(() => 0, 1000); await new Promise(() => 0);"),
  patch: pack(`() => { ${HANGS} }`),
  wrap: pack(`() => ({ wrap: { hitOn: () => { ${HANGS} } } })`),
  play: pack(`() => ({ wrap: { hitOn: () => () => { ${HANGS} } } })`),
};
type Kind = keyof typeof PACKS;

beforeAll(() => {
  for (const [kind, code] of Object.entries(PACKS)) {
    mkdirSync(join(folder, kind));
    writeFiles(join(folder, kind));
    writeFileSync(join(folder, kind, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, kind, 'bad.js'), code);
    const contract = 'format: 1\nid: held\ntitle: Held\nvariant: classic+./bad.js\nscenarios: [duel]\npairs: 64\n';
    writeFileSync(join(folder, kind, 'held.balance.yaml'), `${contract}promises:\n  - score: { from: 0.1, to: 0.95 }\n`);
  }
});

const PACK = 'classic+./bad.js';
const of = (line: Line): string[] => argsOf(line, { ruleset: PACK });
const ruled = LINES.filter((it) => it.args.includes(RULESET) && it.name !== 'rules').map(of);

/** Every command that meets code from outside, by what it does with it. */
const IMPORTING: readonly (readonly string[])[] = [
  ...ruled,
  ['rules', PACK],
  ['rules', '--html', PACK],
  ['check', 'held.balance.yaml'],
  ['validate', './bad.js'],
  ['verify', '--words', '-v', PACK],
];
const COMPOSING = IMPORTING.filter(([name]) => !['list', 'rules'].includes(name ?? ''));
/** Those that play in the thread that hears the signals. */
const SHOWING = COMPOSING.filter(
  ([name, second]) => ['replay', 'diff', 'odds', 'verify', 'validate'].includes(name ?? '') && second !== '--words',
);

/** Every third one, in turn, of those that take as long as the limit, or that a signal ends; all with `FAULTS=full`. */
const some = (list: readonly (readonly string[])[], from: 0 | 1 | 2): readonly (readonly string[])[] =>
  many(3, 3) === 3 ? list : list.filter((_, i) => i % 3 === from);

let serial = 0;
/** In a folder of its own. */
function trial(kind: Kind): string {
  serial += 1;
  const own = join(folder, `${kind}-${serial}`);
  mkdirSync(own);
  writeFiles(own);
  for (const name of ['bad.js', 'package.json', 'held.balance.yaml']) copyFileSync(join(folder, kind, name), join(own, name));
  return own;
}

/** Seconds; long enough for a busy machine to load what it plays with. */
const LIMIT = ['--game-limit', '4'];

const ends = (kind: Kind, says: RegExp) => async (line: readonly string[]) => {
  const args = [...line, ...LIMIT];
  return wrongEnd(args, await sandtable(args, { cwd: trial(kind) }), 2, says);
};

test('a pack that never comes to an end while it is imported is ended and named, by every command', () =>
  tryAll(some(IMPORTING, 0), ends('import', /\.\/bad\.js: its code has not come to an end within 4 s.*; it was in bad\.js:3:\d+/)));
test('a pack that waits for ever while it is imported is refused', () =>
  tryAll(ruled.slice(0, 2), ends('waits', /\.\/bad\.js: was not loaded within 4 s/)));
test('a rule that never comes to an end of its patch is ended and named', () =>
  tryAll(some(COMPOSING, 1), ends('patch', /rule BAD-SHOOT-01 \(bad\.js:\d+\): its code has not come to an end within 4 s/)));
test('a rule that never comes to an end of wrapping is ended and named', () =>
  tryAll(some(SHOWING, 0), ends('wrap', /bad\.js:\d+.*: its code has not come to an end within 4 s/)));
test('a rule that never comes to an end of a game that is shown is ended and named', () =>
  tryAll(some(SHOWING, 2), ends('play', /rule BAD-SHOOT-01 \(bad\.js:\d+\): its code has not come to an end within 4 s/)));

/** As a shell tells it. */
const asShell = (ended: Ended): Ended => (ended.code === 'SIGINT' ? { ...ended, code: 130 } : ended);

const stops = (kind: Kind) => async (line: readonly string[]) => {
  const cwd = trial(kind);
  // Long before the limit, which would end it with 2.
  return wrongEnd(line, asShell(await sandtable(line, { cwd, interruptAt: join(cwd, 'hangs') })), 130);
};

test('Ctrl-C ends every command whose pack does not come to an end of its import', () => tryAll(some(IMPORTING, 1), stops('import')));
test('Ctrl-C ends every command whose rule does not come to an end of its patch', () => tryAll(some(COMPOSING, 2), stops('patch')));
test('Ctrl-C ends every command whose rule does not come to an end of a game', () =>
  tryAll(some([...SHOWING, ...ruled.slice(0, 3)], 0), stops('play')));
