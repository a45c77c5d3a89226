import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readLink } from '../../../src/studio/question.ts';
import { HAS_BROWSER } from '../../chromium.ts';
import { LIMIT_MS, PAGE_LIMIT_MS } from '../../limit.ts';
import { seriousFaults } from '../../pages.ts';
import { endedEarly, promising, QUESTIONS, studioInChromium } from '../../studio.ts';

const studio = studioInChromium();

const inRules = (hash: string, options: BrowserContextOptions, look: (page: Page) => Promise<void>): Promise<void> =>
  studio.visit(hash, options, async (page) => {
    await page.locator('.rules li').first().waitFor();
    await look(page);
  });

describe.skipIf(!HAS_BROWSER)('the studio', () => {
  test(
    'answers what a rule does, stops and goes on, and puts the whole into a link',
    async () => {
      await inRules('', { colorScheme: 'light' }, async (page) => {
        await page.getByLabel('Find a rule').nth(1).fill('casualty morale');
        await page.getByRole('button', { name: 'Play' }).click();
        await page.locator('.sentence').waitFor();
        expect(await page.locator('.sentence').textContent()).toContain('“Casualty morale”');
        await page.getByRole('button', { name: 'Stop' }).click();
        await page.getByRole('button', { name: 'Go on' }).waitFor();
        const { question, answer } = await readLink(new URL(await page.getByLabel('Link to this question').inputValue()).hash);
        expect(question.rulesets).toEqual(['classic', 'classic@-CLS-MORALE-03']);
        expect(answer?.digest).toMatch(/^[0-9a-f]{16}$/);
        await page.getByRole('button', { name: 'Go on' }).click();
        await page.getByRole('button', { name: 'Stop' }).click();
        expect(await seriousFaults(page)).toEqual([]);
      });
    },
    LIMIT_MS,
  );

  test(
    'changes a procedure and a value of a datasheet, says what is no change, and takes one back',
    async () => {
      await inRules('', { colorScheme: 'light', viewport: { width: 400, height: 800 } }, async (page) => {
        await page.getByLabel('Find a rule').nth(1).focus();
        const field = page.getByLabel('Change anything else').nth(1);
        const add = page.getByRole('button', { name: 'Change', exact: true }).nth(1);
        const problem = (): Promise<string> => field.evaluate((it) => (it as unknown as { validationMessage: string }).validationMessage);
        await field.fill('hitOn');
        await add.click();
        expect(await problem()).toContain('"hitOn" sets nothing; write datasheet.field=value');
        for (const text of ['hitOn+1', 'line.rifle.strength=5']) {
          await field.fill(text);
          await add.click();
          await page.getByRole('button', { name: `Take back ${text}` }).waitFor();
        }
        expect(await problem()).toBe('Please fill out this field.');
        await page.getByRole('button', { name: 'Take back line.rifle.strength=5' }).click();
        await page.getByRole('button', { name: 'Play' }).click();
        await page.locator('.sentence').waitFor();
        await page.getByRole('button', { name: 'Stop' }).click();
        await page.getByRole('button', { name: 'Go on' }).waitFor();
        const { question } = await readLink(new URL(await page.getByLabel('Link to this question').inputValue()).hash);
        expect(question.rulesets).toEqual(['classic', 'classic@-CLS-MORALE-03,hitOn+1']);
        expect(await page.locator('datalist option[value=moveInches]').first().textContent()).toBe('Move');
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(400);
        expect(await seriousFaults(page)).toEqual([]);
      });
    },
    LIMIT_MS,
  );

  test(
    'switches a rule by keyboard, and asks for a difference where there is none',
    async () => {
      await inRules('', { colorScheme: 'dark', viewport: { width: 400, height: 800 } }, async (page) => {
        // Words of its text, which is fetched when somebody looks for a rule.
        await page.getByLabel('Find a rule').nth(1).fill('25% tank shock falls back immediately');
        await page.locator('.rules').nth(1).getByText('Casualty morale').waitFor();
        expect(await page.locator('.rules').nth(1).locator('li').count()).toBe(1);
        await page.getByLabel('Find a rule').nth(1).fill('CLS-MORALE-03');
        await page.getByLabel('Casualty morale').nth(1).focus();
        await page.keyboard.press('Space');
        await page.getByText('Both rulesets are the same').waitFor();
        expect(await page.getByRole('button', { name: 'Play' }).isDisabled()).toBe(true);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(400);
        expect(await seriousFaults(page)).toEqual([]);
      });
    },
    LIMIT_MS,
  );

  test.each(QUESTIONS)(
    'plays the games of Node: $scenario under $rulesets',
    async (question) => {
      await inRules(`#${await promising(question)}`, {}, (page) =>
        page.getByText('These are the same games as those of the link').waitFor(),
      );
    },
    LIMIT_MS,
  );

  test(
    'says so where a link promises other games, and what is wrong with a hostile one',
    async () => {
      const other = await promising(QUESTIONS[0], '0'.repeat(16));
      await inRules(`#${other}`, {}, (page) => page.getByText('These are not the games of the link').waitFor());
      await inRules('#1.<img src=x onerror=alert(1)>', {}, (page) => page.getByText('This is no link of the studio').waitFor());
    },
    LIMIT_MS,
  );

  test(
    'says so where a part of it cannot be fetched',
    async () => {
      const page = await studio.newContext().then((it) => it.newPage());
      studio.lose('after-answer', Number.POSITIVE_INFINITY);
      await page.goto(`${studio.origin}/#${await promising(QUESTIONS[0])}`);
      await page.getByText('A part of the studio could not be fetched').waitFor({ timeout: PAGE_LIMIT_MS });
      studio.lose('', 0);
      await page.reload();
      await page.getByText('These are the same games as those of the link').waitFor({ timeout: PAGE_LIMIT_MS });
      await page.context().close();
    },
    LIMIT_MS,
  );

  test(
    'plays where its players could not be fetched at first',
    async () => {
      const page = await studio.newContext().then((it) => it.newPage());
      const left = studio.lose('player', 2);
      await page.goto(`${studio.origin}/#${await promising(QUESTIONS[0])}`);
      await page.getByText('These are the same games as those of the link').waitFor({ timeout: PAGE_LIMIT_MS });
      expect(left()).toBe(0);
      await page.context().close();
    },
    LIMIT_MS,
  );

  test(
    'plays where a player ends in the middle of it without a word',
    async () => {
      const page = await studio.newContext().then((it) => it.newPage());
      await page.addInitScript(endedEarly('player'));
      await page.goto(`${studio.origin}/#${await promising(QUESTIONS[0])}`);
      await page.getByText('These are the same games as those of the link').waitFor({ timeout: PAGE_LIMIT_MS });
      expect(await page.evaluate('window.ended')).toBe(1);
      await page.context().close();
    },
    LIMIT_MS,
  );

  test.each([
    ['desk', ''],
    ['clerk', '#odds'],
  ])(
    'says so where its %s ends without a word',
    async (part, hash) => {
      const page = await studio.newContext().then((it) => it.newPage());
      await page.addInitScript(endedEarly(part));
      await page.goto(`${studio.origin}/${hash}`);
      await page.getByText('has failed: it has ended without a word').waitFor({ timeout: PAGE_LIMIT_MS });
      await page.context().close();
    },
    LIMIT_MS,
  );
});
