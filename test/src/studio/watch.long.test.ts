import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, FrameLocator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type GameQuestion, gameLink, readGameLink } from '../../../src/studio/game-question.ts';
import { HAS_BROWSER } from '../../chromium.ts';
import { LIMIT_MS } from '../../limit.ts';
import { seriousFaults } from '../../pages.ts';
import { argsOf, digestsThere, studioInChromium } from '../../studio.ts';
import { cli } from '../cli/capture.ts';

const studio = studioInChromium();

const LIGHT: BrowserContextOptions = { colorScheme: 'light', viewport: { width: 1280, height: 900 } };
const NARROW: BrowserContextOptions = { colorScheme: 'dark', viewport: { width: 400, height: 800 } };

const ONE: GameQuestion = { scenario: 'duel', rulesets: ['tenth'], seed: 'studio', pair: 7, redSeat: 1, own: {} };
const TWO: GameQuestion = { scenario: 'patrol', rulesets: ['classic', 'waffle'], seed: 'sandtable', pair: 3, redSeat: 0, own: {} };

const pageThere = async (game: GameQuestion): Promise<string> =>
  (await cli([...argsOf(game), ...game.rulesets.flatMap((it) => ['-v', it]), '--html'])).stdout;

const frameOf = (page: Page): FrameLocator => page.frameLocator('studio-replay iframe');

/** Waits until a game of a battle is there, in the frame and in the address. */
async function shown(page: Page): Promise<FrameLocator> {
  await page.waitForURL(/#watch\/1\./);
  await page.locator('studio-watch [aria-busy="false"] input.link').waitFor();
  const frame = frameOf(page);
  await frame.locator('.base').first().waitFor();
  return frame;
}

const inWatch = (hash: string, options: BrowserContextOptions, look: (page: Page, frame: FrameLocator) => Promise<void>): Promise<void> =>
  studio.visit(hash, options, async (page) => look(page, await shown(page)));

const digestsOn = (page: Page): Promise<string[]> => page.locator('.digest').allTextContents();

async function saved(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Save as game.html' }).click()]);
  return readFile(await download.path(), 'utf8');
}

const linkTo = async (game: GameQuestion, digests: readonly string[] | null = null): Promise<string> =>
  `#watch/${await gameLink({ game, digests })}`;

describe.skipIf(!HAS_BROWSER)('a game that is watched in the studio', () => {
  test(
    'under one ruleset is that of the command line, and is saved as its page to the byte',
    async () => {
      await inWatch(await linkTo(ONE), LIGHT, async (page, frame) => {
        expect(await digestsOn(page)).toEqual(await digestsThere(ONE));
        expect(await saved(page)).toBe(await pageThere(ONE));
        expect(await frame.locator('figure').count()).toBe(1);
        expect(await seriousFaults(page)).toEqual([]);
      });
    },
    LIMIT_MS,
  );

  test(
    'under two rulesets is shown side by side with where and why they part, at 400 pixels in the dark, by keyboard',
    async () => {
      await inWatch(await linkTo(TWO, await digestsThere(TWO)), NARROW, async (page, frame) => {
        await page.getByText('This is the same game as that of the link').waitFor();
        expect(await digestsOn(page)).toEqual(await digestsThere(TWO));
        const html = await saved(page);
        expect(html).toBe(await pageThere(TWO));
        expect(await frame.locator('figure').count()).toBe(2);
        expect(await frame.locator('.toolbar .place').textContent()).toMatch(/^They diverge in /);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(400);
        expect(await frame.locator('html').evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
        await frame.getByRole('button', { name: 'Go to where they diverge' }).focus();
        await page.keyboard.press('Enter');
        const parted = Number((await frame.locator('#count').textContent())?.split(' ')[0]);
        expect(parted).toBeGreaterThan(1);
        await page.keyboard.press('ArrowRight');
        expect(await frame.locator('#count').textContent()).toContain(`${parted + 1} of `);
        expect(await seriousFaults(page)).toEqual([]);
      });
    },
    LIMIT_MS,
  );

  test(
    'is reached from the answer of the first view, and another one by keyboard',
    async () => {
      await studio.visit('', LIGHT, async (page) => {
        await page.locator('.rules li').first().waitFor();
        await page.getByLabel('Find a rule').nth(1).fill('casualty morale');
        await page.getByRole('button', { name: 'Play' }).click();
        await page.locator('.sentence').waitFor();
        await page.getByRole('button', { name: 'Stop' }).click();
        await page.getByRole('spinbutton', { name: 'Pair' }).fill('5');
        await page.getByLabel('Red sits in').selectOption('seat 1');
        await page.getByRole('button', { name: 'Watch this game' }).click();
        await shown(page);
        const game: GameQuestion = {
          scenario: 'patrol',
          rulesets: ['classic', 'classic@-CLS-MORALE-03'],
          seed: 'sandtable',
          pair: 5,
          redSeat: 1,
          own: {},
        };
        const digests = await digestsThere(game);
        expect(await digestsOn(page)).toEqual(digests);
        expect(await readGameLink(page.url().split('#watch/')[1] ?? '')).toEqual({ game, digests });
        const view = page.locator('studio-watch');
        await view.getByLabel('Ruleset B').fill('');
        await view.getByRole('spinbutton', { name: 'Pair' }).fill('6');
        const before = page.url();
        await page.keyboard.press('Enter');
        await page.waitForURL((url) => url.href !== before);
        const frame = await shown(page);
        expect(await digestsOn(page)).toEqual(await digestsThere({ ...game, rulesets: ['classic'], pair: 6 }));
        await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('IFRAME');
        await page.keyboard.press('End');
        expect(await frame.locator('#count').textContent()).toMatch(/^(\d+) of \1$/);
      });
    },
    LIMIT_MS,
  );

  test(
    'says so where the link promises another, and what is wrong with a ruleset that there is not and with a hostile link',
    async () => {
      await inWatch(await linkTo(ONE, ['0'.repeat(16)]), LIGHT, async (page) => {
        await page.getByText('This is not the game of the link').waitFor();
      });
      await studio.visit(await linkTo({ ...ONE, rulesets: ['elventh'] }), LIGHT, async (page) => {
        await page.getByText('elventh: there is no such edition here').waitFor();
      });
      await studio.visit('#watch/1.<img src=x onerror=alert(1)>', LIGHT, async (page) => {
        await page.getByText('This is no link of the studio').waitFor();
        expect(await page.locator('iframe').count()).toBe(0);
      });
    },
    LIMIT_MS,
  );
});
