import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { playCampaign } from '../../../src/runner/campaign.ts';
import type { AblationResult } from '../../../src/study/ablation-result.ts';
import { loadScenario } from '../../files.ts';
import {
  BANNER,
  BURDEN,
  block,
  Coverage,
  DRUMS,
  drawn,
  IDLE,
  loadTally,
  RULES,
  resultOf,
  tallyFolder,
  tallyPlan,
  truth,
  VANGUARD,
} from './tally.ts';

/** Three standard errors below 95 %. */
const atLeast = (results: number): number => 0.95 - 3 * Math.sqrt((0.95 * 0.05) / results);

function expectSums({ shares, decompositions }: AblationResult): void {
  for (const { measure, whole, singles, pairs, rest } of decompositions) {
    const sum = shares.reduce((total, it) => total + it[measure].difference, 0);
    expect(Math.abs(sum - whole.estimate)).toBeLessThan(1e-12);
    expect(Math.abs(singles.estimate + (pairs?.estimate ?? 0) + rest.estimate - whole.estimate)).toBeLessThan(1e-12);
  }
}

function expectIdle({ effects, shares, interactions }: AblationResult): void {
  const zero = { difference: 0, low: 0, high: 0, p: 1 };
  const none = { verdict: 'no-op', score: zero, vpMargin: zero };
  expect(effects.find((it) => it.rule === IDLE)).toMatchObject(none);
  expect(shares.find((it) => it.rule === IDLE)).toMatchObject(none);
  const pairs = interactions.filter((it) => it.rules.includes(IDLE));
  expect(pairs).toHaveLength(RULES.length - 1);
  for (const pair of pairs) expect(pair).toMatchObject(none);
}

describe('an edition with known effects, played', () => {
  const BLOCKS = 16;
  const PAIRS = 64;

  test('shows them in its rulesets, and in intervals at their level', async () => {
    const full = await loadTally();
    const plan = tallyPlan(full, 32);
    expect(plan.shapley).toEqual({ couples: null, rulesets: 32 });
    const { campaign } = await playCampaign({
      battles: [loadScenario(join(tallyFolder, 'field.yaml'))],
      specs: plan.specs,
      pairs: BLOCKS * PAIRS,
      seed: 'known effects',
      workers: 1,
      from: tallyFolder,
    });
    const all = resultOf(plan, campaign, 'all');
    expectSums(all);
    expectIdle(all);
    const found = (rule: string) => all.effects.find((it) => it.rule === rule);
    expect(found(BANNER)).toMatchObject({ verdict: 'different', favours: 'red' });
    expect(found(BURDEN)?.vpMargin.difference).toBeCloseTo(-2, 12);
    const coverage = new Coverage();
    for (let i = 0; i < BLOCKS; i++) coverage.add(resultOf(plan, block(campaign, i * PAIRS, PAIRS), `block ${i}`));
    for (const [name, share] of coverage.shares) expect(share, name).toBeGreaterThanOrEqual(atLeast(BLOCKS));
    const mean = coverage.shares.reduce((sum, [, share]) => sum + share, 0) / coverage.shares.length;
    expect(mean).toBeGreaterThan(0.93);
  });
});

describe('an edition with known effects, drawn', () => {
  test('shares the whole out from orders, whatever their number', async () => {
    const full = await loadTally();
    for (const coalitions of [18, 26, 32]) {
      const plan = tallyPlan(full, coalitions);
      expect(plan.shapley?.couples?.length ?? null).toBe(coalitions === 32 ? null : (coalitions - 2) / 8);
      const result = resultOf(plan, drawn(full, plan, 64, `orders ${coalitions}`), 'orders');
      expectSums(result);
      expectIdle(result);
    }
  });

  test('has a truth that adds up by hand', () => {
    const without = (...ids: string[]) => 216 * truth(new Set(RULES.filter((id) => !ids.includes(id)))).score;
    const all = without();
    expect([VANGUARD, BURDEN, BANNER, DRUMS, IDLE].map((id) => all - without(id))).toEqual(
      [33, 3, 45, 24, 0].map((it) => expect.closeTo(it, 9)),
    );
    expect(all - without(BANNER) - without(DRUMS) + without(BANNER, DRUMS)).toBeCloseTo(24, 9);
    expect(all - without(...RULES)).toBeCloseTo(51, 9);
  });
});
