import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HAS_BROWSER } from '../../chromium.ts';
import { LIMIT_MS } from '../../limit.ts';
import { temporaryFolder } from '../../outside.ts';
import { onPage } from '../../pages.ts';
import { cli } from './capture.ts';

let run: string;
/** A copy of a small run without what is made of it. */
function bareRun(): string {
  const folder = temporaryFolder();
  cpSync(run, folder, { recursive: true });
  for (const made of ['charts', 'report.html', 'report.md']) rmSync(join(folder, made), { recursive: true });
  return folder;
}
const made = (folder: string, before: readonly string[]): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !before.includes(file) && file !== 'charts')
    .sort();
const listed = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' });

beforeAll(async () => {
  run = join(mkdtempSync(join(tmpdir(), 'sandtable-')), 'run');
  await cli(['run', 'duel', '-v', 'classic', '-v', 'waffle', '-n', '6', '--players', 'own', '--quiet', '--out', run]);
});
afterAll(() => rmSync(run, { recursive: true, force: true }));

describe('a run', () => {
  test('leaves the pages of the engagements that tell most, which its report links to', () => {
    const pages = readdirSync(join(run, 'replays')).map((file) => `replays/${file}`);
    expect(pages.length).toBeGreaterThan(1);
    const links = [...readFileSync(join(run, 'report.html'), 'utf8').matchAll(/href="(replays\/[^"]+)"/g)].map(([, file]) => file);
    expect(links.sort()).toEqual(pages.sort());
    expect(readFileSync(join(run, 'report.md'), 'utf8')).toMatch(/sandtable replay duel .*--pair \d --seat \d --html > duel-\d-\d\.html/);
  });

  test.runIf(HAS_BROWSER)('can be sent as one file, in which its replays play', async () => {
    const html = readFileSync(join(run, 'report.html'), 'utf8');
    expect(Buffer.byteLength(html)).toBeLessThan(3_000_000);
    expect(html).toContain('frame-src blob:');
    await onPage({ html }, { viewport: { width: 1200, height: 900 } }, async ({ page }) => {
      await page.waitForSelector('html.live');
      await page.locator('#engagements summary').first().click();
      const links = page.locator('a[data-held]');
      expect(await links.count()).toBe(readdirSync(join(run, 'replays')).length);
      await links.first().click();
      const replay = page.frameLocator('dialog iframe');
      const count = replay.locator('#count');
      await expect.poll(() => count.textContent()).toMatch(/^\d+ of \d+$/);
      const before = await count.textContent();
      await replay.locator('#play').click();
      await expect.poll(() => count.textContent()).not.toBe(before);
      expect(await page.locator('dialog iframe').getAttribute('sandbox')).toBe('allow-scripts');
      await page.getByRole('button', { name: 'Close' }).click();
      await expect.poll(() => page.locator('dialog').count()).toBe(0);
    });
  });

  test('names its rules by their titles', () => {
    expect(readFileSync(join(run, 'report.html'), 'utf8')).toContain('"CLS-MORALE-01","Leadership tests and Morale checks","Classic"');
  });
});

describe('the formats of a report', () => {
  test('a real process writes exactly those that are asked for', () => {
    const folder = bareRun();
    const before = listed(folder);
    const command = fileURLToPath(new URL('../../../src/cli.ts', import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', command, 'report', folder, '--format', 'svg,csv'], {
      encoding: 'utf8',
      timeout: LIMIT_MS,
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const files = made(folder, before);
    expect(stdout.trim().split('\n').sort()).toEqual(files.map((file) => join(folder, file)));
    expect(files.filter((file) => !/^charts\/[\w-]+\.svg$/.test(file))).toEqual(
      readdirSync(folder)
        .filter((file) => file.endsWith('.csv'))
        .sort(),
    );
    expect(files).toContain('charts/win-rate.svg');
    expect(files).toContain('engagements.csv');
  });

  test('the page stands alone, and the text has pictures only where there are some', async () => {
    const folder = bareRun();
    const before = listed(folder);
    expect(await cli(['report', folder, '--format', 'html', '--format', 'md'])).toMatchObject({ code: 0 });
    expect(made(folder, before)).toEqual(['report.html', 'report.md']);
    expect(readFileSync(join(folder, 'report.md'), 'utf8')).not.toContain('charts/');
    expect(readFileSync(join(folder, 'report.html'), 'utf8')).toContain('href="replays/');
  });

  test('an unknown one is refused with the nearest', async () => {
    expect(await cli(['report', run, '--format', 'svg,pgn'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--format: "pgn" is not a format; did you mean "png"?'),
    });
  });
});

describe('a chart of my own', () => {
  const drawn = async (spec: string) => {
    const folder = bareRun();
    writeFileSync(join(folder, 'mine.mjs'), `export default { id: 'mine', question: 'Mine?', table: 'summary', spec: () => (${spec}) };`);
    const said = await cli(['report', folder, '--format', 'svg', '--chart', join(folder, 'mine.mjs')]);
    return { ...said, files: readdirSync(join(folder, 'charts')) };
  };

  test('is drawn beside the usual ones', async () => {
    const { code, files } = await drawn("{ mark: 'bar', encoding: { x: { field: 'score', type: 'quantitative' } } }");
    expect(code).toBe(0);
    expect(files).toContain('mine.svg');
    expect(files).toContain('win-rate.svg');
  });

  test('that names a column which is not there is an error with the nearest and all columns', async () => {
    const { code, stderr, files } = await drawn("{ mark: 'bar', encoding: { x: { field: 'roundss', type: 'quantitative' } } }");
    expect(code).toBe(2);
    expect(stderr).toContain('chart mine: no column "roundss" in table "summary"; did you mean "rounds"');
    expect(stderr).toContain('The columns are scenario, title, variant');
    expect(files).not.toContain('mine.svg');
  });

  test('is named where it throws, and where Vega-Lite warns of it', async () => {
    const folder = bareRun();
    writeFileSync(
      join(folder, 'mine.mjs'),
      "export default { id: 'mine', question: 'Mine?', table: 'summary', spec: () => { throw new Error('out of ink'); } };",
    );
    const thrown = await cli(['report', folder, '--format', 'svg', '--chart', join(folder, 'mine.mjs')]);
    expect(thrown).toMatchObject({ code: 2, stderr: expect.stringContaining('chart mine: out of ink') });
    const warned = await drawn("{ mark: 'bar', encoding: { x: { field: 'score', type: 'quantitative' }, shade: { field: 'pairs' } } }");
    expect(warned).toMatchObject({ code: 0, stderr: expect.stringContaining('chart mine: ') });
  });
});
