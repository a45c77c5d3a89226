import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ruleList } from '../../../src/catalogue/rule-list.ts';
import { readLink } from '../../../src/studio/question.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { builtIn } from '../../bundled.ts';
import { HAS_BROWSER } from '../../chromium.ts';
import { LIMIT_MS } from '../../limit.ts';
import { seriousFaults } from '../../pages.ts';
import { studioInChromium } from '../../studio.ts';
import { catalogueOfEdition } from '../catalogue/bundled-cases.ts';

const studio = studioInChromium();

const LIGHT: BrowserContextOptions = { colorScheme: 'light', viewport: { width: 1280, height: 900 } };
const NARROW: BrowserContextOptions = { colorScheme: 'dark', viewport: { width: 400, height: 800 } };

const inRules = (hash: string, options: BrowserContextOptions, look: (page: Page) => Promise<void>): Promise<void> =>
  studio.visit(hash, options, async (page) => {
    await page.locator('studio-rules [aria-busy="false"]').waitFor();
    await look(page);
  });

const focused = (page: Page): Promise<unknown> => page.evaluate(`document.activeElement?.getAttribute('aria-label')`);

describe.skipIf(!HAS_BROWSER)('the catalogue of the studio', () => {
  test(
    'has the rules of the command line, of every edition',
    async () => {
      await inRules('#rules', LIGHT, async (page) => {
        for (const edition of builtIn) {
          await page.getByLabel('Edition').last().selectOption(edition);
          const lines = ruleList(await loadSelection(edition), { base: false, counts: new Map() });
          await page.getByText(`${lines.length} of ${lines.length} rules of`).waitFor();
          const ids = await page.locator('.entries a code').allTextContents();
          expect(ids.sort()).toEqual(lines.map(({ id }) => id).sort());
        }
      });
    },
    LIMIT_MS,
  );

  test(
    'finds a rule by words and area, and shows what the page of the command line says of it',
    async () => {
      await inRules('#rules', LIGHT, async (page) => {
        const view = page.locator('studio-rules');
        await view.getByLabel('Area').selectOption({ label: 'Morale' });
        await view.getByLabel('Find').fill('casualty');
        await view.getByRole('link', { name: 'CLS-MORALE-03' }).click();
        const card = view.locator('article#CLS-MORALE-03');
        await card.waitFor();
        expect(page.url()).toMatch(/#rules\/CLS-MORALE-03$/);
        const { rules } = await catalogueOfEdition('classic');
        const facts = rules.find(({ line }) => line.id === 'CLS-MORALE-03');
        expect(facts?.cases.length).toBeGreaterThan(1);
        expect(await card.locator('details.ex').count()).toBe(facts?.cases.length);
        expect(await card.innerText()).toContain(facts?.text.split('\n')[0]);
        expect(await card.locator('dl.facts').innerText()).toContain('classic@-CLS-MORALE-03');
        expect(facts?.line.source).not.toBe('');
        expect(await card.locator('dl.facts').innerText()).toContain(facts?.line.source);
        expect(await focused(page)).toMatch(/^CLS-MORALE-03 /);
        expect(await seriousFaults(page)).toEqual([]);
      });
    },
    LIMIT_MS,
  );

  test(
    'opens at the address of a rule, at 400 pixels in the dark, and leads to others and back',
    async () => {
      await inRules('#rules/CAL-SHOOT-14', NARROW, async (page) => {
        await page.locator('article#CAL-SHOOT-14').waitFor();
        await expect.poll(() => focused(page)).toMatch(/^CAL-SHOOT-14 /);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(400);
        expect(await page.getByLabel('Edition').last().inputValue()).toBe('calixtus');
        expect(await seriousFaults(page)).toEqual([]);
        await page.goto(page.url().replace(/#.*/, '#rules/TEN-MORALE-01'));
        await page.locator('article#TEN-MORALE-01').waitFor();
        await page.goBack();
        await page.locator('article#CAL-SHOOT-14').waitFor();
      });
      await inRules('#rules/CAL-SHOOT-99', LIGHT, async (page) => {
        await page.getByText('There is no rule CAL-SHOOT-99 here').waitFor();
      });
    },
    LIMIT_MS,
  );

  test(
    'leads to games without a rule and with it, which differ',
    async () => {
      await inRules('#rules/CLS-MORALE-03', LIGHT, async (page) => {
        await page.getByRole('button', { name: 'Try this rule' }).click();
        await page.locator('.rules li').first().waitFor();
        const { question } = await readLink(new URL(page.url()).hash);
        expect(question.rulesets).toEqual(['classic@-CLS-MORALE-03', 'classic']);
        await page.getByRole('button', { name: 'Play' }).click();
        await page.locator('.sentence').waitFor();
        expect(await page.locator('.sentence').textContent()).not.toContain('no difference at all');
        await page.getByRole('button', { name: 'Stop' }).click();
      });
    },
    LIMIT_MS,
  );
});
