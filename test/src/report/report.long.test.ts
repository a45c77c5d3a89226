import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { summarise, type Table } from '../../../src/analysis/index.ts';
import { bindChart, drawPng, drawSvg, loadChart, loadLayout, USUAL_FORMATS, writeReport } from '../../../src/report/index.ts';
import { syntheticCampaign } from '../../fixtures/campaign.ts';
import { MANIFEST } from '../../fixtures/manifest.ts';
import { tablesOf } from '../../tables.ts';

const campaign = syntheticCampaign({ pairs: 30, scenarios: [{ id: 'patrol', title: 'Patrol' }] });
const summary = summarise(campaign);
const tables = tablesOf(campaign, summary);

const bindable = (name: string): Table => tables[name] as Table;

/** Namespaces and schemas are names that look like addresses; nothing is fetched from them. */
const withoutNames = (text: string) => text.replace(/https?:\/\/(www\.w3\.org|vega\.github\.io\/schema)\/[\w./#-]*/g, '');

describe('a report', () => {
  let folder: string;
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sandtable-report-'));
    await writeReport(folder, campaign, summary, MANIFEST, { formats: [...USUAL_FORMATS, 'csv', 'parquet'] });
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('has every chart in four files and nothing half-written', async () => {
    const drawn = (await loadLayout('compare')).filter(({ table }) => table !== 'players');
    const expected = drawn.flatMap(({ id }) => [`${id}.dark.png`, `${id}.png`, `${id}.svg`, `${id}.vl.json`]);
    expect((await readdir(join(folder, 'charts'))).sort()).toEqual(expected.sort());
    expect((await readdir(folder)).filter((file) => file.endsWith('.tmp'))).toEqual([]);
  });

  it('loads nothing from anywhere', async () => {
    const page = await read('report.html');
    const own = page.replace(/<script>[\s\S]*?<\/script>/g, '');
    expect(withoutNames(own)).not.toMatch(/https?:|\/\/[\w-]+\.\w+\/|src="(?!data:)|<link|@import|url\((?!#)/);
    expect(page).toMatch(/default-src 'none'; script-src 'sha256-/);
    for (const file of await readdir(join(folder, 'charts'))) {
      if (/\.(svg|json)$/.test(file)) expect(withoutNames(await read(`charts/${file}`)), file).not.toMatch(/https?:|href/);
    }
  });

  it('answers first, and says the same in text', async () => {
    const page = await read('report.html');
    const text = await read('report.md');
    const answer = page.slice(page.indexOf('<ul class="answer">'), page.indexOf('</ul>'));
    expect(answer.match(/<li/g)).toHaveLength(summary.comparisons.length);
    expect(page.indexOf('<ul class="answer">')).toBeLessThan(page.indexOf('class="chart"'));
    for (const [, sentence] of answer.matchAll(/<p>(.*?)<\/p>/g)) {
      const plain = sentence.replaceAll('&lt;', '<').replaceAll('\u00a0', ' ');
      expect(text.replaceAll('\\', '')).toContain(`- ${plain}`);
    }
    expect(text).toMatch(/srcset="charts\/win-rate.dark.png"><img alt="How often does red win\?" src="charts\/win-rate.svg"/);
    expect(text).toContain('sandtable run patrol -v classic -v calixtus@-CAL-MORALE-04');
  });

  it('says in page and text what a study found, in the place of its own answer', async () => {
    const answer = {
      about: 'Two armies on a plain',
      headline: 'The first is stronger',
      sentences: [{ text: 'It wins <most> games.' }],
      method: ['Ratings: by Elo.'],
    };
    await writeReport(join(folder, 'studied'), campaign, summary, MANIFEST, { answer, formats: ['html', 'md', 'svg'] });
    const page = await read('studied/report.html');
    expect(page).toContain('<title>The first is stronger: Two armies on a plain</title>');
    expect(page).toMatch(/<ul class="answer">\s*<li class="none"><p>It wins &lt;most&gt; games\.<\/p><\/li>\s*<\/ul>/);
    expect(page).toContain('<p>Ratings: by Elo.</p>');
    const text = await read('studied/report.md');
    expect(text).toMatch(
      /^# The first is stronger\n\nTwo armies on a plain: 180 games in 90 pairs\.\n\n- It wins \\<most\\> games\.\n\n## Charts/,
    );
    expect(text).toContain('- Ratings: by Elo.');
  });

  it('depends on the results alone, but for the part about the run', async () => {
    const again = join(folder, 'again');
    const later = { ...MANIFEST, seconds: 99, workers: 7, started: '2026-01-01T00:00:00Z' };
    await writeReport(again, campaign, summary, later, { formats: ['html', 'svg'] });
    const withoutRun = (page: string) => page.replace(/<section id="run"[\s\S]*?<\/section>/, '');
    const [first, second] = [await read('report.html'), await read('again/report.html')];
    expect(second).not.toBe(first);
    expect(withoutRun(second)).toBe(withoutRun(first));
    const charts = await readdir(join(again, 'charts'));
    expect(charts.length).toBeGreaterThan(10);
    for (const file of charts) {
      expect(await readFile(join(again, 'charts', file)), file).toEqual(await readFile(join(folder, 'charts', file)));
    }
  });

  it('gives the results to those who do not read Arrow', async () => {
    const [head, first] = (await read('engagements.csv')).split('\r\n');
    expect(head).toMatch(/^scenario,variant,pair,seat,red_doctrine/);
    expect(first).toMatch(/^patrol,classic,0,0,advance,hold,/);
    const bytes = await readFile(join(folder, 'units.parquet'));
    const rows = await parquetReadObjects({ file: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) });
    expect(rows).toHaveLength(3 * 60 * 8);
    expect(rows[0]).toMatchObject({ scenario: 'patrol', army: 'red', unit: 'line-1', damage: campaign.columns[0][0].unitDamage[0] });
  });

  it('writes what it is asked for and says what it wrote', async () => {
    const files = await writeReport(join(folder, 'csv'), campaign, summary, MANIFEST, { formats: ['csv'] });
    expect(files).toEqual(['engagements.csv', 'rounds.csv', 'units.csv', 'positions.csv', 'casualties.csv']);
    expect((await readdir(join(folder, 'csv'))).sort()).toEqual([...files].sort());
  });

  it('leaves out what there is nothing to draw for', async () => {
    const alone = syntheticCampaign({ pairs: 5, variants: [{ spec: 'classic', effect: 0 }] });
    await writeReport(join(folder, 'alone'), alone, summarise(alone), MANIFEST);
    expect(await readdir(join(folder, 'alone', 'charts'))).not.toContain('difference-from-baseline.svg');
    expect(await read('alone/report.md')).toContain('# How the armies fare');
  });

  it('is short enough for a comment, and says where the rest is', async () => {
    const variants = Array.from({ length: 40 }, (_, i) => ({ spec: `classic@-CLS-MORALE-${i + 10},-CLS-SHOOT-${i + 10}`, effect: i / 10 }));
    const wide = syntheticCampaign({ pairs: 5, variants: [{ spec: 'classic', effect: 0 }, ...variants] });
    await writeReport(join(folder, 'wide'), wide, summarise(wide), MANIFEST, { formats: ['md'] });
    const text = await read('wide/report.md');
    expect(text.length).toBeLessThan(60_000);
    expect(text).toMatch(/\n\d+ more rows are in report\.html\.\n/);
    expect(text).toContain('- 56 more findings are in report.html.');
    expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
  });

  it('holds the rows of a table once, and rules as data until they are read', async () => {
    const page = await read('report.html');
    const tables = JSON.parse(page.match(/id="chart-tables">(.*?)<\/script>/)?.[1] ?? '') as Record<string, { rows: number }>;
    expect(tables['margins']?.rows).toBe(Object.values(bindable('margins'))[0]?.length);
    expect(page).not.toContain('"values":[{');
    const rules = JSON.parse(page.match(/id="every-rule">(.*?)<\/script>/)?.[1] ?? '') as { rows: unknown[] };
    expect(rules.rows).toHaveLength(2 * summary.results.length);
    expect(page.slice(0, page.indexOf('id="every-rule"'))).not.toContain('<td>CLS-SHOOT-03');
  });

  it('of a folder that an older version made says what it leaves out', async () => {
    const older = { ...summary, comparisons: summary.comparisons.map(({ effect: _, ...one }) => one), badChunks: undefined };
    await writeReport(join(folder, 'older'), campaign, older as unknown as typeof summary, MANIFEST, { formats: ['html', 'md'] });
    for (const file of ['older/report.html', 'older/report.md'])
      expect(await read(file)).toContain('lacks: pairs that moved. Play it again');
  });

  it('escapes what users write', async () => {
    const nasty = syntheticCampaign({ pairs: 5, scenarios: [{ id: 'x', title: '</script><img src=x onerror=alert(1)> | `a`' }] });
    await writeReport(join(folder, 'nasty'), nasty, summarise(nasty), MANIFEST);
    expect(await read('nasty/report.html')).not.toContain('<img src=x');
    expect(await read('nasty/report.md')).not.toMatch(/[^\\]<img src/);
  });
});

describe('charts from elsewhere', () => {
  it('are loaded by path, and refused when they are none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandtable-chart-'));
    const spec = "() => ({ mark: 'bar', encoding: { x: { field: 'score', type: 'quantitative' } } })";
    await writeFile(join(folder, 'mine.mjs'), `export default { id: 'mine', question: 'Mine?', table: 'summary', spec: ${spec} };`);
    await writeFile(join(folder, 'none.mjs'), 'export default { id: 1 };');
    const chart = await loadChart('./mine.mjs', folder);
    expect(await drawSvg(bindChart(chart, tables))).toContain('Mine?');
    await expect(loadChart('./none.mjs', folder)).rejects.toThrow('the default export is not a chart');
    await writeFile(join(folder, 'broken.mjs'), 'export default {');
    await expect(loadChart('./broken.mjs', folder)).rejects.toThrow("./broken.mjs can't be loaded as a chart: ");
    await writeFile(join(folder, 'away.mjs'), `export default { id: '../away', question: 'Mine?', table: 'summary', spec: ${spec} };`);
    await expect(loadChart('./away.mjs', folder)).rejects.toThrow('"../away" is not');
    await expect(loadChart('nowhere', folder)).rejects.toThrow('no chart "nowhere"');
    expect(() => bindChart({ ...chart, table: 'sumary' }, tables)).toThrow('no table "sumary"; there are advantages, ');
    await rm(folder, { recursive: true });
  });

  it('may be drawn from rows of several tables', async () => {
    const spec = (): Record<string, unknown> => ({ mark: 'bar', encoding: { y: { field: 'label', type: 'nominal' } } });
    const chart = { ...(await loadChart('win-rate')), also: ['rounds'], spec, rows: () => [{ label: 'of my own' }] };
    expect(bindChart(chart, tables)['data']).toEqual({ name: chart.table, values: [{ label: 'of my own' }] });
    expect(() => bindChart({ ...chart, also: ['round'] }, tables)).toThrow('no table "round"; there are advantages, ');
  });

  it('may not fetch data', async () => {
    const spec = { data: { url: 'https://example.org/x.csv' }, mark: 'bar', encoding: { x: { field: 'a', type: 'quantitative' } } };
    await expect(drawSvg(spec)).rejects.toThrow('charts load nothing, and this one asks for https://example.org/x.csv');
  });
});

describe('pictures', () => {
  it('have their letters: a picture with text is larger than one without', async () => {
    const chart = await loadChart('win-rate');
    const svg = await drawSvg(bindChart(chart, tables));
    const bare = svg.replace(/<text[\s\S]*?<\/text>/g, '');
    const [full, empty] = [await drawPng(svg), await drawPng(bare)];
    expect(full.length).toBeGreaterThan(empty.length * 1.5);
  });

  it('are the same the second time', async () => {
    const chart = await loadChart('vp-margin');
    expect(await drawSvg(bindChart(chart, tables))).toBe(await drawSvg(bindChart(chart, tables)));
  });
});
