import { beforeAll, describe, expect, it } from 'vitest';
import { playerTable, summarise, type Tables } from '../../../src/analysis/index.ts';
import { reportPage } from '../../../src/report/disk/report-page.ts';
import { figureOf } from '../../../src/report/drawing.ts';
import { builtInCharts, loadChart } from '../../../src/report/index.ts';
import { armyChartTables } from '../../../src/study/army-chart-tables.ts';
import { effectTable } from '../../../src/study/effect-table.ts';
import { priceTables } from '../../../src/study/price/table.ts';
import { shareTable } from '../../../src/study/share-table.ts';
import { sweepChartTables } from '../../../src/study/sweep-table.ts';
import { HAS_BROWSER } from '../../chromium.ts';
import { syntheticCampaign } from '../../fixtures/campaign.ts';
import { chartTables } from '../../fixtures/chart-tables.ts';
import { MANIFEST } from '../../fixtures/manifest.ts';
import { panelCampaign } from '../../fixtures/panel.ts';
import { ablationOf, pricesOf, roundRobinOf, sweepOver } from '../../fixtures/studies.ts';
import { onPage } from '../../pages.ts';
import { tablesOf } from '../../tables.ts';

const LONG = 'The meeting at dawn between two old mills';
const titleOf = (): string => LONG;
const numbers = (count: number, first: number, step: number): number[] => Array.from({ length: count }, (_, i) => first + step * i);

/** Long names, many values. */
function hard(): Tables {
  const variants = ['classic', 'calixtus@-CAL-MORALE-04,-CAL-SHOOT-14', 'tenth:before@+layer:errata'].map((spec, i) => ({
    spec,
    effect: i,
  }));
  const scenarios = [LONG, 'A raid'].map((title, i) => ({ id: `scenario-${i}`, title }));
  const campaign = syntheticCampaign({ pairs: 6, variants, scenarios });
  const ablation = ablationOf(9);
  return {
    ...chartTables(),
    ...tablesOf(campaign, summarise(campaign)),
    effects: effectTable(ablation, titleOf),
    shares: shareTable(ablation, titleOf),
    ...armyChartTables(roundRobinOf(6)),
    ...priceTables(pricesOf(numbers(12, 30, 8))),
    sweep: sweepChartTables(sweepOver(numbers(13, 3, 1).map(String)), titleOf)['sweep'] ?? {},
    players: playerTable(summarise(panelCampaign({ classic: [0, 1, 2, 3].map(() => [0.5, 0.6, 0.4, 0.3]) }, 4), { panels: ['duel'] })),
  };
}

interface Reach {
  readonly name: string;
  readonly marks: number;
  /** Pixels by which it has to be moved sideways, and by which its marks and words begin or end outside of what is seen. */
  readonly hidden: number;
  readonly before: number;
  readonly after: number;
}

/** In the page: how every chart lies in its place. */
const REACH = `[...document.querySelectorAll('figure .chart')].map((chart) => {
  const place = chart.getBoundingClientRect();
  const boxes = [...chart.querySelectorAll('.role-mark path, .role-mark line, .role-mark text, .role-axis-label text, .role-legend-label text')]
    .map((it) => it.getBoundingClientRect()).filter(({ width, height }) => width + height > 0);
  return { name: chart.closest('figure').dataset.name, marks: boxes.length, hidden: chart.scrollWidth - chart.clientWidth,
    before: Math.max(...boxes.map(({ left }) => place.left - left)), after: Math.max(...boxes.map(({ right }) => right - place.left - chart.clientWidth)) };
})`;

const DATA = { 'usual tables': chartTables, 'long names and many values': hard };

describe.runIf(HAS_BROWSER)('charts at 400 pixels', () => {
  describe.each(Object.entries(DATA))('with %s', (_, make) => {
    let seen: readonly Reach[];
    beforeAll(async () => {
      const tables = make();
      const figures = await Promise.all((await builtInCharts()).map(async (id) => figureOf(await loadChart(id), tables)));
      const campaign = panelCampaign({ classic: [[0.5, 0.75]] }, 4);
      const html = await reportPage({ campaign, summary: summarise(campaign, { panels: ['duel'] }), manifest: MANIFEST, figures });
      await onPage({ html }, { viewport: { width: 400, height: 800 } }, async ({ page }) => {
        await page.waitForSelector('html.live');
        seen = (await page.evaluate(REACH)) as readonly Reach[];
      });
    });

    it('are all drawn', async () => {
      // A map may lie over another.
      const drawn = new Set(seen.filter(({ marks }) => marks > 0).map(({ name }) => name));
      expect([...drawn].sort()).toEqual([...(await builtInCharts())].sort());
    });

    it('need not be moved sideways: no mark, name or legend is outside of what is seen', () => {
      expect(seen.filter(({ hidden, before, after }) => hidden > 1 || before > 1 || after > 1)).toEqual([]);
    });
  });
});
