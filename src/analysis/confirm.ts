import { type Campaign, columnsOf } from '../campaign/result.ts';
import { item } from '../rules/item.ts';
import { differences } from '../stats/index.ts';
import type { Confirmation, Headline, Standing } from './confirmation.ts';
import { differenceOf } from './method.ts';
import { pairScores } from './pair-values.ts';
import type { Summary } from './summary.ts';
import { identicalPairs } from './verdict.ts';
import type { Difference } from './verdict-kinds.ts';

/** What a summary is headed with: of a panel if there is one; the largest of what is different, else the first. Null without a comparison. */
export function headlineOf({ panels, comparisons }: Summary): Headline | null {
  const effects = panels.flatMap(({ scenario, effects: list }) => list.map((it) => ({ ...it, scenario })));
  const all: readonly Headline[] = effects.length > 0 ? effects : comparisons;
  const different = all.filter(({ verdict }) => verdict === 'different');
  const [first] = [...(different.length > 0 ? different : all)].sort((a, b) => Math.abs(b.score.difference) - Math.abs(a.score.difference));
  if (first === undefined) return null;
  const { scenario, baseline, variant, verdict, favours, score } = first;
  return {
    scenario,
    baseline,
    variant,
    verdict,
    ...(favours !== undefined && { favours }),
    score: { difference: score.difference, low: score.low, high: score.high },
  };
}

export interface ConfirmOptions {
  readonly searcher: string;
  readonly confidence: number;
  readonly margin: number;
  readonly seed: string;
}

/** What a campaign of one scenario under baseline and variant, played by players who look ahead, says of a headline. */
export function confirmationOf(campaign: Campaign, headline: Headline, options: ConfirmOptions): Confirmation {
  const { searcher, confidence, margin, seed } = options;
  const [before, after] = [columnsOf(campaign.columns, 0, 0), columnsOf(campaign.columns, 0, 1)];
  const moved = differences(pairScores(before), pairScores(after));
  const identical = identicalPairs(before, after) === moved.length;
  const label = `${item(campaign.scenarios, 0).id} ${headline.variant} ${searcher}`;
  const found = differenceOf(moved, { method: 'fixed', confidence, seed }, identical, label, 1);
  return { ...headline, searcher, pairs: moved.length, found, standing: standingOf(headline, found, margin) };
}

/** Whether a verdict stands, given what was found. */
export function standingOf({ verdict, favours, score }: Headline, found: Difference, margin: number): Standing {
  const sign = found.low > 0 ? 'red' : found.high < 0 ? 'blue' : null;
  const inside = found.low >= -margin && found.high <= margin;
  switch (verdict) {
    case 'different':
      if (sign === favours && !inside) return 'stands';
      return sign !== null || inside || found.low > score.high || found.high < score.low ? 'contradicted' : 'open';
    case 'equivalent':
    case 'no-op':
      if (inside) return 'stands';
      return found.low > margin || found.high < -margin ? 'contradicted' : 'open';
    case 'not enough evidence':
      return 'open';
  }
}
