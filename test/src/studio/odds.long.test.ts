import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { odds } from '../../../src/index.ts';
import { HAS_BROWSER } from '../../chromium.ts';
import { LIMIT_MS } from '../../limit.ts';
import { seriousFaults } from '../../pages.ts';
import { studioInChromium } from '../../studio.ts';

const studio = studioInChromium();

const LIGHT: BrowserContextOptions = { colorScheme: 'light', viewport: { width: 1280, height: 900 } };
const NARROW: BrowserContextOptions = { colorScheme: 'dark', viewport: { width: 400, height: 800 } };

const inOdds = (hash: string, options: BrowserContextOptions, look: (page: Page) => Promise<void>): Promise<void> =>
  studio.visit(hash, options, async (page) => {
    await settled(page);
    await look(page);
  });

/** Waits until every column has its answer and the link is that of the question. */
async function settled(page: Page): Promise<void> {
  await page.waitForURL(/#odds\/1\./);
  await page.locator('studio-odds [aria-busy="false"] input.link').waitFor();
}

async function change(page: Page, how: () => Promise<unknown>): Promise<void> {
  const before = page.url();
  await how();
  await page.waitForURL((url) => url.href !== before);
  await settled(page);
}

const saved = async (page: Page, file: string): Promise<string> => {
  const href = (await page.locator(`a[download="${file}"]`).getAttribute('href')) ?? '';
  return decodeURIComponent(href.replace(/^[^,]*,/, ''));
};

/** What the command line makes of the attack that the page saves, against what the page shows as JSON. */
async function expectSameOdds(page: Page, variant: readonly string[], kill: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sandtable-odds-'));
  const file = join(folder, 'attack.yaml');
  await writeFile(file, await saved(page, 'attack.yaml'));
  const there = await odds({ file, variant: [...variant], kill });
  await rm(folder, { recursive: true });
  expect(JSON.parse(await saved(page, 'odds.json'))).toEqual(JSON.parse(JSON.stringify(there)));
}

const rows = (page: Page, caption: string): Promise<string[]> =>
  page
    .locator('table', { hasText: caption })
    .locator('tbody tr')
    .evaluateAll((all) => all.map((it) => [...it.children].map((cell) => cell.textContent?.trim()).join(' | ')));

describe.skipIf(!HAS_BROWSER)('odds in the studio', () => {
  test(
    'are those of the command line, to the last digit, and follow what is typed',
    async () => {
      await inOdds('#odds', LIGHT, async (page) => {
        // Ten rifles at half range: 20 shots, hits and wounds on 4+, saves on 5+ in tenth only.
        expect(await rows(page, 'In the mean')).toEqual(
          expect.arrayContaining(['attacks | 20.000 | 20.000', 'hits | 10.000 | 10.000', 'unsaved | 4.995 | 3.333']),
        );
        expect((await rows(page, 'so many or more'))[4]).toBe('5 | 58.5 % | 23.1 %');
        await expectSameOdds(page, ['classic', 'tenth'], 5);
        await change(page, () => page.getByRole('button', { name: 'One more ruleset' }).click());
        await change(page, async () => {
          await page.getByRole('combobox', { name: 'Ruleset 3' }).fill('tenth@B.T=5');
          await page.keyboard.press('Enter');
        });
        await change(page, () => page.getByRole('spinbutton', { name: 'Number of A' }).fill('5'));
        await change(page, () => page.getByRole('checkbox', { name: 'in cover' }).check());
        await change(page, () => page.getByRole('spinbutton', { name: 'Distance' }).fill('13'));
        // Beyond half range: one shot each. In cover all save on 4+; S 3 wounds T 5 on 5+.
        expect(await rows(page, 'In the mean')).toEqual(
          expect.arrayContaining(['attacks | 5.000 | 5.000 | 5.000', 'wounds | 1.250 | 1.250 | 0.833', 'unsaved | 0.625 | 0.625 | 0.417']),
        );
        await expectSameOdds(page, ['classic', 'tenth', 'tenth@B.T=5'], 5);
        expect(await seriousFaults(page)).toEqual([]);
      });
    },
    LIMIT_MS,
  );

  test(
    'of blows at 400 pixels in the dark, and a link that shows the same in another profile',
    async () => {
      let link = '';
      let before = '';
      await inOdds('#odds', NARROW, async (page) => {
        await change(page, () => page.getByRole('combobox', { name: 'Unit A' }).selectOption('berserkers'));
        await change(page, () => page.getByRole('combobox', { name: 'Weapon' }).selectOption({ label: 'what they carry' }));
        await change(page, () => page.getByRole('spinbutton', { name: 'slay at least' }).fill('8'));
        await expectSameOdds(page, ['classic', 'tenth'], 8);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(400);
        expect(await seriousFaults(page)).toEqual([]);
        [link, before] = [new URL(page.url()).hash, await saved(page, 'odds.json')];
      });
      await inOdds(link, LIGHT, async (page) => {
        expect(await saved(page, 'odds.json')).toBe(before);
        expect(await page.getByRole('spinbutton', { name: 'slay at least' }).inputValue()).toBe('8');
      });
    },
    LIMIT_MS,
  );

  test(
    'that take too long are refused in words beside those that do not, and can be played',
    async () => {
      await inOdds('#odds', LIGHT, async (page) => {
        await change(page, () => page.getByRole('combobox', { name: 'Weapon' }).selectOption('missile'));
        await change(page, () => page.getByRole('combobox', { name: 'Unit B' }).selectOption('breaker-tank'));
        await change(page, () => page.getByRole('spinbutton', { name: 'Number of A' }).fill('40'));
        expect(await page.getByRole('alert').textContent()).toContain('classic: more than 200000 courses of play would have to be tried');
        // 40 shots that hit on 4+.
        expect(await rows(page, 'In the mean')).toContain('hits | 20.000');
        await change(page, () => page.getByRole('button', { name: 'Play it often instead' }).click());
        expect(await page.getByText('Played 20,000 times each').count()).toBe(1);
        expect(await page.getByRole('alert').count()).toBe(0);
      });
    },
    LIMIT_MS,
  );

  test(
    'of a ruleset that there is not are refused by its name, and a hostile link in words',
    async () => {
      await inOdds('#odds', LIGHT, async (page) => {
        await change(page, async () => {
          await page.getByRole('combobox', { name: 'Ruleset 2' }).fill('elventh');
          await page.keyboard.press('Enter');
        });
        expect(await page.getByRole('alert').textContent()).toContain('elventh: there is no such edition here; there are classic');
      });
      await studio.visit('#odds/1.<img src=x onerror=alert(1)>', LIGHT, async (page) => {
        await page.getByText('This is no link of the studio').waitFor();
      });
    },
    LIMIT_MS,
  );
});
