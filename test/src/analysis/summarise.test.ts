import { describe, expect, it } from 'vitest';
import { summarise, verdictOf } from '../../../src/analysis/index.ts';
import { allocate, RED } from '../../../src/campaign/result.ts';
import { syntheticCampaign } from '../../fixtures/campaign.ts';

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

const one = { id: 'duel', title: 'Duel' };

describe('summary', () => {
  it('says no-op, with differences of exactly 0, when a ruleset meets itself', () => {
    const campaign = syntheticCampaign({
      scenarios: [one],
      variants: [
        { spec: 'a', effect: 0 },
        { spec: 'b', effect: 'same' },
      ],
    });
    const [comparison] = summarise(campaign).comparisons;
    expect(comparison).toMatchObject({
      verdict: 'no-op',
      score: { difference: 0, low: 0, high: 0, p: 1 },
      vpMargin: { difference: 0, low: 0, high: 0, p: 1 },
      identicalPairs: 200,
      varianceReduction: 1,
    });
  });

  it('does not say no-op when the results agree but one event differs', () => {
    const campaign = syntheticCampaign({
      scenarios: [one],
      variants: [
        { spec: 'a', effect: 0 },
        { spec: 'b', effect: 'same' },
      ],
    });
    const before = campaign.columns[0][0];
    const after = { ...before, digestLo: before.digestLo.slice() };
    after.digestLo[17] ^= 1;
    const [comparison] = summarise({ ...campaign, columns: [[before, after]] }).comparisons;
    expect(comparison).toMatchObject({ verdict: 'equivalent', identicalPairs: 199, score: { difference: 0 } });
    expect(comparison.score.high).toBeGreaterThan(0);
  });

  it('finds an effect and names whom it helps', () => {
    const { comparisons } = summarise(
      syntheticCampaign({
        scenarios: [one],
        variants: [
          { spec: 'a', effect: 0 },
          { spec: 'up', effect: 3 },
          { spec: 'down', effect: -3 },
        ],
      }),
    );
    expect(comparisons.map(({ verdict, favours }) => [verdict, favours])).toEqual([
      ['different', 'red'],
      ['different', 'blue'],
    ]);
    expect(comparisons[0].varianceReduction).toBeGreaterThan(0.2);
    expect(comparisons[0].correction).toBe('Holm, 2 comparisons');
    expect(comparisons[0].vpMargin.low).toBeGreaterThan(1);
  });

  it('has finite numbers for results that are all 0-N', () => {
    const summary = summarise(syntheticCampaign({ scenarios: [one], pairs: 20, hopeless: true }));
    const [result] = summary.results;
    expect(result.score.estimate).toBe(0);
    expect(result.score.high).toBeGreaterThan(0.05);
    expect(result.outcomes).toEqual({ red: 0, draw: 0, blue: 40 });
    expect(result.vpMargin).toEqual({ estimate: -6, low: -6, high: -6 });
    for (const number of numbersIn(summary)) expect(number).toSatisfy(Number.isFinite);
    expect(summary.comparisons.map(({ verdict }) => verdict)).not.toContain('different');
  });

  it.each(['fixed', 'anytime'] as const)('has finite numbers and no difference for results that are all drawn (%s)', (method) => {
    const campaign = syntheticCampaign({ scenarios: [one], pairs: 70 });
    const drawn = campaign.columns.map((row) =>
      row.map((columns) => ({
        ...columns,
        winner: columns.winner.slice().fill(2),
        redVp: columns.redVp.slice().fill(3),
        blueVp: columns.blueVp.slice().fill(3),
      })),
    );
    const summary = summarise({ ...campaign, columns: drawn }, { method });
    expect(summary.results[0].outcomes).toEqual({ red: 0, draw: 140, blue: 0 });
    for (const number of numbersIn(summary)) expect(number).toSatisfy(Number.isFinite);
    for (const { score } of summary.results) expect(score.low < 0.5 && score.high > 0.5).toBe(true);
    for (const { verdict, sharedDice } of summary.comparisons) {
      expect(verdict).not.toBe('different');
      expect(sharedDice).toEqual({ score: null, vpMargin: null });
    }
  });

  it('has finite numbers for a single pair', () => {
    const summary = summarise(syntheticCampaign({ scenarios: [one], pairs: 1 }));
    for (const { score } of summary.comparisons) expect(score.low).toBe(-1);
    for (const number of numbersIn(summary)) expect(number).toSatisfy(Number.isFinite);
    expect(summary.comparisons[0].verdict).toBe('not enough evidence');
  });

  it('measures the first turn against the seat', () => {
    // Red has the first turn in seat 0 and always wins there; blue has it in seat 1 and always wins there.
    const columns = allocate({ pairs: 30, units: 0, counters: 0 });
    for (let row = 0; row < columns.rows; row++) {
      columns.first[row] = columns.seat[row];
      columns.winner[row] = columns.seat[row] === 0 ? RED : 1;
      columns.digestLo[row] = columns.seat[row];
    }
    const campaign = { ...syntheticCampaign({ scenarios: [one], pairs: 30, variants: [{ spec: 'a', effect: 0 }] }), columns: [[columns]] };
    const [result] = summarise(campaign).results;
    expect(result.firstTurnAdvantage.estimate).toBe(0.5);
    expect(result.seatAdvantage.estimate).toBe(0.5);
    expect(result.score.estimate).toBe(0.5);
    expect(result.distinct).toBe(2);
  });

  it('flags editions on different bases and verdicts that hang on the doctrine', () => {
    const campaign = syntheticCampaign({
      variants: [
        { spec: 'classic', effect: 0 },
        { spec: 'tenth', effect: 3, base: 'tenth' },
      ],
    });
    const [patrol] = campaign.scenarios;
    const still = campaign.columns[0][0];
    const two = {
      ...campaign,
      scenarios: [patrol, { ...patrol, doctrines: { red: 'hold', blue: 'hold' } }],
      columns: [campaign.columns[0], [still, still]],
    };
    const { comparisons } = summarise(two);
    expect(comparisons[0]).toMatchObject({ differentBases: true, doctrine: 'advance against hold', dependsOnDoctrine: true });
    expect(comparisons[1]).toMatchObject({ verdict: 'no-op', doctrine: 'hold against hold' });
    expect(summarise(campaign).comparisons[0]).not.toHaveProperty('dependsOnDoctrine');
  });

  it('passes exercised counts through, and audits where there are some', () => {
    const campaign = syntheticCampaign({ scenarios: [one], pairs: 5, variants: [{ spec: 'a', effect: 0 }] });
    const { exercised } = summarise(campaign, { changed: [[{ 'CAL-MORALE-04': 7 }]] }).results[0];
    expect(exercised).toEqual({ 'CAL-MORALE-04': { called: 30, changed: 7 }, 'CLS-SHOOT-03': { called: 400, changed: null } });
  });

  it('says in how many engagements rules were counted and audited, and shows audited rules that cannot be counted', () => {
    const campaign = syntheticCampaign({ scenarios: [one], pairs: 150, variants: [{ spec: 'a', effect: 0 }] });
    const audited = summarise(campaign, { changed: [[{ 'CAL-TURN-02': 3, 'CAL-TURN-03': 0 }]] }).results[0];
    expect(audited).toMatchObject({ counted: 16, audited: 4, exercised: { 'CAL-TURN-02': { called: 0, changed: 3 } } });
    expect(audited?.exercised).not.toHaveProperty('CAL-TURN-03');
    expect(summarise(campaign).results[0]).toMatchObject({ counted: 16, audited: 0 });
    expect(summarise(campaign, { notes: { ignored: ['linebreaker (one under a)'] } }).notes.ignored).toEqual(['linebreaker (one under a)']);
  });

  it('is wider when somebody could look on the way', () => {
    const campaign = syntheticCampaign({ scenarios: [one] });
    const fixed = summarise(campaign);
    const anytime = summarise(campaign, { method: 'anytime' });
    expect(anytime.results[0].score.high).toBeGreaterThan(fixed.results[0].score.high);
    expect(anytime.comparisons[0].score.low).toBeLessThan(fixed.comparisons[0].score.low);
    expect(anytime.comparisons[0].method).toContain('valid at any stopping time');
  });

  it('has intervals that cover the truth about as often as they say', () => {
    // Both variants have the same distribution, so the true difference is 0.
    let missed = 0;
    for (let trial = 0; trial < 150; trial++) {
      const variants = [
        { spec: 'a', effect: 0 },
        { spec: 'b', effect: 0 },
      ];
      const { score } = summarise(syntheticCampaign({ seed: `null ${trial}`, scenarios: [one], pairs: 30, variants })).comparisons[0];
      if (score.low > 0 || score.high < 0) missed += 1;
    }
    expect(missed).toBeLessThan(16);
  });
});

describe('verdict', () => {
  const judge = (difference: number, half: number, p: number) =>
    verdictOf({
      identical: false,
      score: { difference, low: difference - half, high: difference + half, p },
      margin: 0.02,
      alpha: 0.05,
    });

  it.each([
    [0.001, 0.01, 0.8, 'equivalent'],
    [0.012, 0.004, 0.0001, 'equivalent'],
    [0.1, 0.05, 0.001, 'different'],
    [0.1, 0.05, 0.2, 'not enough evidence'],
    [0.1, 0.2, 0.001, 'not enough evidence'],
    [0.015, 0.01, 0.01, 'different'],
  ])('of %f ± %f with P %f is %s', (difference, half, p, verdict) => {
    expect(judge(difference, half, p)).toBe(verdict);
  });
});
