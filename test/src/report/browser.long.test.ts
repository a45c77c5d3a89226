import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { summarise } from '../../../src/analysis/index.ts';
import { writeReport } from '../../../src/report/index.ts';
import { HAS_BROWSER } from '../../chromium.ts';
import { syntheticCampaign } from '../../fixtures/campaign.ts';
import { MANIFEST } from '../../fixtures/manifest.ts';
import { onPage, seriousFaults } from '../../pages.ts';

/** A chart with everything that a reader can do to one. */
const MINE = `export default { id: 'mine', question: 'Mine?', table: 'summary', spec: () => ({
  params: [{ name: 'picked', select: { type: 'point', fields: ['label'] }, bind: 'legend' }],
  mark: { type: 'bar', tooltip: true },
  encoding: {
    x: { field: 'score', type: 'quantitative' },
    y: { field: 'title', type: 'nominal' },
    yOffset: { field: 'label' },
    color: { field: 'label', type: 'nominal' },
    opacity: { condition: { param: 'picked', value: 1 }, value: 0.2 },
    tooltip: [{ field: 'label', title: 'Ruleset' }, { field: 'score', title: 'Score', format: '.2f' }],
  },
}) };`;

/** A chart whose marks have places of their own, so that it keeps its width. */
const WIDE = `export default { id: 'wide', question: 'Wide?', table: 'summary', spec: () => ({
  width: 500,
  mark: 'text',
  encoding: { x: { value: 450 }, y: { field: 'title', type: 'nominal' }, text: { field: 'label' } },
}) };`;

/** In a page: charts that are seen and have no picture of their own. */
const UNDRAWN = `[...document.querySelectorAll('figure')].filter((it) => !it.closest('details:not([open])') && !it.querySelector('.chart svg.marks')).map((it) => it.id)`;
/** In a page: charts that are drawn. */
const DRAWN = `[...document.querySelectorAll('figure')].filter((it) => it.querySelector('.chart svg.marks')).map((it) => it.dataset.name)`;
/** Parts of the page that are folded up at first. */
const FOLDED = ['endings', 'losses', 'maps', 'units', 'length', 'enough', 'rule-use', 'engagements', 'tables', 'rules', 'method', 'run'];

const TELEPHONE: BrowserContextOptions = { viewport: { width: 400, height: 800 }, colorScheme: 'dark' };
const DESK: BrowserContextOptions = { viewport: { width: 1200, height: 900 }, colorScheme: 'light' };

