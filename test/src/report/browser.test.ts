import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { summarise } from '../../../src/analysis/index.ts';
import { writeReport } from '../../../src/report/index.ts';
import { syntheticCampaign } from '../../fixtures/campaign.ts';
import { MANIFEST } from '../../fixtures/manifest.ts';
import { HAS_BROWSER, onPage } from '../../pages.ts';

// Only where a browser is installed: the page's other promises are tested on its text.
describe.runIf(HAS_BROWSER)('the page in a browser', () => {
  it('draws all charts without a complaint, asks for nothing, sorts by mouse and keyboard, and fits a telephone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandtable-page-'));
    const campaign = syntheticCampaign({ pairs: 20 });
    await writeReport(folder, campaign, summarise(campaign), MANIFEST);
    const telephone = { viewport: { width: 400, height: 800 }, colorScheme: 'dark' } as const;
    await onPage({ file: join(folder, 'report.html') }, telephone, async ({ page }) => {
      await page.waitForSelector('html.live');
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
    });
    await rm(folder, { recursive: true });
  });
});
