import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { linkOf, type Question } from '../../../src/studio/question.ts';
import { HAS_BROWSER } from '../../chromium.ts';
import { LIMIT_MS } from '../../limit.ts';
import { temporaryFolder } from '../../outside.ts';
import { seriousFaults } from '../../pages.ts';
import { hearsLate, studioInChromium, type VisitOptions } from '../../studio.ts';
import { cli } from '../cli/capture.ts';

const studio = studioInChromium();

/** More than a chunk of the command line, and no whole number of those of the page. */
const QUESTION: Question = {
  scenario: 'duel',
  rulesets: ['classic', 'classic@-CLS-MORALE-03'],
  seed: 'studio',
  pairs: 84,
  own: {},
};

/** The page of a question whose games are played. */
const played = async (question: Question, options: VisitOptions, look: (page: Page) => Promise<void>): Promise<void> =>
  studio.visit(`#${await linkOf({ question, answer: null })}`, { viewport: { width: 1280, height: 900 }, ...options }, async (page) => {
    await page.locator('.rules li').first().waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('studio-chart svg').waitFor();
    await look(page);
  });

/** What saves as a file, as bytes. */
async function saved(page: Page, link: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()]);
  return readFile(await download.path());
}

const withoutRun = (page: string): string => page.replace(/<section id="run"[\s\S]*?<\/section>/, '');

/** The files that the command line writes for a question. */
async function there({
  scenario,
  rulesets: [before, after],
  seed,
  pairs,
}: Question): Promise<{ readonly page: string; readonly charts: Record<string, string> }> {
  const folder = join(mkdtempSync(join(temporaryFolder(), 'run-')), 'run');
  const specs = ['-v', before, '-v', after];
  const { code, stderr } = await cli([
    'run',
    scenario,
    ...specs,
    '--players',
    'own',
    '--seed',
    seed,
    '-n',
    String(pairs),
    '--out',
    folder,
    '--format',
    'html',
    '--format',
    'json',
  ]);
  expect([code, stderr]).toEqual([0, expect.any(String)]);
  const names = readdirSync(join(folder, 'charts'));
  return {
    page: readFileSync(join(folder, 'report.html'), 'utf8'),
    charts: Object.fromEntries(names.map((it) => [`charts/${it}`, readFileSync(join(folder, 'charts', it), 'utf8')])),
  };
}

describe.skipIf(!HAS_BROWSER)('the report of an answer', () => {
  test(
    'is that of the command line, to the byte, and so are its charts',
    async () => {
      const { page: expected, charts } = await there(QUESTION);
      await played(QUESTION, {}, async (page) => {
        await page.getByRole('button', { name: 'Make the report' }).click();
        const text = (await saved(page, 'Save the report')).toString('utf8');
        expect(withoutRun(text)).toBe(withoutRun(expected));
        expect(text).toContain('in a browser');
        expect(text).toContain(
          ['sandtable', 'run', 'duel', '-v', 'classic', '-v', 'classic@-CLS-MORALE-03', '--players', 'own', '--seed', 'studio', '-n', '84']
            .map((it) => `<span>${it}</span>`)
            .join(' '),
        );
        const zip = unzipSync(new Uint8Array(await saved(page, 'its charts as Vega-Lite')));
        expect(Object.fromEntries(Object.entries(zip).map(([path, bytes]) => [path, Buffer.from(bytes).toString('utf8')]))).toEqual(charts);
        expect(await seriousFaults(page)).toEqual([]);
      });
    },
    LIMIT_MS,
  );

  test(
    'of play that was stopped says so, and is not made where nobody wants it any more',
    async () => {
      await played({ ...QUESTION, pairs: 20_000 }, { colorScheme: 'dark', viewport: { width: 400, height: 800 } }, async (page) => {
        await page.getByRole('button', { name: 'Stop' }).click();
        await page.getByRole('button', { name: 'Make the report' }).click();
        await page.getByRole('button', { name: 'No report' }).click();
        await page.getByRole('button', { name: 'Make the report' }).click();
        const text = (await saved(page, 'Save the report')).toString('utf8');
        expect(text).toContain('valid at any stopping time');
        await page.getByText('Play was stopped before the last pair').waitFor();
        await page.locator('.chart-choice select').selectOption({ label: 'How often does red win?' });
        await page.getByRole('img', { name: 'How often does red win?' }).locator('svg').waitFor();
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(400);
        expect(await seriousFaults(page)).toEqual([]);
        await page.getByRole('button', { name: 'Go on' }).click();
        await page.getByRole('button', { name: 'Stop' }).click();
        await page.getByRole('button', { name: 'Make the report' }).waitFor();
      });
    },
    LIMIT_MS,
  );

  test(
    'is made though what was told of one before comes late',
    async () => {
      await played(QUESTION, { before: hearsLate(1500) }, async (page) => {
        await page.getByRole('button', { name: 'Make the report' }).click();
        await page.getByRole('button', { name: 'No report' }).click();
        await page.getByRole('button', { name: 'Make the report' }).click();
        await page.getByRole('link', { name: 'Save the report' }).waitFor();
      });
    },
    LIMIT_MS,
  );
});
