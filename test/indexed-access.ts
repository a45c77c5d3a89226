import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/*
 * Part of `npm run types`: code outside the folders below says what happens where an index may be out of range. TypeScript has one switch for a
 * whole program, `noUncheckedIndexedAccess`, so it is set here and its diagnostics are kept where they count.
 */

/**
 * Where play spends its time, on typed arrays whose bounds their loops prove: there a check of each access is paid for in every engagement,
 * and a cast at each would say nothing. The same for what exact odds do at every die and every fork. Tests are told by their assertions.
 */
const UNCHECKED = [/^src\/(?:kit|engine|doctrine\/(?:commander|search))\//, /^variants\//, /^src\/odds\/outcomes\//, /^test\//];

const root = fileURLToPath(new URL('../', import.meta.url));
const { stdout, stderr, status } = spawnSync(
  process.execPath,
  ['node_modules/typescript/lib/tsc.js', '-p', '.', '--noUncheckedIndexedAccess', '--pretty', 'false'],
  { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
);
const diagnostics = stdout.split('\n').filter((line) => /^[^(]+\(\d+,\d+\): error /.test(line));
const fileOf = (line: string): string => line.slice(0, line.indexOf('('));
const faults = diagnostics.filter((line) => !UNCHECKED.some((folder) => folder.test(fileOf(line))));

// The hot folders always have some: none at all means that the compiler did not run.
if (diagnostics.length === 0) throw new Error(`tsc found nothing to filter (exit code ${status}): ${stderr}`);
for (const line of faults) process.stderr.write(`${line}\n`);
if (faults.length > 0) process.exitCode = 1;
