import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { FIRST_EXAMPLE, FIRST_RULE } from '../../../src/studio/first-rule.ts';
import { gameLink } from '../../../src/studio/game-question.ts';
import { readLink } from '../../../src/studio/question.ts';
import { HAS_BROWSER } from '../../chromium.ts';
import { LIMIT_MS } from '../../limit.ts';
import { seriousFaults } from '../../pages.ts';
import { studioInChromium } from '../../studio.ts';
import { cli } from '../cli/capture.ts';

const studio = studioInChromium();

const LIGHT: BrowserContextOptions = { colorScheme: 'light', viewport: { width: 1280, height: 900 } };
const NARROW: BrowserContextOptions = { colorScheme: 'dark', viewport: { width: 400, height: 800 } };

const ruleOf = (page: Page): Locator => page.getByLabel('The rule, as JavaScript');
const examplesOf = (page: Page): Locator => page.getByLabel('Worked examples, as YAML');

async function write(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await page.keyboard.press('ControlOrMeta+A');
  // What the editor takes away itself leaves the browser nothing to keep the style of, which the policy would say on the console.
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
}

async function check(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Check' }).click();
  const found = page.getByRole('region', { name: 'What came of it' });
  await found.locator('.kept, .wrong').first().waitFor();
  return found.innerText();
}

const inOwnRule = (options: BrowserContextOptions, look: (page: Page) => Promise<void>): Promise<void> =>
  studio.visit('#own', options, async (page) => {
    await ruleOf(page).waitFor();
    await look(page);
  });

/** Its games are the shortest: what is waited for is the page. */
async function inDuel(page: Page): Promise<void> {
  await page.locator('.rules li').first().waitFor();
  await page.locator('#scenario').selectOption('duel');
  await page.locator('.rules li').first().waitFor();
}

