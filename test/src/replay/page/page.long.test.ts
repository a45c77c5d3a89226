import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { replayHtml, replayScript } from '../../../../src/cli/replay-html.ts';
import { loadSelection } from '../../../../src/load/selection.ts';
import type { Film } from '../../../../src/replay/film.ts';
import { filmOf } from '../../../../src/replay/make-film.ts';
import { textBeside } from '../../../../src/replay/page/browser/dice.js';
import { replayPage } from '../../../../src/replay/page/page.ts';
import { HAS_BROWSER } from '../../../chromium.ts';
import { loadScenario } from '../../../files.ts';
import { onPage, seriousFaults } from '../../../pages.ts';

const WIDE = { viewport: { width: 1280, height: 800 } } as const;
const NARROW = { viewport: { width: 400, height: 800 } } as const;

let film: Film;
let html: string;
let both: string;
beforeAll(async () => {
  const battle = loadScenario(join(import.meta.dirname, '../../../../scenarios/patrol.yaml'));
  const take = { battle, seed: 'page', pair: 7, redSeat: 0 as const };
  film = filmOf({ ...take, selection: await loadSelection('classic') }).film;
  html = replayPage(film, replayScript());
  ({ html: both } = await replayHtml({ ...take, selection: await loadSelection('calixtus') }, await loadSelection('calixtus:bare')));
});

test('names stand in a page as text, whatever they are', () => {
  const page = replayPage({ ...film, title: '<b>Bold', heading: { ...film.heading, seed: '</script><i>' } }, replayScript());
  expect(page).toContain('&lt;b&gt;Bold');
  expect(page).not.toContain('<b>Bold');
  expect(page).not.toContain('<i>');
});

/** The step that is shown, from 0. */
const stepOf = async (page: Page): Promise<number> => Number(await page.locator('html').getAttribute('data-step'));
const goTo = (page: Page, step: number) => page.locator('#position').fill(String(step));
const shown = (page: Page) => page.locator('.now .what').first().textContent();
const widths = (page: Page) => page.evaluate('[document.documentElement.scrollWidth, window.innerWidth]') as Promise<[number, number]>;
const frameWhere = (holds: (frame: Film['frames'][number]) => boolean): number => film.frames.findIndex((it, i) => i > 60 && holds(it));
const head = (at: number): number => film.frames.findIndex((it, i) => i > at && it.head !== undefined);

