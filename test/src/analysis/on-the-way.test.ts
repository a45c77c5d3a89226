import { describe, expect, it } from 'vitest';
import { type CompareOptions, compare, decider } from '../../../src/analysis/index.ts';
import { RunningMean } from '../../../src/analysis/running.ts';
import { looksUpTo } from '../../../src/campaign/looks.ts';
import { type Campaign, prefix } from '../../../src/campaign/result.ts';
import { randomFrom } from '../../../src/stats/index.ts';
import { syntheticCampaign } from '../../fixtures/campaign.ts';

const options: CompareOptions = { method: 'anytime', confidence: 0.95, seed: 'looks', margin: 0.05, baseline: 0 };
const upTo = (campaign: Campaign, pairs: number): Campaign => ({
  ...campaign,
  pairs,
  columns: campaign.columns.map((row) => row.map((columns) => prefix(columns, pairs))),
});

describe('looks', () => {
  it('fall on a schedule: every chunk, later every hundredth more, and the end', () => {
    expect(looksUpTo(0)).toEqual([]);
    expect(looksUpTo(64)).toEqual([64]);
    expect(looksUpTo(200)).toEqual([64, 128, 192, 200]);
    const long = looksUpTo(64 * 1000);
    expect(long.slice(98, 101)).toEqual([64 * 99, 64 * 100, 64 * 101]);
    expect(long.at(-1)).toBe(64_000);
    expect(long.length).toBeLessThan(450);
  });
});

describe('a running mean', () => {
  const random = randomFrom('running');
  const values = Float64Array.from({ length: 640 }, () => (random.below(9) - 3) / 8);

  it('never widens and its P value never rises, at any confidence, and remembers looks for a confidence asked for later', () => {
    const running = new RunningMean(1);
    let last = { low: -1, high: 1, p: 1 };
    for (const [i, look] of looksUpTo(values.length).entries()) {
      running.look(values.subarray(running.count, look));
      const { low, high } = running.interval(0.95);
      expect(low).toBeGreaterThanOrEqual(last.low);
      expect(high).toBeLessThanOrEqual(last.high);
      expect(running.p()).toBeLessThanOrEqual(last.p);
      last = { low, high, p: running.p() };
      if (i === 4) expect(running.interval(0.99).low).toBeLessThanOrEqual(low);
    }
    const late = new RunningMean(1);
    for (const look of looksUpTo(values.length)) late.look(values.subarray(late.count, look));
    expect(late.interval(0.99)).toEqual(running.interval(0.99));
    expect(late.interval(0.95)).toEqual(running.interval(0.95));
    expect(late.p()).toBe(running.p());
  });
});

describe('a run that is looked at', () => {
  const variants = [
    { spec: 'a', effect: 0 },
    { spec: 'up', effect: 3 },
    { spec: 'same', effect: 'same' as const },
    { spec: 'little', effect: 0.1 },
  ];
  const campaign = syntheticCampaign({ scenarios: [{ id: 'duel', title: 'Duel' }], pairs: 64 * 60, variants });

  it('is decided at the same look whether it is judged on the way or from its results, and stays decided', () => {
    const decided = decider(options);
    let since: number | null = null;
    for (const look of looksUpTo(campaign.pairs)) {
      const now = decided(upTo(campaign, look));
      if (since !== null) expect(now, `at ${look}, decided at ${since}`).toBe(true);
      if (now) since ??= look;
    }
    expect(since).not.toBeNull();
    const stopped = upTo(campaign, since ?? 0);
    expect(decider(options)(stopped)).toBe(true);
    expect(compare(stopped, options).map(({ verdict }) => verdict)).toEqual(['different', 'no-op', 'equivalent']);
    expect(compare(stopped, options)[1]?.score).toMatchObject({ difference: 0, low: 0, high: 0, p: 1 });
  });

  it('does not take 64 pairs that are the same for all pairs there could be', () => {
    const alone = syntheticCampaign({
      scenarios: [{ id: 'duel', title: 'Duel' }],
      pairs: 64 * 60,
      variants: [variants[0], variants[2]] as never,
    });
    const decided = decider({ ...options, margin: 0.01 });
    expect(decided(upTo(alone, 64))).toBe(false);
    expect(looksUpTo(alone.pairs).some((look) => decided(upTo(alone, look)))).toBe(true);
  });
});
