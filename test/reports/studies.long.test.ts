import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { summarise, type Tables } from '../../src/analysis/index.ts';
import { bindChart, drawSvg, loadChart, writeReport } from '../../src/report/index.ts';
import { ablationAnswer } from '../../src/study/ablation-answer.ts';
import type { AblationResult } from '../../src/study/ablation-result.ts';
import { armyAnswer } from '../../src/study/army-answer.ts';
import { armyChartTables } from '../../src/study/army-chart-tables.ts';
import type { ArmyStudy } from '../../src/study/army-study.ts';
import { effectTable } from '../../src/study/effect-table.ts';
import { interactionTable } from '../../src/study/interaction-table.ts';
import { priceAnswer } from '../../src/study/price/answer.ts';
import { priceTables } from '../../src/study/price/table.ts';
import { shareTable } from '../../src/study/share-table.ts';
import { sweepAnswer } from '../../src/study/sweep-answer.ts';
import type { SweepResult } from '../../src/study/sweep-result.ts';
import { sweepChartTables } from '../../src/study/sweep-table.ts';
import { HAS_BROWSER } from '../chromium.ts';
import { syntheticCampaign } from '../fixtures/campaign.ts';
import { MANIFEST } from '../fixtures/manifest.ts';
import { ablationOf, pricesOf, roundRobinOf, sweepGridOver, sweepOver } from '../fixtures/studies.ts';
import { onPage, seriousFaults } from '../pages.ts';

const LONG = 'The meeting at dawn between two old mills';
const titleOf = (id: string): string => (id === 'duel' ? 'Duel' : LONG);
const numbers = (count: number): string[] => Array.from({ length: count }, (_, i) => String(i));

const tablesOfAblation = (result: AblationResult): Tables => ({
  effects: effectTable(result, titleOf),
  interactions: interactionTable(result, titleOf),
  shares: shareTable(result, titleOf),
});

/** The same in a second scenario. */
function twice(result: AblationResult): AblationResult {
  const both = <T extends { readonly scenario: string }>(list: readonly T[]): T[] => [
    ...list,
    ...list.map((it) => ({ ...it, scenario: 'mills' })),
  ];
  const { effects, decompositions, interactions, shares } = result;
  return {
    ...result,
    effects: both(effects),
    decompositions: both(decompositions),
    interactions: both(interactions),
    shares: both(shares),
  };
}

const NONE = { difference: 0, low: 0, high: 0, p: 1 };
/** Nothing changed anything. */
function quiet(result: AblationResult): AblationResult {
  const still = <T extends object>(list: readonly T[]) => list.map((it) => ({ ...it, score: NONE, verdict: 'no-op' as const }));
  return { ...result, effects: still(result.effects), interactions: still(result.interactions), shares: still(result.shares) };
}

function inWords(values: readonly string[]): SweepResult {
  const result = sweepOver(values);
  return { ...result, scenarios: result.scenarios.map((it) => ({ ...it, trends: [] })) };
}

const longNames = (study: ArmyStudy): ArmyStudy => ({
  ...study,
  armies: study.armies.map((it, i) => ({ ...it, title: `${it.title} with a name that is ${i === 0 ? 'much, much ' : ''}too long` })),
});

const SWEEP = (result: SweepResult): Tables => sweepChartTables(result, titleOf);
const HARD: readonly (readonly [id: string, what: string, tables: Tables, shown: readonly string[]])[] = [
  ['interactions', 'two rules', tablesOfAblation(ablationOf(2)), ['Duel', 'CLS-MOVE-01', '−1.5', '±5.0']],
  ['interactions', 'twice eighteen rules', tablesOfAblation(twice(ablationOf(18))), [LONG, 'The 12 of 18 rules that do most together']],
  ['interactions', 'rules that change nothing', tablesOfAblation(quiet(ablationOf(4))), ['·']],
  ['shares', 'two rules', tablesOfAblation(ablationOf(2)), ['All the rules together', '+2.0']],
  [
    'shares',
    'thirty rules',
    tablesOfAblation(twice(ablationOf(30))),
    [LONG, '13 others, their estimates', '1 of 30 rules have no share in it'],
  ],
  ['sweep', 'one value besides that of the ruleset', SWEEP(sweepOver(['3', '4'])), ['as it is', '40.0%', 'line-infantry.T']],
  ['sweep', 'one value', SWEEP(inWords(['3'])), ['as it is']],
  ['sweep', 'words', SWEEP(inWords(['assault', 'rapid-fire', 'heavy'])), ['rapid-fire', '46.7%']],
  ['sweep', 'forty values', SWEEP(sweepOver(numbers(40))), ['The armies are even at about 3.5 (likely 3.25 to 3.75 or more)']],
  ['sweep-grid', 'one row', SWEEP(sweepGridOver(['3'], ['3', '4'])), ['40.0', '±5.0', 'Down: line-infantry.Sv']],
  ['sweep-grid', 'twenty by twenty', SWEEP(sweepGridOver(numbers(20), numbers(20))), ['19']],
  ['price', 'two prices', priceTables(pricesOf([50, 90])), ['What should the unit cost?', '70.0%', 'Price in army points']],
  ['price', 'twelve prices', priceTables(pricesOf(numbers(12).map((it) => 30 + 8 * Number(it)))), ['90.0%']],
  ['price', 'one that cannot be told', priceTables(pricesOf([60, 90], { fair: { kind: 'anything' } })), ['60.0%']],
  ['army-matchups', 'two armies', armyChartTables(roundRobinOf(2)), ['Army 1', '80', '±5']],
  ['army-matchups', 'eight armies with long names', armyChartTables(longNames(roundRobinOf(8))), ['8. Army 8 with a name that is']],
  ['army-matchups', 'twenty armies', armyChartTables(roundRobinOf(20, ['classic'])), ['20. Army 20', '20']],
  ['army-ratings', 'one ruleset', armyChartTables(roundRobinOf(3, ['classic'])), ['Army 3']],
  [
    'army-ratings',
    'eight armies, four rulesets',
    armyChartTables(longNames(roundRobinOf(8, ['classic', 'calixtus@-CLS-USR-03,-CAL-MORALE-01', 'waffle', 'tenth']))),
    ['+80 (+50 to +110)', '−40 (−70 to −10)', '-CAL-MORALE-01'],
  ],
];

