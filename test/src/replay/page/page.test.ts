import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadSelection } from '../../../../src/load/selection.ts';
import type { Film } from '../../../../src/replay/film.ts';
import { filmOf } from '../../../../src/replay/makeFilm.ts';
import { replayPage } from '../../../../src/replay/page/page.ts';
import { loadScenario } from '../../../../src/scenario/load.ts';
import { HAS_BROWSER, onPage, seriousFaults } from '../../../pages.ts';

let film: Film;
let html: string;
beforeAll(async () => {
  const battle = loadScenario(join(import.meta.dirname, '../../../../scenarios/patrol.yaml'));
  film = filmOf({ battle, selection: await loadSelection('classic'), seed: 'page', pair: 7, redSeat: 0 }).film;
  html = replayPage(film);
});

test('names stand in a page as text, whatever they are', () => {
  const page = replayPage({ ...film, title: '<b>Bold', heading: { ...film.heading, seed: '</script><i>' } });
  expect(page).toContain('&lt;b&gt;Bold');
  expect(page).not.toContain('<b>Bold');
  expect(page).not.toContain('<i>');
});

const WIDE = { viewport: { width: 1280, height: 800 } } as const;
const NARROW = { viewport: { width: 400, height: 800 } } as const;

describe.runIf(HAS_BROWSER)('in a browser', () => {
  test('the timeline moves models, and the list and the panel agree', async () => {
    await onPage({ html }, WIDE, async ({ page }) => {
      const at = film.frames.findIndex((it, i) => i > 0 && it.moved !== undefined && it.moved.length > 0 && it.head === undefined);
      const moved = film.frames[at]?.moved?.[0];
      if (moved === undefined) throw new Error('nothing moves');
      const [number, x, y] = moved;
      const unit = film.units.find((it) => number >= it.firstModel && number < it.firstModel + it.models.length);
      const node = page.locator(`[data-unit="${unit?.id}"] .model`).nth(number - (unit?.firstModel ?? 0));
      const set = (step: number) => page.locator('#position').fill(String(step));
      await set(at - 1);
      const before = await node.getAttribute('style');
      await set(at);
      expect(await node.getAttribute('style')).not.toBe(before);
      expect(await node.getAttribute('style')).toContain(
        `translate(${Number(x.toFixed(2))}px, ${Number((film.board.height - y).toFixed(2))}px)`,
      );
      expect(await page.locator('.now .what').textContent()).toBe(film.frames[at]?.text);
      const current = page.locator('.events [aria-current]');
      expect(await current.count()).toBe(1);
      expect(await current.locator('.text').textContent()).toBe(film.frames[at]?.text);
      await page.locator('.events a').nth(3).click();
      expect(await page.locator('.now .what').textContent()).toBe(film.frames[3]?.text);
      expect(new URL(page.url()).hash).toBe('#4');
    });
  });

  test('nothing serious is wrong for anybody, in light and dark, and nothing is cut at 400 pixels', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await onPage({ html }, { ...(colorScheme === 'light' ? NARROW : WIDE), colorScheme }, async ({ page }) => {
        expect(await seriousFaults(page)).toEqual([]);
        const [inner, outer] = (await page.evaluate('[document.documentElement.scrollWidth, window.innerWidth]')) as [number, number];
        expect(inner).toBeLessThanOrEqual(outer);
      });
    }
  });
});