describe.runIf(HAS_BROWSER)('a page of one engagement', () => {
  test('moves models as the timeline goes; the list and the panel agree; the address keeps the place', async () => {
    const at = frameWhere((it) => (it.moved?.length ?? 0) > 0 && it.head === undefined);
    const moved = film.frames[at]?.moved?.[0];
    if (moved === undefined) throw new Error('nothing moves');
    const [number, x, y] = moved;
    const unit = film.units.find((it) => number >= it.firstModel && number < it.firstModel + it.models.length);
    await onPage({ html }, WIDE, async ({ page }) => {
      const node = page.locator(`[data-unit="${unit?.id}"] .model`).nth(number - (unit?.firstModel ?? 0));
      await goTo(page, at - 1);
      const before = await node.getAttribute('style');
      await goTo(page, at);
      await expect.poll(() => node.getAttribute('style')).not.toBe(before);
      const place = `translate(${Number(x.toFixed(2))}px, ${Number((film.board.height - y).toFixed(2))}px)`;
      await expect.poll(() => node.getAttribute('style')).toContain(place);
      await expect.poll(() => page.locator('.trails .trail').count()).toBeGreaterThan(0);
      const current = page.locator('.events [aria-current]');
      await expect.poll(() => current.count()).toBe(1);
      await expect.poll(() => current.locator('.text').textContent()).toBe(await shown(page));
      await page.locator('.events a').nth(3).click();
      await expect.poll(() => shown(page)).toBe(textBeside(film.frames[3] as Film['frames'][number]));
      expect(new URL(page.url()).hash).toBe('#4');
      await page.goto(`${page.url().split('#')[0]}#${at + 1}`);
      await expect.poll(() => stepOf(page)).toBe(at);
      await page.reload();
      await expect.poll(() => stepOf(page)).toBe(at);
      await expect.poll(() => page.evaluate('document.querySelector(".events").scrollTop > 0 && window.scrollY === 0')).toBe(true);
    });
  });

  test('plays until it is stopped, and goes on by keys that leave typing alone', async () => {
    await onPage({ html }, WIDE, async ({ page }) => {
      await goTo(page, 40);
      await page.locator('#speed').selectOption('8');
      await page.locator('#play').click();
      await expect.poll(() => stepOf(page)).toBeGreaterThan(42);
      await page.locator('#play').click();
      await expect.poll(() => page.locator('#play').textContent()).toContain('Play');
      const stopped = await stepOf(page);
      await page.locator('h1').click();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => stepOf(page)).toBe(stopped + 1);
      await expect.poll(() => page.locator('#said').textContent()).toBe(film.frames[stopped + 1]?.text);
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Shift+ArrowRight');
      await expect.poll(() => stepOf(page)).toBe(head(stopped));
      await page.locator('input[value="round"]').check();
      await page.locator('#leap-on').click();
      expect(film.frames[await stepOf(page)]?.head).toBe(1);
      await page.locator('#position').focus();
      await page.keyboard.press('Home');
      await expect.poll(() => stepOf(page)).toBe(0);
      await page.locator('#speed').focus();
      await page.keyboard.press('End');
      await expect.poll(() => stepOf(page)).toBe(0);
      await page.locator('h1').click();
      await page.keyboard.press('End');
      await expect.poll(() => stepOf(page)).toBe(film.frames.length - 1);
      await expect.poll(() => page.locator('.value.vp').textContent()).toBe(`red ${film.outcome.vp[0]} : blue ${film.outcome.vp[1]}`);
      await page.keyboard.press('?');
      await expect.poll(() => page.locator('#keys').isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('#keys').isVisible()).toBe(false);
    });
  });

  test('shows dice with what they needed, rules, who is at whom, and what is left of a unit', async () => {
    const at = frameWhere((it) => typeof it.dice?.needed === 'number' && it.target !== undefined && (it.rules?.length ?? 0) > 0);
    const { dice, rules, actor } = film.frames[at] as Film['frames'][number];
    const needed = dice?.needed as number;
    await onPage({ html }, WIDE, async ({ page }) => {
      await goTo(page, at);
      const faces = dice?.faces as number[];
      await expect.poll(() => page.locator('.now .die').count()).toBe(faces.length);
      await expect.poll(() => page.locator('.now .die.won').count()).toBe(faces.filter((it) => it >= needed).length);
      await expect.poll(() => page.locator('.now .verdict').textContent()).toContain(`needs ${needed}+`);
      await expect.poll(() => page.locator('.now .rules .tag').allTextContents()).toEqual(rules);
      await expect.poll(() => page.locator('.now .rules').textContent()).toContain(film.rules[rules?.[0] as string]);
      await expect.poll(() => page.locator('.aims .aim').count()).toBe(1);
      const unit = film.units.find((it) => it.id === actor);
      const group = page.locator(`[data-unit="${actor}"]`);
      await group.focus();
      await expect.poll(() => page.locator('.card').textContent()).toContain(unit?.title);
      await expect.poll(() => page.locator('.card').textContent()).toMatch(/\d+ of \d+/);
      await page.keyboard.press('Enter');
      await expect.poll(() => group.getAttribute('aria-pressed')).toBe('true');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.card').isVisible()).toBe(false);
    });
  });

  test('does not glide where motion is unwelcome', async () => {
    const lasts = async (page: Page) => {
      await goTo(page, 60);
      await page.locator('#on').click();
      return String(await page.evaluate('getComputedStyle(document.querySelector(".board .model")).transitionDuration'));
    };
    await onPage({ html }, { ...WIDE, reducedMotion: 'reduce' }, async ({ page }) => expect(await lasts(page)).toMatch(/^0s/));
    await onPage({ html }, { ...WIDE, reducedMotion: 'no-preference' }, async ({ page }) => expect(await lasts(page)).not.toMatch(/^0s/));
  });
});

describe.runIf(HAS_BROWSER)('a page of two rulesets', () => {
  test('says where and why they diverge, goes there, and shows both from there on', async () => {
    await onPage({ html: both }, WIDE, async ({ page }) => {
      await expect.poll(() => page.locator('.board').count()).toBe(2);
      await expect.poll(() => page.locator('.toolbar').textContent()).toMatch(/They diverge in Round \d.*Because of/s);
      await page.locator('#to-parting').click();
      const parts = await stepOf(page);
      const places = () => page.locator('.board').evaluateAll((all) => all.map((it) => it.querySelector('.units')?.innerHTML));
      await goTo(page, parts - 1);
      await expect.poll(() => page.locator('.events [aria-current]').count()).toBe(1);
      expect(new Set(await places()).size).toBe(1);
      await expect.poll(() => page.locator('.shared a').count()).toBe(parts);
      await page.locator('#position').press('End');
      expect(new Set(await places()).size).toBe(2);
      await expect.poll(() => page.locator('.own').first().locator('a').count()).toBeGreaterThan(0);
      await expect.poll(() => page.locator('.own').last().locator('a').count()).toBeGreaterThan(0);
      const marked = await page
        .locator('.parting')
        .evaluate((it) => Number.parseFloat((it as unknown as { style: { left: string } }).style.left));
      const last = Number(await page.locator('#position').getAttribute('max'));
      expect(marked).toBeCloseTo((100 * parts) / last, 1);
    });
  });
});

describe.runIf(HAS_BROWSER)('pages', () => {
  test.each(['light', 'dark'] as const)('have nothing seriously wrong in the %s, and nothing cut at 400 pixels', async (colorScheme) => {
    for (const source of [html, both]) {
      await onPage({ html: source }, { ...(colorScheme === 'light' ? NARROW : WIDE), colorScheme }, async ({ page }) => {
        expect(await seriousFaults(page)).toEqual([]);
        const [inner, outer] = await widths(page);
        expect(inner).toBeLessThanOrEqual(outer);
      });
    }
  });
});
