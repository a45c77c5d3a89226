import { describe, expect, test } from 'vitest';
import { lineOf } from '../../../src/cli/progress.ts';

const progress = (specs: readonly string[]) => ({
  engagements: 740,
  seconds: 1,
  total: 2000,
  perSecond: 812,
  secondsLeft: 1.2,
  scores: specs.map((spec) => ({ spec, name: `${spec[0]?.toUpperCase()}${spec.slice(1)}`, score: 0.512 })),
  red: 'Line patrol',
});

describe('a line of progress', () => {
  test('says how far, how fast, how long and what so far', () => {
    expect(lineOf(progress(['classic', 'tenth']))).toBe(
      '37 %, 740 of 2000, 812/s, 2 s left; Line patrol (red) wins 51.2 % (Classic), 51.2 % (Tenth)',
    );
  });

  test('stays a line with a hundred rulesets', () => {
    const specs = Array.from({ length: 100 }, (_, i) => `r${i}`);
    expect(lineOf(progress(specs))).toMatch(/wins 51\.2 % \(R0\), 51\.2 % \(R1\), 51\.2 % \(R2\), and 97 more$/);
  });
});
