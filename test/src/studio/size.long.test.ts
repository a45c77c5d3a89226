import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { HAS_BROWSER, launchChromium } from '../../chromium.ts';
import { LIMIT_MS } from '../../limit.ts';
import { openStudio } from '../../studio.ts';

test.skipIf(!HAS_BROWSER)(
  'up to the first answer the studio loads less than 500 kB, compressed',
  async () => {
    const studio = await openStudio(true);
    const browser = await launchChromium();
    const context = await browser.newContext();
    const asked = new Set<string>();
    // Of the context: workers ask, too.
    context.on('request', (it) => {
      if (it.url().startsWith(studio.origin)) asked.add(it.url());
    });
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    await page.goto(studio.origin);
    await page.locator('.rules li').first().waitFor();
    await page.getByRole('button', { name: 'Play' }).click();
    await page.locator('.sentence').waitFor();
    await browser.close();
    const bodies = await Promise.all([...asked].map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())));
    studio.close();
    expect([...asked].some((url) => url.includes('/assets/desk-'))).toBe(true);
    expect(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThan(500_000);
  },
  LIMIT_MS,
);
