import { describe, expect, test } from 'vitest';
import { priceAnswer } from '../../../../src/study/price/answer.ts';
import type { PriceResult } from '../../../../src/study/price/result.ts';
import { priceTables } from '../../../../src/study/price/table.ts';
import { fairText, priceBlocks, priceMarkdown, priceSentences } from '../../../../src/study/price/words.ts';
import { pricesOf } from '../../../fixtures/studies.ts';

const told = (over: Partial<PriceResult>): string => fairText(pricesOf([50, 90], over));
const { unit } = pricesOf([50, 90]);

describe('the words of a price', () => {
  test('say what it should cost, and whether what it costs will do', () => {
    expect(told({})).toBe(
      'Guard (guard-1, 10 models) should cost about 70 army points (likely 64 to 76), 7.0 for each model; it costs 80: too dear.',
    );
    expect(told({ unit: { ...unit, points: 66 } })).toMatch(/it costs 66: no reason to change it\.$/);
    expect(told({ unit: { ...unit, points: 60, models: 1 } })).toBe(
      'Guard (guard-1) should cost about 70 army points (likely 64 to 76); it costs 60: too cheap.',
    );
    expect(priceSentences(pricesOf([50, 90])).slice(1)).toEqual([
      'At that price Line squad does as well with it against Veteran squad as with its points spent on Levy: it wins 50 % of its games (draws count half).',
      'Every list is of 200 army points, the limit of Line squad. Units deploy by themselves.',
    ]);
  });

  test('say what to do where there is no answer', () => {
    const open = { kind: 'price', below: false, above: true } as const;
    expect(told({ fair: { ...open, price: null, low: 82, high: 90 } })).toBe(
      'Guard (guard-1, 10 models) should cost at least 82 army points; it costs 80: too cheap.',
    );
    expect(told({ fair: { ...open, price: 86, low: 82, high: 90 } })).toContain('(likely 82 to 90 or more)');
    expect(told({ fair: { kind: 'less' } })).toMatch(/is worth less than 50 army points here \(it costs 80\).*--prices 0\.\.50\.$/);
    // At 90 there are 110 points left for something else; at 200 nothing.
    expect(told({ fair: { kind: 'more' } })).toMatch(/is worth more than 90 army points.*To go higher: --prices 90\.\.200\.$/);
    expect(fairText(pricesOf([90, 200], { fair: { kind: 'more' } }))).toMatch(/to go higher: --limit 400\.$/);
    expect(told({ fair: { kind: 'anything' } })).toMatch(
      /^These games cannot tell .*every price from 50 to 90 army points fits.*-n 400\.$/,
    );
    expect(told({ fair: { kind: 'no matter' } })).toMatch(/^Neither Guard \(guard-1, 10 models\) nor its price matters here/);
  });

  test('show every price with what it leaves', () => {
    const [table] = priceBlocks(pricesOf([50, 200])).filter((it) => 'rows' in it);
    expect(table).toMatchObject({
      rows: [
        ['50', '30 models in 1 unit (150)', '70 %', '65 % to 75 %', '+20.0', '+14.0 to +26.0'],
        expect.arrayContaining(['200', 'nothing else']),
      ],
    });
    expect(priceMarkdown(pricesOf([50, 90]))).toContain(
      '| 50 | 30 models in 1 unit (150) | 70 % | 65 % to 75 % | +20.0 | +14.0 to +26.0 |',
    );
  });

  test('are headed by the price', () => {
    expect(priceAnswer(pricesOf([50, 90])).headline).toBe('Guard should cost about 70 army points, not 80');
    expect(priceAnswer(pricesOf([50, 90], { unit: { ...unit, points: 66 } })).headline).toBe(
      'Guard may cost the 66 army points that it costs',
    );
    expect(priceAnswer(pricesOf([50, 90], { fair: { kind: 'less' } })).headline).toBe('Guard is worth less than 50 army points');
  });
});

test('the chart marks what a unit costs only between the prices played', () => {
  expect(priceTables(pricesOf([50, 90]))['prices']).toMatchObject({ now: [80, 80], fair: [70, 70], price: [50, 90] });
  expect(priceTables(pricesOf([50, 70]))['prices']).toMatchObject({ now: [null, null] });
});