describe.skipIf(!HAS_BROWSER)('a rule written in the studio', () => {
  test(
    'passes its example, and says at which line an example or the rule is wrong',
    async () => {
      await inOwnRule(NARROW, async (page) => {
        expect(await check(page)).toContain('Passed: infantry moves 7 inches instead of 6');
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(400);
        expect(await seriousFaults(page)).toEqual([]);
        await write(page, examplesOf(page), FIRST_EXAMPLE.replace('allowance: 7', 'allowance: 9'));
        expect(await check(page)).toMatch(/Failed, line 1: infantry moves[\s\S]*allowance/);
        await write(page, examplesOf(page), FIRST_EXAMPLE.replace('base: 25.4', 'base: wide'));
        expect(await check(page)).toMatch(/own\/rules\/mine\.yaml:5:/);
        await write(page, examplesOf(page), FIRST_EXAMPLE);
        await write(page, ruleOf(page), FIRST_RULE.replace("title: 'Long stride',", "title: 'Long stride' 7,"));
        expect(await check(page)).toContain('Line 6 of the rule');
        await write(page, ruleOf(page), FIRST_RULE.replace('baseMoveInches', 'baseMoveInch'));
        expect(await check(page)).toMatch(/baseMoveInch/);
        await write(page, ruleOf(page), FIRST_RULE);
        expect(await check(page)).toContain('Passed: infantry moves 7 inches instead of 6');
      });
    },
    LIMIT_MS,
  );

  test(
    'is stopped where it never ends, and the page goes on',
    async () => {
      await inOwnRule(LIGHT, async (page) => {
        await write(page, ruleOf(page), FIRST_RULE.replace('next(game, unit) + inches', '{ while (true); }'));
        expect(await check(page)).toContain('own/rules/mine.mjs has not come to an end within 10 seconds');
        await write(page, ruleOf(page), `while (true);\n${FIRST_RULE}`);
        expect(await check(page)).toContain('own/rules/mine.mjs has not come to an end within 10 seconds');
        await write(page, ruleOf(page), FIRST_RULE);
        expect(await check(page)).toContain('Passed: infantry moves 7 inches instead of 6');
        expect(await seriousFaults(page)).toEqual([]);
      });
    },
    LIMIT_MS,
  );

  test(
    'is completed with the procedures of its edition',
    async () => {
      await inOwnRule(LIGHT, async (page) => {
        // The names are there once the edition is.
        expect(await check(page)).toContain('Passed');
        await write(page, ruleOf(page), 'baseMoveIn');
        await page.keyboard.press('Control+Space');
        const option = page.locator('.cm-tooltip-autocomplete [role="option"]').first();
        await option.waitFor();
        expect(await option.textContent()).toContain('baseMoveInches(u: Unit) => Inches');
      });
    },
    LIMIT_MS,
  );

  test(
    'reaches nothing outside of the page',
    async () => {
      const context = await studio.newContext(LIGHT);
      const page = await context.newPage();
      page.setDefaultTimeout(LIMIT_MS);
      const reached: string[] = [];
      await context.route(
        (url) => url.hostname === 'elsewhere.test',
        (route) => {
          reached.push(route.request().url());
          return route.fulfill({ body: 'there' });
        },
      );
      await page.goto(`${studio.origin}/#own`);
      await ruleOf(page).waitFor();
      await write(page, ruleOf(page), `await fetch('http://elsewhere.test/rule');\n${FIRST_RULE}`);
      expect(await check(page)).toContain('own/rules/mine.mjs: could not be loaded');
      await write(page, ruleOf(page), `importScripts('http://elsewhere.test/rule.js');\n${FIRST_RULE}`);
      expect(await check(page)).toContain('own/rules/mine.mjs: could not be loaded');
      await write(page, ruleOf(page), `import 'http://elsewhere.test/rule.js';\n${FIRST_RULE}`);
      expect(await check(page)).toContain('line 1 imports "http://elsewhere.test/rule.js", which is not to be had here');
      expect(reached).toEqual([]);
      await context.close();
    },
    LIMIT_MS,
  );

  test(
    'is found out where games are not the same in another worker, for what it keeps in a variable',
    async () => {
      await inOwnRule(LIGHT, async (page) => {
        // The same in all games of a worker, and nowhere else.
        const kept = FIRST_RULE.replace('const longStride', 'const lucky = Math.random();\n\nconst longStride').replace(
          '+ inches',
          '+ inches * lucky',
        );
        await write(page, ruleOf(page), kept);
        expect(await check(page)).toContain('infantry moves 7 inches instead of 6');
        await page.getByRole('button', { name: 'Play it' }).click();
        await inDuel(page);
        await page.getByRole('button', { name: 'Play', exact: true }).click();
        const told = page.getByRole('alert');
        await told.waitFor();
        expect(await told.textContent()).toBe(
          'the same game was not the same when another thread played it, so code from outside keeps something in a variable, where each thread has its own: most likely rule MY-MOVE-01 (own/rules/mine.mjs:7), baseMoveInches',
        );
      });
    },
    LIMIT_MS,
  );

  test(
    'is played with it and without it, as the same games as on the command line',
    async () => {
      await inOwnRule(LIGHT, async (page) => {
        expect(await check(page)).toContain('Passed');
        await page.getByRole('button', { name: 'Play it' }).click();
        await inDuel(page);
        const { question } = await readLink(new URL(page.url()).hash);
        expect(question.rulesets).toEqual(['classic+./own/rules/mine.mjs@-MY-MOVE-01', 'classic+./own/rules/mine.mjs']);
        await page.getByRole('button', { name: 'Play', exact: true }).click();
        await page.locator('.sentence').waitFor();
        expect(await page.locator('.sentence').textContent()).not.toContain('no difference at all');
        await page.getByRole('button', { name: 'Stop' }).click();
        const { scenario, seed, own } = question;
        const game = { scenario, seed, own, rulesets: [question.rulesets[1]] as const, pair: 0, redSeat: 0 as const };
        await page.goto(`${studio.origin}/#watch/${await gameLink({ game, digests: null })}`);
        const shown = page.locator('.digest').first();
        await shown.waitFor();
        expect(await shown.textContent()).toBe(await digestThere(game));
      });
    },
    LIMIT_MS,
  );
});

/** The digest of the game on the command line, with the same text as a file. */
async function digestThere({ scenario, seed }: { readonly scenario: string; readonly seed: string }): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sandtable-own-'));
  await mkdir(join(folder, 'own', 'rules'), { recursive: true });
  const file = join(folder, 'own', 'rules', 'mine.mjs');
  await writeFile(file, FIRST_RULE);
  const { stdout, stderr } = await cli([
    'replay',
    scenario,
    '-v',
    `classic+${file}`,
    '--seed',
    seed,
    '--pair',
    '0',
    '--seat',
    '0',
    '--jsonl',
  ]);
  await rm(folder, { recursive: true });
  return /"digest":"([0-9a-f]{16})"/.exec(stdout)?.[1] ?? stderr;
}
