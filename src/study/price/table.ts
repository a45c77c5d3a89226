import { columnar, type Row, type Tables } from '../../analysis/index.ts';
import type { PriceResult } from './result.ts';
import { fillText, unitName } from './words.ts';

/** The table of the chart of prices: a row for each. */
export function priceTables(result: PriceResult): Tables {
  const { prices, without, fair, unit, army, scenario, spec } = result;
  const [first, last] = [prices[0]?.price ?? 0, prices.at(-1)?.price ?? 0];
  const answer = fair.kind === 'price' ? fair : null;
  const rows = prices.map(({ price, fill, score, difference }): Row => {
    const hundred = (share: number): number => 100 * share;
    return {
      scenario: scenario.id,
      title: scenario.title,
      variant: spec,
      army: army.title,
      unit: unitName(result),
      price,
      fill: fillText(fill),
      score: score.estimate,
      low: score.low,
      high: score.high,
      gain: hundred(difference.estimate),
      gain_low: hundred(difference.low),
      gain_high: hundred(difference.high),
      without: without.score.estimate,
      without_low: without.score.low,
      without_high: without.score.high,
      fair: answer?.price ?? null,
      fair_low: answer?.low ?? null,
      fair_high: answer?.high ?? null,
      // Beyond the prices that were played there is no room for it.
      now: unit.points >= first && unit.points <= last ? unit.points : null,
    };
  });
  return { prices: columnar(rows) };
}
