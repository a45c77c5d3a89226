import { describe, expect, test } from 'vitest';
import { lineOf } from '../../../src/cli/progress.ts';

const progress = (specs: readonly string[]) => ({
  engagements: 740,
  seconds: 1,
  total: 2000,
  perSecond: 812,
  secondsLeft: 1.2,
  scores: specs.map((spec) => ({ spec, score: 0.5 })),
});

describe('a line of progress', () => {
  test('says how far, how fast, how long and what so far', () => {
    expect(lineOf(progress(['classic', 'tenth']))).toBe('37 %, 740 of 2000, 812/s, 2 s left; red 0.500 (classic), 0.500 (tenth)');
  });

  test('stays a line with a hundred rulesets', () => {
    const specs = Array.from({ length: 100 }, (_, i) => `r${i}`);
    expect(lineOf(progress(specs))).toMatch(/red 0\.500 \(r0\), 0\.500 \(r1\), 0\.500 \(r2\), and 97 more$/);
  });
});
