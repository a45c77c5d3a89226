import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonData, line } from '../src/import/made-up.ts';

/** A small command line of a command that comes to its end, and what can be put wrong about it. */
export interface Line {
  readonly name: string;
  /** What it reads: a file, or a name that leads to one. Null if it reads none. */
  readonly reads: string | null;
  /** With `READS` for what it reads, `RULESET` for the ruleset. */
  readonly args: readonly string[];
  /** The exit code. */
  readonly code: number;
  /** Whether it writes a folder, `--out`. */
  readonly writes: boolean;
  readonly takesData: boolean;
}

export const READS = '<reads>';
export const RULESET = '<ruleset>';

const LIST = { name: 'Toys', forces: [[{ name: 'Toy', type: 'model' as const, profiles: [line('Toy', '6" 4 3+ 2 6+ 1')] }]] };
export const CONTRACT = 'broken.balance.yaml';

const playing = { writes: true, takesData: true, code: 0 };
const telling = { writes: false, takesData: true, code: 0 };
const own = ['--players', 'own'];

/** One for each command. */
export const LINES: readonly Line[] = [
  { ...playing, name: 'run', reads: 'duel', args: [READS, '-v', RULESET, '-n', '2', ...own, '--format', 'md'] },
  { ...playing, name: 'ablate', reads: 'duel', args: [READS, '-v', RULESET, '--rules', 'CLS-MORALE-03', '-n', '2', '--format', 'md'] },
  {
    ...playing,
    name: 'sweep',
    reads: 'duel',
    args: [READS, '-v', RULESET, '--param', 'line-infantry.T=3..4', '-n', '2', '--format', 'md'],
  },
  {
    ...playing,
    name: 'balance',
    reads: 'duel',
    // Out of reach, whatever the dice: a search that gets near 50 % in two pairs may find it or not.
    args: [
      READS,
      '-v',
      RULESET,
      '--vary',
      'line-infantry.T',
      '--target',
      'score=0.999+-0.0005',
      '-n',
      '2',
      '--confirm-pairs',
      '2',
      '--most',
      '1',
    ],
    code: 1,
  },
  {
    ...playing,
    name: 'armies',
    reads: 'duel-line',
    args: [READS, 'duel-veterans', '--on', 'duel', '-v', RULESET, '--pairs', '2', '--format', 'md'],
  },
  {
    ...playing,
    name: 'price',
    reads: 'duel',
    args: [READS, '--unit', 'line-1', '-v', RULESET, '-n', '2', '--steps', '2', '--format', 'md'],
  },
  { ...playing, name: 'train', reads: 'duel', args: [READS, '-v', RULESET, '--steps', '1', '-n', '1', '--proof-pairs', '1'] },
  {
    ...telling,
    name: 'exploit',
    reads: 'duel',
    args: [READS, '-v', RULESET, '--rollouts', '1', '--games', '2', '-n', '1', '--players', 'bold,steady'],
  },
  { ...telling, name: 'plan', reads: 'duel', args: [READS, '-v', RULESET, '-v', 'tenth', '--pilot', '2'], code: 3 },
  { ...playing, name: 'check', reads: CONTRACT, args: [READS], code: 1 },
  { ...telling, name: 'odds', reads: 'rifles-at-line', args: [READS, '-v', RULESET], takesData: false, writes: true },
  { ...telling, name: 'diff', reads: 'duel', args: [READS, '-v', RULESET, '-v', 'tenth', '--search', '1'] },
  { ...telling, name: 'replay', reads: 'duel', args: [READS, '-v', RULESET] },
  { ...telling, name: 'rules', reads: null, args: [RULESET], takesData: false },
  { ...telling, name: 'list', reads: null, args: ['rules', '-v', RULESET] },
  { ...telling, name: 'verify', reads: 'one.examples.yaml', args: [READS, '-v', RULESET], takesData: false },
  { ...playing, name: 'merge', reads: 'part', args: [READS], takesData: false },
  { ...telling, name: 'report', reads: 'finished', args: [READS, '--format', 'csv'], takesData: false },
  { ...telling, name: 'validate', reads: CONTRACT, args: [READS] },
  { ...playing, name: 'import', reads: 'list.json', args: [READS], takesData: false },
  { ...telling, name: 'export', reads: 'armour', args: ['army', READS] },
  { ...telling, name: 'init', reads: null, args: ['scenario', 'mine', '--force'], takesData: false },
  { ...telling, name: 'completion', reads: null, args: ['bash'], takesData: false },
];

/** The arguments of a line, with something else in the place of what it reads, or of its ruleset. */
export const argsOf = (line: Line, { reads = line.reads ?? '', ruleset = 'classic' } = {}): string[] => [
  line.name,
  ...line.args.map((it) => (it === READS ? reads : it === RULESET ? ruleset : it)),
];

/** Writes the files that the lines read into a folder, but for the runs. */
export function writeFiles(folder: string): void {
  writeFileSync(join(folder, 'list.json'), JSON.stringify(jsonData(LIST)));
  const contract = 'format: 1\nid: broken\ntitle: Broken\nvariant: classic\nscenarios: [duel]\npairs: 64\n';
  writeFileSync(join(folder, CONTRACT), `${contract}promises:\n  - score: { from: 0.9, to: 0.95 }\n`);
  const unit = (x: number): string => `{ datasheet: line-infantry, at: [${x}, 10], models: 1 }`;
  writeFileSync(
    join(folder, 'one.examples.yaml'),
    `format: 1
examples:
  - rule: CLS-SHOOT-01
    title: One shot that misses
    given: { units: { A: ${unit(10)}, B: ${unit(30)} } }
    when: [{ shoot: A, at: B, with: rifle }]
    dice: { hit: [1] }
    then: { hits: 0 }
`,
  );
}
