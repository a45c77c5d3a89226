/**
 * Ratios that a change has to keep: `npm run bench:ratios` (`-- --short` for a quick look).
 *
 * - The classic base with only the rules of the foundation, against the foundation's own commit, both on that commit's
 *   `meeting`. The commit is unpacked from the repository's history and compiled beside this tree.
 * - Every edition on the base against the base itself, and the tenth-edition-style core with everything against its core alone, on
 *   `meeting`.
 *
 * Processes take turns, so that a slow minute of the machine hits both; the median of the turns counts. Nothing is asserted.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './yardstick.ts';

/** The commit with which the house stood: two playable cores and the first comparison. */
const FOUNDATION = 'a8c1218';

const short = process.argv.includes('--short');
const TURNS = short ? 1 : 7;
const SECONDS = short ? 1 : 5;

const root = fileURLToPath(new URL('../../', import.meta.url));
const program = fileURLToPath(new URL('play-once.mjs', import.meta.url));
const dist = join(root, 'dist', 'src');
const say = (line: string): void => console.log(line);

const run = (tree: string, scenario: string, spec: string): unknown =>
  JSON.parse(execFileSync(process.execPath, [program, tree, scenario, spec, String(SECONDS)], { encoding: 'utf8' }));
const millisecondsOf = (tree: string, scenario: string, spec: string): number =>
  (run(tree, scenario, spec) as { milliseconds: number }).milliseconds;

/** What `measured` costs as a multiple of `yardstick`, each in milliseconds an engagement. */
function ratio(title: string, measured: () => number, yardstick: () => number): void {
  const ratios: number[] = [];
  const costs: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const [one, other] = [yardstick(), measured()];
    ratios.push(other / one);
    costs.push(other);
  }
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  say(`${title}: ${median(ratios).toFixed(2)} times (${spread} in ${TURNS} turns; ${median(costs).toFixed(2)} ms an engagement)`);
}

/** Unpacks and compiles the foundation into a folder; false where the history does not reach back so far. */
function unpack(folder: string): boolean {
  try {
    const archive = execFileSync('git', ['archive', FOUNDATION], { cwd: root, maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
  } catch {
    return false;
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  execFileSync(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', 'tsconfig.build.json'], { cwd: folder });
  return true;
}

const folder = mkdtempSync(join(tmpdir(), 'sandtable-foundation-'));
try {
  if (unpack(folder)) {
    const before = join(folder, 'dist', 'src');
    const meeting = join(folder, 'scenarios', 'meeting.yaml');
    const then = new Set(run(before, 'rules', 'classic') as string[]);
    const since = (run(dist, 'rules', 'classic') as string[]).filter((id) => !then.has(id));
    const spec = since.length === 0 ? 'classic' : `classic@${since.map((id) => `-${id}`).join(',')}`;
    const title = `meeting of ${FOUNDATION} under classic without the ${since.length} rules since, against that commit`;
    ratio(
      title,
      () => millisecondsOf(dist, meeting, spec),
      () => millisecondsOf(before, meeting, 'classic'),
    );
  } else say(`${FOUNDATION} is not in this clone's history: not measured against it`);
  const meeting = join(root, 'scenarios', 'meeting.yaml');
  for (const [edition, base] of [
    ['calixtus', 'classic'],
    ['waffle', 'classic'],
    ['hybrid', 'classic'],
    ['tenth:after', 'tenth:bare'],
  ] as const) {
    ratio(
      `meeting under ${edition} against ${base}`,
      () => millisecondsOf(dist, meeting, edition),
      () => millisecondsOf(dist, meeting, base),
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
