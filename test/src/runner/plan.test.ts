import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunksOf, jobName, planJobs } from '../../../src/campaign/plan.ts';

test('jobs cover every pair of every scenario and variant once, in chunks of at most 64', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 400 }),
      (scenarios, variants, pairs) => {
        const seen = new Map<string, number>();
        for (const job of planJobs(scenarios, variants, pairs)) {
          expect(job.pairs).toBeGreaterThan(0);
          expect(job.pairs).toBeLessThanOrEqual(64);
          for (let i = 0; i < job.pairs; i++) {
            const key = `${job.scenario} ${job.variant} ${job.firstPair + i}`;
            seen.set(key, (seen.get(key) ?? 0) + 1);
          }
        }
        expect(seen.size).toBe(scenarios * variants * pairs);
        expect([...seen.values()].every((it) => it === 1)).toBe(true);
      },
    ),
  );
});

test('all that is played of a chunk comes before anything of the next', () => {
  const chunks = planJobs(2, 3, 200).map((it) => it.chunk);
  expect(chunks).toEqual([...chunks].sort((a, b) => a - b));
  expect(chunks.filter((it) => it === 0)).toHaveLength(6);
});

test('names of jobs differ', () => {
  const names = planJobs(3, 3, 300).map(jobName);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(9 * chunksOf(300));
});
