import { beforeAll, describe, expect, test } from 'vitest';
import type { Case } from '../../../src/catalogue/cases.ts';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { factsOf } from '../../../src/catalogue/facts.ts';
import { catalogueMarkdown, cataloguePage } from '../../../src/catalogue/index.ts';
import { isOn } from '../../../src/catalogue/switches.ts';
import { HAS_BROWSER } from '../../chromium.ts';
import { onPage, seriousFaults } from '../../pages.ts';
import { catalogueOfEdition } from './bundled-cases.ts';

let waffle: Catalogue;
let html = '';
beforeAll(async () => {
  waffle = await catalogueOfEdition('waffle');
  html = cataloguePage(waffle);
});

const facts = (id: string): string => {
  const rule = waffle.rules.find((it) => it.line.id === id);
  if (rule === undefined) throw new Error(id);
  return factsOf(rule, waffle)
    .flatMap(({ name, lines }) =>
      lines.map(
        (line) => `${name}: ${line.map((part) => (typeof part === 'string' ? part : 'code' in part ? part.code : part.rule)).join('')}`,
      ),
    )
    .join('\n');
};

describe('what is said of a rule', () => {
  test('is the switch to type, by how it stands', () => {
    expect(facts('WAF-SHOOT-12')).toContain('Switch: On by default; off with waffle@-WAF-SHOOT-12');
    expect(facts('WAF-SHOOT-14')).toContain('Switch: Off by default; on with waffle@+WAF-SHOOT-14');
    expect(facts('WAF-DEF-02')).toContain('Switch: Cannot be switched: it is not played.');
  });

  test('is what it acts on, and how rules hang together, from both ends', () => {
    expect(facts('WAF-SHOOT-14')).toContain('Stands round openFire');
    expect(facts('WAF-SHOOT-14')).toContain('Needed by: WAF-SHOOT-15');
    expect(facts('WAF-SHOOT-15')).toContain('Does nothing without: WAF-SHOOT-14');
    expect(facts('WAF-SHOOT-12')).toContain('Changes the tables snapByBs');
  });

  test('counts a switch that the ruleset has already', async () => {
    const on = await catalogueOfEdition('waffle@+WAF-SHOOT-14');
    const rule = on.rules.find((it) => it.line.id === 'WAF-SHOOT-14');
    expect(rule === undefined ? [] : factsOf(rule, on).find((it) => it.name === 'Switch')?.lines).toEqual([
      ['On here; off with ', { code: 'waffle' }],
    ]);
  });
});

test('an example says which of its sides is the one with the rule', () => {
  const card = (id: string): string => html.slice(html.indexOf(`id="${id}"`), html.indexOf('</details>', html.indexOf(`id="${id}"`)));
  expect(card('WAF-SHOOT-14.1')).toMatch(/With the rule[\s\S]*Without it/);
  const [rule] = waffle.rules.filter((it) => it.line.id === 'WAF-SHOOT-14');
  const [first] = rule?.cases ?? [];
  expect([
    isOn(first as Case, false),
    isOn({ ...(first as Case), spec: 'waffle' }, false),
    isOn({ ...(first as Case), spec: 'waffle' }, true),
  ]).toEqual([true, false, true]);
});

test('every rule can be linked to, and every link leads somewhere', () => {
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const wanted = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(wanted.filter((it) => !ids.has(it))).toEqual([]);
  for (const { line } of waffle.rules) expect(ids.has(line.id)).toBe(true);
});

test('a page stays small enough to send', () => {
  expect(html.length).toBeLessThan(3_000_000);
});

test('Markdown begins with the tables and says the same of rules and examples', () => {
  const text = catalogueMarkdown(waffle);
  expect(text).toMatch(/^# Waffle Edition\n\n233 entries, of which \d+ can be switched\.\n\n## DEF\n\n\| ID \| title/);
  expect(text).toContain('- Switch: Off by default; on with `waffle@+WAF-SHOOT-14`');
  expect(text).toContain('### A Snap Shot of Ballistic Skill 4 needs 5');
  expect(text).toContain('  - To Hit: ⚄ ⚃\n');
  expect(text).not.toMatch(/undefined|\[object/);
});

describe.runIf(HAS_BROWSER)('the page in a browser', () => {
  const wide = { viewport: { width: 1200, height: 900 } };
  const shown = 'document.querySelectorAll(".rule:not([hidden])").length';

  test('narrows by words and by filters, says how many are left, and comes back', async () => {
    await onPage({ html }, wide, async ({ page }) => {
      await expect.poll(() => page.evaluate(shown)).toBe(233);
      await page.getByLabel('Search').fill('suppressive fire');
      await expect.poll(() => page.evaluate(shown)).toBeLessThan(30);
      await expect.poll(() => page.locator('#WAF-SHOOT-14').isVisible()).toBe(true);
      await expect.poll(() => page.locator('#WAF-DEF-01').isVisible()).toBe(false);
      await page.getByLabel('off by default').check();
      const said = page.getByRole('status');
      await expect.poll(() => said.textContent()).toBe('3 rules');
      await expect.poll(() => page.evaluate(shown)).toBe(3);
      await page.getByLabel('Search').fill('no such words anywhere');
      await page.getByRole('button', { name: 'Show all rules' }).click();
      await expect.poll(() => page.evaluate(shown)).toBe(233);
      await page.getByRole('combobox', { name: 'Area' }).selectOption('PSY');
      await expect.poll(() => page.evaluate(shown)).toBe(5);
    });
  });

  test('opens and shows the rule that a link names', async () => {
    await onPage({ html }, wide, async ({ page }) => {
      await page.evaluate('location.hash = "#WAF-SHOOT-14"');
      await expect
        .poll(() => page.evaluate('Math.abs(document.getElementById("WAF-SHOOT-14").getBoundingClientRect().top)'))
        .toBeLessThan(60);
      await expect.poll(() => page.locator('#WAF-SHOOT-14 .ex:not([open])').count()).toBe(0);
      await page.getByRole('combobox', { name: 'Area' }).selectOption('PSY');
      await expect.poll(() => page.evaluate(shown)).toBe(5);
      await page.evaluate('location.hash = "#WAF-MORALE-01"');
      await page.locator('#WAF-MORALE-01').waitFor({ state: 'visible' });
    });
  });

  test.each(['light', 'dark'] as const)('is for everybody (%s)', async (colorScheme) => {
    await onPage({ html }, { ...wide, colorScheme }, async ({ page }) => {
      // Some of each kind: the whole of it says the same thing hundreds of times.
      await page.evaluate(
        '[...document.querySelectorAll(".rule")].filter((it, i) => i % 12 > 0 && it.id !== "WAF-SHOOT-14").forEach((it) => it.remove())',
      );
      await page.getByRole('button', { name: 'Open all examples' }).click();
      expect(await seriousFaults(page)).toEqual([]);
    });
  });

  test('fits a telephone', async () => {
    await onPage({ html }, { viewport: { width: 400, height: 800 } }, async ({ page }) => {
      await page.getByRole('button', { name: 'Open all examples' }).click();
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(400);
    });
  });

  test('is a whole document without scripts', async () => {
    await onPage({ html }, { ...wide, javaScriptEnabled: false }, async ({ page }) => {
      await expect.poll(() => page.locator('.rule').count()).toBe(233);
      await expect.poll(() => page.locator('#finder').isVisible()).toBe(false);
      await page.locator('#WAF-SHOOT-12 .ex').nth(1).locator('summary').first().click();
      await expect.poll(() => page.locator('#WAF-SHOOT-12 .ex').nth(1).locator('.rolls').first().isVisible()).toBe(true);
    });
  });
});