describe.each(HARD)('chart %s of %s', (id, _, tables, shown) => {
  it('is whole in words, numbers and width', async () => {
    const svg = await drawSvg(bindChart(await loadChart(id), tables));
    const said = [...svg.matchAll(/<(?:text|tspan)[^>]*>([^<]*)(?=<)/g)].map(([, text]) => text);
    for (const words of shown) expect(said).toContain(words);
    expect(svg).not.toMatch(/NaN|Infinity/);
    for (const text of said) expect(text).not.toMatch(/undefined|null|^-\d/);
    expect(Number(/<svg[^>]* width="(\d+)/.exec(svg)?.[1])).toBeLessThanOrEqual(680);
  });
});

test.each([
  // 35 pixels a label: of 480 less 26 on either side for 12 steps between 13 values, of 13 steps between 14 values every second.
  [13, 480, ['3', 'as it is', ...Array.from({ length: 12 }, (_, i) => String(i + 4))]],
  [14, 480, ['3', 'as it is', '5', '7', '9', '11', '13', '15']],
  // 228 pixels for 8 steps: 28 each.
  [9, 280, ['3', 'as it is', '5', '7', '9', '11']],
])('a sweep of %i values, %i pixels wide, has as many labels as there is room for', async (count, width, labels) => {
  const spec = bindChart(await loadChart('sweep'), SWEEP(sweepOver(Array.from({ length: count }, (_, i) => String(i + 3)))));
  const svg = await drawSvg({ ...spec, spec: { ...(spec['spec'] as object), width } });
  const said = [...svg.matchAll(/<(?:text|tspan)[^>]*>([^<]+)/g)].map(([, text]) => text);
  expect(said.filter((it) => it === 'as it is' || /^\d+$/.test(it))).toEqual(labels);
});

test('who is red is told below a hint, whose lines stay lines, where a chart tells armies by colour', async () => {
  const sides = { red: ['Line patrol'], blue: ['Raiders'] };
  const subtitle = async (id: string, tables: Tables): Promise<unknown> => {
    const { title } = bindChart(await loadChart(id), { ...tables, sides });
    return (title as { readonly subtitle: unknown }).subtitle;
  };
  const { hint } = await loadChart('sweep');
  expect(hint).toContain('\n');
  expect(await subtitle('sweep', SWEEP(sweepOver(['3', '4'])))).toEqual([...(hint ?? '').split('\n'), 'Red: Line patrol. Blue: Raiders.']);
  // Its army points are nobody's colour.
  expect(await subtitle('price', priceTables(pricesOf([50, 90])))).toBe((await loadChart('price')).hint);
});

const STUDIES = [
  {
    layout: 'ablate',
    further: tablesOfAblation(ablationOf(4)),
    answer: ablationAnswer(ablationOf(4), titleOf),
    cells: '#chart-interactions',
    told: 'CLS-MOVE-01 Rule 1',
  },
  {
    layout: 'sweep',
    further: SWEEP(sweepOver(['3', '4', '5'])),
    answer: sweepAnswer(sweepOver(['3', '4', '5']), titleOf),
    cells: null,
    told: '',
  },
  {
    layout: 'price',
    further: priceTables(pricesOf([50, 60, 70, 80, 90])),
    answer: priceAnswer(pricesOf([50, 60, 70, 80, 90])),
    cells: null,
    told: '',
  },
  {
    layout: 'armies',
    further: armyChartTables(roundRobinOf(4)),
    answer: armyAnswer(roundRobinOf(4)),
    cells: '#chart-army-matchups',
    told: 'Army 1',
  },
];

describe.runIf(HAS_BROWSER)('the page of a study in a browser', () => {
  test.each(STUDIES)('$layout: draws its charts without a complaint, tells what is in a cell, and fits a telephone', async (study) => {
    const { layout, further, answer, cells, told } = study;
    const folder = await mkdtemp(join(tmpdir(), 'sandtable-study-'));
    const campaign = syntheticCampaign({ pairs: 3 });
    await writeReport(folder, campaign, summarise(campaign), MANIFEST, { layout, further, answer, formats: ['html'] });
    await onPage({ file: join(folder, 'report.html') }, { viewport: { width: 400, height: 800 } }, async ({ page }) => {
      await page.waitForSelector('html.live');
      await expect.poll(() => page.locator('h1').textContent()).toBe(answer.headline);
      await expect.poll(() => page.locator('.chart svg.marks').count()).toBe(layout === 'ablate' ? 3 : layout === 'armies' ? 2 : 1);
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(400);
      if (cells !== null) {
        await page.locator(`${cells} .mark-rect path`).nth(1).hover({ force: true });
        await expect.poll(() => page.locator('#vg-tooltip-element.visible').textContent()).toContain(told);
      }
      expect(await seriousFaults(page)).toEqual([]);
    });
    await rm(folder, { recursive: true });
  });
});
