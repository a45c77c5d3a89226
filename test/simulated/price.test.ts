import { describe, expect, test } from 'vitest';
import { loadSelection } from '../../src/load/selection.ts';
import { playCampaign } from '../../src/runner/campaign.ts';
import { randomFrom } from '../../src/stats/rng.ts';
import { fairPrice } from '../../src/study/price/fit.ts';
import { fillersFor, pricedUnit } from '../../src/study/price/names.ts';
import { planPrice } from '../../src/study/price/plan.ts';
import { type PriceResult, priceResult } from '../../src/study/price/result.ts';
import { ledByScripts } from '../led.ts';
import { howMany } from '../sampled.ts';
import { atLeast, percent, printTable } from './figures.ts';

const PAIRS = 96;

/** What the line squad of the duel should cost, in real games. */
async function priceUnder(spec: string): Promise<PriceResult> {
  const battle = ledByScripts('duel');
  const priced = pricedUnit(battle, 'line-1', () => null);
  const { datasheets, sources } = battle;
  const plan = planPrice({
    selection: await loadSelection(spec),
    battle,
    priced,
    fillers: fillersFor(battle, priced, ['veteran-infantry'], () => null),
    opponents: [{ army: battle.armies.blue, doctrine: battle.doctrines.blue, datasheets, sources }],
    limit: null,
    between: [30, 200],
    steps: 5,
  });
  const { campaign } = await playCampaign({ battles: plan.battles, specs: [spec], pairs: PAIRS, seed: 'twice the wounds' });
  return priceResult(plan, campaign, battle, { confidence: 0.95, notes: {} });
}

test('a unit with twice the wounds should cost more, and what it should cost before is certainly too little', async () => {
  const [before, after] = [await priceUnder('classic'), await priceUnder('classic@line-infantry.W=2')];
  printTable(
    `What the line squad of the duel should cost, ${PAIRS} pairs of each list`,
    [before, after].map(({ spec, fair }) => ({
      ruleset: spec,
      ...(fair.kind === 'price'
        ? { price: fair.price?.toFixed(0) ?? '-', from: fair.low.toFixed(0), to: fair.high.toFixed(0) }
        : { price: fair.kind }),
    })),
  );
  if (before.fair.kind !== 'price' || after.fair.kind !== 'price') throw new Error(`${before.fair.kind}, then ${after.fair.kind}`);
  const [old, now] = [before.fair.price ?? Number.NaN, after.fair.price ?? Number.NaN];
  expect(after.fair.low).toBeGreaterThan(old);
  expect(before.fair.high).toBeLessThan(now);
  // Fillers are what they were: the army without the unit does as well as before, in every pair.
  expect(after.without).toEqual(before.without);
});

const RESULTS = howMany(1000, 300);
const PRICES = [60, 90, 120, 150, 180];

/** Results of planted prices: half a percentage point for each army point, in games that share some of their luck with those without the unit. */
function covered(planted: number, pairs: number, shared: number): { readonly share: number; readonly width: number } {
  const random = randomFrom(`${planted} ${pairs} ${shared}`);
  const luck = (): number => random.below(1e6) / 1e6;
  let inside = 0;
  let width = 0;
  let found = 0;
  for (let k = 0; k < RESULTS; k++) {
    const own = Array.from({ length: 2 * pairs }, luck);
    const pairScores = (chance: number): Float64Array =>
      Float64Array.from({ length: pairs }, (_, pair) => {
        const won = [0, 1].filter((game) => ((luck() < shared ? own[2 * pair + game] : luck()) ?? 0) < chance);
        return won.length / 2;
      });
    const without = pairScores(0.5);
    const differences = PRICES.map((price) => pairScores(0.5 + 0.005 * (planted - price)).map((it, pair) => it - (without[pair] ?? 0)));
    const fair = fairPrice(differences, PRICES, 0.95);
    // Any price fits: that includes the planted one.
    if (fair.kind === 'anything') inside++;
    if (fair.kind !== 'price') continue;
    if (fair.low <= planted && planted <= fair.high) inside++;
    width += fair.high - fair.low;
    found++;
  }
  return { share: inside / RESULTS, width: width / found };
}

describe('the interval of a price', () => {
  test('contains a planted one as often as it says, wherever it lies', () => {
    const rows = [60, 90, 127, 135].flatMap((planted) =>
      [30, 200].flatMap((pairs) =>
        [0, 0.5].map((shared) => {
          const { share, width } = covered(planted, pairs, shared);
          return { planted, pairs, shared, share, width };
        }),
      ),
    );
    printTable(
      `Intervals of a planted price (${RESULTS} results each; stated: 95 %)`,
      rows.map(({ share, width, ...it }) => ({ ...it, covered: percent(share), width: width.toFixed(1) })),
    );
    for (const { share, ...where } of rows) expect(atLeast(0.95, Math.round(share * RESULTS), RESULTS), JSON.stringify(where)).toBe(true);
  });
});
