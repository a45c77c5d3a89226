import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../outside.ts';

const readme = readFileSync(fileURLToPath(new URL('../../src/runner/README.md', import.meta.url)), 'utf8');
const block = (language: string): string => new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(readme)?.[1] ?? '';

interface Step {
  readonly run?: string;
  readonly with?: { readonly name?: string; readonly path?: string; readonly pattern?: string };
}
interface Workflow {
  readonly jobs: {
    readonly part: { readonly strategy: { readonly matrix: { readonly shard: readonly number[] } }; readonly steps: readonly Step[] };
    readonly whole: { readonly needs: string; readonly steps: readonly Step[] };
  };
}

test('the example of a build plays every shard, and merges what the shards are called', () => {
  const { part, whole } = (parse(block('yaml')) as Workflow).jobs;
  const of = part.strategy.matrix.shard.length;
  expect(part.strategy.matrix.shard).toEqual(Array.from({ length: of }, (_, i) => i + 1));
  const shard = `${'$'}{{ matrix.shard }}`;
  expect(part.steps.at(-2)?.run).toMatch(
    new RegExp(`^npx sandtable run .* --shard \\$\\{\\{ matrix.shard \\}\\}/${of} --out part-\\$\\{\\{ matrix.shard \\}\\}$`),
  );
  expect(part.steps.at(-1)?.with).toEqual({ name: `part-${shard}`, path: `part-${shard}` });
  expect(whole.needs).toBe('part');
  expect(whole.steps.at(-3)?.with).toEqual({ pattern: 'part-*' });
  expect(whole.steps.at(-2)?.run).toBe('npx sandtable merge part-* --out all --fill');
});

test.each([
  [false, 'sandtable run meeting -v classic -v tenth --players own -n 20000 --shard 3/16 --workers 4 --out part-3'],
  [true, 'sandtable run meeting -v classic -v tenth --players own -n 20000 --shard 3/16 --workers 4 --out part-3 --resume'],
])('the example for a cluster plays its part; begun before: %s', (begun, command) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'npx'), '#!/bin/sh\necho "$@"\n');
  chmodSync(join(folder, 'npx'), 0o755);
  writeFileSync(join(folder, 'part.sh'), block('bash'));
  if (begun) mkdirSync(join(folder, 'part-3'));
  const { stdout, status } = spawnSync('bash', ['part.sh'], {
    cwd: folder,
    env: { PATH: `${folder}:${process.env['PATH']}`, SLURM_ARRAY_TASK_ID: '3', SLURM_ARRAY_TASK_COUNT: '16', SLURM_CPUS_PER_TASK: '4' },
    encoding: 'utf8',
  });
  expect({ stdout, status }).toEqual({ stdout: `${command}\n`, status: 0 });
});
