import { describe, expect, test } from 'vitest';
import { Audit, auditedPairs, auditJobs, trialsOf } from '../../../src/campaign/audit.ts';
import type { EngagementColumns } from '../../../src/campaign/result.ts';
import { parseSpec, select } from '../../../src/compile/index.ts';
import { syntheticCampaign } from '../../fixtures/campaign.ts';
import { toy } from '../compile/toy.ts';

const trials = (...specs: readonly string[]) => trialsOf(specs.map((spec) => select(parseSpec(spec), toy, [])));

describe('an audit', () => {
  test('tries every rule that is at work without it; what was switched on by name goes back to off', () => {
    expect(trials('toy').map(({ id, spec }) => [id, spec])).toEqual([
      ['TOY-ADD-01', 'toy@-TOY-ADD-01'],
      ['TOY-ADD-02', 'toy@-TOY-ADD-02'],
      ['TOY-ADD-08', 'toy@-TOY-ADD-08'],
    ]);
    expect(trials('toy@+TOY-ADD-03,TOY-ADD-02.by=3').map(({ spec }) => spec)).toEqual([
      'toy@-TOY-ADD-01,+TOY-ADD-03,TOY-ADD-02.by=3',
      'toy@-TOY-ADD-02,+TOY-ADD-03,TOY-ADD-02.by=3',
      'toy@TOY-ADD-02.by=3',
      'toy@-TOY-ADD-04,+TOY-ADD-03,TOY-ADD-02.by=3',
      'toy@-TOY-ADD-08,+TOY-ADD-03,TOY-ADD-02.by=3',
    ]);
  });

  test('is of one pair in a hundred, at least one and at most eight', () => {
    expect([1, 100, 101, 500, 800, 1_000_000].map(auditedPairs)).toEqual([1, 1, 2, 5, 8, 8]);
  });

  test('plays the rules whose code ran, and those that change tables or the order of play, where no code can be counted', () => {
    const campaign = syntheticCampaign({ pairs: 150, scenarios: [{ id: 'one', title: 'One' }], variants: [{ spec: 'toy', effect: 0 }] });
    const list = [
      { variant: 0, id: 'CLS-SHOOT-03', spec: 'a', uncounted: false },
      { variant: 0, id: 'TOY-ADD-01', spec: 'b', uncounted: false },
      { variant: 0, id: 'TOY-ADD-03', spec: 'c', uncounted: true },
    ];
    expect(auditJobs(campaign, list)).toEqual([1, 3].map((variant) => ({ scenario: 0, variant, chunk: 0, firstPair: 0, pairs: 2 })));
    expect(
      trials('toy@+TOY-ADD-03')
        .filter((it) => it.uncounted)
        .map((it) => it.id),
    ).toEqual(['TOY-ADD-03']);
  });

  test('counts the engagements with another digest; rules that were not played changed none', () => {
    const campaign = syntheticCampaign({ pairs: 150, scenarios: [{ id: 'one', title: 'One' }], variants: [{ spec: 'toy', effect: 0 }] });
    const list = ['CLS-SHOOT-03', 'TOY-ADD-01'].map((id) => ({ variant: 0, id, spec: id, uncounted: false }));
    const audit = new Audit(campaign, list);
    const before = campaign.columns[0]?.[0] as EngagementColumns;
    const columns = { ...before, rows: 4, digestHi: before.digestHi.slice(0, 4), digestLo: before.digestLo.slice(0, 4) };
    columns.digestLo[1] = (columns.digestLo[1] as number) ^ 1;
    columns.digestHi[2] = (columns.digestHi[2] as number) ^ 1;
    audit.add({ scenario: 0, variant: 1, chunk: 0, firstPair: 0, pairs: 2 }, columns);
    expect(audit.changed).toEqual([[{ 'CLS-SHOOT-03': 2, 'TOY-ADD-01': 0 }]]);
  });
});