// Only where a browser is installed: the page's other promises are tested on its text.
describe.runIf(HAS_BROWSER)('the page in a browser', () => {
  let folder: string;
  const open = (options: BrowserContextOptions, look: (page: Page) => Promise<void>) =>
    onPage({ file: join(folder, 'report.html') }, options, async ({ page }) => {
      await page.waitForSelector('html.live');
      await look(page);
    });
  /** Opens parts of the page as a reader does, and waits until what is in them is drawn. */
  const unfold = async (page: Page, ...ids: readonly string[]) => {
    for (const id of ids) await page.locator(`#${id} > details > summary`).click();
    await expect.poll(() => page.evaluate(UNDRAWN)).toEqual([]);
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sandtable-page-'));
    await writeFile(join(folder, 'mine.mjs'), MINE);
    await writeFile(join(folder, 'wide.mjs'), WIDE);
    const counters = Array.from({ length: 20 }, (_, i) => `CLS-SHOOT-${String(i + 10)}`);
    const played = syntheticCampaign({ pairs: 20 });
    const campaign = {
      ...played,
      variants: played.variants.map((it) => ({ ...it, counters })),
      columns: played.columns.map((row) =>
        row.map((it) => ({ ...it, called: Float64Array.from(counters, (_, i) => (i < 5 ? 0 : 10 * i)) })),
      ),
    };
    const names = {
      armies: { patrol: { red: 'Line patrol', blue: 'Raiders' }, meeting: { red: 'Stormers', blue: 'Guards' } },
      rulesets: {},
      rules: {},
    };
    await writeReport(folder, campaign, summarise(campaign, { names }), MANIFEST, {
      formats: ['html'],
      charts: ['./mine.mjs', './wide.mjs'],
      from: folder,
    });
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('draws all charts without a complaint, asks for nothing, and fits a telephone in the dark', async () => {
    await open(TELEPHONE, async (page) => {
      await unfold(page, ...FOLDED);
      await expect.poll(() => page.locator('figure:has(.chart svg.marks)').count()).toBe(await page.locator('figure').count());
      // A picture that is wider than the screen says so.
      const told = "getComputedStyle(document.querySelector('figure.wide .chart'), '::after').content";
      await expect.poll(() => page.evaluate(told)).toContain('Continues to the right');
      await page.setViewportSize({ width: 1200, height: 800 });
      await expect.poll(() => page.locator('figure.wide').count()).toBe(0);
      await page.setViewportSize({ width: 400, height: 800 });
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(400);
      await expect.poll(() => page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(20, 24, 31)');
      await expect.poll(() => page.locator('.still').first().isVisible()).toBe(false);
      expect(await seriousFaults(page)).toEqual([]);
    });
  });

  it('shows the answer of the first chart on a telephone without a move sideways', async () => {
    const reach = (selector: string) =>
      `(() => { const all = [...document.querySelector('figure .chart').querySelectorAll('${selector}')].map((it) => it.getBoundingClientRect());
        return { count: all.length, left: Math.min(...all.map((it) => it.left)), right: Math.max(...all.map((it) => it.right)) }; })()`;
    await open(TELEPHONE, async (page) => {
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(400);
      for (const marks of ['.mark-symbol.role-mark path', '.mark-text.role-mark text', '.role-axis-label text']) {
        const { count, left, right } = (await page.evaluate(reach(marks))) as { count: number; left: number; right: number };
        expect(count, marks).toBeGreaterThan(0);
        expect(left, marks).toBeGreaterThanOrEqual(0);
        expect(right, marks).toBeLessThanOrEqual(400);
      }
    });
  });

  it('has the answer, who is favoured and one chart above the fold, and draws nothing that is folded up', async () => {
    await open(DESK, async (page) => {
      const box = (selector: string) => page.locator(selector).first().boundingBox();
      const [answer, chart, levels] = [await box('.answer'), await box('#chart-difference-from-baseline'), await box('.levels')];
      expect(chart?.x).toBeGreaterThan((answer?.x ?? 0) + (answer?.width ?? 0));
      expect((levels?.y ?? 901) + (levels?.height ?? 0)).toBeLessThan(900);
      expect((chart?.y ?? 901) + (chart?.height ?? 0)).toBeLessThan(900);
      await expect.poll(() => page.evaluate(DRAWN)).toEqual(['difference-from-baseline', 'mine', 'wide', 'win-rate', 'loss-shifts']);
      expect(await page.locator('section:has(> details:not([open]))').evaluateAll((all) => all.map(({ id }) => id))).toEqual(FOLDED);
    });
  });

  it('has headings in order', async () => {
    await open(DESK, async (page) => {
      const levels = await page.locator('h1, h2, h3, h4').evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
      expect(levels[0]).toBe(1);
      expect(levels.filter((it, i) => it > (levels[i - 1] ?? 0) + 1)).toEqual([]);
    });
  });

  it('draws a chart when its part is first opened, and opens what a link points at', async () => {
    await open(DESK, async (page) => {
      await page.locator('#endings summary').first().focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(DRAWN)).toContain('vp-margin');
      await page.getByRole('link', { name: 'Method' }).click();
      await expect.poll(() => page.locator('#method p').first().isVisible()).toBe(true);
    });
    await onPage({ file: join(folder, 'report.html') }, DESK, async ({ page }) => {
      await page.evaluate("location.hash = '#chart-game-length'");
      await expect.poll(() => page.evaluate(DRAWN)).toContain('game-length');
      expect(await page.evaluate("document.querySelector('#chart-game-length').getBoundingClientRect().top")).toBeLessThan(900);
      expect(await page.locator('#length > details').getAttribute('open')).toBe('');
    });
  });

  it('looks at one scenario: its rows in charts and tables, in the address, with the names of its armies', async () => {
    await open(DESK, async (page) => {
      const rows = () => page.locator('#tables table').first().locator('tbody tr:visible').count();
      const scenarios = () => page.locator('.levels tbody tr:visible').allTextContents();
      await unfold(page, 'tables');
      expect([await rows(), (await scenarios()).length]).toEqual([4, 2]);
      const bars = page.locator('#chart-mine .chart .mark-rect path');
      expect(await bars.count()).toBe(6);
      await page.getByLabel('Scenario', { exact: true }).selectOption('meeting');
      await expect.poll(() => bars.count()).toBe(3);
      expect([await rows(), (await scenarios()).length]).toEqual([2, 1]);
      expect((await scenarios())[0]).toMatch(/^Meeting/);
      expect(await page.locator('.answer li:visible').count()).toBe(2);
      expect(await page.evaluate('location.hash')).toBe('#scenario=meeting');
      await expect.poll(() => page.locator('#chart-win-rate h3').textContent()).toBe('How often does Stormers win?');
      await expect.poll(() => page.locator('#chart-win-rate .chart').textContent()).toContain('Games won by Stormers');
      await expect.poll(() => page.evaluate('document.documentElement.dataset.pictured')).toBe('meeting');
      expect(await page.locator('#chart-win-rate .still').textContent()).toContain('Games won by Stormers');
      await page.getByRole('link', { name: 'Method' }).click();
      await expect.poll(() => page.evaluate('location.hash')).toBe('#method&scenario=meeting');
      expect(await page.locator('#method p').first().isVisible()).toBe(true);
      expect(await seriousFaults(page)).toEqual([]);
      await page.getByLabel('Scenario', { exact: true }).selectOption('');
      await expect.poll(() => bars.count()).toBe(6);
      expect(await page.locator('#chart-win-rate h3').textContent()).toBe('How often does red win?');
      expect(await page.evaluate('location.hash')).toBe('#method');
    });
    await onPage({ file: join(folder, 'report.html'), hash: '#scenario=meeting' }, DESK, async ({ page }) => {
      await expect.poll(() => page.locator('#chart-mine .chart .mark-rect path').count()).toBe(3);
      expect(await page.getByLabel('Scenario', { exact: true }).inputValue()).toBe('meeting');
    });
  });

  it('shows a map as wide as the column, and two rulesets over each other with a slider between them', async () => {
    await open(DESK, async (page) => {
      await unfold(page, 'maps');
      const map = page.locator('#chart-casualty-map');
      await expect.poll(() => map.locator('.laid svg.marks').count()).toBe(2);
      const width = (await map.boundingBox())?.width ?? 0;
      expect(width).toBe(1160);
      for (const picture of await map.locator('.laid svg.marks').all())
        expect(Math.abs(Number(await picture.getAttribute('width')) - width)).toBeLessThan(10);
      // The boards lie over each other to the pixel.
      const edges = await map
        .locator('.laid .mark-rect.role-mark path')
        .evaluateAll((all) =>
          all.map((it) => [it.getBoundingClientRect()].map(({ x, y, right, bottom }) => [x, y, right, bottom].join())[0]),
        );
      expect(edges).toHaveLength(2);
      expect(edges[1]).toBe(edges[0]);
      const clip = () => page.evaluate("getComputedStyle(document.querySelector('#chart-casualty-map .after')).clipPath");
      expect(await clip()).toBe('inset(0px 0px 0px 50%)');
      await map.getByRole('slider', { name: /^Where classic ends and calixtus.* begins$/i }).focus();
      await page.keyboard.press('ArrowRight');
      expect(await clip()).toBe('inset(0px 0px 0px 51%)');
      await page.keyboard.press('Home');
      expect(await clip()).toBe('inset(0px 0px 0px 0%)');
      await page.getByLabel('Scenario', { exact: true }).first().selectOption('meeting');
      await expect.poll(() => map.getByRole('slider').getAttribute('aria-label')).toMatch(/^Where classic ends/i);
      await map.getByLabel('against').selectOption('none');
      await expect.poll(() => map.locator('.after').isVisible()).toBe(false);
      expect(await map.getByRole('slider').count()).toBe(0);
      expect(await seriousFaults(page)).toEqual([]);
    });
  });

  it('sorts by mouse and keyboard, and says so', async () => {
    await open(DESK, async (page) => {
      await unfold(page, 'tables');
      const first = () => page.locator('#tables table').first().locator('tbody tr').first().locator('td').nth(4).getAttribute('data-sort');
      const heading = page.getByRole('button', { name: 'Won by red, percentage points' });
      await heading.focus();
      await page.keyboard.press('Enter');
      const lowest = Number(await first());
      await expect.poll(() => page.getByRole('status').textContent()).toBe('Sorted by Won by red, percentage points, ascending');
      await heading.click();
      expect(Number(await first())).toBeGreaterThan(lowest);
      await expect.poll(() => page.locator('th[aria-sort=descending]').count()).toBe(1);
    });
  });

  it('shows a value under the mouse and to the keyboard, and reads it out', async () => {
    await open(DESK, async (page) => {
      const chart = page.locator('#chart-mine .chart');
      const tip = page.locator('#vg-tooltip-element.visible');
      await chart.locator('.mark-rect path').nth(1).hover();
      await expect.poll(() => tip.textContent()).toContain('calixtus');
      await page.mouse.move(0, 0);
      await chart.focus();
      await page.keyboard.press('Home');
      await expect.poll(() => tip.textContent()).toContain('classic');
      await expect.poll(() => page.getByRole('status').textContent()).toMatch(/^Ruleset: classic, Score: 0\.\d\d$/);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => page.getByRole('status').textContent()).toMatch(/^Ruleset: calixtus, /);
      await page.keyboard.press('Escape');
      await expect.poll(() => tip.count()).toBe(0);
    });
  });

  it.each(['mouse', 'keyboard'])('dims what is not picked in a legend by %s', async (by) => {
    await open(DESK, async (page) => {
      const word = page.locator('#chart-mine .chart').getByRole('button', { name: 'Highlight classic' });
      if (by === 'mouse') await word.click();
      else {
        await word.focus();
        await page.keyboard.press('Enter');
      }
      const opacities = () =>
        page
          .locator('#chart-mine .chart .mark-rect path')
          .evaluateAll((bars) => [...new Set(bars.map((bar) => bar.getAttribute('opacity')))].sort());
      await expect.poll(opacities).toEqual(['0.2', '1']);
      expect(await seriousFaults(page)).toEqual([]);
    });
  });

  it('shows the numbers of a chart, and every rule, which can be filtered', async () => {
    await open(DESK, async (page) => {
      await page.locator('#chart-mine summary').click();
      await expect.poll(() => page.locator('#chart-mine table tbody tr').count()).toBe(6);
      await unfold(page, 'rules');
      await page.locator('#rules details summary').last().click();
      const rules = page.getByRole('region', { name: 'How often each rule was exercised' });
      const shown = () => rules.locator('tbody tr:visible').count();
      await expect.poll(shown).toBe(60);
      await page.getByLabel('Filter').last().fill('shoot-12');
      await expect.poll(shown).toBe(3);
      await expect.poll(() => page.getByRole('status').textContent()).toBe('3 of 60 rows');
      await page.getByLabel('Filter').last().fill('');
      await page.locator('.tools select').last().selectOption('never');
      await expect.poll(shown).toBe(15);
      expect(await seriousFaults(page)).toEqual([]);
    });
  });

  it('is printed in light, with pictures and without controls', async () => {
    await open(TELEPHONE, async (page) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect.poll(() => page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
      await expect.poll(() => page.locator('.still').first().isVisible()).toBe(true);
      for (const control of ['.chart', 'nav', '.tools', '.numbers'])
        expect(await page.locator(control).first().isVisible(), control).toBe(false);
      await page.evaluate("dispatchEvent(new Event('beforeprint'))");
      expect(await page.locator('section > details:not([open])').count()).toBe(0);
      expect(await page.locator('#chart-game-length .still').isVisible()).toBe(true);
      await page.evaluate("dispatchEvent(new Event('afterprint'))");
      expect(await page.locator('section > details:not([open])').count()).toBe(FOLDED.length);
      const ink = "getComputedStyle(document.querySelector('.still text')).fill";
      await expect.poll(() => page.evaluate(ink)).toBe('rgb(28, 36, 48)');
    });
  });

  it('shows pictures and tables where scripts are off', async () => {
    await onPage({ file: join(folder, 'report.html') }, { ...DESK, javaScriptEnabled: false }, async ({ page }) => {
      await expect.poll(() => page.locator('.still svg').first().isVisible()).toBe(true);
      await expect.poll(() => page.locator('#tables table').first().isVisible()).toBe(true);
      expect(await page.locator('details:not([open]):not(.numbers):not([data-grown])').count()).toBe(0);
    });
  });
});
