import { describe, expect, test } from 'vitest';
import { confirmationOf, type Headline, headlineOf, type Standing, standingOf, summarise } from '../../../src/analysis/index.ts';
import { answer } from '../../../src/report/answer.ts';
import { panelCampaign } from '../../fixtures/panel.ts';

const OLD = [
  [0.7, 0.3],
  [0.4, 0.6],
];
const UP = [
  [0.8, 0.4],
  [0.5, 0.7],
];
const options = { searcher: 'search:8', confidence: 0.95, margin: 0.02, seed: 'seed' };
const summary = summarise(panelCampaign({ classic: OLD, tenth: UP }), { panels: ['duel'] });
const headline = headlineOf(summary)!;
const again = (before: number, after: number) =>
  confirmationOf(panelCampaign({ classic: [[before]], tenth: [[after]] }), headline, options);

test('the headline is the effect on the value of a panel', () => {
  expect(headline).toMatchObject({ scenario: 'duel', baseline: 'classic', variant: 'tenth', verdict: 'different', favours: 'red' });
  expect(headline.score.difference).toBeCloseTo(0.1, 12);
  expect(headlineOf(summarise(panelCampaign({ classic: OLD }), { panels: ['duel'] }))).toBeNull();
});

test('without a panel it is the largest difference', () => {
  const { comparisons } = summarise(panelCampaign({ classic: [[0.5]], small: [[0.55]], large: [[0.3]] }));
  expect(comparisons).toHaveLength(2);
  expect(headlineOf({ ...summary, panels: [], comparisons })).toMatchObject({ variant: 'large', favours: 'blue' });
});

test('players who look ahead confirm it, contradict it, or leave it open', () => {
  expect(again(0.5, 0.62)).toMatchObject({ searcher: 'search:8', pairs: 200, standing: 'stands' });
  expect(again(0.5, 0.62).found.difference).toBeCloseTo(0.12, 12);
  expect(again(0.5, 0.4).standing).toBe('contradicted');
  expect(again(0.5, 0.5)).toMatchObject({ found: { difference: 0, low: 0, high: 0 }, standing: 'contradicted' });
});

describe('whether a verdict stands', () => {
  const claim = (verdict: Headline['verdict'], favours?: 'red' | 'blue'): Headline => ({
    scenario: 'duel',
    baseline: 'a',
    variant: 'b',
    verdict,
    ...(favours !== undefined && { favours }),
    score: { difference: 0.1, low: 0.06, high: 0.14 },
  });
  test.each<[Headline, low: number, high: number, Standing]>([
    [claim('different', 'red'), 0.01, 0.2, 'stands'],
    [claim('different', 'red'), -0.05, 0.2, 'open'],
    [claim('different', 'red'), -0.2, -0.01, 'contradicted'],
    [claim('different', 'red'), -0.01, 0.015, 'contradicted'],
    [claim('different', 'red'), 0.001, 0.015, 'contradicted'],
    [claim('different', 'red'), -0.03, 0.05, 'contradicted'],
    [claim('equivalent'), -0.01, 0.015, 'stands'],
    [claim('equivalent'), -0.1, 0.1, 'open'],
    [claim('equivalent'), 0.03, 0.1, 'contradicted'],
    [claim('not enough evidence'), 0.03, 0.1, 'open'],
  ])('%j between %d and %d: %s', (one, low, high, standing) => {
    expect(standingOf(one, { difference: (low + high) / 2, low, high, p: 0.5 }, 0.02)).toBe(standing);
  });
});

test('it is said after the first sentence', () => {
  const said = (before: number, after: number) => answer({ ...summary, confirmation: again(before, after) }).sentences[1];
  expect(said(0.5, 0.62)?.text).toMatch(
    /^With players who look ahead on both sides \(search:8, 200 pairs of Duel under Tenth\), red won 12\.0 percentage points more of the games than under Classic \(likely between .+\): the verdict stands\.$/,
  );
  expect(said(0.5, 0.4)).toMatchObject({ favours: 'blue', text: expect.stringContaining('it is the other side that is helped') });
  expect(said(0.5, 0.5)?.text).toContain('it makes less of a difference than the headline says');
});
