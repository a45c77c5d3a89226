import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A folder whose faults should be noticed, and the tests that should notice them. */
export interface Area {
  readonly name: string;
  readonly files: (root: string) => string[];
  /** Commands, the tests nearest to a file first: the fault is noticed when one of them fails. Without a file: all of them. */
  readonly notice: (root: string, file: string | null) => (readonly string[])[];
}

const sourcesIn = (root: string, folder: string, without: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((file) => file.endsWith('.ts') && !without.test(file))
    .sort();

const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--maxWorkers=1', '--reporter=dot'];

/** Units have their tests in the mirror of their folder; tests that name the file run before the others. */
const units = (folder: string): Area => ({
  name: `src/${folder}`,
  files: (root) => sourcesIn(root, `src/${folder}`, /(\.d|\/index)\.ts$/),
  notice: (root, file) => {
    const mirror = `test/src/${folder}`;
    const all = [...VITEST, mirror];
    const near = file === null ? [] : testsOf(root, mirror, basename(file, '.ts'));
    return near.length === 0 ? [all] : [[...VITEST, ...near], all];
  },
});

/** Tests of the same name as a file, and those that import it by its name; long ones take too long for each fault. */
const testsOf = (root: string, mirror: string, name: string): string[] =>
  sourcesIn(root, mirror, /(?<!\.test)\.ts$|\.long\.test\.ts$/).filter(
    (test) => basename(test) === `${name}.test.ts` || readFileSync(join(root, test), 'utf8').includes(`/${name}.ts'`),
  );

const verify = (path: string): string[] => ['--import', 'tsx', 'src/cli.ts', 'verify', path];

/**
 * Rules have worked examples, and some have tests; lists, ledgers and the words of examples are not rules. Examples in the folder of the file
 * run before the others.
 */
const edition = (id: string): Area => ({
  name: `variants/${id}`,
  files: (root) => sourcesIn(root, `variants/${id}`, /\/(carries|words|known)\/|\/(index|carries|known|words)\.ts$/),
  notice: (root, file) => {
    const folder = dirname(file ?? '');
    const isNear = file !== null && folder !== `variants/${id}` && readdirSync(join(root, folder)).some((it) => it.endsWith('.yaml'));
    return [
      ...(isNear ? [verify(folder)] : []),
      verify(`variants/${id}`),
      ...(existsSync(`${root}/test/variants/${id}`) ? [[...VITEST, `test/variants/${id}`]] : []),
    ];
  },
});

export const AREAS: readonly Area[] = [
  ...['stats', 'analysis', 'report', 'study', 'compile', 'kit'].map(units),
  ...['classic', 'calixtus', 'waffle', 'hybrid', 'tenth'].map(edition),
];
