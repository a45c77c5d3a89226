import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { summarise } from '../../../src/analysis/index.ts';
import { writeReport } from '../../../src/report/index.ts';
import { syntheticCampaign } from '../../fixtures/campaign.ts';
import { MANIFEST } from '../../fixtures/manifest.ts';
import { LIMIT_MS } from '../../limit.ts';

const BROWSER = '/usr/bin/chromium';

// Only where a browser is installed: the page's other promises are tested on its text.
describe.runIf(existsSync(BROWSER))('the page in a browser', () => {
  it('draws all charts without a complaint, asks for nothing, sorts by mouse and keyboard, and fits a telephone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandtable-page-'));
    const campaign = syntheticCampaign({ pairs: 20 });
    await writeReport(folder, campaign, summarise(campaign), MANIFEST);
    const browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox', '--disable-gpu'], timeout: LIMIT_MS });
    try {
      const page = await browser.newPage({ viewport: { width: 400, height: 800 }, colorScheme: 'dark' });
      page.setDefaultTimeout(LIMIT_MS);
      const said: string[] = [];
      const asked: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      page.on('pageerror', (error) => said.push(error.message));
      page.on('request', (request) => asked.push(request.url().slice(0, 40)));
      await page.goto(pathToFileURL(join(folder, 'report.html')).href);
      await page.waitForSelector('html.live');

      expect(said).toEqual([]);
      expect(asked.filter((address) => !address.startsWith('data:'))).toHaveLength(1);
      expect(await page.locator('.chart svg.marks').count()).toBe(7);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(400);
      expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(20, 24, 31)');

      const first = () => page.locator('#tables table').first().locator('tbody tr').first().locator('td').nth(4).getAttribute('data-sort');
      const heading = page.getByRole('button', { name: 'Score, points' });
      await heading.focus();
      await page.keyboard.press('Enter');
      const lowest = Number(await first());
      await heading.click();
      expect(Number(await first())).toBeGreaterThan(lowest);
      expect(await page.locator('th[aria-sort=descending]').count()).toBe(1);
    } finally {
      await browser.close();
      await rm(folder, { recursive: true });
    }
  });
});
