import { describe, expect, it } from 'vitest';
import { commonVerdict } from '../../../src/analysis/doctrines.ts';
import { summarise, type Verdict } from '../../../src/analysis/index.ts';
import { syntheticCampaign } from '../../fixtures/campaign.ts';

const RED = { verdict: 'different', favours: 'red' } as const;
const BLUE = { verdict: 'different', favours: 'blue' } as const;
const only = (verdict: Verdict) => ({ verdict });

describe('the verdict over doctrines', () => {
  it.each([
    [[RED, RED], RED],
    [[RED, BLUE], only('depends on the doctrine' as never)],
    [[RED, only('equivalent')], only('depends on the doctrine' as never)],
    [[BLUE, only('no-op')], only('depends on the doctrine' as never)],
    [[RED, BLUE, only('not enough evidence')], only('depends on the doctrine' as never)],
    [[RED, only('not enough evidence')], only('not enough evidence')],
    [[only('equivalent'), only('not enough evidence')], only('not enough evidence')],
    [[only('equivalent'), only('no-op')], only('equivalent')],
    [[only('no-op'), only('no-op')], only('no-op')],
  ])('of %j is %j', (verdicts, common) => {
    expect(commonVerdict(verdicts)).toEqual(common);
  });

  it('stands beside the mean difference, by pair over doctrines that share their dice', () => {
    const scenarios = [{ id: 'duel', title: 'Duel' }];
    const variants = (effect: number) => [
      { spec: 'a', effect: 0 },
      { spec: 'b', effect },
    ];
    const [up, down] = [4, -4].map((effect) => syntheticCampaign({ scenarios, variants: variants(effect), pairs: 300 }));
    if (up === undefined || down === undefined) throw new Error('two campaigns were made');
    const [duel] = up.scenarios;
    const both = {
      ...up,
      scenarios: [duel, { ...duel, doctrines: { red: 'hold', blue: 'hold' } }] as typeof up.scenarios,
      columns: [up.columns[0], down.columns[0]] as typeof up.columns,
    };
    const summary = summarise(both);
    const [first, second] = summary.comparisons;
    expect(summary.doctrines).toHaveLength(1);
    const [across] = summary.doctrines;
    expect(across).toMatchObject({
      scenario: 'duel',
      verdict: 'depends on the doctrine',
      doctrines: ['advance against hold', 'hold against hold'],
      correction: 'none, one comparison',
    });
    expect(across?.score.difference).toBeCloseTo(((first?.score.difference ?? 0) + (second?.score.difference ?? 0)) / 2, 12);
    expect(across?.score.low).toBeLessThan(0);
    expect(across?.score.high).toBeGreaterThan(0);
    expect(summarise(up).doctrines).toEqual([]);
  });
});
