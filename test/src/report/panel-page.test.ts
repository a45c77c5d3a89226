import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { summarise } from '../../../src/analysis/index.ts';
import { writeReport } from '../../../src/report/index.ts';
import { MANIFEST } from '../../fixtures/manifest.ts';
import { panelCampaign } from '../../fixtures/panel.ts';

const campaign = panelCampaign({
  classic: [
    [0.7, 0.3],
    [0.4, 0.6],
  ],
  tenth: [
    [0.8, 0.4],
    [0.5, 0.7],
  ],
});

describe('the report of a panel', () => {
  let folder: string;
  let page: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sandtable-panel-'));
    await writeReport(folder, campaign, summarise(campaign, { panels: ['duel'] }), MANIFEST, { formats: ['html', 'md'] });
    page = await readFile(join(folder, 'report.html'), 'utf8');
  });
  afterAll(() => rm(folder, { recursive: true }));

  const section = (id: string): string => new RegExp(`<section id="${id}".*?</section>`, 's').exec(page)?.[0] ?? '';

  test('says first what the ruleset does when both sides adapt', () => {
    expect(page).toContain('<h1>Tenth helps red by 10.0 percentage points when both sides adapt to it</h1>');
  });

  test('draws the meetings in a section before the charts, and nowhere else', () => {
    expect(page.indexOf('<section id="players"')).toBeGreaterThan(0);
    expect(page.indexOf('<section id="players"')).toBeLessThan(page.indexOf('<section id="changes"'));
    expect(section('players')).toContain('id="chart-players"');
    expect(section('changes')).not.toContain('id="chart-players"');
    expect(section('players')).toContain('What red can expect to win');
  });

  test('says which meeting the other charts are about, and how values are known', () => {
    expect(section('changes')).toContain('are about b against x, who meet most often');
    expect(section('method')).toContain('value of the matrix game');
    expect(section('method')).toContain('A verdict depends on who plays where');
  });

  test('has the values in its text too', async () => {
    const text = await readFile(join(folder, 'report.md'), 'utf8');
    expect(text).toContain('## Who plays');
    expect(text).toMatch(/\| Duel \| Classic \| 50\.0 % \|/);
    expect(text).toMatch(/\| Duel \| Tenth \| 60\.0 % \|/);
  });
});
