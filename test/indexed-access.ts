import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/*
 * Part of `npm run types`: code outside the folders below says what happens where an index may be out of range. TypeScript has one switch for a
 * whole program, `noUncheckedIndexedAccess`, so it is set here and its diagnostics are kept where they count.
 */

/**
 * Where play spends its time, on typed arrays whose bounds their loops prove: there a check of each access is paid for in every engagement,
 * and a cast at each would say nothing. The same for what exact odds do at every die. Tests are told by their assertions.
 */
const UNCHECKED = [
  /^src\/(?:kit|engine|doctrine\/(?:commander|search))\//,
  /^variants\//,
  /^src\/odds\/outcomes\/(?:moment|table-state)\.ts$/,
  /^test\//,
];

/** Not mended yet. The list may only shrink. */
const PENDING = new Set([
  'src/stats/bradley-terry.ts',
  'src/stats/cycles.ts',
  'src/stats/matrix.ts',
  'src/stats/rating-tests.ts',
  'src/stats/signed-rank.ts',
  'src/stats/trend.ts',
  'src/stats/walsh.ts',
  'src/stats/wealth.ts',
]);

const root = fileURLToPath(new URL('../', import.meta.url));
const { stdout, stderr, status } = spawnSync(
  process.execPath,
  ['node_modules/typescript/lib/tsc.js', '-p', '.', '--noUncheckedIndexedAccess', '--pretty', 'false'],
  { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
);
const diagnostics = stdout.split('\n').filter((line) => /^[^(]+\(\d+,\d+\): error /.test(line));
const fileOf = (line: string): string => line.slice(0, line.indexOf('('));
const mended = [...PENDING].filter((file) => !diagnostics.some((line) => fileOf(line) === file));
const faults = diagnostics.filter((line) => !PENDING.has(fileOf(line)) && !UNCHECKED.some((folder) => folder.test(fileOf(line))));

// The hot folders always have some: none at all means that the compiler did not run.
if (diagnostics.length === 0) throw new Error(`tsc found nothing to filter (exit code ${status}): ${stderr}`);
for (const line of faults) process.stderr.write(`${line}\n`);
for (const file of mended) process.stderr.write(`${file} is mended: take it off the list in test/indexed-access.ts\n`);
if (faults.length + mended.length > 0) process.exitCode = 1;
