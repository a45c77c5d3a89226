import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runExampleFile } from '../../../src/testing/example.ts';

const EXAMPLES = join(import.meta.dirname, '../../../variants/classic/weapons/ledger.yaml');

describe('ranged weapons with several modes', () => {
  test.each(['classic', 'calixtus', 'waffle', 'hybrid'])('are fired in one mode under %s', async (edition) => {
    const results = await runExampleFile(EXAMPLES, edition, process.cwd(), 'CLS-WPN-58');
    expect(results.filter((it) => it.problems.length > 0).map((it) => [it.title, it.problems])).toEqual([]);
    expect(results.length).toBe(8);
  });
});
